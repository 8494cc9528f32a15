import { z } from 'zod';
import { OPPONENT_LEVELS, type OpponentLevel } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { unaccented } from '../../lib/unaccented.js';
import { parseLength } from '../calendar/parseLength.js';
import type { HostingFault } from '../fault.js';

/** How many opponents of the bot may be wanted at one level: more than any game has seats. */
const MOST = 50;

/** Opponents of the bot for empty seats, by level: how many, or `rest` for all that are still empty. */
export const fill = z.partialRecord(z.enum(OPPONENT_LEVELS), z.union([z.number().int().min(1).max(MOST), z.literal('rest')])).readonly();
export type Fill = z.infer<typeof fill>;

/** The levels that are wanted, the strongest first. */
export const levelsIn = (wanted: Fill): readonly OpponentLevel[] =>
  OPPONENT_LEVELS.toReversed().filter(level => wanted[level] !== undefined);

/** What players type for a level, in English and French, without accents. */
const TYPED_LEVELS: Readonly<Record<OpponentLevel, readonly string[]>> = {
  recruit: ['recruit', 'recruits', 'recrue', 'recrues'],
  captain: ['captain', 'captains', 'capitaine', 'capitaines'],
  general: ['general', 'generals', 'generaux'],
};

/**
 * Parses "general", "2 captains, general", "2 capitaines, général": a level without a number is for all seats that are still empty. A length such as
 * "3d" was meant for how long the lobby stays open.
 */
export function parseFill(typed: string): Result<Fill, HostingFault> {
  if (parseLength(typed).ok) return refuse({ code: 'fill-is-no-length', typed });
  let wanted: Fill = {};
  for (const part of unaccented(typed).split(/[,;+]/)) {
    const [, count, name = ''] = /^\s*(\d{1,2})?\s*([a-z]+)\s*$/.exec(part) ?? [];
    const level = OPPONENT_LEVELS.find(one => TYPED_LEVELS[one].includes(name));
    if (!level || count === '0') return refuse({ code: 'option-unclear', option: 'fill' });
    wanted = withFill(wanted, level, count === undefined ? 'rest' : Number(count));
  }
  return ok(wanted);
}

/** The same with another number at one level. Only one level takes all seats that are still empty. */
export function withFill(wanted: Fill, level: OpponentLevel, seats: number | 'rest'): Fill {
  const others = Object.entries(wanted).filter(([one, count]) => one !== level && !(seats === 'rest' && count === 'rest'));
  return { ...Object.fromEntries(others), [level]: seats };
}

/** How many opponents are wanted besides those that take the rest. */
export const countedIn = (wanted: Fill): number =>
  Object.values(wanted).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);

export const takesRest = (wanted: Fill): boolean => Object.values(wanted).includes('rest');

/** The opponents on this many empty seats, in the order in which they get them: the strongest first, those that take the rest last. */
export function opponentsFor(wanted: Fill, empty: number): readonly OpponentLevel[] {
  const counted = levelsIn(wanted).flatMap(level => {
    const count = wanted[level];
    return typeof count === 'number' ? Array.from({ length: count }, () => level) : [];
  });
  const rest = levelsIn(wanted).find(level => wanted[level] === 'rest');
  const others = rest ? Array.from({ length: Math.max(empty - counted.length, 0) }, () => rest) : [];
  return [...counted, ...others].slice(0, empty);
}

/** The same as `parseFill` reads it. */
export const formatFill = (wanted: Fill): string =>
  levelsIn(wanted)
    .map(level => (wanted[level] === 'rest' ? level : `${wanted[level]} ${level}`))
    .join(', ');

/** The same, with opponents of one level on all seats that stay empty: the strongest level in `wanted`; if there is none, `standIn`. */
export function filledUp(wanted: Fill, standIn: OpponentLevel = 'captain'): Fill {
  const [level = standIn] = levelsIn(wanted);
  return takesRest(wanted) ? wanted : withFill(wanted, level, 'rest');
}
