import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { LOOKS, type Look, lookNamed } from '../../lib/look.js';
import { absence } from '../absence/absence.js';
import type { UserId } from '../match.js';
import type { House } from '../ports.js';
import { rescheduleReminders } from '../reminders/scheduleReminder.js';
import { zoneName } from '../time/grid.js';

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

/** Lays what is given over what a user has chosen; what is given as undefined is as usual again. Then the reminders of his matches are moved. */
export async function changeSettings(house: House, user: UserId, given: Partial<UserSettings>): Promise<UserSettings> {
  const settings = house.store.transaction((): UserSettings => {
    const changed = { ...house.store.settings(user), ...given };
    house.store.saveSettings(user, changed);
    return changed;
  });
  await rescheduleReminders(house, user);
  return settings;
}

/** How the pictures that are drawn for a user alone look. */
export const lookOf = (house: House, user: UserId): Look => lookNamed(house.store.settings(user).look);
