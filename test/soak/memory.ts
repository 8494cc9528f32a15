import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona } from 'discord-simulator';
import { readBoardFile } from '../../src/assets.js';
import type { OpponentLevel } from '../../src/games/game.js';
import type { Settings } from '../endToEnd/harness/botProcess.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { startGame, type Table } from '../endToEnd/harness/table.js';

/**
 * The most megabytes that may be resident: a while after the start; after many pictures; for a moment, while a board is rasterised; and while
 * opponents are at work.
 */
const MOST = { idle: 120, drawn: 300, moment: 375, opponents: 450 };
/** How many pictures tell what is resident after all of them. */
const LAST = 50;
/** By how many megabytes the second half of the pictures may differ from the first, once the bot is warm. */
const DRIFT = 25;

const GAMES = ['warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05', 'classic', 'warring-states-cards'];
/** How many pictures of one game are asked for in a row, and after how many the game goes on to its next phase. */
const IN_A_ROW = 10;
const A_PHASE = 60;
/** How long the bot stays idle before it is measured, in milliseconds; on a busy machine it is looked at again until it is level. */
const REST = 20_000;
const LOOKS = 6;
const LEVEL = 1;
const YEARS = 3;
/** How long Ada and Bao wait for a picture, in milliseconds: long, because the machine may be busy. */
const PATIENCE = 5 * 60_000;

/** Runs the real bot in a local guild and prints what memory is resident. Returns whether no figure is too high. Linux only. */
export async function soakMemory(pictures: number): Promise<boolean> {
  const stage = await openStage({
    personas: [
      { name: 'Ada', locale: 'en-GB' },
      { name: 'Bao', locale: 'fr' },
    ],
    settings: { LOG_LEVEL: 'warn', ZONGHENG_TICK_MS: '5000', ...allocatorSettings() },
    rememberedRequests: 1_000,
    rules: { patience: PATIENCE },
  });
  try {
    const idle = await idleMemory(stage);
    console.log(`idle: ${idle} MB (${MOST.idle} allowed)`);
    const tables = await begin(stage, GAMES, 'recruit');
    const drawn = await draw(stage, tables, pictures);
    const played = await playOpponents(stage);
    return [idle <= MOST.idle, drawn, played <= MOST.opponents].every(Boolean);
  } finally {
    await stage.abandon();
  }
}

/** The memory that is resident once it no longer falls. */
async function idleMemory(stage: Stage): Promise<number> {
  await sleep(REST);
  let idle = residentIn(stage);
  for (let look = 1; look < LOOKS; look++) {
    await sleep(REST);
    const now = residentIn(stage);
    if (idle - now <= LEVEL) return now;
    idle = now;
  }
  return idle;
}

/** What this process's environment says about glibc's allocator, passed on to the bot: the image and the unit set it. */
const allocatorSettings = (): Settings =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (name.startsWith('MALLOC_') && value ? [[name, value]] : [])));

/** The memory of the bot's process that is resident now, in megabytes. */
function residentIn(stage: Stage): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${stage.bot().pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Starts one game of each kind, in which Ada and Bao play against opponents. */
async function begin(stage: Stage, games: readonly string[], level: OpponentLevel): Promise<readonly Table[]> {
  const players = await Promise.all(['Ada', 'Bao'].map(stage.persona));
  const tables: Table[] = [];
  for (const variant of games) tables.push(await startGame(stage, { channel: 'table-one', players, variant, options: { fill: level } }));
  return tables;
}

/** Asks for the pictures, game by game, most as they are posted, some of theatres or with full names, in both languages. */
async function draw(stage: Stage, tables: readonly Table[], pictures: number): Promise<boolean> {
  const memory: number[] = [];
  const most = await mostDuring(stage, async () => {
    for (let i = 0; i < pictures; i++) {
      const table = tables[Math.floor(i / IN_A_ROW) % tables.length];
      if (!table) continue;
      if (i % A_PHASE === A_PHASE - 1) for (const one of tables) await goOn(stage, one);
      await ask(table, i);
      memory.push(residentIn(stage));
      if ((i + 1) % 50 === 0) console.log(`${i + 1} pictures: ${memory.at(-1)} MB`);
    }
  });
  const warm = memory.slice(Math.floor(memory.length / 5));
  const [before, after] = [middle(warm.slice(0, warm.length / 2)), middle(warm.slice(warm.length / 2))];
  const sorted = memory.toSorted((a, b) => a - b);
  const [half, p95] = [0.5, 0.95].map(share => sorted[Math.floor(sorted.length * share)]);
  const end = middle(memory.slice(-LAST));
  console.log(`after ${pictures} pictures: ${end} MB, the median of the last ${LAST} (${MOST.drawn} allowed)`);
  console.log(`after each: median ${half} MB, 95th percentile ${p95} MB; ${most} MB at most at any moment (${MOST.moment} allowed)`);
  console.log(`the second half against the first: ${after} MB against ${before} MB (${DRIFT} MB more allowed)`);
  return end <= MOST.drawn && most <= MOST.moment && after - before <= DRIFT;
}

async function ask({ match, channel, players, game }: Table, i: number): Promise<void> {
  const asking = [...players.values()][Math.floor(i / IN_A_ROW) % 2];
  await asking?.command(channel, '/map', { game: String(match), ...formOf(game.id, asking, i % IN_A_ROW) });
}

/** What the picture shows, by its number in the row. */
function formOf(game: string, { locale }: Persona, i: number): Readonly<Record<string, string>> {
  if (game === 'warring-states-cards') return {};
  if (i === 6) return { lettering: 'full' };
  if (i !== 8) return {};
  const [theatre] = readBoardFile(game).theatres;
  return theatre ? { theatre: theatre.name[locale === 'fr' ? 'fr' : 'en'] } : {};
}

/** Closes the open phase of a game that is not over, at its deadline, and waits until everything is posted. */
async function goOn(stage: Stage, { match }: Table): Promise<void> {
  if (stage.records.openPhase(match)) await stage.reachDeadline(match);
}

/** Plays some years with the strongest opponents. Returns the most memory that was resident. */
async function playOpponents(stage: Stage): Promise<number> {
  const tables = await begin(stage, ['classic', 'warring-states-v2'], 'general');
  const most = await mostDuring(stage, async () => {
    for (let i = 0; i < YEARS * 2; i++) for (const table of tables) await goOn(stage, table);
  });
  console.log(`with opponents at work: ${most} MB at most (${MOST.opponents} allowed)`);
  return most;
}

/** The most memory that is resident while something is done, looked at ten times a second. */
async function mostDuring(stage: Stage, work: () => Promise<void>): Promise<number> {
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(most, residentIn(stage));
  }, 100);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return most;
}

const middle = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
