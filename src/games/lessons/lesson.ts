import type { Report } from '../diplomacy/model/report.js';
import type { State } from '../diplomacy/model/state.js';
import type { SeatId } from '../game.js';
import type { LessonPosition, OrdersBySeat } from './lessonPosition.js';
import type { Puzzle } from './puzzle.js';

/** A phase as the rules resolved it: what steps are judged by, never by the text of orders. */
export interface LessonResult {
  readonly from: State;
  readonly report: Report;
  readonly state: State;
}

/** What came of a step. `instead`: the name of what happened in place of the aim, if there is something to say of it. */
export type LessonVerdict = { readonly isReached: true } | { readonly isReached: false; readonly instead?: string };

/** One thing to try. Its texts are in `discord/words/lessons`, under its lesson and its id. */
export interface LessonStep {
  readonly id: string;
  readonly position: LessonPosition;
  /** Who gives the orders. */
  readonly seat: SeatId;
  /** What all others order, which is told. In a puzzle nothing: they order once they know what the seat does. */
  readonly others: OrdersBySeat;
  /** Whether the result is what was wanted. Pure. */
  readonly aim: (resolved: LessonResult) => boolean;
  /** What else may happen that has a text of its own, tried in this order. */
  readonly instead?: Readonly<Record<string, (resolved: LessonResult) => boolean>>;
  /** Orders of the seat that reach the aim. */
  readonly answer: string;
  /** The part of the board that pictures show. Undefined: all of it. */
  readonly theatre?: string;
  /** Set if the step is a puzzle. */
  readonly puzzle?: Puzzle;
}

/** Something to learn by playing it, step by step. */
export interface Lesson {
  /** Stored, and on buttons: it never changes, and is used for no other lesson. */
  readonly number: number;
  readonly id: string;
  /** The id of the game that it is played on. */
  readonly game: string;
  readonly steps: readonly LessonStep[];
  /** Set if its steps are puzzles, each of which stands for itself. */
  readonly puzzles?: true;
}

/** Judges a step by its result. */
export function judged({ aim, instead = {} }: Pick<LessonStep, 'aim' | 'instead'>, resolved: LessonResult): LessonVerdict {
  if (aim(resolved)) return { isReached: true };
  const found = Object.entries(instead).find(([, when]) => when(resolved));
  return { isReached: false, ...(found && { instead: found[0] }) };
}
