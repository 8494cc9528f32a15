import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf, type Persona, type Reply } from 'discord-simulator';
import { filterInOrder } from '../../../src/lib/inOrder.js';
import type { Random } from '../../../src/lib/random.js';
import { isAway } from '../../../src/matches/context/store.js';
import { phaseOf } from './buttons.js';
import { listedIn } from './listed.js';
import { languageOf, practice, type Table } from './table.js';

/** One attempt of a player to file orders, as the player saw it. */
export interface Attempt {
  readonly table: Table;
  readonly seat: string;
  readonly player: Persona;
  readonly text: string;
  /** The first and the last phase that the orders may have been for. */
  readonly phases: readonly [number, number];
  /** The orders that the answer listed as filed. Undefined if there was no answer. */
  readonly listed: readonly string[] | undefined;
  /** When it was sent, and when it was answered or given up, in UTC milliseconds. */
  readonly lasted: readonly [number, number];
}

/** Players who keep filing orders and saying that they are ready, whatever happens to the bot. They record what they were told. */
export interface Bustle {
  /** All attempts, oldest first. */
  readonly attempts: readonly Attempt[];
  acknowledged(): number;
  /** How long each acknowledged command took from sending to answer, in milliseconds. */
  readonly waits: readonly number[];
  stop(): Promise<void>;
}

export interface Bustling {
  readonly tables: readonly Table[];
  readonly random: Random;
  /** The maximum pause of a player between two attempts, in milliseconds. */
  readonly thinks: number;
  /** How many of them send something at the same time at most: as many as the machine answers in time. Default: all. */
  readonly atOnce?: number;
}

export function bustle({ tables, random, thinks, atOnce = Number.POSITIVE_INFINITY }: Bustling): Bustle {
  let underWay = 0;
  const attempts: Attempt[] = [];
  const waits: number[] = [];
  let isOver = false;
  const attempt = async (table: Table, seat: string, player: Persona): Promise<void> => {
    const seed = 1 + Math.floor(random() * 1_000_000);
    const text = await whenThere(() => practice(table, seat, seed));
    if (text === '') return;
    const first = await whenThere(() => table.open().number);
    const asked = Date.now();
    const reply = await player.command(table.channel, '/order', { text, game: String(table.match) }).catch(() => undefined);
    const told = reply && answerOf(reply);
    const ended = Date.now();
    if (told) waits.push(ended - asked);
    attempts.push({
      table,
      seat,
      player,
      text,
      phases: told ? [told.phase, told.phase] : [first, await whenThere(() => table.open().number)],
      listed: told?.listed,
      lasted: [asked, ended],
    });
    if (told && random() < READY) await player.press(reply, told.ready).catch(() => undefined);
  };
  const going = tables.flatMap(table =>
    [...table.players].map(async ([seat, player]) => {
      while (!isOver) {
        await sleep(random() * thinks);
        if (underWay >= atOnce) continue;
        underWay += 1;
        try {
          if ((await isPlaying(table)) && (await whenThere(() => table.phase().awaits)).includes(seat)) await attempt(table, seat, player);
        } finally {
          underWay -= 1;
        }
      }
    }),
  );
  return {
    attempts,
    waits,
    acknowledged: () => attempts.filter(({ listed }) => listed !== undefined).length,
    stop: async () => {
      isOver = true;
      await Promise.all(going);
    },
  };
}

/** The probability that a player whose orders were acknowledged then says that they are ready. */
const READY = 0.7;

/** Reads the records, as soon as they can be read. */
async function whenThere<T>(read: () => T): Promise<T> {
  for (;;) {
    try {
      return read();
    } catch (error) {
      if (!isAway(error)) throw error;
      await sleep(200);
    }
  }
}

/** False while the records cannot be read: people wait, and look again. */
async function isPlaying({ stage, match }: Table): Promise<boolean> {
  try {
    return (await stage.records.matches.get(match))?.status === 'running';
  } catch (error) {
    if (isAway(error)) return false;
    throw error;
  }
}

/** Resolves once everybody who owes orders has filed some, or after `patience` ms: a player who misses too often loses their seat. */
export async function filedOrderTexts(tables: readonly Table[], patience: number): Promise<void> {
  for (const until = Date.now() + patience; Date.now() < until && (await filterInOrder(tables, isOwed)).length > 0; await sleep(50));
}

/** True while the records cannot be read: then nobody knows. */
async function isOwed(table: Table): Promise<boolean> {
  try {
    if (!(await isPlaying(table))) return false;
    const { number } = table.open();
    const sent = (await table.stage.records.history.submissions(table.match, number)).filter(({ submission }) => submission !== undefined);
    return table.phase().awaits.some(seat => table.players.has(seat) && !sent.some(one => one.seat === seat));
  } catch (error) {
    if (isAway(error)) return true;
    throw error;
  }
}

/** Returns the phase an answer is about, the id of its ready button, and the orders it lists. Undefined if the answer is a refusal. */
function answerOf(reply: Reply): { readonly phase: number; readonly ready: string; readonly listed: readonly string[] } | undefined {
  const found = reply.message && phaseOf(messageOf(reply), ['ready', 'unready']);
  return found && { phase: found.phase, ready: found.id, listed: listedIn(reply) };
}

/**
 * Returns every list of orders that may be filed for a phase: that of the last acknowledged attempt, possibly changed by any of the
 * unacknowledged attempts after it. Empty if no attempt was acknowledged.
 */
export async function sheetsPossible(attempts: readonly Attempt[], phase: number): Promise<readonly (readonly string[])[]> {
  const here = attempts.filter(({ phases: [first, last] }) => first <= phase && phase <= last);
  const last = here.findLastIndex(({ listed }) => listed !== undefined);
  const sure = here[last];
  if (!sure?.listed) return [];
  const { table, seat, player } = sure;
  const language = languageOf(player);
  const { game } = table;
  const { state } = (await table.stage.records.history.phase(table.match, phase)) ?? table.open();
  const read = (text: string, filedOrders: unknown): unknown => game.read(state, seat, text, filedOrders, language).submission;
  const linesOf = (submission: unknown): readonly string[] =>
    game.sheet(state, seat, submission, language).flatMap(({ text }) => text ?? []);
  let possible: readonly unknown[] = [read(sure.listed.join('\n'), undefined)];
  for (const { text } of here.slice(last + 1)) possible = distinct([...possible, ...possible.map(filedOrders => read(text, filedOrders))]);
  return possible.map(linesOf);
}

const distinct = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map(value => [JSON.stringify(value), value] as const)).values(),
];
