import { setTimeout as sleep } from 'node:timers/promises';
import { type Random, seededRandom } from '../../src/lib/random.js';
import { type Attempt, bustle, filedOrderTexts } from '../endToEnd/harness/bustle.js';
import { type Fleet, type FleetAsked, openFleet, type Takeover } from '../endToEnd/harness/fleet.js';
import { breachesIn } from '../endToEnd/harness/ledger.js';
import type { Table } from '../endToEnd/harness/table.js';
import { percentile } from './figures.js';
import { refilled } from './openTables.js';

const HOUR = 60 * 60_000;
const CATCHING_UP = 20 * 60_000;
/** The maximum time that people have for their orders, in milliseconds. */
const ORDERING = 4_000;
/** How many people send something at the same time: on a slow machine they send less, not more than it can answer. */
const AT_ONCE = 16;
/** After this many kills people pause until everything is posted, and what they saw is compared with the records. */
const BOOKS_EVERY = 15;

export interface FleetSoakAsked extends FleetAsked {
  readonly kills: number;
  readonly seed: number;
}

/** What the soak found: its last line. Times in ms. */
export interface FleetFigures {
  readonly games: number;
  readonly acknowledged: number;
  /** Acknowledged orders that did not count; posts that are there twice, and phases adjudicated twice or not from what is on file; posts out of order. */
  readonly lost: number;
  readonly twice: number;
  readonly outOfOrder: number;
  readonly takeoverP95Ms: number;
  /** Until all shards of a killed process were connected again. */
  readonly gatewaysP95Ms: number;
  /** How many processes ended by themselves and were started again, and how many of them could not say why: each of these is a breach. */
  readonly restarted: number;
  readonly unexplained: number;
  readonly caughtUpP95Ms: number;
}

/** A phase that was not adjudicated from what is on file, or whatever else has no name of its own, counts as lost. */
export function figuresOf(breaches: readonly string[]): Pick<FleetFigures, 'lost' | 'twice' | 'outOfOrder'> {
  const twice = breaches.filter(one => /nobody knows of|two cards|: told /.test(one)).length;
  const outOfOrder = breaches.filter(one => one.includes('not in this order')).length;
  const headings = breaches.filter(one => /^\S+ of .*:$/.test(one)).length;
  return { lost: breaches.length - twice - outOfOrder - headings, twice, outOfOrder };
}

/** Kills, freezes and cuts off processes that share busy games, and compares what people saw with the records. */
export async function soakFleet(asked: FleetSoakAsked): Promise<FleetFigures> {
  const fleet = await openFleet(asked);
  try {
    return (await played(fleet, asked)).figures;
  } finally {
    await fleet.close();
  }
}

/** What was played, and what was found. */
export interface Played {
  readonly figures: FleetFigures;
  readonly tables: readonly Table[];
  readonly attempts: readonly Attempt[];
}

export async function played(fleet: Fleet, { games, kills, seed }: Omit<FleetSoakAsked, 'processes' | 'shards'>): Promise<Played> {
  const random = seededRandom(seed);
  const attempts: Attempt[] = [];
  const all: Table[] = [...fleet.tables];
  const takeovers: Takeover[] = [];
  let { tables } = fleet;
  let breaches: readonly string[] = [];
  for (let done = 0; done < kills && breaches.length === 0; ) {
    const until = Math.min(kills, done + BOOKS_EVERY);
    const busy = bustle({ tables, random, thinks: 250 * Math.min(games, 40), atOnce: AT_ONCE });
    for (; done < until; done++) {
      takeovers.push(await misfortune(fleet, { tables, random, turn: done }));
      console.log(
        `${done + 1} kills: ${busy.acknowledged()} orders acknowledged since the last books, the takeover took ${takeovers.at(-1)?.taken} ms, its gateways ${takeovers.at(-1)?.gateways.join(', ')} ms, everything ${takeovers.at(-1)?.caughtUp} ms`,
      );
    }
    await busy.stop();
    attempts.push(...busy.attempts);
    await fleet.stage.quiet(undefined, CATCHING_UP);
    breaches = await breachesIn(all, attempts);
    for (const breach of breaches) console.log(`✗ ${breach}`);
    tellEnded(fleet);
    if (done < kills) tables = await refilled(tables);
    all.push(...tables.filter(table => !all.includes(table)));
  }
  const figures = {
    games: all.length,
    acknowledged: attempts.filter(({ listed }) => listed !== undefined).length,
    ...figuresOf(breaches),
    restarted: fleet.ended().length,
    unexplained: fleet.ended().filter(({ because }) => because === undefined).length,
    takeoverP95Ms: percentile(
      takeovers.map(({ taken }) => taken),
      0.95,
    ),
    gatewaysP95Ms: percentile(
      takeovers.map(({ gateways }) => gateways.at(-1) ?? 0),
      0.95,
    ),
    caughtUpP95Ms: percentile(
      takeovers.map(({ caughtUp }) => caughtUp),
      0.95,
    ),
  };
  return { figures, tables: all, attempts };
}

function tellEnded(fleet: Fleet): void {
  for (const { outcome, because, log } of fleet.ended())
    console.log(`${because === undefined ? '✗ ' : ''}a process ended with ${outcome} by itself: ${because ?? log}`);
}

interface Moment {
  readonly tables: readonly Table[];
  readonly random: Random;
  readonly turn: number;
}

/** A kill, after deadlines have passed or while people order; after some of them another misfortune. Returns how long the takeover after the kill took. */
async function misfortune(fleet: Fleet, { tables, random, turn }: Moment): Promise<Takeover> {
  const any = (): number => Math.floor(random() * 1_000);
  const pass = (): Promise<unknown> => fleet.stage.director.skip((1 + Math.floor(random() * 3)) * HOUR);
  await filedOrderTexts(tables, ORDERING);
  const passing = random() < 0.7 ? pass() : Promise.resolve();
  await sleep(random() * 600);
  const took = await fleet.kill(any());
  await passing;
  const others = [() => fleet.freeze(any()), () => fleet.partition(any()), () => fleet.restartPostgres()];
  const other = turn % 2 === 1 ? others[Math.floor(turn / 2) % others.length] : undefined;
  if (other) {
    const passingToo = pass();
    await sleep(random() * 600);
    await other();
    await passingToo;
  }
  return took;
}
