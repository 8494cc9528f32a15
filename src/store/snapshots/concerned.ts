import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { UserId } from '../../matches/model/match.js';
import { type UserSettings, userSettings } from '../../matches/model/settings.js';

/**
 * Selects the users whose settings are loaded with a match: its host, arbiter, players, seat holders, substitutes and watchers, and
 * `others`, which selects further ones. In the words that both databases understand.
 */
export const concernedIn = (match: unknown, others: SQL): SQL => sql`
  select host as user_id from matches where id = ${match}
  union select arbiter from matches where id = ${match}
  union select user_id from players where match_id = ${match}
  union select user_id from stand_ins where match_id = ${match}
  union select user_id from watchers where match_id = ${match}
  union select user_id from tenures where match_id = ${match} and until is null and opponent is null
  union ${others}`;

const chosen = z.array(z.tuple([z.string(), z.string()]));

/** Reads what is selected of these users: a JSON list of pairs, of a user and their settings as they are stored. */
export const settingsIn = (text: string): ReadonlyMap<UserId, UserSettings> =>
  new Map(chosen.parse(JSON.parse(text)).map(([user, settings]) => [user, userSettings.parse(JSON.parse(settings))]));
