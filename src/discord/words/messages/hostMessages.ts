import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The state of a seat's orders, as shown to a host who does not play. */
export const hostSeatStates = messages({
  'nothing-to-do': { en: 'nothing to do', fr: 'rien à faire' },
  'nothing-on-file': { en: 'nothing on file', fr: 'rien d’enregistré' },
  'on-file': { en: 'on file', fr: 'enregistré' },
  ready: { en: 'ready', fr: 'prêt' },
});

/** Replies to hosts, and posts about what they did. */
export const hostMessages = messages({
  status: {
    en: 'Who is waited for',
    fr: 'Qui l’on attend',
  },
  statusLine: {
    en: (power: string, state: string, more: readonly string[]) =>
      `**${power}**: ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
    fr: (power, state, more) => `**${power}** : ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
  },
  nobody: {
    en: 'no player',
    fr: 'sans joueur',
  },
  missed: {
    en: 'missed the last turn',
    fr: 'a manqué le dernier tour',
  },
  extensions: {
    en: (count: number) => `extensions left: ${count}`,
    fr: count => `délais restants : ${count}`,
  },
  away: {
    en: (until: string) => `away until ${until}`,
    fr: until => `absent jusqu’au ${until}`,
  },
  trial: {
    en: (phase: string) => `If ${phase} closed now`,
    fr: phase => `Si la phase se terminait maintenant : ${phase}`,
  },
  adjudicated: {
    en: 'The phase is closed; the results are on their way.',
    fr: 'La phase est terminée ; les résultats arrivent.',
  },
  extendedTo: {
    en: (when: string) => `The deadline is now ${when}.`,
    fr: when => `L’échéance est maintenant : ${when}.`,
  },
  paused: {
    en: 'The game stands still. `/game resume` lets it go on.',
    fr: 'La partie est interrompue. `/partie reprendre` la relance.',
  },
  invited: {
    en: (power: string) =>
      `Asked by direct message to play ${power}, as long as this phase is open. In an anonymous game I do not tell you whether they may, or want to; the channel reads it when ${power} has a new player.`,
    fr: power =>
      `Demande envoyée en message privé, valable tant que cette phase est ouverte (${power}). Dans une partie anonyme, je ne vous dis pas si la personne peut ou veut ; le salon apprend quand quelqu’un d’autre joue la puissance.`,
  },
  replaced: {
    en: (power: string, user: string) => `${user} plays ${power} from now on.`,
    fr: (power, user) => `${user} joue désormais ${power}.`,
  },
  orderedLines: {
    en: (good: number, bad: number) =>
      `On file: ${good}. Not understood: ${bad}. The power’s player and the channel are told that you ordered.`,
    fr: (good, bad) =>
      `Enregistrés : ${good}. Non compris : ${bad}. La personne qui joue cette puissance et le salon sont prévenus que vous avez donné des ordres.`,
  },
  orderedNothing: {
    en: 'None of that could be taken: nothing was ordered, and nobody is told.',
    fr: 'Rien de cela n’a pu être enregistré : rien n’a été ordonné, et personne n’est prévenu.',
  },
  doesNotFit: {
    en: 'This does not fit with the rest of what that power orders.',
    fr: 'Cela ne va pas avec le reste de ce qu’ordonne cette puissance.',
  },
  correction: {
    en: (phase: string) => `${phase} would stand so`,
    fr: phase => `La position serait celle-ci : ${phase}`,
  },
  correct: {
    en: 'Change it so',
    fr: 'Changer ainsi',
  },
  correctedAsAsked: {
    en: 'Done: the channel is shown what you changed.',
    fr: 'C’est fait : le salon voit ce que vous avez changé.',
  },
  rollbackAsk: {
    en: (phase: string) =>
      `Go back to ${phase}? The game goes on from there as a new one with the same players; the one there is ends where it stands, and is kept.`,
    fr: phase =>
      `Revenir à cette phase : ${phase} ? La partie en repart, sous un nouveau numéro et avec les mêmes joueurs ; celle qui est là s’arrête où elle en est, et reste archivée.`,
  },
  rollback: {
    en: 'Go back',
    fr: 'Revenir en arrière',
  },
  rolledBackTo: {
    en: (number: number) => `Done: it goes on as game ${number}.`,
    fr: number => `C’est fait : elle continue sous le numéro ${number}.`,
  },
  announced: {
    en: 'On its way to the channel.',
    fr: 'C’est en route vers le salon.',
  },
  exported: {
    en: 'The game as it is on record: every closed phase, of the open one the position alone; no players, no secrets.',
    fr: 'La partie telle qu’elle est archivée : chaque phase terminée, de la phase ouverte la position seule ; ni joueurs, ni secrets.',
  },
  announcement: {
    en: 'From the host',
    fr: 'De l’organisateur',
  },
  extended: {
    en: (when: string) => `The host has put the deadline off to ${when}.`,
    fr: when => `L’organisateur a repoussé l’échéance : ${when}.`,
  },
  orderedFor: {
    en: (powers: readonly string[]) => `The host has given orders for ${en.list(powers)}.`,
    fr: powers => `L’organisateur a donné des ordres (${fr.list(powers)}).`,
  },
  corrected: {
    en: (phase: string) =>
      `The host has changed the position (${phase}). Orders on file that no longer fit are off the sheets, and nobody is ready any more.`,
    fr: phase =>
      `L’organisateur a changé la position (${phase}). Les ordres enregistrés qui n’y vont plus sont retirés des feuilles, et plus personne n’est prêt.`,
  },
  wentBack: {
    en: 'The host has gone back to this phase: the game goes on from here. What came after is kept under its old number.',
    fr: 'L’organisateur est revenu à cette phase : la partie en repart. Ce qui a suivi reste archivé sous son ancien numéro.',
  },
  rolledBack: {
    en: (number: number) => `The host has gone back: it goes on as game ${number}`,
    fr: number => `L’organisateur est revenu en arrière : elle continue sous le numéro ${number}`,
  },
});
