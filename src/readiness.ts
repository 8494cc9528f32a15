import { setTimeout as pause } from 'node:timers/promises';
import type { NotReady } from './health.js';
import type { Log, Now } from './matches/context/ports.js';
import { whereItBroke } from './matches/context/whereItBroke.js';
import type { OpenRecords } from './store/database/openRecords.js';
import type { Vitals } from './store/database/vitals.js';

/** Milliseconds by which a deadline may be overdue, and for which a message may wait, before something is wrong. */
const LATE = 60_000;
const WAITED = 10 * 60_000;

export interface Work {
  readonly records: Pick<OpenRecords, 'vitals' | 'proveWritable'>;
  readonly now: Now;
  readonly log: Log;
}

/** Milliseconds in which the records must answer: who asks whether the bot is ready does not wait long. */
const PATIENCE = 2_000;

/** Why the bot is not doing its work, according to the records. */
export async function workLeft({ records, now, log }: Work): Promise<readonly NotReady[]> {
  try {
    const at = now();
    const { nextDue = at, waitingSince = at } = await soon(vitalsIfWritable(records, at));
    return [
      ...(at - nextDue > LATE ? ['deadlines-passed' as const] : []),
      ...(at - waitingSince > WAITED ? ['posts-waiting' as const] : []),
    ];
  } catch (error) {
    log.error(whereItBroke(error), 'the records cannot be written');
    return ['records-unwritable'];
  }
}

async function vitalsIfWritable({ proveWritable, vitals }: Work['records'], at: number): Promise<Vitals> {
  await proveWritable();
  return await vitals(at);
}

/** The answer, if it comes soon. Throws otherwise: a server that was frozen does not refuse, it says nothing. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(PATIENCE, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error('the database does not answer');
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    ended.abort();
    answer.catch(() => undefined);
  }
}
