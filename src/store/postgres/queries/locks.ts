import type { PgConnection } from '../tables/connection.js';
import { prepared } from '../tables/writeRows.js';

/**
 * Locks that last until the transaction ends. Servers and users have no row of their own, so each has an advisory lock, known by two hashes:
 * what kind it is, and its id. They are taken in this order: a server, a user, a match's row, who is being forgotten.
 */
const LOCK = 'select pg_advisory_xact_lock(hashtext($1), hashtext($2))';
const lock = async ({ $client }: PgConnection, kind: string, id: string): Promise<void> =>
  void (await $client.query(prepared(LOCK, [kind, id])));

export const lockServer = (db: PgConnection, guild: string): Promise<void> => lock(db, 'zongheng server', guild);
export const lockUser = (db: PgConnection, user: string): Promise<void> => lock(db, 'zongheng user', user);
/** Users who are being forgotten are kept in one row for all. */
export const lockWhoIsForgotten = (db: PgConnection): Promise<void> => lock(db, 'zongheng', 'being-forgotten');
