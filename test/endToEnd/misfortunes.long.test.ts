import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/lib/random.js';
import { bustle, filedOrderTexts } from './harness/bustle.js';
import { breachesIn } from './harness/ledger.js';
import { loseChannel, MISFORTUNES } from './harness/misfortunes.js';
import { openStage } from './harness/stage.js';
import { startGame } from './harness/table.js';

const NAMES = ['Ada', 'Bao', 'Dmitri', 'Elena', 'Femi', 'Hana', 'Gaston'];
const SEED = 1821;

test('whatever goes wrong in the midst of two busy games: every acknowledged order counts, every phase is closed once, every post is there once and in order', async () => {
  const stage = await openStage({ rules: { acknowledgeWithin: 1_500, patience: 3_000, heartbeatInterval: 1_000 } });
  onTestFinished(() => stage.close(() => true));
  const players = await Promise.all(NAMES.map(stage.persona));
  const options = { movement: '3h', retreats: '3h', adjustments: '3h' };
  const tables = [];
  for (const channel of ['table-one', 'table-two']) tables.push(await startGame(stage, { channel, players, options }));
  const lost = await startGame(stage, { channel: 'general', players: players.slice(0, 1), options });
  const random = seededRandom(SEED);
  const busy = bustle({ tables, random, thinks: 400 });
  await loseChannel(lost);
  const kept = lost.open();
  for (const [i, misfortune] of Object.values(MISFORTUNES).entries()) {
    const table = tables[i % tables.length];
    await filedOrderTexts(tables, 1_000);
    if (table) await misfortune({ stage, table, random });
  }
  await expect.poll(busy.acknowledged, { timeout: 60_000 }).toBeGreaterThan(20);
  await busy.stop();
  await stage.director.skip(60_000);
  await stage.quiet();
  expect(lost.open()).toEqual(kept);
  expect(await breachesIn(tables, busy.attempts)).toEqual([]);
}, 180_000);
