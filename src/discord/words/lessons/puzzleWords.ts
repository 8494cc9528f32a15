import type { InEach } from '../../../lib/language.js';

/** What a puzzle says. One or two short sentences each. */
export interface PuzzleWords {
  readonly title: InEach;
  /** Who one is, and all that is to be reached. */
  readonly task: InEach;
  /** What to think of. It names no order. */
  readonly hint: InEach;
  /** Why the solution works and what is near it does not. */
  readonly done: InEach;
}
