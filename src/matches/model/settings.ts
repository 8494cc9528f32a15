import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { zoneName } from '../calendar/deadlineCalendar.js';
import { absence } from './absence.js';

/**
 * How many direct messages a user wants. `all`: also a new one for every result of a match they watch. `on`: a new one when a phase waits for
 * them, and one reminder. `quiet`: one for each match, edited. `off`: none.
 */
export const MESSAGES = ['all', 'on', 'quiet', 'off'] as const;
export type MessageAmount = (typeof MESSAGES)[number];

/** A user's settings, for all matches. Undefined: the default. */
export const userSettings = z.object({
  /** The language of answers and direct messages, whatever the user's Discord language is. */
  language: z.enum(LANGUAGES).optional(),
  /** The language in which the user last joined a match or took a seat. Direct messages are in it if they chose no language. */
  clientLanguage: z.enum(LANGUAGES).optional(),
  /** The look of pictures drawn for this user only. */
  look: z.enum(LOOKS).optional(),
  messages: z.enum(MESSAGES).optional(),
  /** What earlier versions stored instead of `messages`. False: none. */
  directMessages: z.boolean().optional(),
  /** Reminders of missing orders: ms before a deadline. Empty: none. */
  reminders: z.array(z.number().int().positive()).readonly().optional(),
  /** No reminders in these hours: minutes after local midnight. */
  quiet: z.object({ from: z.number().int(), until: z.number().int() }).readonly().optional(),
  /** IANA time zone of the user's hours and dates. */
  zone: zoneName.optional(),
  /** Whether the user wants to be rated, on every server, and that everybody there may see it. */
  rating: z.boolean().optional(),
  away: absence.optional(),
});
export type UserSettings = Readonly<z.infer<typeof userSettings>>;
