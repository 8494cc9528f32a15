import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { RECORDS_PAUSES } from '../../matches/context/onceRecordsAnswer.js';
import { AWAY } from '../../matches/context/store.js';
import { plainError, settingsFor } from './tables/connection.js';

/** The hold that a process has on the records, by a lock of a connection of its own. */
export interface Ownership {
  /** Throws an error that `isAway` recognises while the server is away or the lock is not ours. */
  prove(): void;
  /** Calls `work` with the connection that holds the lock, when nothing else is done on it. Rejects if there is none. */
  use<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface OwnershipEvents {
  onLost(): void;
  onRegained(): void;
}

/** How the records are held. */
export interface Hold {
  /** `alone`: nobody else may use the records meanwhile. `together`: others may hold them together too. */
  readonly how: 'alone' | 'together';
  /** Milliseconds from one sign of life to the next. */
  readonly every: number;
  /** The sign of life. The connection is given up if it fails. Called at once, and after every new connection. */
  readonly signOfLife: (client: pg.Client) => Promise<unknown>;
}

const TAKE = {
  alone: "select pg_try_advisory_lock(hashtext('zongheng'), hashtext('records')) as mine",
  together: "select pg_try_advisory_lock_shared(hashtext('zongheng'), hashtext('records')) as mine",
};
/** Milliseconds for which a sign of life is awaited. */
const EVERY = 5_000;
const ALONE: Hold = { how: 'alone', every: EVERY, signOfLife: client => client.query('select 1') };

const away = (): Error => Object.assign(new Error('PostgreSQL is away'), { name: AWAY });

/** A connection that holds the lock. Undefined if somebody else has it. Throws if the server is away. */
async function take(url: string, { how, signOfLife }: Hold): Promise<pg.Client | undefined> {
  const client = new pg.Client({ ...settingsFor(url), query_timeout: EVERY });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ mine: boolean }>(TAKE[how]);
    if (rows[0]?.mine) {
      await signOfLife(client);
      return client;
    }
    await client.end();
    return undefined;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw plainError(error);
  }
}

/** Takes the records for this process, and takes them again whenever the connection was lost. Undefined if another process has them. */
export async function own(url: string, { onLost, onRegained }: OwnershipEvents, hold: Hold = ALONE): Promise<Ownership | undefined> {
  let held = await take(url, hold);
  if (!held) return undefined;
  let isClosed = false;
  const closing = new AbortController();
  const again = async (): Promise<void> => {
    for (let wait: number = RECORDS_PAUSES.first; !isClosed; wait = Math.min(2 * wait, RECORDS_PAUSES.longest)) {
      await pause(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);
      const taken = isClosed ? undefined : await take(url, hold).catch(() => undefined);
      if (taken && isClosed) return await taken.end();
      if (!taken) continue;
      held = taken;
      watch(taken);
      return onRegained();
    }
  };
  const lose = (client: pg.Client): void => {
    if (held !== client || isClosed) return;
    held = undefined;
    onLost();
    void client.end().catch(() => undefined);
    void again();
  };
  const watch = (client: pg.Client): void => {
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
  };
  watch(held);
  let last: Promise<unknown> = Promise.resolve();
  const use = <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const turn = last.then(async () => {
      if (!held) throw away();
      return await work(held);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  let isUnderWay = false;
  const beat = async (): Promise<void> => {
    const client = held;
    if (!client || isUnderWay) return;
    isUnderWay = true;
    await use(hold.signOfLife).catch(() => lose(client));
    isUnderWay = false;
  };
  const pulse = setInterval(() => void beat(), hold.every).unref();
  return {
    use,
    prove: () => {
      if (!held) throw away();
    },
    close: async () => {
      isClosed = true;
      clearInterval(pulse);
      closing.abort();
      await held?.end().catch(() => undefined);
    },
  };
}

/** Reads who has the lock and takes it from nobody, so that a bot that is starting is not in its way. Halves of the key are unsigned there. */
const HELD = `select exists (select 1 from pg_locks where locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())
  and classid::bigint = hashtext('zongheng')::bigint & 4294967295 and objid::bigint = hashtext('records')::bigint & 4294967295) as held`;

/** Whether a process has the records. */
export async function isOwned(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(HELD);
  return rows[0]?.held === true;
}
