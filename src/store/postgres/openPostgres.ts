import { randomBytes } from 'node:crypto';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Log } from '../../matches/context/ports.js';
import type { OpenRecords } from '../database/openRecords.js';
import { addressOf } from './address.js';
import { connected } from './connected.js';
import { connectionFaultOf } from './connectionFaults.js';
import { isAnyLiving, makeParts } from './leases/leaseQueries.js';
import { type Joining, join, type Membership } from './membership.js';
import { contentsOf, migrateDatabase, whyNotUsed } from './migrations.js';
import type { Hold } from './ownership.js';
import { openPool, pooledStore } from './pool.js';
import { sharedStore } from './sharedStore.js';
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

/** Held while a process prepares the records and joins those that use them: one does so at a time. */
const STARTING = "select pg_advisory_lock(hashtext('zongheng'), hashtext('starting'))";
/** Others may take long to migrate. */
const PATIENTLY = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Opens the records in the PostgreSQL database at `url`, migrates them, and joins the processes that use them already. Faults, all with the `path`
 * of the database, without its password: those of `connectionFaultOf`, `database-in-use`, `database-foreign`, `database-newer`,
 * `database-older-in-use`, `migration-failed` { detail }.
 */
export async function openPostgres(url: string, log: Log, how: Hold['how'] = 'together'): Promise<Result<OpenRecords, Fault>> {
  const path = addressOf(url);
  const process = randomBytes(8).toString('hex');
  const joined = await orFault('database-away', path, () =>
    connected(
      url,
      async client => {
        await client.query(STARTING);
        const fault = await preparedBy(client, path);
        return fault ? refuse(fault) : await joinedAs({ process, url, how }, log);
      },
      PATIENTLY,
    ),
  );
  if (!joined.ok) return joined;
  const opened = joined.value.ok ? joined.value.value : joined.value;
  return opened.ok ? ok(await sharing({ url, process, log }, opened.value)) : opened;
}

type Client = Parameters<typeof migrateDatabase>[0];

/** Why the records cannot be used. Migrates them if needed, which an older version that uses them would not survive. */
async function preparedBy(client: Client, path: string): Promise<Fault | undefined> {
  const fault = await whyNotUsed(client, path);
  if (fault) return fault;
  if ((await contentsOf(client)).pending > 0) {
    if (await isAnyLiving(client)) return { code: 'database-older-in-use', path };
    const migrated = await orFault('migration-failed', path, () => migrateDatabase(client));
    if (!migrated.ok) return migrated.fault;
  }
  await makeParts(client);
  return undefined;
}

async function joinedAs(asked: Joining, log: Log): Promise<Result<Membership, Fault>> {
  const path = addressOf(asked.url);
  const membership = await join(asked, {
    onLost: () => log.error({ path }, 'PostgreSQL is away: nothing can be read or written until it is back'),
    onRegained: () => log.info({ path }, 'PostgreSQL is back'),
  });
  return membership ? ok(membership) : refuse({ code: 'database-in-use', path });
}

interface Sharing extends Pick<Joining, 'url' | 'process'> {
  readonly log: Log;
}

async function sharing({ url, process, log }: Sharing, membership: Membership): Promise<OpenRecords> {
  const { leases, ownership, fellowship } = membership;
  const connections = openPool(url, ownership.prove, process);
  const { store, isOurs, isSending } = sharedStore(pooledStore(connections), leases, process);
  membership.useBusy(({ kind, number }) => kind === 'work' && isSending(number));
  await store.matches.dropUnfinished();
  log.info({ process, path: addressOf(url) }, 'this process shares the records');
  return {
    store,
    openToOthers: [],
    fellowship: { ...fellowship, isOurs },
    vitals: now => connections.use(client => vitalsOf(client, now)),
    proveWritable: () => connections.use(proveWritable),
    close: async () => {
      await membership.close();
      await connections.close();
    },
  };
}
