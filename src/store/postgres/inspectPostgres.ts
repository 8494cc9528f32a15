import type { Client } from 'pg';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Store } from '../../matches/context/store.js';
import { addressOf } from './address.js';
import { connected } from './connected.js';
import { contentsOf, whyNotUsed } from './migrations.js';
import { isOwned } from './ownership.js';
import { recordsOf } from './records.js';

/** A database that is looked into, whether or not a bot is using it. */
export interface InspectedPostgres {
  /** Its address, without the password. */
  readonly path: string;
  readonly client: Client;
  /** Undefined if the records are of an older version, which the next start migrates. */
  readonly store: Store | undefined;
}

/** It only reads, and reading all records takes as long as it takes. */
const SETTINGS = { statement_timeout: 0, query_timeout: 0, options: '-c default_transaction_read_only=on' };

/**
 * Calls `look` with a connection that only reads. Faults: those of `connectionFaultOf`, `database-missing` if nothing is in it yet,
 * `database-foreign`, `database-newer`.
 */
export async function inspectPostgres<T>(url: string, look: (found: InspectedPostgres) => Promise<T>): Promise<Result<T, Fault>> {
  const looked = await connected(url, client => lookedAt(client, addressOf(url), look), SETTINGS);
  return looked.ok ? looked.value : looked;
}

async function lookedAt<T>(client: Client, path: string, look: (found: InspectedPostgres) => Promise<T>): Promise<Result<T, Fault>> {
  const { isNew, pending } = await contentsOf(client);
  if (isNew) return refuse({ code: 'database-missing', path });
  const fault = await whyNotUsed(client, path);
  return fault ? refuse(fault) : ok(await look({ path, client, store: pending > 0 ? undefined : recordsOf(client) }));
}

/** Whether a bot is using the database. Faults: those of `connectionFaultOf`. */
export const isPostgresInUse = (url: string): Promise<Result<boolean, Fault>> => connected(url, isOwned);
