import { z } from 'zod';
import type { Setting } from './game.js';

/** Schema of a yes-or-no setting, given as text or boolean. Default: no. */
export const yesNo = z.union([z.boolean(), z.stringbool()]).default(false);

/** The choices of a yes-or-no setting. */
export const YES_NO: NonNullable<Setting['choices']> = [
  { value: 'true', name: { en: 'yes', fr: 'oui' } },
  { value: 'false', name: { en: 'no', fr: 'non' } },
];
