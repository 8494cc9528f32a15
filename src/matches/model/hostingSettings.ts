import { z } from 'zod';
import { ok, type Result } from '../../lib/result.js';
import { rest } from '../calendar/deadlineCalendar.js';
import { parseRest } from '../calendar/parseDeadlineCalendar.js';
import { parseLength } from '../calendar/parseLength.js';
import type { HostingFault } from '../fault.js';

/** How a host gives a setting: as text of at most `longest` characters, or as one of these values. */
export type SettingInput = { readonly longest: number } | { readonly values: readonly string[] };

/** One thing a host may choose when opening a match. What is left out is as usual. */
export interface HostingSetting<Schema extends z.ZodType = z.ZodType> {
  /** What is stored. */
  readonly schema: Schema;
  readonly input: SettingInput;
  /** Typed into the option `rules`: Discord allows a command 25 options, and `/game create` has them. */
  readonly inRules?: true;
  /** `zone`: the host's own, for days without a time zone. The schema checks the value afterwards. */
  readonly parse: (typed: string, zone: string | undefined) => Result<unknown, HostingFault>;
}

const asChosen = (typed: string): Result<string, HostingFault> => ok(typed);

/** In milliseconds. */
const duration = {
  schema: z.number().int().positive().optional(),
  input: { longest: 40 },
  parse: parseLength,
};

/** A number up to `most`; Discord offers those up to `offered`. */
const count = (least: number, most: number, offered: number) => ({
  schema: z.number().int().min(least).max(most).optional(),
  input: { values: Array.from({ length: offered }, (_, i) => `${i + 1}`) },
  parse: (typed: string) => ok(Number(typed)),
});

const oneOf = <const Values extends readonly string[]>(values: Values) => ({
  schema: z.enum(values).optional(),
  input: { values },
  parse: asChosen,
});

/** Who may write to whom: privately and publicly, publicly only, not at all. */
const pressMode = oneOf(['private', 'public', 'none']);

/** Everything a host may choose beside the lengths of phases, in the order of the options of `/game create`. */
export const HOSTING_SETTINGS = {
  /** How long the first phase lasts in which somebody has a choice. */
  first: duration,
  /** Days on which no phase ends. */
  rest: { schema: rest.optional(), input: { longest: 80 }, parse: parseRest },
  /** How many times a seat's missing orders put the deadline off; usually never. */
  extensions: count(0, 9, 5),
  /** After this many turns in a row with orders, a seat gets an extension back; usually never. */
  regain: count(1, 50, 10),
  /** How much longer everybody has when orders are missing and no extension is left, once a phase. */
  grace: duration,
  /** How long everybody has, before the match begins, to say that they are there. */
  muster: duration,
  /** The press in turns; usually private and public. */
  press: pressMode,
  /** The press in phases between turns; usually as in turns. */
  pressBetween: pressMode,
  /** Nobody learns who plays what, not even afterwards. */
  anonymous: { schema: z.literal(true).optional(), input: { values: ['yes'] }, parse: () => ok(true) },
  /** Whether orders count that were filed but not marked ready: `drafts`, as usual, they do; `hold`: they do not. */
  unready: oneOf(['drafts', 'hold']),
} as const satisfies Readonly<Record<string, HostingSetting>>;

export type HostingSettingKey = keyof typeof HOSTING_SETTINGS;
