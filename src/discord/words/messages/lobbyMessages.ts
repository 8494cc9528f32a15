import type { InEach } from '../../../lib/language.js';
import type { Fill } from '../../../matches/model/fill.js';
import type { LobbyOutlook } from '../../../matches/read/lobbyEnd.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import { inCode } from '../language/userText.js';
import { sayFill } from './opponentMessages.js';

interface Times {
  readonly lobbies: number;
  readonly begun: number;
  readonly median: string;
}

/** Powers that begin with as many units. */
interface UnitsAtStart {
  readonly units: number;
  readonly powers: readonly string[];
}

const told = (parts: readonly string[]): string => capital(parts.filter(part => part !== '').join(', '));

/** What a lobby says happens when it closes. `wanted`: the opponents of the bot that would take the empty seats. */
function atItsEnd({ unfilled, withBots }: LobbyOutlook, wanted: Fill): InEach {
  switch (unfilled) {
    case 'cancel':
      return {
        en: `If it’s full by then${withBots ? ', counting the bot’s seats' : ''}, the game starts; otherwise it’s cancelled.`,
        fr: `Si toutes les places sont prises${withBots ? ', celles du bot comprises' : ''}, la partie commence\u00a0; sinon, elle est annulée.`,
      };
    case 'opponents':
      return {
        en: `The game starts then if anyone has joined. Empty seats: ${sayFill(wanted, 'en')}.`,
        fr: `La partie commence alors s’il y a au moins une personne inscrite. Places vides\u00a0: ${sayFill(wanted, 'fr')}.`,
      };
    case 'smaller':
      return {
        en: `The game starts then with everyone who has joined${withBots ? ' and the bot’s seats' : ''}; if that’s too few, it’s cancelled.`,
        fr: `La partie commence alors avec les personnes inscrites${withBots ? ' et les places du bot' : ''}\u00a0; si cela fait trop peu de monde, elle est annulée.`,
      };
    default:
      return unfilled satisfies never;
  }
}

/** The card of a lobby, and replies to opening, joining and leaving one. */
export const lobbyMessages = messages({
  goesOnFrom: {
    en: (phase: string, number: number) => `Continues game ${number} from ${phase}.`,
    fr: (phase, number) => `Reprise de la partie ${number}, à cette phase : ${phase}.`,
  },
  rematchOf: {
    en: (number: number) =>
      `Rematch of game ${number}. Everyone who played gets the next power on the list, unless they set **Preferences**. Their seats are kept for 24 hours.`,
    fr: number =>
      `Revanche de la partie ${number}. Chaque personne qui y jouait reçoit la puissance suivante de la liste, à moins d’indiquer d’autres **Préférences**. Ces places sont réservées pendant 24 heures.`,
  },
  rematchOpened: {
    en: (game: string) =>
      `${game}: the lobby for the rematch is open in this channel, and you’re in. You’re the host: start it when everyone is there.`,
    fr: game =>
      `${game} : les inscriptions pour la revanche sont ouvertes dans ce salon, et vous participez. Vous êtes l’hôte : lancez la partie quand tout le monde est là.`,
  },
  players: {
    en: (joined: number, seats: number) => `Players (${joined} of ${seats})`,
    fr: (joined, seats) => `Inscriptions (${joined} sur ${seats})`,
  },
  /** Where the number of players decides how many powers play. */
  playersUpTo: {
    en: (joined: number, most: number) => `Players: ${joined} (at most ${most})`,
    fr: (joined, most) => `Inscriptions : ${joined} (${most} au plus)`,
  },
  nobodyYet: {
    en: 'Nobody yet. Press **Join** to play. With `/game fill`, the bot takes empty seats.',
    fr: 'Personne pour l’instant. Pour jouer, appuyez sur **Rejoindre**. Avec `/partie remplir`, le bot prend des places vides.',
  },
  /** Where the bot fills the empty seats already. */
  nobodyYetFilled: {
    en: 'Nobody yet. Press **Join** to play.',
    fr: 'Personne pour l’instant. Pour jouer, appuyez sur **Rejoindre**.',
  },
  host: {
    en: (user: string) => `Host: ${user}`,
    fr: user => `Hôte : ${user}`,
  },
  plan: {
    en: 'Pace and rules',
    fr: 'Rythme et règles',
  },
  chosen: {
    en: 'Options',
    fr: 'Options',
  },
  tables: {
    en: 'Who you can play',
    fr: 'Puissances jouables',
  },
  unitsAtStart: {
    en: (groups: readonly UnitsAtStart[]) =>
      `Units at the start: ${groups.map(({ units, powers }) => `${units === 0 ? 'chosen before the first turn' : units} (${en.powers(powers)})`).join(', ')}.`,
    fr: groups =>
      `Unités au début : ${groups.map(({ units, powers }) => `${units === 0 ? 'à choisir avant le premier tour' : units} (${fr.powers(powers)})`).join(', ')}.`,
  },
  /** Below a power in the menu of preferences. `from`: the least number of players with whom it is played, if that is not reached. */
  beginsWith: {
    en: (units: number | undefined, from: number | undefined) =>
      told([
        units === undefined
          ? ''
          : units === 0
            ? 'first units chosen before the first turn'
            : `begins with ${en.count(units, '# unit', '# units')}`,
        from === undefined ? '' : `played only with ${from} players or more`,
      ]),
    fr: (units, from) =>
      told([
        units === undefined
          ? ''
          : units === 0
            ? 'premières unités à choisir avant le premier tour'
            : `commence avec ${fr.count(units, '# unité', '# unités')}`,
        from === undefined ? '' : `seulement à partir de ${from} personnes`,
      ]),
  },
  lobbyClosed: {
    en: 'The game has started.',
    fr: 'La partie a commencé.',
  },
  lobbyEnded: {
    en: 'The game was cancelled before it started.',
    fr: 'La partie a été annulée avant de commencer.',
  },
  lobbyUnfilled: {
    en: 'The lobby closed: not enough players had joined.',
    fr: 'Les inscriptions sont closes : il manquait du monde.',
  },
  endsAt: {
    en: (moment: string, outlook: LobbyOutlook, wanted: Fill) => `Lobby closes ${moment}. ${atItsEnd(outlook, wanted).en}`,
    fr: (moment, outlook, wanted) => `Clôture des inscriptions le ${moment}. ${atItsEnd(outlook, wanted).fr}`,
  },
  /** How earlier lobbies have fared. `median`: empty if none began. */
  times: {
    en: ({ lobbies, begun, median }: Times) =>
      begun === 0
        ? `None of the last ${lobbies} lobbies for this game on this server filled.`
        : `On this server, ${begun} of the last ${lobbies} lobbies for this game filled, ${begun === 1 ? '' : 'half of them '}within ${median}.`,
    fr: ({ lobbies, begun, median }) =>
      begun === 0
        ? `Sur ce serveur, aucune des ${lobbies} dernières parties proposées pour ce jeu n’a réuni assez de monde.`
        : `Sur ce serveur, ${fr.count(begun, 'une', '#')} des ${lobbies} dernières parties proposées pour ce jeu ${begun === 1 ? 'a' : 'ont'} réuni assez de monde, ${begun === 1 ? '' : 'dont la moitié '}en moins de ${median}.`,
  },
  unfilled: {
    en: (players: number) =>
      `Not enough players joined in time${players === 0 ? '' : `: ${en.count(players, 'there was only one', 'there were #')}`}. The game is cancelled.`,
    fr: players =>
      `Il n’y a pas eu assez d’inscriptions à temps${players === 0 ? '' : ` : ${fr.count(players, 'une seule', '#')}`}. La partie est annulée.`,
  },
  /** DM to the host of a private game. */
  roleDeleted: {
    en: (number: number, where: string, others: boolean) =>
      `A role that could play in your private game ${number} (${where}) was deleted. ${others ? 'Now only the other roles you chose and the people you invited can play.' : 'Now only the people you invited can play.'}`,
    fr: (number, where, others) =>
      `Un rôle qui pouvait jouer dans votre partie privée ${number} (${where}) a été supprimé. Elle est maintenant réservée ${others ? 'aux autres rôles choisis et aux personnes que vous avez invitées' : 'aux personnes que vous avez invitées'}.`,
  },
  lobbyOpened: {
    en: (game: string) =>
      `${game}: the lobby is open, and you’re its host. It will appear in this channel: to play too, press **Join** there.`,
    fr: game =>
      `${game}\u00a0: les inscriptions sont ouvertes, et vous êtes l’hôte. Elles s’affichent dans ce salon\u00a0: pour jouer aussi, appuyez sur leur bouton **Rejoindre**.`,
  },
  joined: {
    en: (game: string) => `You’ve joined ${game}. You’ll get your power when the host starts the game.`,
    fr: game => `${game} : vous participez ! Vous recevrez votre puissance au lancement de la partie.`,
  },
  /** To the host. */
  joinedOwn: {
    en: (game: string) => `You’ve joined ${game}. You’re its host: press **Start** when everyone is here, and the powers are given out.`,
    fr: game =>
      `${game}\u00a0: vous participez\u00a0! C’est votre partie\u00a0: appuyez sur **Lancer** quand tout le monde est là, et les puissances seront attribuées.`,
  },
  left: {
    en: (game: string) => `You’ve left ${game}.`,
    fr: game => `${game} : vous ne participez plus à cette partie.`,
  },
  importOpened: {
    en: (number: number, game: string) =>
      `${game} is open as game ${number}. Whoever joins the lobby continues from where the file ends. The earlier phases are kept as a separate game.`,
    fr: (number, game) =>
      `${game} : les inscriptions sont ouvertes sous le n° ${number}. La partie reprend là où le fichier s’arrête. Les phases précédentes sont conservées comme une partie à part.`,
  },
  importRefused: {
    en: (file: string) => `No game was opened: \`${inCode(file)}\` is not a game that can be continued.`,
    fr: file => `Aucune partie n’a été ouverte : \`${inCode(file)}\` n’est pas une partie que l’on peut continuer.`,
  },
  startRefused: {
    en: (file: string) => `No game was opened: \`${inCode(file)}\` is not a valid start for this game.`,
    fr: file => `Aucune partie n’a été ouverte : \`${inCode(file)}\` n’est pas un début valable pour ce jeu.`,
  },
  /** Below a list of faults as long as it can be. */
  firstFaults: {
    en: (most: number) => `I stop after ${most} problems, so there may be more.`,
    fr: most => `Je m’arrête après ${most} problèmes\u00a0: il peut y en avoir d’autres.`,
  },
  misprint: {
    en: (line: number | undefined, where: string | undefined, what: string) =>
      `- ${line === undefined ? (where === undefined ? '' : `In \`${inCode(where)}\`: `) : `Line ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`}: `}${what}`,
    fr: (line, where, what) =>
      `- ${line === undefined ? (where === undefined ? '' : `Dans \`${inCode(where)}\` : `) : `Ligne ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`} : `}${what}`,
  },
});
