import { readFileSync } from 'node:fs';

/** How long, in milliseconds, a process has waited for a processor, though it could have run. Nothing is known where the system does not tell. */
export function waitedForProcessor(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
