import type { AnyGame } from '../../games/game.js';
import { afterRest } from '../calendar/deadlineCalendar.js';
import { endOfPhase, lengthIn, type PhaseDuration } from '../calendar/phaseDuration.js';
import type { Deadlines } from './match.js';
import type { MatchReader } from './transaction.js';

const DAY = 24 * 60 * 60 * 1000;

/** Phases in which nobody owes anything are this much shorter than others of their kind, unless their length is given. */
const VOTES = 4;

/** The lengths a host may give for a game: one for all its turns, or one for each kind of phase. */
export function lengthsIn(game: AnyGame): readonly string[] {
  if (game.turnLength !== undefined) return [TURN];
  return [...game.phaseKinds, ...(game.openingKinds ?? []), ...(game.votes ? ['votes'] : [])];
}
const TURN = 'turn';

/**
 * A pace for every kind of phase: for the game's first kind a day unless given; the same for those that come once, before the
 * first turn; half of its length for the others unless given. That of phases with nothing but votes is there only if given.
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

/** The pace of a phase of a kind; `owed`: somebody owes something in it. */
export function phaseDurationOf(deadlines: Deadlines, kind: string, owed: boolean): PhaseDuration {
  const phaseDuration = deadlines[kind];
  if (phaseDuration === undefined) throw new Error(`there is no length for ${kind}`);
  return owed ? phaseDuration : (deadlines.votes ?? Math.ceil(lengthIn(phaseDuration) / VOTES));
}

interface Opening {
  readonly kind: string;
  readonly openedAt: number;
  /** Somebody owes something in it. */
  readonly owed: boolean;
}

/** When a phase ends: never on a day of rest, and the match's first phase with a choice as late as the plan says. */
export function deadlineOf({ facts: { match, hasBegun } }: MatchReader, { kind, openedAt, owed }: Opening): number {
  const phaseDuration = phaseDurationOf(match.deadlines, kind, owed);
  const { first, rest } = match.plan;
  const isFirst = first !== undefined && owed && !hasBegun;
  const due = isFirst ? firstDeadline(phaseDuration, openedAt + first) : endOfPhase(phaseDuration, openedAt);
  return rest ? afterRest(rest, due) : due;
}

/** Counted from a length, yet on the calendar, if there is one. */
const firstDeadline = (phaseDuration: PhaseDuration, at: number): number =>
  typeof phaseDuration === 'number' ? at : endOfPhase(phaseDuration, at - Math.floor(lengthIn(phaseDuration) / 2) - 1);
