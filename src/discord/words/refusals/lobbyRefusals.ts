import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inCode, inert } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

type Where = Extract<CommandFault, { code: 'too-many-lobbies' }>['where'];

const tooManyLobbies = {
  en: (where: Where, matches: readonly string[]): string => {
    const which = `${matches.length} open lobbies (games ${en.list(matches)})`;
    if (where === 'channel')
      return `This channel already has ${which}, the maximum. Try again once one of them has started or ended, or use another channel.`;
    if (where === 'queue')
      return `You’d complete the table, but the channel for new games already has ${which}, the maximum. Try again once one of them has started or ended.`;
    const place = where === 'server' ? 'on this server' : 'across all servers';
    return `You already have ${which} ${place}, the maximum per person. First start one of them, or end it with \`/game end\`.`;
  },
  fr: (where: Where, matches: readonly string[]): string => {
    const which = `${matches.length} parties en attente (n° ${fr.list(matches)})`;
    if (where === 'channel')
      return `Ce salon a déjà ${which}, le maximum. Réessayez quand l’une d’elles aura commencé ou pris fin, ou choisissez un autre salon.`;
    if (where === 'queue')
      return `Avec vous, la table serait complète, mais le salon des nouvelles parties a déjà ${which}, le maximum. Réessayez quand l’une d’elles aura commencé ou pris fin.`;
    const place = where === 'server' ? 'sur ce serveur' : 'sur l’ensemble des serveurs';
    return `Vous avez déjà ${which} ${place}, le maximum par personne. Lancez-en d’abord une, ou mettez-y fin avec \`/partie terminer\`.`;
  },
};

/** Why opening, joining or starting a match was refused. */
export const lobbyRefusals = {
  'unknown-game': {
    en: ({ game }) => `I don’t know a game called “${inert(game)}”. Choose one from the list.`,
    fr: ({ game }) => `Je ne connais pas de jeu nommé « ${inert(game)} ». Choisissez-en un dans la liste.`,
  },
  'no-such-match': {
    en: 'I can’t find that game here.',
    fr: 'Cette partie est introuvable ici.',
  },
  'not-in-lobby': {
    en: 'That game has already left its lobby.',
    fr: 'Les inscriptions à cette partie sont closes.',
  },
  'anonymous-stays': {
    en: 'People have joined because this game is anonymous, so it stays anonymous.',
    fr: 'Des personnes se sont inscrites parce que la partie est anonyme : elle le reste.',
  },
  'continued-stays': {
    en: 'This game continues another one, so the rules of the game and its anonymity stay as they were.',
    fr: 'Cette partie en continue une autre : les règles du jeu et l’anonymat restent les mêmes.',
  },
  'too-many-joined': {
    en: ({ most }) => `More people have joined than would fit: that setting leaves ${en.count(most, 'one seat', '# seats')}.`,
    fr: ({ most }) => `Trop de personnes sont inscrites : avec ce réglage, il n’y aurait que ${fr.count(most, 'une place', '# places')}.`,
  },
  'already-joined': {
    en: 'You’ve already joined.',
    fr: 'Vous participez déjà à cette partie.',
  },
  'not-joined': {
    en: 'You’re not in this game. To play, press **Join**.',
    fr: 'Vous ne participez pas à cette partie. Pour jouer, appuyez sur **Rejoindre**.',
  },
  'match-full': {
    en: ({ most }) => `The game is full: ${en.count(most, 'the only seat is', 'all # seats are')} taken.`,
    fr: ({ most }) => `La partie est complète : ${fr.count(most, 'la seule place est prise', 'les # places sont prises')}.`,
  },
  'too-many-lobbies': {
    en: ({ where, matches }) => tooManyLobbies.en(where, matches),
    fr: ({ where, matches }) => tooManyLobbies.fr(where, matches),
  },
  'nobody-joined': {
    en: 'Nobody has joined yet, so the game can’t start.',
    fr: 'Personne n’a encore rejoint la partie : elle ne peut pas commencer.',
  },
  'no-queue-channel': {
    en: 'This server has no channel for new games. Someone who manages it can choose one with `/play here: yes`.',
    fr: 'Ce serveur n’a pas de salon pour les nouvelles parties. Une personne qui le gère peut en choisir un avec `/jouer ici: oui`.',
  },
  'too-many-substitutes': {
    en: ({ most }) => `This server already has ${most} substitutes, which is as many as it can have.`,
    fr: ({ most }) => `Ce serveur a déjà ${most} personnes pour les remplacements\u00a0: c’est le maximum.`,
  },
  'too-many-wishes': {
    en: ({ most }) => `You can wait for at most ${most} games at once. Press **Stop waiting**, then choose again.`,
    fr: ({ most }) =>
      `Vous pouvez attendre ${most} parties au plus à la fois. Appuyez sur **Ne plus attendre**, puis choisissez de nouveau.`,
  },
  'not-manager': {
    en: 'Only someone who manages this server can do that.',
    fr: 'Seule une personne qui gère ce serveur peut faire cela.',
  },
  'not-reliable': {
    en: ({ needed, percent }) =>
      `This game is for players with a reliability of ${needed}% on this server; yours is ${percent}%. Orders sent in time raise it: see \`/me\`.`,
    fr: ({ needed, percent }) =>
      `Cette partie demande une fiabilité de ${needed}\u00a0% sur ce serveur\u00a0; la vôtre est de ${percent}\u00a0%. Les ordres envoyés à temps la font monter\u00a0: voir \`/moi\`.`,
  },
  newcomer: {
    en: ({ turns }) => `This game is for players who have already played ${turns} turns on this server. You can start with another game.`,
    fr: ({ turns }) =>
      `Cette partie est réservée aux personnes qui ont déjà joué ${turns} tours sur ce serveur. Vous pouvez commencer par une autre partie.`,
  },
  'not-invited': {
    en: ({ roles }) =>
      `This game is private: only ${roles.length > 0 ? `members with ${roles.map(role => `<@&${role}>`).join(' or ')}, and ` : ''}people its host has invited can play.`,
    fr: ({ roles }) =>
      `Cette partie est privée\u00a0: elle est réservée ${roles.length > 0 ? `aux membres ayant le rôle ${roles.map(role => `<@&${role}>`).join(' ou ')} et ` : ''}aux personnes que l’hôte a invitées.`,
  },
  'roles-unknown': {
    en: 'This game is private, and Discord isn’t telling me who has which role right now. Try again in a moment.',
    fr: 'Cette partie est privée, et Discord ne me dit pas qui a quel rôle pour l’instant. Réessayez dans un moment.',
  },
  'guests-unclear': {
    en: ({ most }) => `Choose who can play by mentioning roles and people with @: at most ${most}, and nothing else.`,
    fr: ({ most }) => `Indiquez qui peut jouer en mentionnant des rôles et des personnes avec @\u00a0: ${most} au plus, et rien d’autre.`,
  },
  'role-of-everybody': {
    en: 'Everyone on the server has that role, so the game wouldn’t be private. Choose another role, or choose people.',
    fr: 'Tout le monde a ce rôle sur le serveur\u00a0: la partie ne serait pas privée. Choisissez un autre rôle, ou choisissez des personnes.',
  },
  'no-rematch': {
    en: 'This game can’t have a rematch.',
    fr: 'Il ne peut pas y avoir de revanche pour cette partie.',
  },
  'rematch-not-anonymous': {
    en: 'A rematch can’t be anonymous: everyone can tell from the last game who gets which power. Open a new game with `/game create`.',
    fr: 'Une revanche ne peut pas être anonyme : la partie précédente révèle qui reçoit quelle puissance. Proposez une nouvelle partie avec `/partie créer`.',
  },
  'rematch-open': {
    en: 'The lobby for the rematch is already open.',
    fr: 'Les inscriptions pour la revanche sont déjà ouvertes.',
  },
  'rematch-begun': {
    en: ({ match }) => `The rematch has already started: game ${match}.`,
    fr: ({ match }) => `La revanche a déjà commencé : partie ${match}.`,
  },
  'not-at-the-end': {
    en: 'Only those who were still playing when the game ended can ask for a rematch.',
    fr: 'Seules les personnes qui jouaient encore à la fin de la partie peuvent demander une revanche.',
  },
  'never-smaller': {
    en: 'This game always has the same number of players, so it can’t start with fewer. Empty seats can be played by the bot, or the game can be cancelled.',
    fr: 'Dans ce jeu, le nombre de places ne change pas\u00a0: la partie ne peut pas commencer avec des places vides. Le bot peut les jouer, ou la partie peut être annulée.',
  },
  'no-muster': {
    en: 'There’s no check-in yet. Wait until the host presses **Start**.',
    fr: 'L’appel n’est pas encore lancé. Attendez que l’hôte appuie sur **Lancer**.',
  },
  'seats-kept': {
    en: 'For the first 24 hours, the open seats are reserved for people who played in the previous game. Try again after that.',
    fr: 'Pendant les premières 24 heures, les places libres sont réservées aux personnes qui ont joué la partie précédente. Réessayez ensuite.',
  },
  'muster-called': {
    en: 'The check-in is under way. The game starts by itself once everyone has checked in; whoever hasn’t by the end loses their spot.',
    fr: 'L’appel est en cours. La partie commencera d’elle-même dès que tout le monde aura répondu. Sans réponse avant la fin de l’appel, on perd sa place.',
  },
  'seats-empty': {
    en: ({ empty }) => `${en.count(empty, 'One seat is', '# seats are')} still empty.`,
    fr: ({ empty }) => `${fr.count(empty, 'Une place est encore vide', '# places sont encore vides')}.`,
  },
  'not-in-server': {
    en: 'Use this command in a server channel, not in a DM.',
    fr: 'Utilisez cette commande dans le salon d’un serveur, pas en message privé.',
  },
  'channel-unfit': {
    en: ({ lacks }) =>
      `I can’t run a game here: in this channel I need permission to ${en.list(lacks)}. Ask a server admin, then try again.`,
    fr: ({ lacks }) =>
      `Je ne peux pas faire jouer ici : dans ce salon, il me manque le droit ${fr.list(lacks)}. Demandez-le à une personne qui gère le serveur, puis réessayez.`,
  },
  'no-votes': {
    en: 'This game has no voting phases: leave `votes` out.',
    fr: 'Ce jeu n’a pas de phases de vote : n’indiquez pas `votes`.',
  },
  'no-such-length': {
    en: ({ length }) => `This game has no \`${inCode(length)}\`: leave it out.`,
    fr: ({ length }) => `Ce jeu n’a pas de \`${inCode(length)}\` : n’en indiquez pas la durée.`,
  },
  'no-such-option': {
    en: ({ option }) => `This game has no option \`${inCode(option)}\`.`,
    fr: ({ option }) => `Ce jeu n’a pas d’option \`${inCode(option)}\`.`,
  },
  'option-unclear': {
    en: ({ option }) => `I don’t understand this choice: \`${inCode(option)}\`.`,
    fr: ({ option }) => `Je ne comprends pas ce choix : \`${inCode(option)}\`.`,
  },
  'fill-is-no-length': {
    en: ({ typed }) =>
      `\`fill\` is for seats that the bot plays: \`fill 2 captains, general\`. To choose how long players can join, write \`open-for ${inCode(typed)}\`.`,
    fr: ({ typed }) =>
      `\`remplir\` sert aux places tenues par le bot\u00a0: \`remplir 2 capitaines, général\`. Pour la durée des inscriptions, écrivez \`ouverte ${inCode(typed)}\`.`,
  },
  'how-many-seats': {
    en: ({ most }) => `In \`seats\`, write a number from 1 to ${most}, or leave it out: then the bot plays every empty seat.`,
    fr: ({ most }) =>
      `Dans \`places\`, écrivez un nombre de 1 à ${most}, ou n’indiquez rien\u00a0: le bot joue alors toutes les places vides.`,
  },
  'options-unfit': {
    en: 'These choices don’t work together.',
    fr: 'Ces choix ne vont pas ensemble.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
