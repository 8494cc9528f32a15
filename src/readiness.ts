import type { NotReady } from './health.js';
import { soon } from './lib/soon.js';
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

/** Milliseconds in which the records must answer. A server that is frozen does not refuse, it says nothing. */
const PATIENCE = 2_000;

/**
 * Returns what is overdue in the records: deadlines that have passed, posts that wait too long. Also tells if the records cannot be
 * written.
 */
export async function workLeft({ records, now, log }: Work): Promise<readonly NotReady[]> {
  try {
    const at = now();
    const { nextDue = at, waitingSince = at } = await soon(vitalsIfWritable(records, at), PATIENCE);
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
