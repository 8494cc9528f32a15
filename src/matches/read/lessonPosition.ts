import type { AnyGame, Phase, Seat, TypedLine } from '../../games/game.js';
import { LESSONS, lessonNumbered } from '../../games/lessons/allLessons.js';
import { judged, type Lesson, type LessonResult, type LessonStep, type LessonVerdict } from '../../games/lessons/lesson.js';
import { lessonState, resolvedStep } from '../../games/lessons/lessonState.js';
import { PUZZLE_SETS } from '../../games/lessons/puzzleSets.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { gameCalled, seatsFor } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { LessonProgress, LessonTry } from '../model/lessonProgress.js';
import type { SeatView } from './seatView.js';
import { studySeatView } from './studySeat.js';

/** A step of a lesson as somebody has it before them. */
export interface LessonPositionSeen {
  readonly lesson: Lesson;
  readonly step: LessonStep;
  /** Of the step in its lesson, from 1. */
  readonly place: number;
  readonly game: AnyGame;
  readonly state: unknown;
  readonly name: Phase;
  /** The seat that gives the orders. */
  readonly seat: Seat;
  /** Everybody who plays. */
  readonly everybody: readonly Seat[];
  readonly progress: LessonProgress;
  readonly tried: LessonTry;
  /** What came of the orders that were given, if any were. */
  readonly result?: { readonly resolved: LessonResult; readonly verdict: LessonVerdict };
}

const NOT_TRIED: LessonTry = { orders: '' };

/** The lessons whose games are there. */
export const lessonsOn = (hosting: Pick<HostingContext, 'games' | 'taught'>): readonly Lesson[] =>
  LESSONS.filter(({ game }) => gameCalled(hosting, game) !== undefined);

/** The puzzles whose games are offered, or taught in lessons. */
export const puzzlesOn = (hosting: Pick<HostingContext, 'games' | 'taught'>): readonly Lesson[] =>
  PUZZLE_SETS.filter(({ game }) => gameCalled(hosting, game) !== undefined);

/** A lesson, or the puzzles of a game, by its number. Fault: `no-such-lesson`. */
export function lessonOn(hosting: HostingContext, number: number): Result<Lesson, HostingFault> {
  const lesson = lessonNumbered(number);
  return lesson && gameCalled(hosting, lesson.game) ? ok(lesson) : refuse({ code: 'no-such-lesson' });
}

/** Progress of somebody who begins. */
export const begunLesson = ({ steps }: Lesson): LessonProgress => ({ at: steps[0]?.id ?? '', tries: {} });

/** The place, from 1, of the step that is shown. */
export const placeShown = ({ steps }: Lesson, { at }: LessonProgress): number => Math.max(steps.findIndex(({ id }) => id === at) + 1, 1);

/** How many steps somebody has reached with orders of their own. */
export const reachedOf = ({ steps }: Lesson, progress: LessonProgress | undefined): number =>
  steps.filter(({ id }) => progress?.tries[id]?.reached).length;

/** A step with what somebody did in it. Faults: `no-such-lesson`. */
export function lessonPosition(
  hosting: HostingContext,
  lesson: Lesson,
  { progress, place }: { readonly progress: LessonProgress; readonly place: number },
): Result<LessonPositionSeen, HostingFault> {
  const game = gameCalled(hosting, lesson.game);
  const step = lesson.steps[place - 1];
  if (!game || !step) return refuse({ code: 'no-such-lesson' });
  const state = lessonState(game, step.position);
  const everybody = seatsFor(game, Object(state.terms?.options ?? {}), step.position.players ?? game.players.most);
  const seat = everybody.find(({ id }) => id === step.seat);
  if (!seat) throw new Error(`the lesson ${lesson.id} orders for ${step.seat}, whom ${game.id} does not have`);
  const tried = progress.tries[step.id] ?? NOT_TRIED;
  const resolved = tried.given === undefined ? undefined : resolvedStep(game, step, tried.given);
  return ok({
    ...{ lesson, step, place, game, state, seat, everybody, progress, tried },
    name: game.phase(state),
    ...(resolved && { result: { resolved, verdict: judged(step, resolved) } }),
  });
}

/** The seat of a step as a panel shows it. */
export function lessonSeatView(at: LessonPositionSeen, language: Language): SeatView {
  const { lesson, step, place, seat, tried, game, state, name } = at;
  const board = {
    ...{ game, state, name, seats: [seat] },
    study: { id: lesson.number, game: lesson.game },
    step: { id: place, supposed: tried.orders === '' ? {} : { [step.seat]: tried.orders } },
  };
  const view = studySeatView(board, 0, language);
  if (!view) throw new Error(`nobody gives orders in ${lesson.id} ${step.id}`);
  return { ...view, taught: step.puzzle ? 'puzzle' : 'lesson' };
}

/** What a change of orders in a lesson made of what was typed. */
export interface LessonOrders {
  readonly lines: readonly TypedLine[];
  readonly seen: LessonPositionSeen;
}
