import type { Language } from '../lib/language.js';
import { unwritable } from './fileTrouble.js';
import type { Voice } from './voice.js';

/** Writes something to a path, and returns whether that was possible. If not, it says why. */
export function written({ complain }: Voice, path: string, write: () => void, language: Language = 'en'): boolean {
  try {
    write();
    return true;
  } catch (error) {
    complain(unwritable(path, error, language));
    return false;
  }
}
