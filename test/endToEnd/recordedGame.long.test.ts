import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { state } from '../../src/games/diplomacy/model/state.js';
import type { MatchPhase } from '../../src/matches/model/match.js';
import { listedIn } from './harness/listed.js';
import { pressReady } from './harness/orders.js';
import { resultsOf } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

const unit = z.object({ power: z.string(), type: z.enum(['A', 'F']), loc: z.string() });
const dislodged = unit.extend({ retreats: z.array(z.string()) });
/** One phase of a recorded game: its orders, and the position they led to. */
const recorded = z.object({
  /** A name like "S1901M": season, year, and movement, retreats or adjustments. */
  phase: z.string(),
  orders: z.array(z.object({ power: z.string(), text: z.string() })),
  after: z.object({
    units: z.array(unit),
    dislodged: z.array(dislodged).default([]),
    sc: z.record(z.string(), z.string()),
  }),
});
type Recorded = z.infer<typeof recorded>;

/** Reads a recorded game from a file: the lines that contain its name. */
const readRecord = (text: string, named: string): readonly Recorded[] =>
  text
    .split('\n')
    .filter(line => line.includes(named))
    .map(line => recorded.parse(JSON.parse(line)));

const OURS = readRecord(readFileSync(new URL('recordedGame.jsonl', import.meta.url), 'utf8'), '"phase"');
const GAMES = new URL('../recorded/games.jsonl.gz', import.meta.url);
/** A game in which nothing depends on how a rule is interpreted, and the last phase of it that is played. */
const PLAYED = 'cicero:439999';
const LAST = 'W1905A';

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
let stage: Stage;
let players: readonly Persona[];
beforeAll(async () => {
  stage = await openStage();
  players = await Promise.all(NAMES.map(stage.persona));
});
afterAll(() => stage.close(), 60_000);

const SEASONS: Readonly<Record<string, string>> = { spring: 'S', fall: 'F', winter: 'W' };
const KINDS = { placement: 'P', movement: 'M', retreats: 'R', adjustments: 'A' };
const stateOf = (phase: MatchPhase) => state.parse(phase.state);

/** Returns the name of one of the bot's phases, in the form of the records. */
function recordedName(of: MatchPhase): string {
  const { turn, phase } = stateOf(of);
  return `${SEASONS[turn.season]}${turn.year}${KINDS[phase]}`;
}

/** A position in a form in which two can be compared. */
interface Position {
  readonly units: readonly string[];
  readonly dislodged: readonly string[];
  readonly centres: readonly string[];
}

const written = (power: string, type: string, at: string): string => `${power} ${type} ${at}`;
const pairs = (centres: Readonly<Record<string, string>>) =>
  Object.entries(centres)
    .map(([centre, power]) => `${centre} ${power}`)
    .sort();

function positionIn({ position }: ReturnType<typeof stateOf>): Position {
  return {
    units: position.units.map(({ power, type, at }) => written(power, type, at)).sort(),
    dislodged: position.dislodged.map(d => `${written(d.power, d.type, d.at)}: ${[...d.retreats].sort()}`).sort(),
    centres: pairs(position.centres),
  };
}

const positionAfter = ({ after }: Recorded): Position => ({
  units: after.units.map(({ power, type, loc }) => written(power, type, loc)).sort(),
  dislodged: after.dislodged.map(d => `${written(d.power, d.type, d.loc)}: ${[...d.retreats].sort()}`).sort(),
  centres: pairs(after.sc),
});

/** Whether no dislodged unit can retreat. Then our rules change the centres at once, but some records only a phase later. */
const isIdle = ({ phase, after }: Recorded): boolean =>
  phase.endsWith('M') && after.dislodged.length > 0 && after.dislodged.every(({ retreats }) => retreats.length === 0);

function expectPosition(one: Recorded, found: MatchPhase | undefined): void {
  expect(found, `a phase behind ${one.phase}`).toBeDefined();
  if (!found) return;
  const [mine, theirs] = [positionIn(stateOf(found)), positionAfter(one)];
  const centres = isIdle(one) ? mine.centres : theirs.centres;
  expect(mine, `the position after ${one.phase}`).toEqual({ ...theirs, centres });
}

/** Everybody orders as recorded, each in one command. If `early`, the phase closes because all are ready, otherwise by its deadline. */
async function playPhase(table: Table, one: Recorded, early: boolean): Promise<void> {
  const { awaits } = table.phase();
  const ordering = [...table.players].map(async ([seat, player]) => {
    const text = one.orders.filter(({ power }) => power === seat).map(order => order.text);
    if (text.length === 0 && !(early && awaits.includes(seat))) return;
    const reply =
      text.length > 0
        ? await player.command(table.channel, '/order', { text: text.join('; ') })
        : await player.command(table.channel, '/orders');
    expect(reply.text, `${seat} in ${one.phase}: ${text}`).not.toContain('❌');
    expect(listedIn(reply).length, `${seat} in ${one.phase}: ${reply.text}`).toBeGreaterThanOrEqual(text.length);
    if (early && awaits.includes(seat)) await pressReady(player, reply);
  });
  await Promise.all(ordering);
  if (!early) await stage.director.skip(table.open().dueAt - (await stage.director.now()) + 1);
}

async function replay(table: Table, record: readonly Recorded[]): Promise<void> {
  const phaseCalled = (name: string): MatchPhase | undefined =>
    stage.records.phases(table.match).findLast(phase => recordedName(phase) === name);
  for (const [i, one] of record.entries()) {
    const phase = phaseCalled(one.phase);
    expect(phase, `${one.phase} is reached`).toBeDefined();
    if (!phase) return;
    const early = i % 2 === 0;
    if (phase.closedBy !== 'skipped') await playPhase(table, one, early);
    // Whoever presses last is answered before the phase is closed.
    await expect.poll(async () => (await stage.records.history.phase(table.match, phase.number))?.closedAt).toBeDefined();
    const closed = await stage.records.history.phase(table.match, phase.number);
    if (closed?.closedBy !== 'skipped') expect([one.phase, closed?.closedBy]).toEqual([one.phase, early ? 'ready' : 'deadline']);
    expectPosition(one, await stage.records.history.phase(table.match, phase.number + 1));
  }
  await stage.quiet(table.match);
}

/** Expects that each phase that was played has one post with its results, and that the posts are in order. */
async function expectTold(table: Table, record: readonly Recorded[]): Promise<void> {
  const names = new Set(record.map(({ phase }) => phase));
  const played = stage.records.phases(table.match).filter(phase => names.has(recordedName(phase)) && phase.closedBy !== 'skipped');
  const posts = [];
  for (const phase of played) posts.push(await resultsOf(table, phase));
  const ids = posts.map(({ id }) => BigInt(id));
  expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
}

test('six phases of our own, with a convoy, a dislodgement and a retreat, come out as recorded', async () => {
  const table = await startGame(stage, { channel: 'table-one', players, variant: 'classic' });
  await replay(table, OURS);
  await expectTold(table, OURS);
});

test('five years of a recorded game come out phase by phase as recorded', async () => {
  const game = readRecord(gunzipSync(readFileSync(GAMES)).toString(), `"${PLAYED}"`);
  const record = game.slice(0, game.findIndex(({ phase }) => phase === LAST) + 1);
  expect(record).toHaveLength(23);
  const table = await startGame(stage, { channel: 'table-two', players, variant: 'classic' });
  await replay(table, record);
}, 300_000);
