import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The state of a seat's orders, as shown to a host who does not play. */
export const hostSeatStates = messages({
  'nothing-to-do': { en: 'nothing to do', fr: 'rien à faire' },
  'nothing-on-file': { en: 'no orders saved', fr: 'aucun ordre enregistré' },
  'on-file': { en: 'orders saved', fr: 'ordres enregistrés' },
  ready: { en: 'ready', fr: 'ordres prêts' },
});

/** Replies to hosts, and posts about what they did. */
export const hostMessages = messages({
  status: {
    en: 'Who is ready, and who isn’t',
    fr: 'Où en est chaque puissance',
  },
  statusLine: {
    en: (power: string, state: string, more: readonly string[]) =>
      `**${power}**: ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
    fr: (power, state, more) => `**${power}** : ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
  },
  nobody: {
    en: 'no player',
    fr: 'personne ne joue',
  },
  missed: {
    en: 'missed the last turn',
    fr: 'dernier tour manqué',
  },
  extensions: {
    en: (count: number) => `extensions left: ${count}`,
    fr: count => `prolongations restantes : ${count}`,
  },
  away: {
    en: (until: string) => `away until ${until}`,
    fr: until => `absence jusqu’au ${until}`,
  },
  trial: {
    en: (phase: string) => `If this phase closed now: ${phase}`,
    fr: phase => `Si la phase se terminait maintenant : ${phase}`,
  },
  adjudicated: {
    en: 'The phase is closed. The results will appear in the channel.',
    fr: 'La phase est terminée. Les résultats arrivent dans le salon.',
  },
  extendedTo: {
    en: (when: string) => `The deadline is now ${when}.`,
    fr: when => `Nouvelle échéance : ${when}.`,
  },
  paused: {
    en: 'Paused. Use `/game resume` to continue.',
    fr: 'La partie est en pause. Pour la relancer : `/partie reprendre`.',
  },
  invited: {
    en: (power: string) =>
      `I’ve sent a DM with an invitation to play ${en.the(power)}, valid until this phase closes. In an anonymous game I don’t tell you whether that person can or wants to play. The channel gets a message when ${en.the(power)} ${en.verb([power], 'has', 'have')} a new player.`,
    fr: power =>
      `Invitation à jouer ${fr.the(power)} envoyée en message privé, valable jusqu’à la fin de cette phase. Dans une partie anonyme, je ne vous dis pas si la personne peut ou veut jouer. Le salon reçoit un message quand quelqu’un d’autre joue ${fr.the(power)}.`,
  },
  replaced: {
    en: (power: string, user: string) => `${capital(user)} takes over ${en.the(power)}.`,
    fr: (power, user) => `${capital(user)} joue maintenant ${fr.the(power)}.`,
  },
  orderedLines: {
    en: (good: number, bad: number) =>
      `Saved: ${good}. Rejected: ${bad}. The power’s player and the channel are told that you gave orders.`,
    fr: (good, bad) =>
      `Enregistrés : ${good}. Refusés : ${bad}. La personne qui joue cette puissance et le salon apprennent que vous avez donné des ordres.`,
  },
  orderedNothing: {
    en: 'None of these lines could be saved. No orders were given, and nobody was told.',
    fr: 'Aucune de ces lignes n’a pu être enregistrée. Aucun ordre n’a été donné et personne n’a été prévenu.',
  },
  doesNotFit: {
    en: 'This conflicts with that power’s other orders.',
    fr: 'Cela contredit les autres ordres de cette puissance.',
  },
  correction: {
    en: (phase: string) => `Preview of the change: ${phase}`,
    fr: phase => `Aperçu du changement : ${phase}`,
  },
  correct: {
    en: 'Apply',
    fr: 'Appliquer',
  },
  correctedAsAsked: {
    en: 'Done. The channel can see what you changed.',
    fr: 'C’est fait. Le salon voit ce que vous avez changé.',
  },
  rollbackAsk: {
    en: (phase: string) =>
      `Go back to ${phase}? A new game with the same players continues from that phase. The current game ends here and stays in the archive.`,
    fr: phase =>
      `Revenir à cette phase : ${phase} ? Une nouvelle partie, avec les mêmes personnes, continue à partir de là. La partie actuelle s’arrête ici et reste archivée.`,
  },
  rollback: {
    en: 'Go back',
    fr: 'Revenir en arrière',
  },
  rolledBackTo: {
    en: (number: number) => `Done: the game continues as game ${number}.`,
    fr: number => `C’est fait : la partie continue sous le n° ${number}.`,
  },
  announced: {
    en: 'Sent to the channel.',
    fr: 'C’est envoyé dans le salon.',
  },
  exported: {
    en: 'Here is the game as a file: every closed phase, and the position of the open one. It contains no player names and no secrets.',
    fr: 'Voici la partie dans un fichier : toutes les phases terminées, et la position de la phase en cours. Il ne contient ni noms ni secrets.',
  },
  announcement: {
    en: 'Message from the host',
    fr: 'Message de l’hôte',
  },
  extended: {
    en: (when: string) => `The host extended the deadline to ${when}.`,
    fr: when => `L’hôte a repoussé l’échéance au ${when}.`,
  },
  orderedFor: {
    en: (powers: readonly string[]) => `The host gave orders for ${en.powers(powers)}.`,
    fr: powers => `L’hôte a donné les ordres ${fr.ofPowers(powers)}.`,
  },
  corrected: {
    en: (phase: string) =>
      `The host changed the position (${phase}). Saved orders that no longer fit were removed, and everyone has to press **Ready** again.`,
    fr: phase =>
      `L’hôte a changé la position (${phase}). Les ordres enregistrés qui ne conviennent plus ont été retirés, et il faut de nouveau appuyer sur **Prêt**.`,
  },
  wentBack: {
    en: 'The host went back to this phase: the game continues from here. What came after stays in the archive under its old number.',
    fr: 'L’hôte a ramené la partie à cette phase : elle reprend ici. Ce qui a suivi reste archivé sous son ancien numéro.',
  },
  rolledBack: {
    en: (number: number) => `The host went back to an earlier phase: the game continues as game ${number}`,
    fr: number => `Retour à une phase antérieure : la partie continue sous le n° ${number}`,
  },
});
