import { z } from 'zod';
import type { BoardsByGame } from '../map/boardsByGame.js';
import { replayPage } from './replayInput.js';
import { replayRendering } from './replayPage.js';

/** Asks for a page, or for the next part of the work on one that was asked for. `page`: a number of its own for each page. */
export const replaySlice = z.object({ page: z.number().int(), replay: replayPage.optional() });
export type ReplaySlice = z.infer<typeof replaySlice>;

/** Milliseconds of work on a page before other pictures have their turn. */
const SLICE = 300;
/** How many unfinished pages are kept. The oldest is forgotten: whoever asked for it has gone. */
const MOST_UNFINISHED = 8;

/**
 * Makes pages of replays part by part, so that no picture waits for a whole game. Returns the page once it is finished, and nothing (no bytes)
 * before. Throws if the page was not asked for, was forgotten, or cannot be drawn.
 */
export function createReplayRenderer(boards: BoardsByGame): (slice: unknown) => Uint8Array {
  const unfinished = new Map<number, ReturnType<typeof replayRendering>>();
  return unchecked => {
    const { page, replay } = replaySlice.parse(unchecked);
    const rendering = replay ? replayRendering(boards, replay) : unfinished.get(page);
    if (!rendering) throw new Error(`nobody asked for page ${page}`);
    unfinished.delete(page);
    const end = performance.now() + SLICE;
    while (performance.now() < end) {
      const { done, value } = rendering.next();
      if (done) return value;
    }
    unfinished.set(page, rendering);
    const [oldest] = unfinished.keys();
    if (unfinished.size > MOST_UNFINISHED && oldest !== undefined) unfinished.delete(oldest);
    return new Uint8Array();
  };
}
