import type { HostDeed } from '../../../matches/model/matchLog.js';
import { listed } from '../lists.js';

type About = Readonly<Record<string, string | number | boolean>>;

/** A line of the log, behind its time and who did it. */
const deeds: Readonly<Record<HostDeed, (about: About, power: string) => string>> = {
  looked: () => 'looked who has orders on file',
  tried: ({ phase }) => `tried out phase #${phase} with what was on file`,
  adjudicated: ({ phase, missing }) => `closed phase #${phase}, ${missing} without orders`,
  extended: ({ phase }) => `put off the deadline of phase #${phase}`,
  paused: () => 'paused the game',
  resumed: () => 'let the game go on',
  replaced: (_, power) => `gave ${power} to another player`,
  invited: (_, power) => `asked somebody to play ${power}`,
  removed: (_, power) => `replaced the player of ${power}: the seat is open`,
  decided: ({ phase, text }) =>
    text === undefined ? `took back a decision on a battle in phase #${phase}` : `decided a battle in phase #${phase}: ${text}`,
  seated: (_, power) => `gave ${power}, which was open, to a player`,
  ordered: ({ phase }, power) => `ordered for ${power} in phase #${phase}`,
  edited: ({ phase, lines }) => `changed the position of phase #${phase}: ${lines}`,
  'rolled-back': ({ phase, from, to }) => `went back to phase #${phase}: game ${from} goes on as game ${to}`,
  announced: () => 'announced something',
  'handed-over': () => 'handed the game over to another host',
  'asked-host': () => 'asked whether the host is still there',
  'arbiter-named': () => 'named an arbiter',
  'arbiter-left': ({ as }) => (as === 'arbiter' ? 'stepped down' : 'ended the arbiter’s part'),
  exported: () => 'took the game away as a file',
  imported: ({ phase }) => `brought the game as a file, to go on from phase #${phase}`,
  ended: () => 'ended the game',
};

/** What hosts are told, and what the channel is told of what they do. */
export const host = {
  deeds,
  status: 'Who is waited for',
  statusLine: (power: string, state: string, more: readonly string[]) =>
    `**${power}**: ${state}${more.length > 0 ? ` (${more.join(', ')})` : ''}`,
  states: { 'nothing-to-do': 'nothing to do', 'nothing-on-file': 'nothing on file', 'on-file': 'on file', ready: 'ready' },
  nobody: 'no player',
  missed: 'missed the last turn',
  extensions: (count: number) => `extensions left: ${count}`,
  away: (until: string) => `away until ${until}`,
  trial: (phase: string) => `If ${phase} closed now`,
  adjudicated: 'The phase is closed; the results are on their way.',
  extendedTo: (when: string) => `The deadline is now ${when}.`,
  paused: 'The game stands still. `/game resume` lets it go on.',
  invited: (power: string) =>
    `Asked by direct message to play ${power}, as long as this phase is open. In an anonymous game I do not tell you whether they may, or want to; the channel reads it when ${power} has a new player.`,
  replaced: (power: string, user: string) => `${user} plays ${power} from now on.`,
  orderedLines: (good: number, bad: number) =>
    `On file: ${good}. Not understood: ${bad}. The power’s player and the channel are told that you ordered.`,
  orderedNothing: 'None of that could be taken: nothing was ordered, and nobody is told.',
  doesNotFit: 'This does not fit with the rest of what that power orders.',
  correction: (phase: string) => `${phase} would stand so`,
  correct: 'Change it so',
  correctedAsAsked: 'Done: the channel is shown what you changed.',
  rollbackAsk: (phase: string) =>
    `Go back to ${phase}? The game goes on from there as a new one with the same players; the one there is ends where it stands, and is kept.`,
  rollback: 'Go back',
  rolledBackTo: (number: number) => `Done: it goes on as game ${number}.`,
  announced: 'On its way to the channel.',
  handedOver: (user: string) => `${user} hosts the game from now on.`,
  exported: 'The game as it is on record: every closed phase, of the open one the position alone; no players, no secrets.',
  log: 'What the host did, and who decided in the host’s place',
  noLog: 'Nobody has stepped in so far.',
  logLine: (when: string, actor: string, deed: string) => `${when} ${actor} ${deed}`,
  theHost: 'The host',

  announcement: 'From the host',
  extended: (when: string) => `The host has put the deadline off to ${when}.`,
  orderedFor: (powers: readonly string[]) => `The host has given orders for ${listed(powers, 'en')}.`,
  corrected: (phase: string) =>
    `The host has changed the position (${phase}). Orders on file that no longer fit are off the sheets, and nobody is ready any more.`,
  gone: 'The host of this game has left the server. Whoever plays can host it from now on: the first to press. Until then no deadline runs.',
  goneOver: 'The host had left the server. The game has a host again.',
  take: 'Host this game',
  taken: 'You host this game from now on. `/host` and `/game` say what you can do.',
  wentBack: 'The host has gone back to this phase: the game goes on from here. What came after is kept under its old number.',
  newHost: (user: string) => `${user} hosts this game from now on.`,
  rolledBack: (number: number) => `The host has gone back: it goes on as game ${number}`,
};
