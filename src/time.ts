import { connectSteeredNow, type Waiting } from './clock/steeredNow.js';
import type { Now } from './matches/ports.js';

export interface Time {
  readonly now: Now;
  /** Tells when the time has jumped; returns how to stop being told. */
  readonly onChange: (jumped: () => void) => () => void;
  close(): void;
}

const SYSTEM: Time = { now: Date.now, onChange: () => () => undefined, close: () => undefined };

/** The system's time, or the time of a local guild whose control socket is given. Nothing: it was given up before the time was known. */
export async function findTime(controlUrl: string | undefined, { log, signal }: Required<Waiting>): Promise<Time | undefined> {
  if (controlUrl === undefined) return SYSTEM;
  const givenUp = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined), { once: true }));
  return signal.aborted ? undefined : Promise.race([connectSteeredNow(controlUrl, { log, signal }), givenUp]);
}
