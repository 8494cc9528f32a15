import { judged, type Lesson } from '../../../games/lessons/lesson.js';
import { resolvedStep } from '../../../games/lessons/lessonState.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type LessonProgress, type LessonTry, LONGEST_LESSON_ORDERS } from '../../model/lessonProgress.js';
import type { UserId } from '../../model/match.js';
import {
  begunLesson,
  type LessonOrders,
  type LessonPositionSeen,
  lessonOn,
  lessonPosition,
  placeShown,
} from '../../read/lessonPosition.js';
import { faultOfText } from '../../read/orderText.js';
import { type Supposing, supposedNow } from '../studies/changeStudy.js';

/** Which step of which lesson is meant. */
export interface LessonAsked {
  /** The number of the lesson. */
  readonly lesson: number;
  /** Of the step, from 1. Undefined: the one that is shown. */
  readonly place?: number | undefined;
  readonly user: UserId;
}

/** Somebody's progress in a lesson. Undefined: they have not begun it. */
async function progressIn({ store }: HostingContext, user: UserId, lesson: Lesson): Promise<LessonProgress | undefined> {
  return (await store.lessons.of(user)).find(taken => taken.lesson === lesson.number)?.progress;
}

/** A step as the user has it. Writes nothing. Fault: `no-such-lesson`. */
export async function lessonSeen(
  hosting: HostingContext,
  { lesson: number, place, user }: LessonAsked,
): Promise<Result<LessonPositionSeen, HostingFault>> {
  const lesson = lessonOn(hosting, number);
  if (!lesson.ok) return lesson;
  const progress = (await progressIn(hosting, user, lesson.value)) ?? begunLesson(lesson.value);
  await yieldToEventLoop();
  return lessonPosition(hosting, lesson.value, { progress, place: place ?? placeShown(lesson.value, progress) });
}

/** Goes to a step, and shows it. Fault: `no-such-lesson` if there is none there. */
export const goToLesson = (hosting: HostingContext, asked: LessonAsked): Promise<Result<LessonPositionSeen, HostingFault>> =>
  changed(hosting, asked, one => one);

/** Adds orders of the seat, puts them in place of others, or takes one away. The result that was shown is shown no more. */
export async function orderInLesson(
  hosting: HostingContext,
  asked: LessonAsked,
  what: Supposing,
): Promise<Result<LessonOrders, HostingFault>> {
  const fault = what.how === 'clear' ? undefined : faultOfText(what.text);
  if (fault) return refuse(fault);
  const before = await lessonSeen(hosting, asked);
  if (!before.ok) return before;
  const { game, state, step } = before.value;
  let lines: LessonOrders['lines'] = [];
  const seen = await changed(hosting, asked, ({ given: _, shown: __, ...one }) => {
    const supposed = one.orders === '' ? {} : { [step.seat]: one.orders };
    const made = supposedNow({ game, state, step: { supposed } }, step.seat, what);
    lines = made.lines;
    return { ...one, orders: made.text.length <= LONGEST_LESSON_ORDERS ? made.text : one.orders };
  });
  return seen.ok ? ok({ lines, seen: seen.value }) : seen;
}

/** Resolves the orders of the seat. Whether the aim was reached is noted, and stays. */
export async function resolveLesson(hosting: HostingContext, asked: LessonAsked): Promise<Result<LessonPositionSeen, HostingFault>> {
  const before = await lessonSeen(hosting, asked);
  if (!before.ok) return before;
  const { game, step } = before.value;
  return await changed(hosting, asked, ({ shown: _, ...one }) => {
    const { isReached } = judged(step, resolvedStep(game, step, one.orders));
    return { ...one, given: one.orders, ...(isReached && { reached: true as const }) };
  });
}

/** Shows the answer and what comes of it. It does not count as reached. */
export async function showAnswer(hosting: HostingContext, asked: LessonAsked): Promise<Result<LessonPositionSeen, HostingFault>> {
  const before = await lessonSeen(hosting, asked);
  if (!before.ok) return before;
  const { answer } = before.value.step;
  return await changed(hosting, asked, one => ({ ...one, orders: answer, given: answer, shown: true as const }));
}

/** Begins a step again, without orders. What was reached stays. */
export const tryLessonAgain = (hosting: HostingContext, asked: LessonAsked): Promise<Result<LessonPositionSeen, HostingFault>> =>
  changed(hosting, asked, ({ given: _, shown: __, ...one }) => ({ ...one, orders: '' }));

/** Shows what comes after the last step. */
export async function endLesson(
  hosting: HostingContext,
  { lesson: number, user }: LessonAsked,
): Promise<Result<{ readonly lesson: Lesson; readonly progress: LessonProgress }, HostingFault>> {
  const lesson = lessonOn(hosting, number);
  if (!lesson.ok) return lesson;
  const progress = await hosting.store.lessons.change({ user, lesson: number, changedAt: hosting.now() }, before => ({
    ...(before ?? begunLesson(lesson.value)),
    over: true,
  }));
  return ok({ lesson: lesson.value, progress });
}

/** Changes what somebody did in a step, shows the step, and returns it as it is then. */
async function changed(
  hosting: HostingContext,
  { lesson: number, place, user }: LessonAsked,
  change: (tried: LessonTry) => LessonTry,
): Promise<Result<LessonPositionSeen, HostingFault>> {
  const lesson = lessonOn(hosting, number);
  if (!lesson.ok) return lesson;
  const { steps } = lesson.value;
  if (place !== undefined && !steps[place - 1]) return refuse({ code: 'no-such-lesson' });
  const progress = await hosting.store.lessons.change({ user, lesson: number, changedAt: hosting.now() }, before => {
    const { over: _, ...begun } = before ?? begunLesson(lesson.value);
    const id = steps[(place ?? placeShown(lesson.value, begun)) - 1]?.id ?? begun.at;
    const tried = begun.tries[id];
    const after = change(tried ?? { orders: '' });
    const isUntouched = !tried && after.orders === '' && after.given === undefined;
    return { ...begun, at: id, tries: isUntouched ? begun.tries : { ...begun.tries, [id]: after } };
  });
  return lessonPosition(hosting, lesson.value, { progress, place: placeShown(lesson.value, progress) });
}
