import { followTime } from 'discord-simulator/time';
import type { Log, Now } from './matches/context/ports.js';

export interface Time {
  readonly now: Now;
  /** Calls back after time was skipped. Returns a function that ends the subscription. */
  readonly onChange: (jumped: () => void) => () => void;
  close(): void;
}

export interface TimeOptions {
  readonly log: Log;
  /** Aborts waiting for the simulated time. */
  readonly signal: AbortSignal;
}

const SYSTEM: Time = { now: Date.now, onChange: () => () => undefined, close: () => undefined };

/** The system clock, or the simulated time behind a control URL. Undefined if aborted before the time was known. */
export async function findTime(controlUrl: string | undefined, { log, signal }: TimeOptions): Promise<Time | undefined> {
  if (controlUrl === undefined) return SYSTEM;
  const givenUp = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  return signal.aborted ? undefined : Promise.race([followTime(controlUrl, { ...logged(log), signal }), givenUp]);
}

const logged = (log: Log) => ({
  onLost: () => log.warn({}, 'the local guild does not tell the time; trying again'),
  onBack: () => log.info({}, 'the local guild tells the time again'),
});
