import { messageOf, type Persona } from 'discord-simulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { state } from '../../src/games/diplomacy/model/state.js';
import { idOf } from './harness/buttons.js';
import { expectPicture } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { newestMatch, type Table, tableOf } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const SOON = 30_000;

let stage: Stage;
let host: Persona;
let players: readonly Persona[];
let table: Table;
let file: string;

beforeAll(async () => {
  stage = await openStage();
  const [first, ...others] = await Promise.all(['Bao', 'Dmitri', 'Ada', 'Elena', 'Femi', 'Hana', 'Claire', 'Gaston'].map(stage.persona));
  if (!first) throw new Error('There is nobody to host.');
  host = first;
  players = others;
  await host.command('table-one', '/game create', { variant: 'Warring States v2', pace: '24h' });
  table = await begun('table-one');
}, 120_000);
afterAll(() => stage.close(), 60_000);

/** Has everybody but the host join the newest lobby, and the host start it. */
async function begun(channel: string): Promise<Table> {
  const match = await newestMatch(stage);
  const lobby = await host.until(channel, 'Players (0 of 7)', SOON);
  for (const player of players) await player.press(lobby, idOf(lobby, 'join'));
  const asked = await host.press(lobby, idOf(lobby, 'start'));
  await host.press(asked, idOf(asked, 'begin'));
  await stage.quiet(match);
  return tableOf(stage, match, { channel, host, players });
}

const standing = (): readonly string[] =>
  state.parse(table.open().state).position.units.map(({ power, type, at }) => `${power} ${type} ${at}`);

const lastPost = async (about: string) => (await table.posts()).findLast(({ text }) => text.includes(about)) ?? expect.fail(about);

test('/host edit shows a map first; what is confirmed stands on the board, in the channel and in the log', async () => {
  const before = standing();
  const asked = await host.command('table-one', '/host edit', { text: 'Chu: A Lu; nobody: A Xia' });
  const preview = messageOf(asked);
  expect(preview.ephemeral).toBe(true);
  expect(preview.text).toContain('Preview of the change:');
  expect(preview.attachments.map(({ type }) => type)).toEqual(['image/png']);
  expect(standing()).toEqual(before);
  await host.press(asked, idOf(asked, 'correct'));
  await stage.quiet(table.match);
  expect(standing()).not.toEqual(before);
  expect(standing().filter(unit => unit.endsWith(' xia'))).toEqual([]);
  const told = await lastPost('nobody: A Xia');
  expectPicture(told, 'Spring 450 BC');
  const log = await players[0]?.command('table-one', '/log');
  expect(log?.text).toContain('changed the position of phase #1: Chu: A Lu; nobody: A Xia');
});

test('a preview of a phase that has closed since changes nothing', async () => {
  const asked = await host.command('table-one', '/host edit', { text: 'Qin: A Xia' });
  await host.command('table-one', '/host adjudicate', { force: 'yes' });
  await stage.quiet(table.match);
  const before = standing();
  await host.press(asked, idOf(asked, 'correct'));
  expect(standing()).toEqual(before);
});

test('who plays may do none of it', async () => {
  const [player] = players;
  for (const [command, options] of [
    ['/host edit', { text: 'nobody: A Lu' }],
    ['/host dry-run', {}],
    ['/host status', {}],
    ['/host adjudicate', { force: 'yes' }],
  ] as const)
    expect((await player?.command('table-one', command, options))?.text).toMatch(/^Only the host of the game can do that\./);
});

test('/host export gives a file without a user in it, from which /host import goes on elsewhere', async () => {
  const exported = messageOf(await host.command('table-one', '/host export'));
  const [attached] = exported.attachments;
  file = await (await fetch(attached?.url ?? '')).text();
  for (const { id, name } of [host, ...players]) {
    expect(file).not.toContain(id);
    expect(file).not.toContain(name);
  }
  const opened = await host.command('table-two', '/host import', { file: { name: attached?.name ?? '', text: file } });
  expect(opened.text).toContain('Whoever joins the lobby continues from where the file ends');
  const { number, state: position } = table.open();
  const other = await begun('table-two');
  expect([other.open().number, state.parse(other.open().state).position]).toEqual([number, state.parse(position).position]);
  expect(other.match).not.toBe(table.match);
  expect((await other.posts()).map(({ text }) => text).join('\n')).toMatch(/Continues game \d+ from/);
});

test('a file that is not sound opens nothing, and what is wrong with it is said with its place', async () => {
  const newest = await newestMatch(stage);
  const broken = file.replace(/"year":\s*-?\d+/, '"year": "long ago"');
  const refused = await host.command('table-two', '/host import', { file: { name: 'broken.json', text: broken } });
  expect(refused.text).toContain('No game was opened: `broken.json`');
  expect(refused.text).toMatch(/`phases\[\d+\]\.state\.turn\.year`/);
  expect(await newestMatch(stage)).toBe(newest);
});

test('/host rollback goes on as another game in the same seats, and keeps the one there was', async () => {
  const asked = await host.command('table-one', '/host rollback', { phase: '1' });
  await host.press(asked, idOf(asked, 'rollback'));
  const fork = await newestMatch(stage);
  await stage.quiet(fork);
  expect(fork).not.toBe(table.match);
  expect((await stage.records.matches.get(table.match))?.status).toBe('ended');
  expect(stage.records.phases(table.match).length).toBeGreaterThan(1);
  expect(stage.records.openPhase(fork)?.number).toBe(1);
  expect(stage.records.seatHolders(fork).map(({ seat, user }) => [seat, user])).toEqual(
    stage.records.seatHolders(table.match).map(({ seat, user }) => [seat, user]),
  );
});
