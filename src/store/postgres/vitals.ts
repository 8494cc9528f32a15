import type { ClientBase } from 'pg';
import type { Match } from '../../matches/model/match.js';
import { DUE, GAMES, type Vitals, vitalsFrom, WAITING } from '../database/vitals.js';

/** Key figures of the database at `now`. Writes nothing. */
export async function vitalsOf(client: ClientBase, now: number): Promise<Vitals> {
  const counts = await client.query<{ status: Match['status']; count: number }>(GAMES);
  const due = await client.query<{ first: number | null; passed: number }>(DUE.replace('?', '$1'), [now]);
  const posts = await client.query<{ count: number; since: number | null }>(WAITING);
  return vitalsFrom(counts.rows, due.rows[0], posts.rows[0]);
}

const READ_ONLY = "select pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as locked";

/** Throws if the server only reads. */
export async function proveWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(READ_ONLY);
  if (rows[0]?.locked) throw new Error('the server only reads: it is a replica, or was told to');
}
