import type { Voice } from './voice.js';

/** Writes something to a path, and returns whether that was possible. If not, it says why. */
export function written({ complain }: Voice, path: string, write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    complain(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}
