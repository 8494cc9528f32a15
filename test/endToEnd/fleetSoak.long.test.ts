import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSql } from '../postgres/blocking.js';
import { figuresOf, type Played, played } from '../soak/fleet.js';
import { type Fleet, openFleet } from './harness/fleet.js';
import { breachesIn } from './harness/ledger.js';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const GAMES = 2;
let fleet: Fleet;
let found: Played;
beforeAll(async () => {
  fleet = await openFleet({ processes: 3, shards: 3, games: GAMES });
});
afterAll(() => fleet.close());

const sql = (statement: string): readonly unknown[] => runSql(fleet.stage.settings.ZONGHENG_DATABASE ?? '', statement);
const amiss = async () => figuresOf(await breachesIn(found.tables, found.attempts));

test('three processes are killed and frozen: every acknowledged order counts, every phase is closed once, every post is there once and in order', async () => {
  found = await played(fleet, { games: GAMES, kills: 2, seed: 1 });
  expect(found.figures).toMatchObject({ lost: 0, twice: 0, outOfOrder: 0 });
  expect(found.figures.acknowledged).toBeGreaterThan(20);
});

test('the books notice a message that is posted a second time, as by a process that did not know of the first', async () => {
  const sent = `select min(id) from outbox where target_kind = 'channel' and sent_at is not null and content like '%"kind":"results"%'`;
  sql(`delete from posted_messages using outbox where outbox.id = (${sent}) and posted_messages.match_id = outbox.match_id
    and posted_messages.slot = outbox.slot and posted_messages.target = outbox.target`);
  sql(`update outbox set sent_at = null, tried_at = null, nonce = '00000000000000aa' where id = (${sent})`);
  await fleet.stage.quiet();
  expect((await amiss()).twice).toBeGreaterThan(0);
});

test('the books notice an acknowledged order that is lost', async () => {
  const [table] = found.tables;
  const had = (await amiss()).lost;
  sql(`update submissions set submission = null where match_id = ${table?.match} and phase = 1`);
  expect((await amiss()).lost).toBeGreaterThan(had);
});
