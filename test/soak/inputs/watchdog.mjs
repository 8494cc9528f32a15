/*
 * Runs beside the bot's main thread, whose turns the probe counts in `turns`. When a turn has taken too much CPU time, it asks the main
 * thread, during the turn, what it is doing. The answer is written as a JSON line to the file `out`.
 */
import { readFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';

/** In milliseconds. */
const SLOW = 40;
const EVERY = 5;

const { turns, pid, out } = workerData;
const session = new Session();
session.connectToMainThread();
/** Returns how long the main thread has run, in milliseconds. */
const ran = () => Number(readFileSync(`/proc/self/task/${pid}/schedstat`, 'latin1').split(' ')[0]) / 1e6;
const STACK = '(() => { Error.stackTraceLimit = 60; return new Error().stack })()';

let turn = -1;
let since = 0;
let isAsked = false;
setInterval(() => {
  const now = Atomics.load(turns, 0);
  if (now !== turn) [turn, since, isAsked] = [now, ran(), false];
  if (isAsked || ran() - since < SLOW) return;
  isAsked = true;
  session.post('Runtime.evaluate', { expression: STACK, returnByValue: true }, (error, answer) => {
    const stack = error ? error.message : String(answer.result.value);
    writeSync(out, `${JSON.stringify({ kind: 'stack', at: Date.now(), stack })}\n`);
  });
}, EVERY);
