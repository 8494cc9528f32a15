import { counted, listed } from '../language/grammar.js';

const en = (count: number, one: string, other: string): string => counted(count, { one, other }, 'en');

/** Deadlines, reminders and what happens to missing orders, as everybody reads it and as a player is reminded. */
export const time = {
  first: (length: string) => `The first phase: ${length}`,
  rest: (days: string) => `No deadline on ${days}`,
  extensions: (count: number, turns: number | undefined) =>
    `When orders are missing, the deadline is put off: every power has ${en(count, 'one extension', '# extensions')}` +
    `${turns === undefined ? '' : `, and gets one back after ${en(turns, 'a turn', '# turns')} in a row with orders`}`,
  grace: (length: string) => `After that, once a phase: ${length} of grace`,
  muster: (length: string) => `Before the start everybody has ${length} to say that he is there`,
  unready: 'Orders count only if you have said that you are **Ready**; those on file that are not ready hold',
  missedTwice: 'Who misses two turns in a row loses the seat, and others may take it',

  extensionSpent: 'Orders are still missing. An extension is spent: the deadline is put off.',
  graceGranted: 'Orders are still missing. The deadline is put off once, as a grace.',
  waitsForAbsent: 'Orders are missing from somebody who said that he would be away: the deadline is put off for him, once.',
  outage: (length: string) => `I could not be reached for ${length} before the deadline. It is put off by as much.`,
  away: (powers: readonly string[], from: string | undefined, until: string) =>
    from === undefined
      ? `Who plays ${listed(powers, 'en')} is away until ${until}.`
      : `Who plays ${listed(powers, 'en')} will be away from ${from} until ${until}.`,
  standIn: (powers: readonly string[], until: string) => `Somebody stands in for the player of ${listed(powers, 'en')} until ${until}.`,
  paused: 'The game is paused. Nothing is lost, and no deadline runs.',

  reminder: (power: string, game: string) => `${power}, ${game}: your orders are missing`,
  notReadyYet: 'What you have on file counts only once you say that you are ready.',
  reminderWhy: '-# `/settings reminders:` says when I remind you, `quiet:` when I do not.',
  onlyReady: 'In this game they count only once you say that you are ready.',
};
