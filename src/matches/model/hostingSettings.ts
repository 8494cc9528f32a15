import { z } from 'zod';
import { OPPONENT_LEVELS } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { rest } from '../calendar/deadlineCalendar.js';
import { parseRest } from '../calendar/parseDeadlineCalendar.js';
import { parseLength } from '../calendar/parseLength.js';
import type { HostingFault } from '../fault.js';
import { fill, parseFill } from './fill.js';
import { guests, MOST_GUESTS, parseGuests } from './guests.js';

/**
 * How a host enters a setting: as text of at most `longest` characters, as one of `values`, or by choosing at most so many of the server's
 * roles and members (`mentions`).
 */
export type SettingInput = { readonly longest: number } | { readonly values: readonly string[] } | { readonly mentions: number };

/** Something a host may choose when opening a match. Undefined values: the default. */
export interface HostingSetting<Schema extends z.ZodType = z.ZodType> {
  /** Schema of the stored value. */
  readonly schema: Schema;
  readonly input: SettingInput;
  /** The menu of a lobby's settings in which it is: how fast, or among whom. */
  readonly group: 'pace' | 'people';
  /** Only in games whose phases are closed for all at once: where each phase is one decision of a round, the time is the game's own matter. */
  readonly notInRounds?: true;
  /** `zone`: the host's, for days given without a time zone. The schema checks the value afterwards. */
  readonly parse: (typed: string, zone: string | undefined) => Result<unknown, HostingFault>;
}

/** Chosen or not. */
const mark = { group: 'people', schema: z.literal(true).optional(), input: { values: ['yes'] }, parse: () => ok(true) } as const;

const asChosen = (typed: string): Result<string, HostingFault> => ok(typed);

/** In milliseconds. */
const duration = {
  group: 'pace',
  schema: z.number().int().positive().optional(),
  input: { longest: 40 },
  parse: parseLength,
} as const;

/** An integer from `least` to `most`. The command offers 1 to `offered`. */
const count = (least: number, most: number, offered: number) =>
  ({
    group: 'pace',
    schema: z.number().int().min(least).max(most).optional(),
    input: { values: Array.from({ length: offered }, (_, i) => `${i + 1}`) },
    parse: (typed: string) => ok(Number(typed)),
  }) as const;

/** "80" or "80 %". */
function parsePercent(typed: string): Result<number, HostingFault> {
  const [, percent] = /^\s*(\d{1,3})\s*%?\s*$/.exec(typed) ?? [];
  return percent === undefined ? refuse({ code: 'option-unclear', option: 'reliability' }) : ok(Number(percent));
}

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  ({
    group: 'people',
    schema: z.enum(values).optional(),
    input: { values },
    parse: asChosen,
  }) as const;

/** Private and public press, public press only, or none. */
const pressMode = oneOf(['private', 'public', 'none']);

/** Everything a host may choose besides phase lengths, in the order of the menus. A setting is one record here, and its words. */
export const HOSTING_SETTINGS = {
  /** How long the first phase in which somebody has a choice lasts. */
  first: duration,
  /** Days on which no phase ends. */
  rest: { group: 'pace', schema: rest.optional(), input: { longest: 80 }, parse: parseRest },
  /** How many times a seat's missing orders postpone the deadline. Default: never. */
  extensions: { ...count(0, 9, 5), notInRounds: true },
  /** After this many turns in a row with orders, a seat gets an extension back. Default: never. */
  regain: { ...count(1, 50, 10), notInRounds: true },
  /** By how much the deadline is postponed, once per phase, when orders are missing and no extension is left. */
  grace: { ...duration, notInRounds: true },
  /** How long players have, before the match begins, to confirm that they are there. */
  muster: { ...duration, group: 'people' },
  /** How long the lobby stays open. Default: `LOBBY_LENGTH`. */
  lobby: { ...duration, group: 'people' },
  /** What happens then if seats are still empty: see `endLobbies`. Default: the match is cancelled. */
  unfilled: oneOf(['cancel', 'opponents', 'smaller']),
  /** Who may join, take an open seat and stand in for others. Default: everybody who sees the match. */
  private: { group: 'people', schema: guests.optional(), input: { mentions: MOST_GUESTS }, parse: parseGuests },
  /** How reliable players must be, percent. Default: anybody may play. */
  reliability: { group: 'people', schema: z.number().int().min(1).max(100).optional(), input: { longest: 4 }, parse: parsePercent },
  /** Those who are new on the server may play all the same. */
  newcomers: mark,
  /** Press in phases of the game's first kind. Default: private and public. */
  press: pressMode,
  /** Press in all other phases. Default: like `press`. */
  pressBetween: pressMode,
  /** Nobody learns who plays what, not even afterwards. */
  anonymous: mark,
  /** Whether filed orders count although the seat is not ready. `drafts` (default): yes; `hold`: no. */
  unready: oneOf(['drafts', 'hold']),
  /** Whoever misses this many turns in a row loses their seat. Default: see `mostMissed`. */
  misses: { ...count(1, 9, 5), group: 'people' },
  /** Opponents of the bot for seats that are empty when the match begins. Default: none. */
  fill: { group: 'people', schema: fill.optional(), input: { longest: 60 }, parse: parseFill },
  /**
   * Who plays on for a player who has left, or lost their seat by missing turns: substitutes, whom the bot asks one after the other; an opponent of
   * the bot; or the seat's last saved orders, where they are still legal. The last two also order for a player who sends nothing. `hold`
   * (default): nobody, its units hold.
   */
  standIn: oneOf(['hold', 'substitutes', ...OPPONENT_LEVELS, 'last-orders']),
  /** Players may ask what a General would consider for their own seat. */
  training: mark,
} as const satisfies Readonly<Record<string, HostingSetting>>;

export type HostingSettingKey = keyof typeof HOSTING_SETTINGS;
