import { eq, sql } from 'drizzle-orm';
import type { UserStore } from '../../matches/context/store.js';
import type { Connection } from '../tables/connection.js';
import { users } from '../tables/schema.js';
import { given } from './statements.js';

export function userQueries(db: Connection): Pick<UserStore, 'settings' | 'saveSettings'> {
  const settings = given('settings', users.settings);
  const keep = db
    .insert(users)
    .values({ user: sql.placeholder('user'), settings })
    .onConflictDoUpdate({ target: users.user, set: { settings } })
    .prepare();
  const find = db
    .select({ settings: users.settings })
    .from(users)
    .where(eq(users.user, sql.placeholder('user')))
    .prepare();
  return {
    settings: user => find.get({ user })?.settings ?? {},
    saveSettings: (user, chosen) => void keep.run({ user, settings: chosen }),
  };
}
