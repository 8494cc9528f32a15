import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/lib/random.js';
import { filedOrderTexts } from './bustle.js';
import type { Stage } from './stage.js';
import type { Table } from './table.js';

/** The maximum time the bot lives on after deadlines have passed, in milliseconds. */
const CLOSING = 600;
/** The share of started bots that are killed before they are ready. */
const STILLBORN = 0.15;
const STARTING = 1_500;

/** The probability that deadlines pass before a kill. Otherwise the bot is killed while people order. */
const DUE = 0.6;

export interface Moment {
  readonly tables: readonly Table[];
  readonly random: Random;
  /** How long people order before the kill, in milliseconds at most. */
  readonly ordering: number;
  /** How far the guild's time is moved, in milliseconds, if deadlines are to pass. */
  readonly pass: number;
}

/** Ends the bot with `kill -9`: while people order, or before, during or after the close of due phases. Then starts another bot. */
export async function killAtRandom(stage: Stage, { tables, random, ordering, pass }: Moment): Promise<void> {
  if (random() < DUE) {
    await filedOrderTexts(tables, ordering);
    const skipped = stage.director.skip(pass);
    await sleep(random() * CLOSING);
    await stage.bot().kill();
    await skipped;
  } else {
    await sleep(random() * ordering);
    await stage.bot().kill();
  }
  if (random() < STILLBORN) await killWhileStarting(stage, random);
  await stage.start();
}

async function killWhileStarting(stage: Stage, random: Random): Promise<void> {
  const starting = stage.start().catch(() => undefined);
  await sleep(random() * STARTING);
  await stage.bot().kill();
  await starting;
}
