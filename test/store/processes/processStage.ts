import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Outbox, OutboxRow } from '../../../src/matches/context/store.js';
import { createHeldLeases, type HeldLeases } from '../../../src/store/postgres/leases/heldLeases.js';
import { beat, makeParts } from '../../../src/store/postgres/leases/leaseQueries.js';
import { migrateDatabase } from '../../../src/store/postgres/migrations.js';
import { type Connections, openPool, pooledStore } from '../../../src/store/postgres/pool.js';
import { type SharedStore, sharedStore } from '../../../src/store/postgres/sharedStore.js';
import { blockingStore } from '../../postgres/blocking.js';
import { type Cluster, startCluster } from '../../postgres/cluster.js';
import { connectedTo } from '../../postgres/databases.js';
import { type Arranged, arranged } from '../../records/arranged.js';

/** Several processes on one PostgreSQL database, in the hands of a test. */
interface ProcessStage {
  /** The address of the database. */
  url(): string;
  /** A connection of the test's own. */
  client(): pg.Client;
  /** Runs a statement on a connection that nothing else uses meanwhile. */
  run(statement: string): Promise<unknown>;
  /** The records as no process in particular sees them. */
  records(): Arranged;
  process(id: string): Process;
  /** The leases of a process pass, as if time had. It does not know. */
  expire(id: string): Promise<void>;
  /** Moves the clock by which processes know how long their leases last. */
  pass(ms: number): void;
  queue(slot: string, to?: OutboxRow['to']): void;
}

/** One of the processes, whose clock and signs of life the test has in its hands. */
export interface Process extends SharedStore {
  readonly id: string;
  readonly outbox: Outbox;
  readonly leases: HeldLeases;
  readonly connections: Connections;
  beat(): Promise<void>;
}

const HALL = { channel: 'hall' } as const;

/** Opens a database for each test, and closes it afterwards. */
export function processStage(): ProcessStage {
  let cluster: Cluster;
  let url: string;
  let count = 0;
  let records: Arranged;
  let client: pg.Client;
  let control: pg.Pool;
  const closing: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster.remove());
  beforeEach(async () => {
    const name = `fleet_${++count}`;
    await connectedTo(cluster.address(), one => one.query(`create database ${name}`));
    url = cluster.address(name);
    client = new pg.Client(url);
    await client.connect();
    await migrateDatabase(client);
    await makeParts(client);
    const blocking = blockingStore(url);
    control = new pg.Pool({ connectionString: url });
    closing.push(
      blocking.close,
      () => client.end(),
      () => control.end(),
    );
    records = arranged(blocking.store);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** `now`: the clock by which processes know how long their leases last. */
  let now = 0;
  function process(id: string): Process {
    const connections = openPool(url, () => undefined, id);
    const leases = createHeldLeases(() => now);
    const shared = sharedStore(pooledStore(connections), leases, id);
    closing.push(connections.close);
    return {
      ...shared,
      id,
      outbox: shared.store.outbox,
      leases,
      connections,
      beat: () =>
        connections.use(async one => {
          const asked = now;
          const idle = leases.takeIdle(({ number }) => shared.isSending(number));
          leases.note(await beat(one, id, idle), asked);
        }),
    };
  }

  /** The leases of a process pass, as if time had. Those who hold them do not know. */
  async function expire(id: string): Promise<void> {
    await control.query('update processes set expires_at = 0 where id = $1', [id]);
    await control.query('update leases set expires_at = 1 where holder = $1', [id]);
  }

  return {
    url: () => url,
    client: () => client,
    run: statement => control.query(statement),
    records: () => records,
    process,
    expire,
    pass: ms => {
      now += ms;
    },
    queue: (slot, to = HALL) => records.queue({ match: 1, to, slot, content: { kind: 'lobby' } }, 1),
  };
}

export const dueOf = async ({ outbox }: Pick<Process, 'outbox'>): Promise<readonly OutboxRow[]> => outbox.due(10, 50);
export const attempt = async ({ outbox }: Pick<Process, 'outbox'>, { id }: OutboxRow): Promise<boolean> =>
  (await outbox.note([{ kind: 'attempt', id, at: 10 }]))[0] ?? false;
export const posted = async ({ outbox }: Pick<Process, 'outbox'>, { id }: OutboxRow, message = 'm'): Promise<boolean> =>
  (await outbox.note([{ kind: 'posted', id, at: 11, where: { channel: 'hall', message } }]))[0] ?? false;
export const first = (rows: readonly OutboxRow[]): OutboxRow => {
  const [row] = rows;
  if (!row) throw new Error('nothing is due');
  return row;
};
