import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The private boards of `/study`, and What if. Labels of buttons are within `DISCORD_LIMITS.button`. */
export const studyMessages = messages({
  whatIf: { en: 'What if', fr: 'Et si…' },
  board: { en: 'Board', fr: 'Plateau' },
  /** From What if back to the orders that count. */
  ownOrders: { en: 'My real orders', fr: 'Mes vrais ordres' },
  resolve: { en: 'Resolve', fr: 'Résoudre' },
  previous: { en: 'Step back', fr: 'Reculer' },
  next: { en: 'Step forward', fr: 'Avancer' },
  note: { en: 'Note', fr: 'Note' },
  branch: { en: 'Name this line', fr: 'Nommer cette ligne' },
  place_: { en: 'Place units', fr: 'Placer des unités' },
  rename: { en: 'Rename', fr: 'Renommer' },
  dropStep: { en: 'Delete from here on', fr: 'Supprimer à partir d’ici' },
  erase: { en: 'Delete the study', fr: 'Supprimer l’étude' },
  eraseNow: { en: 'Yes, delete it', fr: 'Oui, supprimer' },
  chooseSeat: { en: 'Whose orders?', fr: 'Les ordres de qui\u00a0?' },
  /** Of a power whose seat is open to newcomers: the description of a menu's option, within `DISCORD_LIMITS.menu`. */
  openSeat: { en: 'Open seat: counts as played once it has orders', fr: 'Place libre\u00a0: compte comme jouée dès qu’elle a des ordres' },
  goTo: { en: 'Go to…', fr: 'Aller à…' },
  goToNear: {
    en: (shown: number, all: number) => `Go to… (the nearest ${shown} of ${all} positions)`,
    fr: (shown, all) => `Aller à… (les ${shown} positions les plus proches, sur ${all})`,
  },
  supposed: {
    en: 'These orders only count in this study.',
    fr: 'Ces ordres ne comptent que dans cette étude.',
  },
  nothingSupposed: {
    en: 'No orders yet: choose a power in the menu.',
    fr: 'Pas encore d’ordres\u00a0: choisissez une puissance dans le menu.',
  },
  /** Above what became of the orders that led to a position, and above what is ordered in it. `phase`: "Spring 1901, movement". */
  resultsOf: {
    en: (phase: string) => `Results of ${phase}`,
    fr: phase => `Résultats : ${phase}`,
  },
  now: {
    en: (phase: string) => `Now: ${phase}`,
    fr: phase => `Maintenant : ${phase}`,
  },
  /** `what`: the second half of a sentence. */
  resolvesWithout: {
    en: (what: string) => `**Resolve** works without orders too: ${what}.`,
    fr: what => `**Résoudre** marche aussi sans ordres\u00a0: ${what}.`,
  },
  over: {
    en: (winners: readonly string[]) =>
      winners.length === 0 ? 'The game is over here.' : `The game is over here: ${en.powers(winners)} won.`,
    fr: winners => (winners.length === 0 ? 'La partie est finie ici.' : `La partie est finie ici\u00a0: victoire ${fr.ofPowers(winners)}.`),
  },
  place: {
    en: (place: number, all: number) => `Position ${place} of ${all}`,
    fr: (place, all) => `Position ${place} sur ${all}`,
  },
  fromGame: {
    en: (match: number) => `from game ${match}`,
    fr: match => `tirée de la partie ${match}`,
  },
  begun: {
    en: 'Your study is ready. Only you can see it, and it’s saved as you go: `/study open` brings it back.',
    fr: 'Votre étude est prête. Personne d’autre ne la voit, et elle s’enregistre au fur et à mesure\u00a0: `/étude ouvrir` la rouvre.',
  },
  startName: { en: (game: string) => game, fr: game => game },
  gameName: { en: (match: number) => `Game ${match}`, fr: match => `Partie ${match}` },
  whatIfName: { en: (match: number) => `What if, game ${match}`, fr: match => `Et si…, partie ${match}` },
  whatIfHow: {
    en: 'Your saved orders on the current position. Choose what the others might do, then press **Resolve**. Nothing here is sent, and nothing counts.',
    fr: 'Vos ordres enregistrés sur la position actuelle. Choisissez ce que pourraient faire les autres, puis appuyez sur **Résoudre**. Rien n’est envoyé, et rien ne compte.',
  },
  noSuchPower: {
    en: (seats: readonly string[]) =>
      seats.length === 0 ? 'Nobody has anything to order in this position.' : `Choose one of these powers: ${en.list(seats)}.`,
    fr: seats =>
      seats.length === 0
        ? 'Personne n’a rien à ordonner dans cette position.'
        : `Choisissez l’une de ces puissances\u00a0: ${fr.list(seats)}.`,
  },
  fileRefused: {
    en: (file: string) => `No study was opened: \`${file}\` can’t be read.`,
    fr: file => `Aucune étude n’a été ouverte\u00a0: \`${file}\` ne peut pas être ouvert.`,
  },
  export: { en: 'Export', fr: 'Exporter' },
  exported: {
    en: 'Your study as a file. `/study file` opens it again, on this server or any other I’m on. The file contains all the orders in the study, including your own.',
    fr: 'Voici votre étude, dans un fichier. `/étude fichier` la rouvre, ici ou sur tout autre serveur où je suis. Le fichier contient tous les ordres de l’étude, y compris les vôtres.',
  },
  canBeShared: {
    en: '`/study share` lets others use it with you in a private thread.',
    fr: '`/étude partager` permet à d’autres de s’en servir avec vous dans un fil privé.',
  },
  /** `thread`: the thread, as a link. */
  sharedIn: {
    en: (thread: string) => `It’s shared in ${thread}.`,
    fr: thread => `Elle est partagée dans ${thread}.`,
  },
  unshare: { en: 'Stop sharing', fr: 'Arrêter le partage' },
  unshared: {
    en: 'This study is private again.',
    fr: 'Cette étude est redevenue privée.',
  },
  /** Above the board that stands in a thread. */
  forAll: {
    en: '-# A shared study: everyone in this thread can give orders, resolve them, write notes and place units. Nothing here counts in a game.',
    fr: '-# Une étude partagée\u00a0: tout le monde dans ce fil peut donner des ordres, les résoudre, écrire des notes et placer des unités. Rien ici ne compte dans une partie.',
  },
  takenDown: { en: 'This study is no longer shared.', fr: 'Cette étude n’est plus partagée.' },
  /** `thread`: the thread, as a link. */
  nowShared: {
    en: (thread: string) =>
      `Your study is shared in ${thread}. Everyone there can use it; only you can rename, export or delete it, or stop sharing it (**More…**). To add someone, use \`/study share\` and choose them under \`with\`.`,
    fr: thread =>
      `Votre étude est partagée dans ${thread}. Tout le monde là-bas peut s’en servir, mais vous restez la seule personne à pouvoir la renommer, l’exporter, la supprimer ou arrêter le partage (**Plus…**). Pour ajouter quelqu’un, utilisez \`/étude partager\` en choisissant la personne sous \`avec\`.`,
  },
  /** `person`: as a mention. */
  notAdded: {
    en: (person: string) =>
      `I couldn’t add ${person} to the thread: maybe they can’t see its channel, or it isn’t a thread I opened for a study. You can add them yourself, if you’re allowed to.`,
    fr: person =>
      `Je n’ai pas pu ajouter ${person} au fil\u00a0: le salon lui est peut-être fermé, ou ce n’est pas un fil que j’ai ouvert pour une étude. Ajoutez cette personne vous-même, si vous en avez le droit.`,
  },
  boardLater: {
    en: 'I couldn’t show the board there just now. I’ll keep trying.',
    fr: 'Je n’ai pas encore pu montrer le plateau à cet endroit. Je réessaierai.',
  },
  /** The name of a thread. */
  threadName: { en: (study: string) => `Study: ${study}`, fr: study => `Étude : ${study}` },
  placed: {
    en: 'Done. This is a new position: the one before stays in the study, with its name and its note.',
    fr: 'C’est fait. C’est une nouvelle position\u00a0: la précédente reste dans l’étude, avec son nom et sa note.',
  },
  someNotPlaced: {
    en: 'These lines changed nothing. The others are on the board.',
    fr: 'Ces lignes n’ont rien changé. Les autres sont sur le plateau.',
  },
  nonePlaced: { en: 'Nothing was changed.', fr: 'Rien n’a changé.' },
  placeAgain: { en: 'Correct these lines', fr: 'Corriger ces lignes' },
  nameEmpty: {
    en: 'A study needs a name, so it keeps the one it has.',
    fr: 'Une étude doit avoir un nom\u00a0: elle garde le sien.',
  },
  dropAsk: {
    en: (steps: number) =>
      `Delete ${en.count(steps, 'this position', 'this position and all that follow it (# in all)')}? Names, notes and orders go too. This can’t be undone.`,
    fr: steps =>
      `Supprimer ${fr.count(steps, 'cette position', 'cette position et toutes les suivantes (# en tout)')}\u00a0? Les noms, les notes et les ordres disparaissent aussi. C’est définitif.`,
  },
  moreOf: {
    en: (steps: number, most: number) => `This study has ${en.count(steps, '# position', '# positions')}; it can have ${most}.`,
    fr: (steps, most) => `Cette étude a ${fr.count(steps, '# position', '# positions')}, sur ${most} au plus.`,
  },
  /** `thread`: where it is shared, as a link. */
  eraseAsk: {
    en: (name: string, thread?: string) =>
      `Delete the study “${name}” with all its positions and notes? ${thread === undefined ? '' : `It’s shared in ${thread}, and goes there too. `}This can’t be undone.`,
    fr: (name, thread) =>
      `Supprimer l’étude «\u00a0${name}\u00a0», avec toutes ses positions et ses notes\u00a0? ${thread === undefined ? '' : `Elle est partagée dans ${thread}, et disparaîtra aussi là-bas. `}C’est définitif.`,
  },
  erased: { en: 'The study is deleted.', fr: 'L’étude est supprimée.' },
  none: {
    en: 'You have no studies yet. `/study new` begins one, and `/study game` takes a position from a game.',
    fr: 'Vous n’avez pas encore d’étude. `/étude nouvelle` en commence une, et `/étude partie` reprend une position d’une partie.',
  },
  listTitle: {
    en: (all: number, most: number) => `Your studies (${all}; at most ${most}, not counting What if)`,
    fr: (all, most) => `Vos études (${all}\u00a0; ${most} au plus, sans compter «\u00a0Et si…\u00a0»)`,
  },
  openOne: { en: 'Open a study', fr: 'Ouvrir une étude' },
  shared: { en: 'shared', fr: 'partagée' },
});

/** What the picture of a board shows, in one sentence before its description. */
export const studyAlts = messages({
  orders: { en: 'A study: these orders are only being tried out.', fr: 'Une étude\u00a0: ces ordres ne sont que des essais.' },
  results: { en: 'A study: this is where these trial orders lead.', fr: 'Une étude\u00a0: voici ce que donnent les ordres essayés.' },
  whatIf: {
    en: 'What if: your own saved orders, with orders assumed for the others.',
    fr: 'Et si…\u00a0: vos propres ordres enregistrés, avec des ordres imaginés pour les autres.',
  },
});

/** What the picture of a board shows next. */
export const studyShows = messages({
  position: { en: 'Show position', fr: 'Voir la position' },
  orders: { en: 'Show orders', fr: 'Voir les ordres' },
  results: { en: 'Show results', fr: 'Voir les résultats' },
});

/** The forms of a board: titles, labels and hints are within `DISCORD_LIMITS.form`. */
export const studyForms = {
  note: messages({
    title: { en: 'Note', fr: 'Note' },
    label: { en: 'A note on this position', fr: 'Une note sur cette position' },
    hint: { en: 'Leave it empty to delete it.', fr: 'Laissez vide pour la supprimer.' },
  }),
  branch: messages({
    title: { en: 'Name this line', fr: 'Nommer cette ligne' },
    label: { en: 'Name of the line that begins here', fr: 'Nom de la ligne qui commence ici' },
    hint: {
      en: 'For example: Juggernaut. Leave it empty to delete it.',
      fr: 'Par exemple\u00a0: Juggernaut. Laissez vide pour le supprimer.',
    },
  }),
  place: messages({
    title: { en: 'Place units', fr: 'Placer des unités' },
    label: { en: 'One unit or centre per line', fr: 'Une unité ou un centre par ligne' },
    hint: {
      en: '“Power: A Place” adds a unit, “nobody: A Place” removes it, “Power: Place” gives a centre.',
      fr: '«\u00a0Puissance\u00a0: A Lieu\u00a0» ajoute, «\u00a0personne\u00a0: A Lieu\u00a0» retire, «\u00a0Puissance\u00a0: Lieu\u00a0» donne un centre.',
    },
  }),
  name: messages({
    title: { en: 'Rename', fr: 'Renommer' },
    label: { en: 'Name of the study', fr: 'Nom de l’étude' },
    hint: { en: 'Others see it only if you share the study.', fr: 'Les autres ne le voient que si vous partagez l’étude.' },
  }),
};
