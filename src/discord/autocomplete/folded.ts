import { unaccented } from '../../lib/unaccented.js';

/** Normalises text for comparison: lower case, no accents, single spaces. */
export const folded = (text: string): string => unaccented(text).replaceAll(/\s+/g, ' ').trim();
