import { expect } from 'vitest';
import { type Random, seededRandom } from '../../../src/lib/random.js';
import type { OutboxRow } from '../../../src/matches/context/store.js';
import { LEASE } from '../../../src/store/postgres/leases/leaseQueries.js';
import { pooledStore } from '../../../src/store/postgres/pool.js';
import { testWithPostgres } from '../../postgres/whereThere.js';
import { aMatch } from '../records.js';
import { attempt, type Process, posted, processStage } from './processStage.js';

const stage = processStage();
const CHANNELS = ['one', 'two', 'three', 'four'];

/** A Discord that remembers no nonces: it posts whatever it is sent. */
type Wall = string[];
const postOf = ({ to, slot }: OutboxRow): string => `${'channel' in to ? to.channel : to.user} ${slot}`;

/** Sends the first message of each queue. Others may act between any two steps; what was tried before is looked for on the wall. */
async function sendSome(one: Pick<Process, 'outbox' | 'isOurs'>, wall: Wall, random: Random, pause: () => Promise<void>): Promise<void> {
  const rows = await one.outbox.due(10, 50);
  const firsts = CHANNELS.flatMap(name => rows.find(({ to }) => 'channel' in to && to.channel === name) ?? []);
  for (const row of firsts) {
    await pause();
    if (!(await attempt(one, row))) continue;
    await pause();
    if (!one.isOurs(row)) continue;
    if (row.triedAt === undefined || !wall.includes(postOf(row))) wall.push(postOf(row));
    if (random() < 0.2) return;
    await pause();
    await posted(one, row).catch(() => undefined);
  }
}

/** Several processes at once, until everything is noted as posted. With leases, each may freeze for as long as a lease lasts. */
async function interleaved(seed: number, views: readonly Process[], isShared: boolean): Promise<Wall> {
  const random = seededRandom(seed);
  const wall: Wall = [];
  const pause = async (): Promise<void> => {
    for (let turns = Math.floor(random() * 4); turns > 0; turns--) await stage.run('select 1');
  };
  const work = async (one: Process): Promise<void> => {
    for (let round = 0; round < 400 && (await stage.records().outbox.due(10, 1)).length > 0; round++) {
      stage.pass(200);
      if (isShared && random() < 0.5) await one.beat();
      if (isShared && random() < 0.08) {
        await stage.expire(one.id);
        stage.pass(LEASE);
      }
      await sendSome(one, wall, random, pause);
    }
  };
  await Promise.all(views.map(work));
  return wall;
}

const amiss = (posts: readonly string[]): boolean =>
  CHANNELS.some(name => {
    const here = posts.filter(post => post.startsWith(`${name} `)).map(post => Number(post.split(' ')[1]));
    return here.length !== 10 || here.some((slot, i) => slot !== i);
  });

const queueAll = (): void => {
  for (let i = 0; i < 10; i++) for (const channel of CHANNELS) stage.queue(`${i}`, { channel });
};

testWithPostgres.each([1, 2, 3])(
  'However processes freeze, die and take over, every channel gets all its messages in order (%i)',
  async seed => {
    stage.records().addMatch(aMatch);
    queueAll();
    expect(amiss(await interleaved(seed, ['a', 'b', 'c'].map(stage.process), true))).toBe(false);
  },
);

testWithPostgres('Without leases the same processes put messages out of order: the test can fail', async () => {
  let found = false;
  for (let seed = 1; seed <= 5 && !found; seed++) {
    await stage.run('delete from outbox');
    await stage.run('delete from posted_messages');
    await stage.run('delete from matches');
    await stage.run("select setval('matches_id_seq', 1, false)");
    stage.records().addMatch(aMatch);
    queueAll();
    const bare = ['a', 'b', 'c']
      .map(stage.process)
      .map(one => ({ ...one, outbox: pooledStore(one.connections).outbox, isOurs: () => true }));
    found = amiss(await interleaved(seed, bare, false));
  }
  expect(found).toBe(true);
});
