import { seededRandom } from '../../src/lib/random.js';
import { type Attempt, bustle, filedOrderTexts } from '../endToEnd/harness/bustle.js';
import { breachesIn } from '../endToEnd/harness/ledger.js';
import { loseChannel, MISFORTUNES, type Scene } from '../endToEnd/harness/misfortunes.js';
import type { Table } from '../endToEnd/harness/table.js';
import { openTables, refilled } from './openTables.js';

export interface MisfortunesAsked {
  readonly times: number;
  readonly games: number;
  readonly seed: number;
}

const ORDERING = 4_000;
const CATCHING_UP = 20 * 60_000;

/**
 * Lets something go wrong many times, one thing after the other, during many busy games, and compares what people saw with the records.
 * Returns the number of contradictions.
 */
export async function soakMisfortunes({ times, games, seed }: MisfortunesAsked): Promise<number> {
  const random = seededRandom(seed);
  const { stage, tables: all } = await openTables(games + 1);
  try {
    const [lost, ...first] = all;
    const played: Table[] = [...first];
    const attempts: Attempt[] = [];
    const breaches: string[] = [];
    if (lost) await loseChannel(lost).catch((error: unknown) => void breaches.push(`a channel that is deleted: ${messageOf(error)}`));
    const names = Object.keys(MISFORTUNES);
    let tables: readonly Table[] = first;
    for (let done = 0; done < times; done += names.length) {
      const round = names.slice(0, times - done);
      const busy = bustle({ tables, random, thinks: 250 * games });
      for (const name of round) breaches.push(...(await tried(name, { stage, tables, random })));
      await busy.stop();
      attempts.push(...busy.attempts);
      await stage.director.skip(60_000);
      await stage.quiet(undefined, CATCHING_UP);
      console.log(`${done + round.length} misfortunes: ${acknowledged(attempts)} orders acknowledged so far`);
      if (done + names.length < times) tables = await refilled(tables);
      played.push(...tables.filter(table => !played.includes(table)));
    }
    breaches.push(...(await breachesIn(played, attempts)));
    for (const breach of breaches) console.log(`✗ ${breach}`);
    console.log(
      `${times} misfortunes, ${games} games: ${acknowledged(attempts)} of ${attempts.length} orders acknowledged, ${breaches.length} breaches`,
    );
    return breaches.length;
  } finally {
    await stage.close(() => true);
  }
}

interface Trying extends Pick<Scene, 'stage' | 'random'> {
  readonly tables: readonly Table[];
}

/** Tries a misfortune on a random game. Returns what the bot failed to do. */
async function tried(name: string, { stage, tables, random }: Trying): Promise<readonly string[]> {
  await filedOrderTexts(tables, ORDERING);
  const table = tables[Math.floor(random() * tables.length)];
  console.log(`${name}: ${stage.records.waiting()} messages wait`);
  try {
    if (table) await MISFORTUNES[name]?.({ stage, table, random });
    return [];
  } catch (error) {
    return [`${name}: ${messageOf(error)}`];
  }
}

const acknowledged = (attempts: readonly Attempt[]): number => attempts.filter(({ listed }) => listed !== undefined).length;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
