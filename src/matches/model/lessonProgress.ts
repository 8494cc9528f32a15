import { z } from 'zod';
import type { UserId } from './match.js';

/** How long orders of one seat in a lesson may be: far longer than any step needs. */
export const LONGEST_LESSON_ORDERS = 2000;

const orders = z.string().max(LONGEST_LESSON_ORDERS);

/** What somebody tried in a step of a lesson. */
const lessonTry = z.strictObject({
  /** As records have them: "A alb - est; A bre H". */
  orders,
  /** The orders whose result is shown. Undefined: none yet. */
  given: orders.optional(),
  /** Set if those are the answer, which was shown. */
  shown: z.literal(true).optional(),
  /** Set once the aim was reached with orders of their own. It stays. */
  reached: z.literal(true).optional(),
});
export type LessonTry = Readonly<z.infer<typeof lessonTry>>;

/** How far somebody is in a lesson. Steps by their ids: what is no step any more is left alone. */
export const lessonProgress = z.strictObject({
  /** The step that is shown. */
  at: z.string().max(40),
  /** Set while what comes after the last step is shown. */
  over: z.literal(true).optional(),
  tries: z.record(z.string().max(40), lessonTry),
});
export type LessonProgress = Readonly<z.infer<typeof lessonProgress>>;

/** A row of somebody's lessons. */
export interface LessonTaken {
  readonly user: UserId;
  /** The number of the lesson. */
  readonly lesson: number;
  readonly progress: LessonProgress;
  /** UTC ms. */
  readonly changedAt: number;
}
