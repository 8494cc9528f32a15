import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { createRenderer } from '../../src/drawing/renderer.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Picture } from '../../src/matches/context/ports.js';
import { boards } from '../drawing/mapFixture.js';
import { recordedReports } from '../drawing/recordedReports.js';

const EVERY = 25;
/** The number of pictures after which the worker is warm. */
const WARM = 150;
/** By how many megabytes the resident memory may deviate from its middle, once the worker is warm. */
const SLACK = 50;
/** By how many milliseconds longer than when idle the main thread may be held up. */
const HELD_UP = 15;

/**
 * Draws many pictures of recorded phases in a worker. Returns whether memory stayed level and the main thread was about as free as when
 * idle.
 */
export async function soakPictures(pictures: number): Promise<boolean> {
  const reports = recordedReports();
  const renderer = createRenderer({ boards: () => boards });
  const draw = async (i: number): Promise<number> => (await renderer.draw(pictureOf(reports[i % reports.length]))).length;
  for (let i = 0; i < WARM; i++) await draw(i);
  global.gc?.();
  const idle = await heldUp(() => pause(5000));
  const memory: number[] = [];
  const busy = await heldUp(async () => {
    for (let i = 0; i < pictures; i++) {
      await draw(i);
      if ((i + 1) % EVERY === 0) memory.push(megabytes());
      if ((i + 1) % (4 * EVERY) === 0) console.log(`${i + 1} pictures, ${megabytes().toFixed(0)} MB`);
    }
  });
  await renderer.close();
  const [least, most] = [Math.min(...memory), Math.max(...memory)];
  const drift = middle(memory.slice(memory.length / 2)) - middle(memory.slice(0, memory.length / 2));
  console.log(
    `memory: ${least.toFixed(0)} to ${most.toFixed(0)} MB (±${SLACK} allowed), the second half ${signed(drift)} MB against the first`,
  );
  console.log(`main thread held up at the 99th percentile: ${busy.toFixed(1)} ms, idle ${idle.toFixed(1)} ms (${HELD_UP} more allowed)`);
  return most - least <= SLACK * 2 && busy - idle <= HELD_UP;
}

const pictureOf = (report: Report | undefined): Picture => ({ kind: 'results', game: 'classic', language: 'en', report });

const megabytes = (): number => process.memoryUsage().rss / 2 ** 20;
const middle = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[figures.length >> 1] ?? 0;
const signed = (figure: number): string => `${figure < 0 ? '−' : '+'}${Math.abs(figure).toFixed(0)}`;

/** Returns how late timers fire while `work` runs, in milliseconds, at the 99th percentile. */
async function heldUp(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  await work();
  delays.disable();
  return delays.percentile(99) / 1e6;
}
