import { seededRandom } from '../../src/lib/random.js';
import { bustle } from '../endToEnd/harness/bustle.js';
import { killAtRandom } from '../endToEnd/harness/kills.js';
import { breachesIn } from '../endToEnd/harness/ledger.js';
import { openTables } from './openTables.js';

const HOUR = 60 * 60_000;
const EVERY = 10;
const CATCHING_UP = 20 * 60_000;

export interface KillsAsked {
  readonly times: number;
  readonly games: number;
  readonly seed: number;
}

/** Kills the bot so many times in the midst of so many busy games, and lays the books of its people beside its own; gives the number of breaches. */
export async function soakKills({ times, games, seed }: KillsAsked): Promise<number> {
  const random = seededRandom(seed);
  const { stage, tables } = await openTables(games);
  try {
    const began = Date.now();
    const busy = bustle({ tables, random, thinks: 250 * games });
    for (let kill = 1; kill <= times; kill++) {
      await killAtRandom(stage, { tables, random, ordering: 3_500, pass: (1 + Math.floor(random() * 3)) * HOUR });
      if (kill % EVERY === 0 || kill === times) tell(kill, began, busy.acknowledged(), stage.records.waiting());
    }
    await busy.stop();
    await stage.quiet(undefined, CATCHING_UP);
    const closed = tables.flatMap(({ match }) => stage.records.phases(match)).filter(({ closedAt }) => closedAt !== undefined).length;
    const breaches = await breachesIn(tables, busy.attempts);
    for (const breach of breaches) console.log(`✗ ${breach}`);
    console.log(
      `${times} kills, ${games} games: ${busy.acknowledged()} of ${busy.attempts.length} orders acknowledged, ${closed} phases adjudicated, ` +
        `${stage.records.outbox().filter(({ sentAt }) => sentAt !== null).length} messages posted or edited, ${breaches.length} breaches`,
    );
    return breaches.length;
  } finally {
    await stage.close(() => true);
  }
}

const tell = (kill: number, began: number, acknowledged: number, waiting: number): void =>
  console.log(
    `${kill} kills after ${Math.round((Date.now() - began) / 1000)} s: ${acknowledged} orders acknowledged, ${waiting} messages wait`,
  );
