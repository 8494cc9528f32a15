import { setTimeout as sleep } from 'node:timers/promises';
import { SnowflakeUtil } from 'discord.js';
import type { Persona, Reply, SeenMessage } from 'discord-simulator';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { reached } from '../../src/matches/context/studySteps.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { gameCalled, startGame, type Table } from '../endToEnd/harness/table.js';
import { recordsAt } from './crowd.js';
import { endedGame } from './endedGames.js';
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
  /** How many years the games have that they review. */
  readonly years: number;
}

/** How long people waited for Discord to show that the bot is at it, in milliseconds. */
interface Waits {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

export interface StudiesFigures extends Omit<StudiesAsked, 'pause' | 'perSecond'> {
  /** Of the people who play in the game beside it, and of those who study and review. */
  readonly others: Waits;
  readonly studies: Waits;
  readonly unanswered: number;
  /** How many people saw a review, and how long they waited for it, in milliseconds. */
  readonly reviews: Waits;
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

/** How long the game is measured where nobody studies beside it, ms. */
const ALONE = 60_000;

const PLAYERS = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
const [TABLE, LIBRARY] = ['table', 'library'] as const;
/** Where the games ended that are reviewed, one each. */
const SHELVES = ['shelf-1', 'shelf-2', 'shelf-3', 'shelf-4'] as const;

/**
 * Has many people study and review games at once, while seven others play a game on the same bot, and measures how soon all of them are
 * acknowledged.
 */
export async function measureStudies(asked: StudiesAsked): Promise<StudiesFigures> {
  const students = Array.from({ length: asked.people }, (_, i) => `Student ${i + 1}`);
  const bots = probedBots();
  const stage = await openStage({
    personas: [...PLAYERS, ...students].map(name => ({ name, locale: 'en-GB' })),
    channels: [TABLE, LIBRARY, ...SHELVES],
    // Whoever looks at a message before it has changed presses what is no longer there.
    rules: { patience: 60_000, changeWithin: 30_000 },
    settings: { LOG_LEVEL: 'warn', ...bots.settings },
  });
  try {
    const players = await Promise.all(PLAYERS.map(stage.persona));
    if (asked.people > 0) await fillShelves(stage, bots, players, asked.years);
    const table = await startGame(stage, { channel: TABLE, players });
    await stage.quiet();
    if (asked.people === 0) bots.measure(stage);
    const first = (await stage.director.requests()).at(-1)?.number ?? 0;
    const began = Date.now();
    let isOver = false;
    const beside = playing(table, asked, () => isOver);
    const people = await Promise.all(students.map(stage.persona));
    const reviews: number[] = [];
    const reviewed = Promise.all(people.map(async (student, i) => patiently(student, () => reviewing(student, asked, { i, reviews }))));
    const studied = await Promise.all(people.map(async (student, i) => patiently(student, () => studyingOnce(student, asked, i))));
    const lost = await reviewed;
    if (asked.people === 0) await sleep(ALONE);
    isOver = true;
    const played = await beside;
    const seconds = Math.round((Date.now() - began) / 1_000);
    bots.turns.fresh();
    const { turns, turnsOver50Cpu, worstTurnCpuMs, cpuMs, waitedMs } = bots.turns.total();
    return {
      ...{ people: asked.people, phases: asked.phases, variant: asked.variant, years: asked.years },
      ...(await waitsSince(stage, first)),
      reviews: told(reviews),
      unanswered: [...studied, ...lost, played].reduce((sum, one) => sum + one, 0),
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

/** Has somebody do something, and begin anew when something was not answered. Returns how often that was. */
async function patiently(student: Persona, work: () => Promise<void>): Promise<number> {
  for (let lost = 0; lost < PATIENT; lost++)
    try {
      await work();
      return lost;
    } catch (error) {
      console.error(`${student.name}: ${error instanceof Error ? error.message : 'not answered'}`);
    }
  return PATIENT;
}

/** Puts a game that has ended into each shelf. The bot is started again for it. */
async function fillShelves(stage: Stage, bots: ReturnType<typeof probedBots>, players: readonly Persona[], years: number): Promise<void> {
  const seen = (await players[0]?.channels()) ?? [];
  await stage.bot().stop();
  const { store, close } = recordsAt(stage.settings.ZONGHENG_DATABASE ?? '');
  for (const [i, shelf] of SHELVES.entries()) {
    const { id: channel, guild } = seen.find(({ name }) => name === shelf) ?? {};
    if (channel === undefined || !guild) throw new Error(`there is no ${shelf}`);
    await endedGame(store, { game: 'classic', guild: guild.id, channel, players: players.map(({ id }) => id), years, seed: i + 1 });
  }
  await close();
  await bots.again(stage);
  for (const shelf of SHELVES) await players[0]?.until(shelf, isEnding);
}

const isEnding = ({ buttons }: SeenMessage): boolean => buttons.some(({ label }) => label === 'Review');

/** How long somebody waits before they ask again for a review that has no room yet, in milliseconds; and how long for one that is made. */
const ASK_AGAIN = 5_000;
const UNTIL_MADE = 900_000;

/** Asks for the review of a game, follows it until it is made, and looks at each power and its dearest sheet. */
async function reviewing(
  student: Persona,
  { pause }: StudiesAsked,
  { i, reviews }: { readonly i: number; readonly reviews: number[] },
): Promise<void> {
  const shelf = SHELVES[i % SHELVES.length] ?? SHELVES[0];
  const ending = await student.until(shelf, isEnding);
  const began = Date.now();
  let overview: SeenMessage | undefined;
  while (!overview) {
    const { message } = await student.press(ending, 'Review');
    overview = message?.selects.length ? message : await madeIn(student, shelf, message);
    if (!overview) await sleep(ASK_AGAIN);
  }
  reviews.push(Date.now() - began);
  const powers = overview.selects[0]?.options.slice(0, POWERS_SEEN) ?? [];
  for (const { label } of powers) {
    let shown = await student.choose(overview, 'Look at a power', label);
    await sleep(pause);
    const sheet = shown.message?.buttons.find(one => one.label.startsWith('1. '));
    if (sheet) shown = await student.press(shown, sheet.label);
    await sleep(pause);
    overview = (await student.press(shown, 'Overview')).message ?? overview;
  }
}
const POWERS_SEEN = 3;

/** The review, once the message that tells how far it is has become it. Undefined: there was no room for it. */
async function madeIn(student: Persona, channel: string, message: SeenMessage | undefined): Promise<SeenMessage | undefined> {
  if (!message?.buttons.some(({ label }) => label === 'Cancel')) return undefined;
  return await student.until(channel, one => one.id === message.id && one.selects.length > 0, UNTIL_MADE);
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
  let board = await after(student.command(LIBRARY, '/study new', { variant }));
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
