import { type Look, lookNamed } from '../../../lib/look.js';
import type { HostingContext } from '../../context/ports.js';
import type { UserId } from '../../model/match.js';
import type { UserSettings } from '../../model/settings.js';
import { rescheduleReminders } from '../../turn/scheduleReminder.js';

/** Merges `given` into a user's settings, where undefined resets to the default. Then reschedules the reminders in their matches. */
export async function changeSettings(hosting: HostingContext, user: UserId, given: Partial<UserSettings>): Promise<UserSettings> {
  const { settings } = await hosting.store.users.decide(user, before => ({ settings: { ...before.settings, ...given } }));
  await rescheduleReminders(hosting, user);
  return settings;
}

/** The look of pictures drawn for this user only. */
export const lookOf = async (hosting: HostingContext, user: UserId): Promise<Look> =>
  lookNamed((await hosting.store.users.settings(user)).look);
