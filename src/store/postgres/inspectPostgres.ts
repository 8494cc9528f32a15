import pg, { type Client } from 'pg';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Store } from '../../matches/context/store.js';
import { addressOf } from './address.js';
import { contentsOf, whyNotUsed } from './migrations.js';
import { isOwned } from './ownership.js';
import { recordsOf } from './records.js';
import { isUnreachable, plainError, settingsFor } from './tables/connection.js';

/** A database that is looked into, whether or not a bot is using it. */
export interface InspectedPostgres {
  /** Its address, without the password. */
  readonly path: string;
  readonly client: Client;
  /** Undefined if the records are of an older version, which the next start migrates. */
  readonly store: Store | undefined;
}

/**
 * Calls `look` with a connection that only reads. Faults: `database-away` { detail }, `database-missing` if nothing is in it yet,
 * `database-foreign`, `database-newer`.
 */
export async function inspectPostgres<T>(url: string, look: (found: InspectedPostgres) => Promise<T>): Promise<Result<T, Fault>> {
  const path = addressOf(url);
  const client = new pg.Client({ ...settingsFor(url), options: '-c default_transaction_read_only=on' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { isNew, pending } = await contentsOf(client);
    if (isNew) return refuse({ code: 'database-missing', path });
    const fault = await whyNotUsed(client, path);
    return fault ? refuse(fault) : ok(await look({ path, client, store: pending > 0 ? undefined : recordsOf(client) }));
  } catch (error) {
    const plain = plainError(error);
    if (plain instanceof Error && (isUnreachable(plain) || 'code' in plain))
      return refuse({ code: 'database-away', path, detail: plain.message });
    throw plain;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a bot is using the database. False if it cannot be reached. */
export const isPostgresInUse = (url: string): Promise<boolean> => isOwned(url).catch(() => false);
