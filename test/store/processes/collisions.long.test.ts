import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { seededRandom } from '../../../src/lib/random.js';
import type { DeliveryNote, OutboxRow } from '../../../src/matches/context/store.js';
import { NOTHING_APPENDED } from '../../../src/matches/model/beginTransaction.js';
import { pooledStore } from '../../../src/store/postgres/pool.js';
import type { PostgresStore } from '../../../src/store/postgres/records.js';
import { testWithPostgres } from '../../postgres/whereThere.js';
import { aMatch } from '../records.js';
import { processStage } from './processStage.js';

const stage = processStage();
const storeOf = (): PostgresStore => pooledStore(stage.process('a').connections);

const CHANNELS = ['hall', 'garden', 'inn'];

/** A decision that queues a message for each slot, to each channel. */
const queueing = (store: PostgresStore, slots: readonly string[]): Promise<unknown> =>
  store.matches.decide(1, {}, facts => {
    const messages = slots.flatMap(slot => CHANNELS.map(channel => ({ to: { channel }, slot, content: { kind: 'lobby' } as const })));
    return { outcome: undefined, written: { at: 1, facts, appended: { ...NOTHING_APPENDED, messages } } };
  });

/** How often the server ended a transaction because it and others waited for each other. Servers count with a delay of a second. */
async function deadlocks(): Promise<number> {
  await sleep(2_500);
  const { rows } = await stage.client().query('select deadlocks from pg_stat_database where datname = current_database()');
  return Number(rows[0].deadlocks);
}

const SLOTS = Array.from({ length: 12 }, (_, i) => `${i}`);

testWithPostgres('Decisions about a match, and notes about its messages, never wait for each other', async () => {
  stage.records().addMatch(aMatch);
  const store = storeOf();
  const random = seededRandom(1);
  const some = <T>(all: readonly T[]): readonly T[] =>
    all
      .map(one => ({ one, by: random() }))
      .sort((a, b) => a.by - b.by)
      .slice(0, 6)
      .map(({ one }) => one);
  const noted = async (channel: string, kind: (row: OutboxRow) => DeliveryNote): Promise<void> => {
    const rows = some((await store.outbox.due(10, 100)).filter(({ to }) => 'channel' in to && to.channel === channel));
    // Some were replaced or posted meanwhile.
    await store.outbox.note(rows.map(kind)).catch(() => undefined);
  };
  const decide = async (): Promise<void> => {
    for (let i = 0; i < 80; i++) await queueing(store, some(SLOTS));
  };
  const deliver = async (channel: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await noted(channel, ({ id }) => ({ kind: 'attempt', id, at: 10 }));
      await noted(channel, ({ id }) => ({ kind: 'posted', id, at: 11, where: { channel, message: `m${id}` } }));
    }
  };
  await Promise.all([decide(), decide(), decide(), ...CHANNELS.map(deliver)]);
  expect(await deadlocks()).toBe(0);
});

testWithPostgres('A decision that the server ends because it and another wait for each other is made again', async () => {
  stage.records().addMatch(aMatch);
  stage.queue('card');
  const other = stage.client();
  await other.query('begin');
  await other.query('select id from outbox for update');
  const decided = queueing(storeOf(), ['card']);
  const waits = async (): Promise<number> => {
    const { rows } = (await stage.run("select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'")) as {
      rows: { n: number }[];
    };
    return rows[0]?.n ?? 0;
  };
  await expect.poll(waits).toBe(1);
  await other.query('select id from matches for update');
  await other.query('rollback');
  await decided;
  expect(await stage.records().outbox.due(10, 50)).toHaveLength(CHANNELS.length);
  expect(await deadlocks()).toBe(1);
});
