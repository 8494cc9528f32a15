import type { host as english } from '../en/host.js';
import { listed } from '../language/grammar.js';

const deeds: typeof english.deeds = {
  looked: () => 'a regardé qui a des ordres enregistrés',
  tried: ({ phase }) => `a essayé la phase n° ${phase} avec ce qui était enregistré`,
  adjudicated: ({ phase, missing }) => `a terminé la phase n° ${phase}, ${missing} sans ordres`,
  extended: ({ phase }) => `a repoussé l’échéance de la phase n° ${phase}`,
  paused: () => 'a mis la partie en pause',
  resumed: () => 'a fait reprendre la partie',
  replaced: (_, power) => `a donné une puissance à une autre personne (${power})`,
  invited: (_, power) => `a demandé à quelqu’un de jouer une puissance (${power})`,
  removed: (_, power) => `a remplacé quelqu’un : la place est libre (${power})`,
  decided: ({ phase, text }) =>
    text === undefined
      ? `a retiré sa décision sur une bataille de la phase n° ${phase}`
      : `a tranché une bataille de la phase n° ${phase} : ${text}`,
  seated: (_, power) => `a donné une place libre à quelqu’un (${power})`,
  ordered: ({ phase }, power) => `a donné des ordres dans la phase n° ${phase} (${power})`,
  edited: ({ phase, lines }) => `a changé la position de la phase n° ${phase} : ${lines}`,
  'rolled-back': ({ phase, from, to }) => `est revenu à la phase n° ${phase} : la partie ${from} continue sous le numéro ${to}`,
  announced: () => 'a fait une annonce',
  'handed-over': () => 'a confié la partie à quelqu’un d’autre',
  'asked-host': () => 'a demandé si la personne qui organise est encore là',
  'arbiter-named': () => 'a désigné un arbitre',
  'arbiter-left': ({ as }) => (as === 'arbiter' ? 'a renoncé à ce rôle' : 'a mis fin au rôle de l’arbitre'),
  exported: () => 'a emporté la partie dans un fichier',
  imported: ({ phase }) => `a apporté la partie dans un fichier, à reprendre à la phase n° ${phase}`,
  ended: () => 'a mis fin à la partie',
};

/** See en/host.ts. */
export const host: typeof english = {
  deeds,
  status: 'Qui l’on attend',
  statusLine: (power, state, more) => `**${power}** : ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
  states: { 'nothing-to-do': 'rien à faire', 'nothing-on-file': 'rien d’enregistré', 'on-file': 'enregistré', ready: 'prêt' },
  nobody: 'sans joueur',
  missed: 'a manqué le dernier tour',
  extensions: count => `délais restants : ${count}`,
  away: until => `absent jusqu’au ${until}`,
  trial: phase => `Si la phase se terminait maintenant : ${phase}`,
  adjudicated: 'La phase est terminée ; les résultats arrivent.',
  extendedTo: when => `L’échéance est maintenant : ${when}.`,
  paused: 'La partie est interrompue. `/partie reprendre` la relance.',
  invited: power =>
    `Demande envoyée en message privé, valable tant que cette phase est ouverte (${power}). Dans une partie anonyme, je ne vous dis pas si la personne peut ou veut ; le salon apprend quand quelqu’un d’autre joue la puissance.`,
  replaced: (power, user) => `${user} joue désormais ${power}.`,
  orderedLines: (good, bad) =>
    `Enregistrés : ${good}. Non compris : ${bad}. La personne qui joue cette puissance et le salon sont prévenus que vous avez donné des ordres.`,
  orderedNothing: 'Rien de cela n’a pu être enregistré : rien n’a été ordonné, et personne n’est prévenu.',
  doesNotFit: 'Cela ne va pas avec le reste de ce qu’ordonne cette puissance.',
  correction: phase => `La position serait celle-ci : ${phase}`,
  correct: 'Changer ainsi',
  correctedAsAsked: 'C’est fait : le salon voit ce que vous avez changé.',
  rollbackAsk: phase =>
    `Revenir à cette phase : ${phase} ? La partie en repart, sous un nouveau numéro et avec les mêmes joueurs ; celle qui est là s’arrête où elle en est, et reste archivée.`,
  rollback: 'Revenir en arrière',
  rolledBackTo: number => `C’est fait : elle continue sous le numéro ${number}.`,
  announced: 'C’est en route vers le salon.',
  handedOver: user => `${user} organise désormais la partie.`,
  exported: 'La partie telle qu’elle est archivée : chaque phase terminée, de la phase ouverte la position seule ; ni joueurs, ni secrets.',
  log: 'Ce qui a été fait ou décidé pour organiser la partie',
  noLog: 'Personne n’est intervenu jusqu’ici.',
  logLine: (when, actor, deed) => `${when} ${actor} ${deed}`,
  theHost: 'L’organisateur',

  announcement: 'De l’organisateur',
  extended: when => `L’organisateur a repoussé l’échéance : ${when}.`,
  orderedFor: powers => `L’organisateur a donné des ordres (${listed(powers, 'fr')}).`,
  corrected: phase =>
    `L’organisateur a changé la position (${phase}). Les ordres enregistrés qui n’y vont plus sont retirés des feuilles, et plus personne n’est prêt.`,
  gone: 'L’organisateur de cette partie a quitté le serveur. Qui joue peut l’organiser désormais : la première personne à appuyer. D’ici là, aucune échéance ne court.',
  goneOver: 'L’organisateur avait quitté le serveur. La partie a de nouveau quelqu’un qui l’organise.',
  take: 'Organiser cette partie',
  taken: 'Vous organisez désormais cette partie. `/organiser` et `/partie` disent ce que vous pouvez faire.',
  wentBack: 'L’organisateur est revenu à cette phase : la partie en repart. Ce qui a suivi reste archivé sous son ancien numéro.',
  newHost: user => `${user} organise désormais cette partie.`,
  rolledBack: number => `L’organisateur est revenu en arrière : elle continue sous le numéro ${number}`,
};
