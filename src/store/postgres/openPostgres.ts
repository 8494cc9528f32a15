import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
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
const STARTING = "select pg_try_advisory_lock(hashtext('zongheng'), hashtext('starting')) as ours";
/** Milliseconds between two attempts to be the one that starts, and for how many attempts nothing is said about it. */
const [LOOK_EVERY, SILENT] = [100, 50];
/** Migrations may take long. */
const PATIENTLY = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Opens the records in the PostgreSQL database at `url`, migrates them, and joins the processes that use them already. Faults, all with the `path`
 * of the database, without its password: those of `connectionFaultOf`, `database-in-use`, `database-foreign`, `database-newer`,
 * `database-older-in-use`, `migration-failed` { detail }.
 */
export async function openPostgres(url: string, log: Log, how: Hold['how'] = 'together'): Promise<Result<OpenRecords, Fault>> {
  const path = addressOf(url);
  const asked = { process: randomBytes(8).toString('hex'), url, how };
  for (;;) {
    const joined = await inTurn(url, log, client => joinedIfCurrent(client, asked, log));
    if (!joined.ok) return joined;
    const membership = joined.value;
    if (membership !== 'outdated') return await orFault('database-away', path, () => sharing({ ...asked, log }, membership));
    const current = await inTurn(url, log, client => migrated(client, path), PATIENTLY);
    if (!current.ok) return current;
  }
}

type Client = Parameters<typeof migrateDatabase>[0];

/** Calls `work` when no other process prepares the records or joins, with a connection of its own. */
async function inTurn<T>(
  url: string,
  log: Log,
  work: (client: Client) => Promise<Result<T, Fault>>,
  settings?: Parameters<typeof connected>[2],
): Promise<Result<T, Fault>> {
  const done = await orFault('database-away', addressOf(url), () =>
    connected(
      url,
      async client => {
        for (let i = 0; !(await client.query<{ ours: boolean }>(STARTING)).rows[0]?.ours; i++) {
          if (i === SILENT)
            log.info({ path: addressOf(url) }, 'another process is starting or migrates the records: this one waits for it');
          await pause(LOOK_EVERY);
        }
        return await work(client);
      },
      settings,
    ),
  );
  if (!done.ok) return done;
  return done.value.ok ? done.value.value : done.value;
}

/** Joins those that use the records, unless these have to be migrated first. */
async function joinedIfCurrent(client: Client, asked: Joining, log: Log): Promise<Result<Membership | 'outdated', Fault>> {
  const fault = await whyNotUsed(client, addressOf(asked.url));
  if (fault) return refuse(fault);
  if ((await contentsOf(client)).pending > 0) return ok('outdated');
  await makeParts(client);
  return await joinedAs(asked, log);
}

/** Migrates the records if needed, which an older version that uses them would not survive. */
async function migrated(client: Client, path: string): Promise<Result<unknown, Fault>> {
  const fault = await whyNotUsed(client, path);
  if (fault) return refuse(fault);
  if ((await contentsOf(client)).pending === 0) return ok(undefined);
  if (await isAnyLiving(client)) return refuse({ code: 'database-older-in-use', path });
  return await orFault('migration-failed', path, () => migrateDatabase(client));
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

/** Throws if the records are away, and has then left the others again. */
async function sharing({ url, process, log }: Sharing, membership: Membership): Promise<OpenRecords> {
  const { leases, ownership, fellowship } = membership;
  const connections = openPool(url, ownership.prove, process);
  const { store, isOurs, isSending } = sharedStore(pooledStore(connections), leases, process);
  membership.useBusy(({ kind, number }) => kind === 'work' && isSending(number));
  const close = async (): Promise<void> => {
    await membership.close();
    await connections.close();
  };
  try {
    await store.matches.dropUnfinished();
  } catch (error) {
    await close();
    throw error;
  }
  log.info({ process, path: addressOf(url) }, 'this process shares the records');
  return {
    store,
    openToOthers: [],
    fellowship: { ...fellowship, isOurs },
    vitals: now => connections.use(client => vitalsOf(client, now)),
    proveWritable: () => connections.use(proveWritable),
    close,
  };
}
