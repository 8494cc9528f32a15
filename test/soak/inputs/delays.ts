import { readFileSync } from 'node:fs';

/**
 * Returns how long a process has waited for a processor although it could have run, in milliseconds. Returns 0 on systems that do not tell.
 */
export function waitedForProcessor(pid: number): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'latin1').split(' ');
    return Number(waited) / 1e6;
  } catch {
    return 0;
  }
}
