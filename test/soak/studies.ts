import { setTimeout as sleep } from 'node:timers/promises';
import { SnowflakeUtil } from 'discord.js';
import type { Persona, Reply } from 'discord-simulator';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { reached } from '../../src/matches/context/studySteps.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { gameCalled, startGame, type Table } from '../endToEnd/harness/table.js';
import { percentile } from './figures.js';
import { probedBots } from './inputs/bots.js';
import { ACKNOWLEDGED } from './load.js';

export interface StudiesAsked {
  /** How many people study at once. */
  readonly people: number;
  /** How many phases each of them resolves. */
  readonly phases: number;
  /** What they study. */
  readonly variant: string;
  /** How long each waits between two things they do, in milliseconds. */
  readonly pause: number;
  /** How many commands the players of the game beside it send in a second. */
  readonly perSecond: number;
}

/** How long people waited for Discord to show that the bot is at it, in milliseconds. */
interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export interface StudiesFigures extends Omit<StudiesAsked, 'pause' | 'perSecond'> {
  /** Of the people who play in the game beside it, and of those who study. */
  readonly others: Waits;
  readonly studies: Waits;
  readonly unanswered: number;
  /**
   * Turns of the bot's main thread, by the time of a processor; for how many seconds it had one, and for how many it waited for one: where that is
   * much, the machine was busy with other things, and the waits above say little.
   */
  readonly turns: {
    readonly all: number;
    readonly over50: number;
    readonly longestMs: number;
    readonly ran: number;
    readonly waited: number;
  };
  readonly seconds: number;
}

const PLAYERS = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
const [TABLE, LIBRARY] = ['table', 'library'];

/** Has many people study at once, while seven others play a game on the same bot, and measures how soon all of them are acknowledged. */
export async function measureStudies(asked: StudiesAsked): Promise<StudiesFigures> {
  const students = Array.from({ length: asked.people }, (_, i) => `Student ${i + 1}`);
  const bots = probedBots();
  const stage = await openStage({
    personas: [...PLAYERS, ...students].map(name => ({ name, locale: 'en-GB' })),
    channels: [TABLE, LIBRARY],
    rules: { patience: 60_000 },
    settings: { LOG_LEVEL: 'warn', ...bots.settings },
  });
  try {
    const table = await startGame(stage, { channel: TABLE, players: await Promise.all(PLAYERS.map(stage.persona)) });
    await stage.quiet();
    bots.measure(stage);
    const first = (await stage.director.requests()).at(-1)?.number ?? 0;
    const began = Date.now();
    let isOver = false;
    const beside = playing(table, asked, () => isOver);
    const studied = await Promise.all(students.map(async (name, i) => studying(await stage.persona(name), asked, i)));
    isOver = true;
    const played = await beside;
    const seconds = Math.round((Date.now() - began) / 1_000);
    bots.turns.fresh();
    const { turns, turnsOver50Cpu, worstTurnCpuMs, cpuMs, waitedMs } = bots.turns.total();
    return {
      ...{ people: asked.people, phases: asked.phases, variant: asked.variant },
      ...(await waitsSince(stage, first)),
      unanswered: [...studied, played].reduce((sum, one) => sum + one, 0),
      turns: { all: turns, over50: turnsOver50Cpu, longestMs: Math.round(worstTurnCpuMs), ...inSeconds({ ran: cpuMs, waited: waitedMs }) },
      seconds,
    };
  } finally {
    await stage.abandon();
    bots.close();
  }
}

/** Has the players of a game order and look, one after the other, until it is over. Returns how many were not answered. */
async function playing({ match, channel, players }: Table, { perSecond }: StudiesAsked, isOver: () => boolean): Promise<number> {
  const people = [...players.values()];
  const sent: Promise<boolean>[] = [];
  const game = String(match);
  for (let i = 0; !isOver(); i++) {
    const player = people[i % people.length];
    const [command, options] = [
      ['/orders', { game }],
      ['/order', { game, text: 'A Xia H' }],
      ['/status', { game }],
      ['/map', { game }],
    ][i % 4] as [string, Record<string, string>];
    if (player) sent.push(isAnswered(player.command(channel, command, options)));
    await sleep(1_000 / perSecond);
  }
  return (await Promise.all(sent)).filter(was => !was).length;
}

const isAnswered = (asked: Promise<unknown>): Promise<boolean> =>
  asked.then(
    () => true,
    () => false,
  );

/** How often somebody begins anew who was not answered. */
const PATIENT = 10;

/** One person studies, and begins anew when something was not answered. Returns how often that was. */
async function studying(student: Persona, asked: StudiesAsked, seed: number): Promise<number> {
  for (let lost = 0; lost < PATIENT; lost++)
    try {
      await studyingOnce(student, asked, seed);
      return lost;
    } catch (error) {
      console.error(`${student.name}: ${error instanceof Error ? error.message : 'not answered'}`);
    }
  return PATIENT;
}

/** How many powers get orders in a phase. */
const ORDERED = 3;

/** Gives orders to some powers by a form, looks, resolves and asks why, phase after phase. */
async function studyingOnce(student: Persona, { phases, variant, pause }: StudiesAsked, seed: number): Promise<void> {
  const game = gameCalled(variant);
  const random = seededRandom(seed);
  const after = async (what: Promise<Reply>): Promise<Reply> => {
    const reply = await what;
    await sleep(pause * (0.5 + random()));
    return reply;
  };
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(game.players.most, options);
  if (!seats.ok) throw new Error(`${variant} cannot be studied`);
  let state: unknown = game.published?.(game.open({ seats: seats.value.map(({ id }) => id), seed: 0, options }));
  await sleep(pause * random());
  let board = await after(student.command(LIBRARY ?? '', '/study new', { variant }));
  for (let phase = 0; phase < phases && !game.ending(state); phase++) {
    const orders: Record<string, string> = {};
    for (const seat of game.phase(state).awaits.slice(0, ORDERED)) {
      const text = recruitText(game, state, seat, random);
      orders[seat] = text;
      const panel = await after(student.choose(board, 'Whose orders?', seats.value.find(({ id }) => id === seat)?.name.en ?? seat));
      const form = await after(student.press(panel, 'Paste all'));
      board = await after(student.press(await after(student.submitModal(form, { text: text.split('; ').join('\n') })), 'Board'));
    }
    board = await after(student.press(board, 'Resolve'));
    board = await after(student.press(await after(student.press(board, 'Explain')), 'Board'));
    state = reached(game, state, { orders }).state;
  }
}

const CALLBACK = /^\/interactions\/(\d+)\//;

/** How long all waited who did something since a request. */
async function waitsSince(stage: Stage, first: number): Promise<Pick<StudiesFigures, 'others' | 'studies'>> {
  const { interactions } = stage.guild.context.world;
  const players = new Set((await Promise.all(PLAYERS.map(stage.persona))).map(({ id }) => id));
  const waits: Record<'others' | 'studies', number[]> = { others: [], studies: [] };
  for (const { path, at } of await stage.director.requests(first)) {
    const id = CALLBACK.exec(path)?.[1];
    const user = id === undefined ? undefined : interactions.get(id)?.user;
    if (id === undefined || user === undefined) continue;
    waits[players.has(user) ? 'others' : 'studies'].push(at - SnowflakeUtil.timestampFrom(id));
  }
  return { others: told(waits.others), studies: told(waits.studies) };
}

const inSeconds = ({ ran, waited }: { readonly ran: number; readonly waited: number }) => ({
  ran: Math.round(ran / 1_000),
  waited: Math.round(waited / 1_000),
});

const told = (waits: readonly number[]): Waits => ({
  count: waits.length,
  p50: percentile(waits, 0.5),
  p99: percentile(waits, 0.99),
  longest: waits.reduce((most, one) => Math.max(most, one), 0),
});

/** Measures, and prints one line of JSON. Returns whether the others were acknowledged in time. */
export async function soakStudies(asked: StudiesAsked): Promise<boolean> {
  const figures = await measureStudies(asked);
  console.log(JSON.stringify(figures));
  return figures.others.count > 0 && figures.others.p99 < ACKNOWLEDGED && figures.unanswered === 0;
}
