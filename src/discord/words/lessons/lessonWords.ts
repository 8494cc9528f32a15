import type { InEach } from '../../../lib/language.js';

/** What a step of a lesson says. One or two short sentences each. */
export interface LessonStepWords {
  readonly title: InEach;
  /** What to try. */
  readonly task: InEach;
  /** Once the aim is reached. */
  readonly done: InEach;
  /** If something else happened that has no text of its own. */
  readonly other: InEach;
  /** By the names of `LessonStep.instead`. */
  readonly instead?: Readonly<Record<string, InEach>>;
}

export interface LessonWords {
  readonly title: InEach;
  /** Fits into the description of a menu's option. */
  readonly about: InEach;
  /** What the lesson taught, at its end. */
  readonly end: InEach;
  /** By the ids of the steps. */
  readonly steps: Readonly<Record<string, LessonStepWords>>;
}
