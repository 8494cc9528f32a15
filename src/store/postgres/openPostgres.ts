import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Log } from '../../matches/context/ports.js';
import type { OpenRecords } from '../database/openRecords.js';
import { addressOf } from './address.js';
import { connectionFaultOf } from './connectionFaults.js';
import { contentsOf, migrateDatabase, whyNotUsed } from './migrations.js';
import { own } from './ownership.js';
import { type Connections, openPool, pooledStore } from './pool.js';
import { proveWritable, vitalsOf } from './vitals.js';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message || error.name : String(error));

/** Calls `open`, and turns what it throws into one of `connectionFaultOf`, else into `code` { path, detail }. */
async function orFault<T>(code: string, path: string, open: () => Promise<T>): Promise<Result<T, Fault>> {
  try {
    return ok(await open());
  } catch (error) {
    return refuse(connectionFaultOf(error, path) ?? { code, path, detail: messageOf(error) });
  }
}

/**
 * Opens the records in the PostgreSQL database at `url`, and migrates them. Faults, all with the `path` of the database, without its password:
 * those of `connectionFaultOf`, `database-in-use`, `database-foreign`, `database-newer`, `migration-failed` { detail }.
 */
export async function openPostgres(url: string, log: Log): Promise<Result<OpenRecords, Fault>> {
  const path = addressOf(url);
  const owned = await orFault('database-away', path, () =>
    own(url, {
      onLost: () => log.error({ path }, 'PostgreSQL is away: nothing can be read or written until it is back'),
      onRegained: () => log.info({ path }, 'PostgreSQL is back'),
    }),
  );
  if (!owned.ok) return owned;
  const owner = owned.value;
  if (!owner) return refuse({ code: 'database-in-use', path });
  const connections = openPool(url, owner.prove);
  const ready = await preparedIn(connections, path);
  const close = async (): Promise<void> => {
    await connections.close();
    await owner.close();
  };
  if (!ready.ok) {
    await close();
    return ready;
  }
  const store = pooledStore(connections);
  await store.matches.dropUnfinished();
  return ok({
    store,
    openToOthers: [],
    vitals: now => connections.use(client => vitalsOf(client, now)),
    proveWritable: () => connections.use(proveWritable),
    close,
  });
}

async function preparedIn({ use }: Connections, path: string): Promise<Result<undefined, Fault>> {
  const fault = await orFault('database-away', path, () => use(client => whyNotUsed(client, path)));
  if (!fault.ok) return fault;
  if (fault.value) return refuse(fault.value);
  return await orFault('migration-failed', path, () =>
    use(async client => {
      if ((await contentsOf(client)).pending > 0) await migrateDatabase(client);
      return undefined;
    }),
  );
}
