import { messages } from '../language/inLanguage.js';
import { inCode } from '../language/userText.js';

/** The card of a lobby, and replies to opening, joining and leaving one. */
export const lobbyMessages = messages({
  goesOnFrom: {
    en: (phase: string, number: number) => `It goes on from ${phase}, as game ${number} left it.`,
    fr: (phase, number) => `Elle reprend à cette phase de la partie ${number} : ${phase}.`,
  },
  players: {
    en: (joined: number, seats: number) => `Players (${joined} of ${seats})`,
    fr: (joined, seats) => `Joueurs (${joined} sur ${seats})`,
  },
  nobodyYet: {
    en: 'Nobody yet. Press **Join**.',
    fr: 'Personne pour l’instant. Appuyez sur **Rejoindre**.',
  },
  host: {
    en: (user: string) => `Host: ${user}`,
    fr: user => `Organisateur : ${user}`,
  },
  plan: {
    en: 'The plan',
    fr: 'Le rythme',
  },
  chosen: {
    en: 'The rules chosen',
    fr: 'Les règles choisies',
  },
  tables: {
    en: 'Who can be played',
    fr: 'Qui peut être joué',
  },
  lobbyClosed: {
    en: 'The game has begun.',
    fr: 'La partie a commencé.',
  },
  lobbyEnded: {
    en: 'The game was ended before it began.',
    fr: 'La partie a été close avant de commencer.',
  },
  lobbyOpened: {
    en: (game: string) => `${game} is open: the card with the buttons is on its way to this channel.`,
    fr: game => `${game} : la partie est ouverte. La carte avec les boutons arrive dans ce salon.`,
  },
  joined: {
    en: (game: string) => `You are in: ${game}. The powers are dealt when the host starts.`,
    fr: game => `Inscription faite : ${game}. Les puissances sont distribuées au lancement.`,
  },
  left: {
    en: (game: string) => `You have left ${game}.`,
    fr: game => `Vous avez quitté ${game}.`,
  },
  importOpened: {
    en: (number: number, game: string) =>
      `${game} is open as game ${number}: who joins the lobby plays on from where the file ends. Its past is kept as a game of its own.`,
    fr: (number, game) =>
      `${game} : ouverte sous le numéro ${number}. Qui la rejoint la reprend où le fichier s’arrête. Son passé est conservé comme une partie à part.`,
  },
  importRefused: {
    en: (file: string) => `Nothing was opened: \`${inCode(file)}\` is no game that can go on.`,
    fr: file => `Rien n’a été ouvert : \`${inCode(file)}\` n’est pas une partie qui peut continuer.`,
  },
  startRefused: {
    en: (file: string) => `Nothing was opened: \`${inCode(file)}\` is no start for this game.`,
    fr: file => `Rien n’a été ouvert : \`${inCode(file)}\` n’est pas un début pour ce jeu.`,
  },
  misprint: {
    en: (line: number | undefined, where: string | undefined, what: string) =>
      `- ${line === undefined ? (where === undefined ? '' : `\`${inCode(where)}\`: `) : `Line ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`}: `}${what}`,
    fr: (line, where, what) =>
      `- ${line === undefined ? (where === undefined ? '' : `\`${inCode(where)}\` : `) : `Ligne ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`} : `}${what}`,
  },
});
