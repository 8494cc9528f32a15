import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../games/game.js';
import { type Result, refuse } from '../lib/result.js';
import { RECORDS_PAUSES } from '../matches/context/onceRecordsAnswer.js';
import type { Log } from '../matches/context/ports.js';
import type { OpenRecords } from './database/openRecords.js';
import { openRecords, type RecordsPlace } from './openRecords.js';

export interface Waiting {
  readonly log: Log;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
  /** Called once, if the server is away at first. */
  readonly onAway: () => Promise<void>;
}

/**
 * Opens the records. While PostgreSQL is away, waits for it with growing pauses and says so once. Faults: those of `openRecords`, without
 * `database-away`; `given-up` { of } if the signal ended the waiting.
 */
export async function awaitRecords(place: RecordsPlace, { log, signal, onAway }: Waiting): Promise<Result<OpenRecords, Fault>> {
  let isAway = false;
  for (let wait: number = RECORDS_PAUSES.first; ; wait = Math.min(2 * wait, RECORDS_PAUSES.longest)) {
    const opened = await unlessAborted(openRecords(place, log), signal);
    if (opened === undefined) return refuse({ code: 'given-up', of: 'PostgreSQL' });
    if (opened.ok || opened.fault.code !== 'database-away') {
      if (isAway && opened.ok) log.info({}, 'PostgreSQL is there');
      return opened;
    }
    if (!isAway) {
      log.error({ path: opened.fault.path, detail: opened.fault.detail }, 'PostgreSQL is away: the bot waits for it');
      await onAway();
    }
    isAway = true;
    await pause(wait, undefined, { signal }).catch(() => undefined);
  }
}

/** What is being opened. Undefined if the signal comes first; what is opened later is closed again. */
async function unlessAborted(
  opening: Promise<Result<OpenRecords, Fault>>,
  signal: AbortSignal,
): Promise<Result<OpenRecords, Fault> | undefined> {
  let abort = (): void => undefined;
  const aborted = new Promise<undefined>(resolve => {
    abort = () => resolve(undefined);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  const opened = await Promise.race([opening, aborted]);
  signal.removeEventListener('abort', abort);
  if (opened === undefined) void opening.then(late => (late.ok ? late.value.close() : undefined)).catch(() => undefined);
  return opened;
}
