import { type Random, seededRandom } from '../../src/lib/random.js';
import { type Attempt, bustle } from '../endToEnd/harness/bustle.js';
import { killAtRandom } from '../endToEnd/harness/kills.js';
import { breachesIn } from '../endToEnd/harness/ledger.js';
import type { Stage } from '../endToEnd/harness/stage.js';
import type { Table } from '../endToEnd/harness/table.js';
import { openTables, refilled } from './openTables.js';

const HOUR = 60 * 60_000;
const EVERY = 10;
const CATCHING_UP = 20 * 60_000;
/** The maximum time that people have for their orders, in milliseconds. */
const ORDERING = 6_000;
/**
 * After this many kills people pause until everything is posted, and what they saw is compared with the records. What is found then is
 * proven, whatever happens later. Games that too many players have left are replaced.
 */
const BOOKS_EVERY = 50;

export interface KillsAsked {
  readonly times: number;
  readonly games: number;
  readonly seed: number;
}

/**
 * Kills the bot many times during many busy games, and compares what people saw with the bot's records. Returns the number of
 * contradictions.
 */
export async function soakKills({ times, games, seed }: KillsAsked): Promise<number> {
  const random = seededRandom(seed);
  const opened = await openTables(games);
  const { stage } = opened;
  try {
    const began = Date.now();
    const attempts: Attempt[] = [];
    const all: Table[] = [...opened.tables];
    let { tables } = opened;
    let breaches: readonly string[] = [];
    for (let done = 0; done < times && breaches.length === 0; ) {
      const until = Math.min(times, done + BOOKS_EVERY);
      attempts.push(...(await killUntil({ stage, tables, random, thinks: 250 * games }, { done, until, began })));
      await stage.quiet(undefined, CATCHING_UP);
      breaches = await breachesIn(all, attempts);
      done = until;
      tellBooks(stage, all, { done, games, attempts, breaches });
      if (done < times) tables = await refilled(tables);
      all.push(...tables.filter(table => !all.includes(table)));
    }
    return breaches.length;
  } finally {
    await stage.close(() => true);
  }
}

interface Kills {
  readonly stage: Stage;
  readonly tables: readonly Table[];
  readonly random: Random;
  readonly thinks: number;
}

/** Kills the bot until `until` kills are done. Returns what people tried meanwhile. */
async function killUntil(
  { stage, tables, random, thinks }: Kills,
  { done, until, began }: { readonly done: number; readonly until: number; readonly began: number },
): Promise<readonly Attempt[]> {
  const busy = bustle({ tables, random, thinks });
  for (let kill = done + 1; kill <= until; kill++) {
    await killAtRandom(stage, { tables, random, ordering: ORDERING, pass: (1 + Math.floor(random() * 3)) * HOUR });
    if (kill % EVERY === 0 || kill === until) tell(kill, began, busy.acknowledged(), stage.records.waiting());
  }
  await busy.stop();
  return busy.attempts;
}

interface Books {
  readonly done: number;
  readonly games: number;
  readonly attempts: readonly Attempt[];
  readonly breaches: readonly string[];
}

function tellBooks({ records }: Stage, tables: readonly Table[], { done, games, attempts, breaches }: Books): void {
  const closed = tables.flatMap(({ match }) => records.phases(match)).filter(({ closedAt }) => closedAt !== undefined).length;
  const posted = records.outbox().filter(({ sentAt }) => sentAt !== null).length;
  const acknowledged = attempts.filter(({ listed }) => listed !== undefined).length;
  for (const breach of breaches) console.log(`✗ ${breach}`);
  console.log(
    `${done} kills, ${games} games: ${acknowledged} of ${attempts.length} orders acknowledged, ${closed} phases adjudicated, ` +
      `${posted} messages posted or edited, ${breaches.length} breaches`,
  );
}

const tell = (kill: number, began: number, acknowledged: number, waiting: number): void =>
  console.log(
    `${kill} kills after ${Math.round((Date.now() - began) / 1000)} s: ${acknowledged} orders acknowledged, ${waiting} messages wait`,
  );
