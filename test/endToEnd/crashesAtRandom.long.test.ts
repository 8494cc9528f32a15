import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../../src/lib/random.js';
import { bustle } from './harness/bustle.js';
import { killAtRandom } from './harness/kills.js';
import { breachesIn } from './harness/ledger.js';
import { openStage } from './harness/stage.js';
import { startGame } from './harness/table.js';

const NAMES = ['Ada', 'Bao', 'Dmitri', 'Elena', 'Femi', 'Hana', 'Gaston'];
const SEED = 1899;
const KILLS = 4;
/** Every game reaches at least this phase, however slow the machine is. */
const PHASES = 3;
const PAST_ALL_DEADLINES = 3 * 24 * 60 * 60_000;

test(`${KILLS} × kill -9 at random moments of two busy games: every acknowledged order counts, every phase is closed once, every post is there once and in order`, async () => {
  const stage = await openStage({ rules: { acknowledgeWithin: 1_500, patience: 3_000 } });
  onTestFinished(() => stage.close(({ answer }) => JSON.stringify(answer).includes('10062')));
  const players = await Promise.all(NAMES.map(stage.persona));
  const tables = [];
  for (const channel of ['table-one', 'table-two']) tables.push(await startGame(stage, { channel, players }));
  const random = seededRandom(SEED);
  const busy = bustle({ tables, random, thinks: 300 });
  for (let kill = 0; kill < KILLS; kill++) await killAtRandom(stage, { tables, random, ordering: 1_500, pass: PAST_ALL_DEADLINES });
  await expect.poll(busy.acknowledged, { timeout: 60_000 }).toBeGreaterThan(20);
  await busy.stop();
  for (const { match, open } of tables) while (open().number < PHASES) await stage.reachDeadline(match);
  await stage.quiet();
  expect(await breachesIn(tables, busy.attempts)).toEqual([]);
}, 120_000);
