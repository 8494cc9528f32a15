import { type Look, lookNamed } from '../../../lib/look.js';
import type { House } from '../../context/ports.js';
import type { UserId } from '../../model/match.js';
import type { UserSettings } from '../../model/settings.js';
import { rescheduleReminders } from '../../turn/scheduleReminder.js';

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
