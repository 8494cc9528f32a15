import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { idOf } from './harness/buttons.js';
import { openStage, type Stage } from './harness/stage.js';
import { newestMatch, startGame, type Table } from './harness/table.js';

vi.setConfig({ testTimeout: 120_000 });

const SOON = 30_000;
const HOUR = 60 * 60_000;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close(), 60_000);

const people = (...names: readonly string[]): Promise<readonly Persona[]> => Promise.all(names.map(stage.persona));
const choose = (player: Persona, on: Parameters<Persona['choose']>[0], action: 'wished' | 'cast', value: string) =>
  player.choose(on, idOf(on, action), value);

test('a lobby with preferences and a muster begins when everybody is there; deadlines are on the calendar', async () => {
  const [ada, bao] = await people('Ada', 'Bao');
  if (!ada || !bao) throw new Error('Two play.');
  await ada.command('table-one', '/game create', {
    variant: 'Classic (Europe, 1901)',
    pace: 'Mon Thu 19:00 Europe/Paris',
    rules: 'muster 1d',
  });
  const lobby = await ada.until('table-one', 'Monday and Thursday, 19:00 (Europe/Paris)', SOON);
  for (const player of [ada, bao]) await player.press(lobby, 'Join');
  await choose(bao, await bao.press(lobby, 'Preferences'), 'wished', 'turkey');
  const ask = await ada.press(lobby, 'Start');
  await ada.press(ask, 'Start with empty seats');
  const call = await bao.until('table-one', 'The game is ready to start', SOON);
  for (const player of [ada, bao]) await player.press(call, idOf(call, 'here'));
  await ada.until('table-one', 'begins', SOON);
  const id = await newestMatch(stage);
  expect(stage.records.seatHolders(id).find(({ seat }) => seat === 'turkey')?.user).toBe(bao.id);
  const due = new Date(stage.records.openPhase(id)?.dueAt ?? 0);
  const local = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Paris', weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(
    due,
  );
  expect(local).toMatch(/^(Monday|Thursday).*19:00$/);
});

let table: Table;
test('who has nothing on file is reminded by direct message; who has is not', async () => {
  const players = await people('Dmitri', 'Elena');
  table = await startGame(stage, {
    channel: 'table-two',
    players,
    variant: 'Classic (Europe, 1901)',
    options: { movement: '24h', extensions: '1' },
  });
  const [dmitri, elena] = players;
  await dmitri?.press(await table.card(), idOf(await table.card(), 'orders'));
  const home = table.game
    .options(table.open().state, dmitri ? table.seatOf(dmitri) : '', 'en')[0]
    ?.choices.find(({ text }) => text.endsWith(' H'))?.text;
  await dmitri?.command('table-two', '/order', { text: home ?? '' });
  await stage.director.skip(22 * HOUR);
  const reminder = await elena?.until('dm', 'your orders are missing', SOON);
  expect(reminder?.text).toContain('Classic (Europe, 1901)');
  expect((await dmitri?.dms())?.filter(({ text }) => text.includes('your orders are missing'))).toEqual([]);
});

test('the deadline is put off by an extension; then the phase closes, and its seals are opened', async () => {
  const phase = table.open();
  await stage.director.skip(phase.dueAt - (await stage.director.now()) + 1);
  await table.host.until('table-two', 'One extension is used', SOON);
  expect(table.open().number).toBe(phase.number);
  await stage.director.skip(table.open().dueAt - (await stage.director.now()) + 1);
  const results = await table.host.until('table-two', 'The seals of these orders are attached', SOON);
  const verified = await table.host.press(results, 'Verify');
  expect(verified.text).toMatch(/[0-9a-f]{64}/);
  expect(verified.text).toBe((await table.host.command('table-two', '/verify')).text);
});

test('two powers get a private thread of their own, which says who can read it', async () => {
  const [first, second] = [...table.players.entries()];
  if (!first || !second) throw new Error('Two play.');
  const name = table.game.seats(7);
  const to = name.ok ? name.value.find(({ id }) => id === second[0])?.name.en : undefined;
  expect((await first[1].command('table-two', '/press', { to: to ?? '' })).text).toContain('private thread');
  await stage.quiet(table.match);
  const shown = await second[1].command('table-two', '/press', {
    to: name.ok ? (name.value.find(({ id }) => id === first[0])?.name.en ?? '') : '',
  });
  const thread = /<#(\d+)>/.exec(shown.text)?.[1] ?? '';
  expect((await second[1].messages(thread)).map(({ text }) => text).join('\n')).toContain('Moderators of this server can read it too');
});

test('the powers vote for a pause, and the host lets the game go on', async () => {
  for (const player of table.players.values()) {
    const paper = await player.press(await table.card(), 'Draw, pause…');
    await choose(player, paper, 'cast', 'pause');
  }
  await table.host.until('table-two', 'The game is paused.', SOON);
  expect(await stage.records.matches.get(table.match)).toMatchObject({ status: 'paused', pausedBecause: 'vote' });
  await table.host.command('table-two', '/game resume');
  await table.host.until('table-two', 'The game continues.', SOON);
  const log = await table.host.command('table-two', '/log');
  expect(log.text).toContain('resumed the game');
});

test('in an anonymous game nothing that the bot sends to a channel carries a user', async () => {
  const players = await people('Femi', 'Hana', 'Gaston');
  const anonymous = await startGame(stage, {
    channel: 'general',
    players,
    variant: 'Classic (Europe, 1901)',
    options: { anonymous: 'yes', movement: '1h' },
  });
  const seats = [...anonymous.players.keys()];
  await anonymous.player(seats[0] ?? '').command('general', '/press', { text: 'Peace?' });
  await anonymous.player(seats[1] ?? '').command('general', '/away', { until: '2d' });
  await stage.director.skip(HOUR + 1);
  await stage.quiet(anonymous.match);
  const posts = JSON.stringify(await anonymous.posts());
  expect(posts).toContain('Peace?');
  const bot = (await anonymous.posts())[0]?.author.id ?? '';
  for (const { id, name } of players) {
    expect(id).not.toBe(bot);
    expect(posts).not.toContain(id);
    expect(posts).not.toContain(name);
  }
  expect(posts).not.toContain('<@');
});
