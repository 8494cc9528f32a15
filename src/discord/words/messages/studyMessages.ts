import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The private boards of `/study`, and What if. Labels of buttons: at most 80 characters. */
export const studyMessages = messages({
  whatIf: { en: 'What if', fr: 'Et si…' },
  board: { en: 'Board', fr: 'Plateau' },
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
  /** Of a power whose seat is open to newcomers. At most 100 characters. */
  openSeat: { en: 'Called in: counts as played once it has orders', fr: 'Appelée : compte comme jouée dès qu’elle a des ordres' },
  goTo: { en: 'Go to…', fr: 'Aller à…' },
  supposed: {
    en: 'Supposed orders: they count only in this study.',
    fr: 'Des ordres supposés\u00a0: ils ne comptent que dans cette étude.',
  },
  nothingSupposed: {
    en: 'No orders yet: choose a power in the menu.',
    fr: 'Pas encore d’ordres\u00a0: choisissez une puissance dans le menu.',
  },
  /** `what`: the second half of a sentence. */
  resolvesWithout: {
    en: (what: string) => `**Resolve** works without orders too: ${what}.`,
    fr: what => `**Résoudre** marche aussi sans ordres\u00a0: ${what}.`,
  },
  over: {
    en: (winners: readonly string[]) =>
      winners.length === 0 ? 'The game is over here.' : `The game is over here: ${en.list(winners)} won.`,
    fr: winners => (winners.length === 0 ? 'La partie est finie ici.' : `La partie est finie ici\u00a0: victoire de ${fr.list(winners)}.`),
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
    en: 'Your study is ready. Only you see it, and it keeps itself: `/study open` brings it back.',
    fr: 'Votre étude est prête. Personne d’autre ne la voit, et elle est gardée\u00a0: `/étude ouvrir` la reprend.',
  },
  startName: { en: (game: string) => game, fr: game => game },
  gameName: { en: (match: number) => `Game ${match}`, fr: match => `Partie ${match}` },
  whatIfName: { en: (match: number) => `What if, game ${match}`, fr: match => `Et si…, partie ${match}` },
  whatIfHow: {
    en: 'Your saved orders on the position everyone knows. Choose what the others may do, then **Resolve**. Nothing here is sent or counts.',
    fr: 'Vos ordres enregistrés sur la position que tout le monde connaît. Choisissez ce que pourraient faire les autres, puis **Résoudre**. Rien ici n’est envoyé ni ne compte.',
  },
  noSuchPower: {
    en: (seats: readonly string[]) =>
      seats.length === 0 ? 'Nobody has anything to order in this position.' : `Choose who orders here: ${en.list(seats)}.`,
    fr: seats =>
      seats.length === 0 ? 'Personne n’a rien à ordonner dans cette position.' : `Choisissez qui ordonne ici\u00a0: ${fr.list(seats)}.`,
  },
  fileRefused: {
    en: (file: string) => `No study was opened: \`${file}\` can’t be read.`,
    fr: file => `Aucune étude n’a été ouverte\u00a0: \`${file}\` est illisible.`,
  },
  export: { en: 'Export', fr: 'Exporter' },
  exported: {
    en: 'Your study as a file: `/study file` opens it again, here or in any other server where I play. It has all orders you supposed in it, your own too.',
    fr: 'Votre étude en fichier\u00a0: `/étude fichier` l’ouvre de nouveau, ici ou sur tout autre serveur où je joue. Il contient tous les ordres supposés, les vôtres aussi.',
  },
  canBeShared: {
    en: '`/study share` opens it to others in a private thread.',
    fr: '`/étude partager` l’ouvre à d’autres dans un fil privé.',
  },
  /** `thread`: the thread, as a link. */
  sharedIn: {
    en: (thread: string) => `It’s shared in ${thread}.`,
    fr: thread => `Elle est partagée dans ${thread}.`,
  },
  unshare: { en: 'Stop sharing', fr: 'Arrêter le partage' },
  unshared: {
    en: 'Only you can use this study now.',
    fr: 'Vous seul·e pouvez maintenant utiliser cette étude.',
  },
  /** Above the board that stands in a thread. */
  forAll: {
    en: '-# A shared study: everyone in this thread can order, resolve, write and place units. Nothing here counts in a game.',
    fr: '-# Une étude partagée : tout le monde dans ce fil peut ordonner, résoudre, écrire et placer des unités. Rien ici ne compte dans une partie.',
  },
  takenDown: { en: 'This study is no longer shared.', fr: 'Cette étude n’est plus partagée.' },
  /** `thread`: the thread, as a link. */
  nowShared: {
    en: (thread: string) =>
      `Your study is shared in ${thread}: everyone there can use it, and only you can rename, export or delete it, or stop sharing it (**More…**). Add people with \`/study share with:\`.`,
    fr: thread =>
      `Votre étude est partagée dans ${thread} : tout le monde là-bas peut s’en servir, et vous seul·e pouvez la renommer, l’exporter, la supprimer ou arrêter le partage (**Plus…**). Ajoutez des personnes avec \`/étude partager avec:\`.`,
  },
  /** `person`: as a mention. */
  notAdded: {
    en: (person: string) =>
      `I couldn’t add ${person} to the thread: they may not see its channel, or I didn’t open it for a study. You can add them yourself, if you may invite people there.`,
    fr: person =>
      `Je n’ai pas pu ajouter ${person} au fil\u00a0: le salon lui est peut-être fermé, ou je ne l’ai pas ouvert pour une étude. Ajoutez cette personne vous-même, si vous pouvez y inviter.`,
  },
  boardLater: {
    en: 'I couldn’t show the board there just now. I’ll keep trying.',
    fr: 'Je n’ai pas pu y montrer le plateau pour l’instant. Je réessaierai.',
  },
  /** The name of a thread. */
  threadName: { en: (study: string) => `Study: ${study}`, fr: study => `Étude : ${study}` },
  notPlaced: { en: 'Not understood:', fr: 'Pas compris\u00a0:' },
  moreOf: {
    en: (steps: number, most: number) => `This study has ${en.count(steps, '# position', '# positions')}; it can have ${most}.`,
    fr: (steps, most) => `Cette étude a ${fr.count(steps, '# position', '# positions')}, sur ${most} au plus.`,
  },
  eraseAsk: {
    en: 'Delete this study with all its positions and notes? This can’t be undone.',
    fr: 'Supprimer cette étude, avec toutes ses positions et ses notes\u00a0? C’est définitif.',
  },
  erased: { en: 'The study is deleted.', fr: 'L’étude est supprimée.' },
  none: {
    en: 'You have no studies yet. `/study new` begins one, `/study game` takes a position from a game.',
    fr: 'Vous n’avez pas encore d’étude. `/étude nouvelle` en commence une, `/étude partie` prend une position d’une partie.',
  },
  listTitle: {
    en: (all: number, most: number) => `Your studies (${all}; ${most} at most, What if apart)`,
    fr: (all, most) => `Vos études (${all}\u00a0; ${most} au plus, hors «\u00a0Et si…\u00a0»)`,
  },
  line: {
    en: (id: number, name: string, game: string, when: string) => `**${id}** · ${name} · ${game} · ${when}`,
    fr: (id, name, game, when) => `**${id}** · ${name} · ${game} · ${when}`,
  },
});

/** What the picture of a board shows, in one sentence before its description. */
export const studyAlts = messages({
  orders: { en: 'A study: these orders are only supposed.', fr: 'Une étude : ces ordres sont seulement supposés.' },
  results: { en: 'A study: this is what supposed orders lead to.', fr: 'Une étude : voici ce que donnent des ordres supposés.' },
  whatIf: {
    en: 'What if: saved orders of one’s own together with orders supposed for the others.',
    fr: 'Et si… : ses propres ordres enregistrés avec ceux qu’on suppose aux autres.',
  },
});

/** What the picture of a board shows next. */
export const studyShows = messages({
  position: { en: 'Show position', fr: 'Voir la position' },
  orders: { en: 'Show orders', fr: 'Voir les ordres' },
  results: { en: 'Show results', fr: 'Voir les résultats' },
});

/** The forms of a board. Titles and labels: at most 45 characters; hints: at most 100. */
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
      en: 'Power: A Place adds a unit, nobody: A Place removes it, Power: Place gives a centre.',
      fr: 'Puissance\u00a0: A Lieu ajoute une unité, personne\u00a0: A Lieu l’enlève, Puissance\u00a0: Lieu donne un centre.',
    },
  }),
  name: messages({
    title: { en: 'Rename', fr: 'Renommer' },
    label: { en: 'Name of the study', fr: 'Nom de l’étude' },
    hint: { en: 'Others see it only if you share the study.', fr: 'Les autres ne le voient que si vous partagez l’étude.' },
  }),
};
