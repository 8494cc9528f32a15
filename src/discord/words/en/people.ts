import type { Language } from '../../../lib/language.js';
import type { LookId } from '../../../lib/look.js';
import type { Capacity } from '../../../matches/match.js';
import type { Readiness } from '../../../matches/orders/readiness.js';
import { listed } from '../language/grammar.js';

/** How far a seat is in a phase, to its own player. */
const readiness: Readonly<Record<Readiness, string>> = {
  'nothing-to-do': 'nothing to decide in this phase',
  'nothing-on-file': '**nothing on file yet**',
  'on-file': 'your orders are on file',
  ready: 'you are ready',
};

const BY = { host: 'the host', arbiter: 'the arbiter', admin: 'somebody who manages the server' } as const;

const looks: Readonly<Record<LookId, string>> = {
  parchment: 'parchment',
  'parchment-hatched': 'parchment, with a pattern for each power',
  night: 'night',
  'night-hatched': 'night, with a pattern for each power',
};

/** What a player is told about himself, in private. */
export const people = {
  readiness,
  own: 'Your games',
  noneOwn: 'You play in no game, and host none.',
  ownHost: '-# You host it.',
  ownSeat: (power: string, when: string, state: string) => `-# You play ${power}, until ${when}: ${state}.`,
  ownSeatStill: (power: string) => `-# You play ${power}.`,
  settings: 'Your settings, in all games',
  language: (chosen: Language | undefined) =>
    `Language: ${chosen === undefined ? 'that of your Discord' : { en: 'English', fr: 'French' }[chosen]}`,
  looks,
  look: (chosen: LookId) => `Pictures drawn for you alone: ${looks[chosen]}`,
  messages: (wanted: boolean) => `Direct messages (receipts, reminders): ${wanted ? 'on' : 'off'}`,
  reminders: (before: readonly string[]) =>
    before.length === 0 ? 'Reminders: none' : `Reminders, when orders are missing: ${listed(before, 'en')} before the deadline`,
  quiet: (hours: string | undefined) => `Quiet hours, without reminders: ${hours ?? 'none'}`,
  zone: (zone: string | undefined) => `Time zone: ${zone ?? 'none chosen'}`,
  gone: (from: string | undefined, until: string) =>
    `Noted: away${from === undefined ? '' : ` from ${from}`} until ${until}. Your games are told; anonymous ones only when they wait for you, and not for whom. Meanwhile I do not remind you, you lose no seat by missing turns, and a phase waits for you once, up to three days. \`/away\` without a date says that you are back.`,
  back: 'Noted: you are here.',
  wishes: 'What you would like to play',
  noWishes: 'Whatever the lot gives.',
  wishesHow:
    'Choose one after the other, the dearest first. When the game starts, the seats are dealt so that all together are as content as can be; nobody is told what you chose.',
  nextWish: 'The next one',
  muster: (until: string) =>
    `The host wants to begin. Everybody who plays says **I’m here** until ${until}; with the last of you the game begins. Who has not said so by then loses his place.`,
  musterOver: 'The call is over.',
  mustered: 'Everybody is called. The game begins when all have said that they are there.',
  isHere: 'Noted: you are there. The game begins with the last of you.',
  stoodIn: (until: string) =>
    `Until ${until} your substitute can order for you; your seat stays yours. \`/substitute\` without anybody ends it.`,
  mayStandIn: (until: string) =>
    `Noted until ${until}, if that person has nothing else to do with the game: in an anonymous game I do not tell you whether that is so. Your seat stays yours, and you are reminded too. \`/substitute\` without anybody ends it.`,
  alone: 'Nobody orders for you any more.',
  news: (game: string, phase: string, where: string) => `${game}, ${phase}: the results are in ${where}.`,
  replaced: (power: string, game: string, where: string, by: Capacity) =>
    by === 'vote'
      ? `${game}, ${where}: a majority of the other powers voted to open ${power} to another player, with the orders on file. Thank you for playing.`
      : `${game}, ${where}: ${BY[by]} has given ${power} to another player, with the orders on file. Thank you for playing.`,
  invited: (power: string, game: string, number: number, where: string) =>
    `You are asked to play **${power}** in game ${number} (${game}, ${where}), with everything it has on file, as long as this phase is open. Who has played in that game, or has seen orders in it, cannot.`,
  dealt: (power: string, number: number, where: string) =>
    `You play **${power}** in game ${number}, ${where}. \`/me\` and your orders say it too.`,
  watching: 'You watch this game: a direct message tells you when there are results. `/watch` again ends it.',
  watchingNoMore: 'You watch this game no more.',
};
