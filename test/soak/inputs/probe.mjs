/*
 * Preloaded into the bot by `npm run soak -- inputs`: measures every turn of its main thread's event loop, from SIGUSR2 on, and writes JSON lines to
 * the file that SOAK_TURNS names. A turn is all the loop runs between two of its check phases: timers, and everything that came in meanwhile.
 *
 * CPU time is what the system counted for the main thread alone (garbage collection and compiling on other threads are not in it), true to
 * the length of a tick. Wall time is without the wait for something to happen.
 */
import { openSync, readSync, writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/** In milliseconds. Turns of as much CPU time are told one by one; the others only counted. */
const TOLD_FROM = 15;
const SLOW = 50;
const WALL_BUCKETS = 2_000;
const TELL_EVERY = 1_000;

const file = process.env.SOAK_TURNS;
if (isMainThread && file) process.once('SIGUSR2', () => measure(openSync(file, 'a')));

/** @param {number} out */
function measure(out) {
  const stat = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const buffer = Buffer.alloc(96);
  /** In milliseconds. */
  const cpuTime = () => Number.parseInt(buffer.toString('latin1', 0, readSync(stat, buffer, 0, 96, 0)), 10) / 1e6;
  /** Turns by how many milliseconds they took by the wall clock; the last bucket holds all that took longer. */
  const wall = new Uint32Array(WALL_BUCKETS + 1);
  const seen = { turns: 0, turnsOver50Cpu: 0, worstTurnCpuMs: 0, worstTurnWallMs: 0 };
  const first = cpuTime();
  let [cpu, at, idle] = [cpuTime(), performance.now(), performance.nodeTiming.idleTime];

  /** Unreferenced, an immediate runs in every turn and makes none. */
  const look = () => {
    const [cpuNow, now, idleNow] = [cpuTime(), performance.now(), performance.nodeTiming.idleTime];
    const cpuMs = cpuNow - cpu;
    const wallMs = Math.max(0, now - at - (idleNow - idle));
    seen.turns += 1;
    if (cpuMs > SLOW) seen.turnsOver50Cpu += 1;
    if (cpuMs > seen.worstTurnCpuMs) seen.worstTurnCpuMs = cpuMs;
    if (wallMs > seen.worstTurnWallMs) seen.worstTurnWallMs = wallMs;
    wall[Math.min(WALL_BUCKETS, Math.floor(wallMs))] += 1;
    if (cpuMs >= TOLD_FROM) tell({ kind: 'turn', cpuMs, wallMs, until: performance.timeOrigin + now });
    [cpu, at, idle] = [cpuNow, now, idleNow];
    setImmediate(look).unref();
  };
  /** @param {object} fact */
  const tell = fact => writeSync(out, `${JSON.stringify(fact)}\n`);
  const tellAll = () => tell({ kind: 'so far', ...seen, cpuMs: cpuTime() - first, wall: sparse(wall), rss: process.memoryUsage.rss() });
  setImmediate(look).unref();
  setInterval(tellAll, TELL_EVERY).unref();
  process.once('exit', tellAll);
  tellAll();
}

/**
 * What is not zero, by place.
 * @param {Uint32Array} counts
 */
function sparse(counts) {
  /** @type {Record<number, number>} */
  const found = {};
  counts.forEach((count, place) => {
    if (count > 0) found[place] = count;
  });
  return found;
}
