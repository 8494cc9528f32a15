import { type Look, lookNamed } from '../../../lib/look.js';
import type { HostingContext } from '../../context/ports.js';
import type { UserId } from '../../model/match.js';
import type { UserSettings } from '../../model/settings.js';
import { rescheduleReminders } from '../../turn/scheduleReminder.js';

/** Lays what is given over what a user has chosen; what is given as undefined is as usual again. Then the reminders of his matches are moved. */
export async function changeSettings(hosting: HostingContext, user: UserId, given: Partial<UserSettings>): Promise<UserSettings> {
  const settings = hosting.store.transaction((): UserSettings => {
    const changed = { ...hosting.store.settings(user), ...given };
    hosting.store.saveSettings(user, changed);
    return changed;
  });
  await rescheduleReminders(hosting, user);
  return settings;
}

/** How the pictures that are drawn for a user alone look. */
export const lookOf = (hosting: HostingContext, user: UserId): Look => lookNamed(hosting.store.settings(user).look);
