/*
 * Preloaded into the bot by `npm run soak -- inputs`. From SIGUSR2 on, measures every turn of the main thread's event loop and writes JSON
 * lines to the file that SOAK_TURNS names. A turn is everything the loop runs between two of its check phases: timers and incoming events.
 *
 * CPU time is what the system counted for the main thread alone, without garbage collection and compilation on other threads. It is precise
 * to one scheduler tick. Wall time does not include the wait for events. It is reported twice: with and without the time for which the
 * thread could have run but had no processor. During a slow turn, another thread asks what the main thread is doing (watchdog.mjs).
 */
import { openSync, readSync, writeSync } from 'node:fs';
import { PerformanceObserver, performance } from 'node:perf_hooks';
import { isMainThread, Worker } from 'node:worker_threads';

/** In milliseconds. Turns with at least this CPU time are reported one by one; others are only counted. */
const TOLD_FROM = 15;
const SLOW = 50;
const WALL_BUCKETS = 2_000;
const TELL_EVERY = 1_000;
const COLLECTIONS = 100;
/** The longest delay, as far as we have seen, with which Node reports a garbage collection. In milliseconds. */
const OBSERVED_WITHIN = 100;

const file = process.env.SOAK_TURNS;
if (isMainThread && file) process.once('SIGUSR2', () => measure(openSync(file, 'a')));

/** @param {number} out */
function measure(out) {
  const stat = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r');
  const buffer = Buffer.alloc(96);
  /** Returns how long the thread has run, and how long it has waited for a processor, in milliseconds. */
  const times = () => {
    const [ran, waited] = buffer.toString('latin1', 0, readSync(stat, buffer, 0, 96, 0)).split(' ');
    return [Number(ran) / 1e6, Number(waited) / 1e6];
  };
  /**
   * Counts of turns by duration in whole milliseconds: by the wall clock, and without the wait for a processor. The last bucket also holds
   * all longer turns.
   */
  const wall = new Uint32Array(WALL_BUCKETS + 1);
  const own = new Uint32Array(WALL_BUCKETS + 1);
  const seen = { turns: 0, turnsOver50Cpu: 0, worstTurnCpuMs: 0, worstTurnWallMs: 0 };
  const [first, firstWait] = times();
  /** The latest garbage collections. Node reports them a moment later. */
  let collections = [];
  new PerformanceObserver(list => {
    collections = [...collections, ...list.getEntries()].slice(-COLLECTIONS);
  }).observe({ entryTypes: ['gc'] });
  /** Slow turns that are not reported yet, because the garbage collections in them are not known yet. */
  const slow = [];
  const tellSlow = () => {
    for (const { from, to, ...turn } of slow.splice(0)) {
      const within = collections.map(({ startTime, duration }) => Math.min(to, startTime + duration) - Math.max(from, startTime));
      const gcMs = within.reduce((sum, ms) => sum + Math.max(0, ms), 0);
      tell({ kind: 'turn', ...turn, gcMs });
    }
  };
  let [cpu, wait, at, idle] = [first, firstWait, performance.now(), performance.nodeTiming.idleTime];

  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  new Worker(new URL('watchdog.mjs', import.meta.url), { workerData: { turns, pid: process.pid, out } }).unref();

  /** Runs in every turn. The immediate is unreferenced, so it causes no turns itself. */
  const look = () => {
    const [cpuNow, waitNow] = times();
    const [now, idleNow] = [performance.now(), performance.nodeTiming.idleTime];
    const cpuMs = cpuNow - cpu;
    const wallMs = Math.max(0, now - at - (idleNow - idle));
    seen.turns += 1;
    Atomics.add(turns, 0, 1);
    if (cpuMs > SLOW) seen.turnsOver50Cpu += 1;
    if (cpuMs > seen.worstTurnCpuMs) seen.worstTurnCpuMs = cpuMs;
    if (wallMs > seen.worstTurnWallMs) seen.worstTurnWallMs = wallMs;
    wall[bucketOf(wallMs)] += 1;
    own[bucketOf(wallMs - (waitNow - wait))] += 1;
    if (cpuMs >= TOLD_FROM) slow.push({ cpuMs, wallMs, until: performance.timeOrigin + now, from: at, to: now });
    else if (slow.length > 0 && now - slow[0].to > OBSERVED_WITHIN) tellSlow();
    [cpu, wait, at, idle] = [cpuNow, waitNow, now, idleNow];
    setImmediate(look).unref();
  };
  /** @param {object} fact */
  const tell = fact => writeSync(out, `${JSON.stringify(fact)}\n`);
  const tellAll = () => {
    const { rss, heapUsed: heap } = process.memoryUsage();
    tell({
      kind: 'so far',
      ...seen,
      cpuMs: cpu - first,
      waitedMs: wait - firstWait,
      wall: sparse(wall),
      own: sparse(own),
      rss,
      heap,
    });
  };
  setImmediate(look).unref();
  setInterval(tellAll, TELL_EVERY).unref();
  process.once('exit', () => {
    tellSlow();
    tellAll();
  });
  tellAll();
}

/** @param {number} ms */
const bucketOf = ms => Math.min(WALL_BUCKETS, Math.max(0, Math.floor(ms)));

/**
 * Returns the entries that are not zero, by index.
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
