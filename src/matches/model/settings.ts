import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { zoneName } from '../calendar/deadlineCalendar.js';
import { absence } from './absence.js';

/** What a user has chosen for himself, in all matches. What is left out is as usual. */
export const userSettings = z.object({
  /** In which he is spoken to, whatever his Discord's is. */
  language: z.enum(LANGUAGES).optional(),
  /** Of the pictures that are drawn for him alone. */
  look: z.enum(LOOKS).optional(),
  /** False: neither receipts nor reminders by direct message. */
  directMessages: z.boolean().optional(),
  /** So many milliseconds before a deadline he is reminded that his orders are missing; empty: never. */
  reminders: z.array(z.number().int().positive()).readonly().optional(),
  /** In these hours he is not reminded: minutes after local midnight. */
  quiet: z.object({ from: z.number().int(), until: z.number().int() }).readonly().optional(),
  /** IANA: where his hours and dates are meant. */
  zone: zoneName.optional(),
  away: absence.optional(),
});
export type UserSettings = Readonly<z.infer<typeof userSettings>>;
