import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idOf } from './harness/buttons.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const SOON = 30_000;
const DAY = 24 * 60 * 60_000;

let stage: Stage;
let table: Table;
let host: Persona;
/** The owner of the server, who does not play. */
let owner: Persona;

beforeAll(async () => {
  stage = await openStage();
  owner = await stage.persona('Ada');
  const players = await Promise.all(['Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana'].map(stage.persona));
  table = await startGame(stage, { channel: 'table-one', players, options: { movement: '28d' } });
  host = table.host;
}, 120_000);
afterAll(() => stage.close(), 60_000);

const lastPost = async (about: string) => (await table.posts()).findLast(({ text }) => text.includes(about)) ?? expect.fail(about);
const handsOver = async () => (await owner.command('table-one', '/host hand-over', { player: 'Dmitri' })).text;
const hostNow = async () => (await stage.records.matches.get(table.match))?.host;

test('a host who plays can neither close a phase nor replace a rival; the opening says who can', async () => {
  const rival = [...table.players].find(([, player]) => player.id !== host.id)?.[0] ?? '';
  const seats = table.game.seats(7);
  const power = (seats.ok && seats.value.find(({ id }) => id === rival)?.name.en) || rival;
  for (const [command, options] of [
    ['/host adjudicate', { force: 'yes' }],
    ['/host replace', { power, player: 'Ada' }],
  ] as const)
    expect((await host.command('table-one', command, options)).text).toContain(
      'You play or have played in this game, so others decide this',
    );
  expect(table.open().number).toBe(1);
  expect((await lastPost('The host is also a player')).text).toContain('a majority of the other players');
});

test('the owner of the server cannot take the game from a host who presses “I’m here”', async () => {
  expect(await handsOver()).toContain('I’m asking the host by DM and in the channel whether they’re still there');
  await stage.quiet(table.match);
  expect((await lastPost('is asking whether the host of this game is still there')).text).toContain('someone else can become the host');
  const asked = await host.until('dm', 'is asking whether you still host this game', SOON);
  expect((await host.press(asked, idOf(asked, 'hosting'))).text).toContain('Thanks! You’re still the host of this game.');
  await host.until('table-one', 'was asked whether they were still there. They are.', SOON);
  await stage.director.skip(8 * DAY);
  expect(await handsOver()).toContain('I’m asking the host by DM');
  expect(await hostNow()).toBe(host.id);
});

test('the owner, who does not play, can close the phase in the place of the host; the channel and the log say so', async () => {
  await owner.command('table-one', '/host adjudicate', { force: 'yes' });
  await stage.quiet(table.match);
  expect((await table.closed(1)).closedBy).toBe('admin');
  expect(await lastPost('A server admin decided to close this phase now.')).toBeDefined();
  const dmitri = await stage.persona('Dmitri');
  expect((await dmitri.command('table-one', '/log')).text).toMatch(/A server admin \(.*\) closed phase #1/);
});

test('a host who is silent for seven days is followed by whom the owner names; the question survives a restart', async () => {
  await stage.restart();
  expect(await handsOver()).toContain('I’m asking the host by DM');
  expect(await hostNow()).toBe(host.id);
  await stage.director.skip(7 * DAY);
  expect(await handsOver()).toContain('is now the host of the game');
  await stage.quiet(table.match);
  const dmitri = await stage.persona('Dmitri');
  expect(await hostNow()).toBe(dmitri.id);
  expect((await lastPost('is now the host of this game')).text).toContain('The host is also a player');
});

test('an arbiter is told by direct message, and can decline', async () => {
  const dmitri = await stage.persona('Dmitri');
  expect((await dmitri.command('table-one', '/host arbiter', { player: 'Ada' })).text).toContain('is now the arbiter');
  const named = await owner.until('dm', 'you’ve been named the arbiter', SOON);
  expect((await dmitri.command('table-one', '/status')).text).toContain('Arbiter:');
  expect((await owner.press(named, idOf(named, 'decline'))).text).toContain('you’re no longer the arbiter');
  await dmitri.until('table-one', 'no longer has an arbiter', SOON);
  expect((await stage.records.matches.get(table.match))?.arbiter).toBeUndefined();
});
