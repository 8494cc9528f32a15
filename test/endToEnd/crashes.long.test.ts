import { setTimeout as sleep } from 'node:timers/promises';
import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MatchPhase } from '../../src/matches/model/match.js';
import { pressReady } from './harness/orders.js';
import { postsAmiss } from './harness/posted.js';
import { resultsOf } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { practice, startGame, type Table } from './harness/table.js';
import { resultsTitle } from './harness/telling.js';

vi.setConfig({ testTimeout: 90_000 });

const NAMES = ['Ada', 'Bao', 'Dmitri', 'Elena', 'Femi', 'Hana', 'Gaston'];
const SOON = { timeout: 20_000 };
/** Matches the requests that post a message. */
const POSTING = { method: 'POST', path: '^/channels/\\d+/messages$' };
const MINUTE = 60_000;

let stage: Stage;
let table: Table;
beforeAll(async () => {
  stage = await openStage({ rules: { patience: 6_000, nonceRemembered: 0 } });
  const players = await Promise.all(NAMES.map(stage.persona));
  table = await startGame(stage, { channel: 'table-one', players, options: { movement: '2h', retreats: '2h', adjustments: '2h' } });
});
afterAll(() => stage.close(), 60_000);

/** Skips the time to `before` milliseconds before the deadline of the open phase. By default: to just after it. */
const skipToDeadline = async (before = -1): Promise<void> =>
  void (await stage.director.skip(table.open().dueAt - before - (await stage.director.now())));

/** Files orders for every awaited seat, so that nobody misses a turn. */
async function orderSomething(): Promise<void> {
  const { awaits } = table.phase();
  for (const [seat, player] of table.players)
    if (awaits.includes(seat)) await player.command(table.channel, '/order', { text: practice(table, seat, 1) });
}

const isClosed = async ({ number }: MatchPhase) => (await stage.records.history.phase(table.match, number))?.closedAt !== undefined;
const rowOf = ({ number }: MatchPhase) => stage.records.outbox().find(row => row.match === table.match && row.slot === `results:${number}`);

/** Checks that the deadline closed the phase once, and that every post in the channel is there once and in order. */
async function expectToldOnce(phase: MatchPhase): Promise<void> {
  await stage.quiet();
  expect((await stage.records.history.phase(table.match, phase.number))?.closedBy).toBe('deadline');
  expect(table.open().number).toBeGreaterThan(phase.number);
  await resultsOf(table, phase);
  expect(await postsAmiss(stage, table.host, table.channel)).toEqual([]);
}

describe('kill -9', () => {
  test('between the close of a phase and its post loses nothing, and nothing is posted twice', async () => {
    await orderSomething();
    const phase = table.open();
    await stage.director.ask('faults.add', { ...POSTING, times: 1_000, does: { kind: 'cut', when: 'before' } });
    await skipToDeadline();
    await expect.poll(() => rowOf(phase)?.attempts, SOON).toBeGreaterThan(0);
    expect(await isClosed(phase)).toBe(true);
    await stage.bot().kill();
    expect(rowOf(phase)?.sentAt).toBeNull();
    await stage.director.ask('faults.clear', {});
    await stage.start();
    await expectToldOnce(phase);
  });

  test('between the arrival of a post and its answer posts nothing twice, though Discord has forgotten its nonce', async () => {
    await orderSomething();
    await stage.quiet();
    const phase = table.open();
    const path = `^/channels/${(await stage.records.matches.get(table.match))?.channel}/messages$`;
    await stage.director.ask('faults.add', { ...POSTING, path, does: { kind: 'delay', by: 60_000, when: 'after' } });
    await skipToDeadline();
    await expect.poll(async () => (await table.posts()).at(-1)?.embeds[0]?.title, SOON).toBe(await resultsTitle(table, phase));
    expect(rowOf(phase)?.sentAt).toBeNull();
    await stage.bot().kill();
    await stage.start();
    await expectToldOnce(phase);
  });

  test('shortly before a deadline that passes while nobody runs: the phase is closed once and told once at the next start', async () => {
    await orderSomething();
    const phase = table.open();
    await skipToDeadline(MINUTE);
    await stage.bot().kill();
    await skipToDeadline();
    await sleep(100);
    expect(await isClosed(phase)).toBe(false);
    await stage.start();
    await expect.poll(() => isClosed(phase), SOON).toBe(true);
    await expectToldOnce(phase);
    expect(table.open().dueAt).toBeGreaterThan(await stage.director.now());
  });

  test('an hour before a deadline: what was lost of the phase is given back, and the channel is told', async () => {
    await orderSomething();
    const phase = table.open();
    await skipToDeadline(60 * MINUTE);
    await stage.bot().kill();
    await stage.director.skip(3 * 60 * MINUTE);
    await stage.start();
    await table.host.until(table.channel, 'I was offline for part of this phase, so the deadline is extended by', SOON.timeout);
    expect(table.open().number).toBe(phase.number);
    expect(table.open().dueAt).toBeGreaterThan((await stage.director.now()) + 55 * MINUTE);
    await skipToDeadline();
    await expect.poll(() => isClosed(phase), SOON).toBe(true);
    await expectToldOnce(phase);
  });

  test('while orders arrive loses none that was acknowledged', async () => {
    while (table.phase().kind !== 'movement') await stage.reachDeadline(table.match);
    const phase = table.open();
    const acknowledged: string[] = [];
    const order = async (player: Persona, line: string) => {
      const { text } = await player.command(table.channel, '/order', { text: line });
      if (text.includes(`(${line})`)) acknowledged.push(line);
    };
    const ordering = [...table.players]
      .filter(([seat]) => table.phase().awaits.includes(seat))
      .map(async ([seat, player]) => {
        for (const line of practice(table, seat, 1).split('\n')) await order(player, line);
      });
    await expect.poll(() => acknowledged.length, { ...SOON, interval: 5 }).toBeGreaterThan(4);
    await stage.bot().kill();
    await Promise.allSettled(ordering);
    const filedOrders = (await stage.records.history.submissions(table.match, phase.number)).flatMap(({ seat, submission }) =>
      table.game.sheet(phase.state, seat, submission, 'en').map(line => line.text),
    );
    expect(filedOrders).toEqual(expect.arrayContaining(acknowledged));
    await stage.start();
    const [one] = table.players.values();
    const panel = await one?.command(table.channel, '/orders');
    if (one && panel) await pressReady(one, panel);
    await stage.reachDeadline(table.match);
    await expectToldOnce(phase);
  });
});
