import type { AnyGame } from '../../games/game.js';
import { afterRest } from '../calendar/deadlineCalendar.js';
import { endOfPhase, lengthIn, type PhaseDuration } from '../calendar/phaseDuration.js';
import type { Deadlines } from './match.js';
import type { MatchReader } from './transaction.js';

const DAY = 24 * 60 * 60 * 1000;

/** A phase in which nobody owes a choice is this many times shorter than others of its kind, unless a length for votes is given. */
const VOTES = 4;

/** The names of the phase lengths a host may give: one for all turns, or one for each kind of phase. */
export function lengthsIn(game: AnyGame): readonly string[] {
  if (game.turnLength !== undefined) return [TURN];
  return [...game.phaseKinds, ...(game.openingKinds ?? []), ...(game.votes ? ['votes'] : [])];
}
const TURN = 'turn';

/**
 * The duration of each kind of phase. The first kind: as given, or a day. Kinds that come once, before the first turn: as given, or like
 * the first kind. Others: as given, or half the length of the first kind. Phases with nothing but votes: only if given. In games with a
 * turn length, all kinds: as given for turns, or that length.
 */
export function deadlinesFor(game: AnyGame, given: Deadlines): Deadlines {
  const [first, ...others] = game.phaseKinds;
  if (first === undefined) throw new Error(`${game.id} has no kind of phase`);
  const { turnLength } = game;
  if (turnLength !== undefined) return Object.fromEntries(game.phaseKinds.map(kind => [kind, given[TURN] ?? turnLength]));
  const longest = given[first] ?? DAY;
  return {
    ...Object.fromEntries((game.openingKinds ?? []).map(kind => [kind, given[kind] ?? longest])),
    [first]: longest,
    ...Object.fromEntries(others.map(kind => [kind, given[kind] ?? Math.ceil(lengthIn(longest) / 2)])),
    ...(game.votes && given.votes !== undefined && { votes: given.votes }),
  };
}

/** The lengths that were chosen, by the names of `lengthsIn`: those that do not follow from the others. */
export function lengthsGiven(game: AnyGame, deadlines: Deadlines): Deadlines {
  const [first = ''] = game.phaseKinds;
  const main = deadlines[first];
  const name = game.turnLength === undefined ? first : TURN;
  const usual = deadlinesFor(game, {});
  const start = main === undefined || same(main, usual[first]) ? {} : { [name]: main };
  if (game.turnLength !== undefined) return start;
  const derived = deadlinesFor(game, start);
  const others = Object.entries(deadlines).filter(([kind, length]) => kind !== first && !same(length, derived[kind]));
  return { ...start, ...Object.fromEntries(others) };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The duration of a phase of this kind. `owed`: whether somebody owes a choice in it. */
export function phaseDurationOf(deadlines: Deadlines, kind: string, owed: boolean): PhaseDuration {
  const phaseDuration = deadlines[kind];
  if (phaseDuration === undefined) throw new Error(`there is no length for ${kind}`);
  return owed ? phaseDuration : (deadlines.votes ?? Math.ceil(lengthIn(phaseDuration) / VOTES));
}

interface Opening {
  readonly kind: string;
  readonly openedAt: number;
  /** Whether somebody owes a choice in it. */
  readonly owed: boolean;
}

/**
 * The deadline of a phase, UTC ms. Never on a day of rest. The first phase in which somebody has a choice lasts as long as the host set for
 * it (`first`).
 */
export function deadlineOf({ facts: { match, hasBegun } }: MatchReader, { kind, openedAt, owed }: Opening): number {
  const phaseDuration = phaseDurationOf(match.deadlines, kind, owed);
  const { first, rest } = match.plan;
  const isFirst = first !== undefined && owed && !hasBegun;
  const due = isFirst ? firstDeadline(phaseDuration, openedAt + first) : endOfPhase(phaseDuration, openedAt);
  return rest ? afterRest(rest, due) : due;
}

/** `at` or, with a calendar, its first moment from `at` on. */
const firstDeadline = (phaseDuration: PhaseDuration, at: number): number =>
  typeof phaseDuration === 'number' ? at : endOfPhase(phaseDuration, at - Math.floor(lengthIn(phaseDuration) / 2) - 1);
