import { z } from 'zod';
import type { Setting } from './game.js';

/** A yes-or-no setting, as text or boolean; no by default. */
export const yesNo = z.union([z.boolean(), z.stringbool()]).default(false);

/** Its choices. */
export const YES_NO: NonNullable<Setting['choices']> = [
  { value: 'true', name: { en: 'yes', fr: 'oui' } },
  { value: 'false', name: { en: 'no', fr: 'non' } },
];
