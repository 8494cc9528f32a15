import { z } from 'zod';
import type { Setting } from './game.js';

/** Something a host says yes or no to, as text or as what was made of it; no unless he says so. */
export const yesNo = z.union([z.boolean(), z.stringbool()]).default(false);

/** What he has to choose from. */
export const YES_NO: NonNullable<Setting['choices']> = [
  { value: 'true', name: { en: 'yes', fr: 'oui' } },
  { value: 'false', name: { en: 'no', fr: 'non' } },
];
