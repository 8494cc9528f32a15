import { seededRandom } from '../../src/lib/random.js';
import { bustle, ordersOnFile } from '../endToEnd/harness/bustle.js';
import { breachesIn } from '../endToEnd/harness/ledger.js';
import { loseChannel, MISFORTUNES } from '../endToEnd/harness/misfortunes.js';
import { openTables } from './openTables.js';

export interface MisfortunesAsked {
  readonly times: number;
  readonly games: number;
  readonly seed: number;
}

const ORDERING = 4_000;
const CATCHING_UP = 20 * 60_000;

/** Lets something go wrong so many times in the midst of so many busy games, one thing after the other, and lays the books; gives the number of breaches. */
export async function soakMisfortunes({ times, games, seed }: MisfortunesAsked): Promise<number> {
  const random = seededRandom(seed);
  const { stage, tables: all } = await openTables(games + 1);
  try {
    const [lost, ...tables] = all;
    const busy = bustle({ tables, random, thinks: 250 * games });
    const breaches: string[] = [];
    const trying = async (name: string, work: () => Promise<void>): Promise<void> => {
      console.log(`${name}: ${busy.acknowledged()} orders acknowledged so far, ${stage.records.waiting()} messages wait`);
      await work().catch((error: unknown) => void breaches.push(`${name}: ${error instanceof Error ? error.message : String(error)}`));
    };
    if (lost) await trying('a channel that is deleted', () => loseChannel(lost));
    const names = Object.keys(MISFORTUNES);
    for (let i = 0; i < times; i++) {
      const name = names[i % names.length] ?? '';
      const table = tables[Math.floor(random() * tables.length)];
      await ordersOnFile(tables, ORDERING);
      if (table) await trying(name, async () => MISFORTUNES[name]?.({ stage, table, random }));
    }
    await busy.stop();
    await stage.director.skip(60_000);
    await stage.quiet(undefined, CATCHING_UP);
    breaches.push(...(await breachesIn(tables, busy.attempts)));
    for (const breach of breaches) console.log(`✗ ${breach}`);
    console.log(
      `${times} misfortunes, ${games} games: ${busy.acknowledged()} of ${busy.attempts.length} orders acknowledged, ${breaches.length} breaches`,
    );
    return breaches.length;
  } finally {
    await stage.close(() => true);
  }
}
