import { describe, expect, test } from 'vitest';
import type { Picture } from '../../src/matches/context/ports.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, startedGame, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** Starts a game and closes its first phase. */
async function afterSpring(text = 'A Xia - Any') {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  await qin.run('order', { text });
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return { room, qin };
}
const last = <T>(all: readonly T[]): T | undefined => all.at(-1);

describe('/map', () => {
  test.each([
    ['position', 'position'],
    ['orders', 'orders'],
    ['results', 'results'],
    ['changes', 'changes'],
  ])('shows %s of the last closed phase', async (show, kind) => {
    const { room, qin } = await afterSpring();
    await qin.run('map', { show });
    expect(last(room.drawn)?.kind).toBe(kind);
  });

  test('shows the centres that changed owner last, however many phases ago that was', async () => {
    const { room, qin } = await afterSpring('A Nan - Shu');
    const shown = async () => {
      const { attachments } = await qin.run('map', { show: 'changes' });
      const told = last(room.drawn);
      return { report: told && 'report' in told ? told.report : undefined, alt: attachments?.[0]?.alt };
    };
    expect((await shown()).alt).toContain('No centre changed hands.');
    await qin.run('order', { text: 'A Shu - Ba' });
    for (let phase = 0; phase < 3; phase++) {
      room.pass(DAY);
      await closeDuePhases(room.hosting);
      const { report, alt } = await shown();
      expect(report).toMatchObject({ turn: { year: 450, season: 'autumn' }, captured: [{ centre: 'ba', to: 'qin' }] });
      expect(alt).toContain('Centres that changed hands:');
    }
  });

  test('of a phase that is open shows what became of nothing', async () => {
    const room = testBot();
    await startedGame(room);
    const reply = await room.as('101').run('map', { show: 'results' });
    expect(reply.content).toContain('There are no results to show yet');
  });

  test('shows one’s own orders on file, to oneself alone, and none in the words for it', async () => {
    const { room, qin } = await afterSpring();
    await qin.run('order', { text: 'A Yon - Nan' });
    const mine = await qin.run('map', { show: 'mine' });
    expect(last(room.drawn)).toMatchObject({ kind: 'mine', seat: 'qin', submission: { orders: [{ kind: 'move', at: 'yon', to: 'nan' }] } });
    expect(mine.attachments?.[0]?.alt).toContain('your saved orders');
    const other = room.as(playerOf(room, 'han'));
    await other.run('map', { show: 'mine' });
    expect(last(room.drawn)).toMatchObject({ kind: 'mine', seat: 'han', submission: { orders: [] } });
    expect((await room.as('999').run('map', { show: 'mine', game: '1' })).attachments).toBeUndefined();
  });

  test('shows a part of the board, chosen by its name', async () => {
    const { room, qin } = await afterSpring();
    const parts = await qin.complete('map', 'theatre', 'qin');
    expect(parts).toContainEqual({ name: 'Qin and the west', value: 'qin' });
    const reply = await qin.run('map', { theatre: 'qin' });
    expect(last(room.drawn)?.theatre).toBe('qin');
    expect(reply.attachments?.[0]?.alt).toContain('Part of the board: Qin and the west.');
    expect((await qin.run('map', { theatre: 'moon' })).content).toBe('The map of this game has no such part. Pick one from the list.');
  });

  test('has a menu of the parts, which goes on showing the same', async () => {
    const { room, qin } = await afterSpring();
    const whole = await qin.run('map', { show: 'orders' });
    expect(offered(whole)).toEqual(['Whole map', ...(await qin.complete('map', 'theatre', '')).map(({ name }) => name)]);
    const part = await qin.choose(whole, 'Wu, Yue and the coast');
    expect(last(room.drawn)).toMatchObject({ kind: 'orders', theatre: 'coast' });
    await qin.choose(part, 'Whole map');
    expect(last(room.drawn)?.kind).toBe('orders');
    expect(last(room.drawn)?.theatre).toBeUndefined();
  });

  test.each([
    ['en', 'Qin and the west'],
    ['fr', 'Qin et l’Ouest'],
    ['en', 'QIN ET L’OUEST'],
  ] as const)('takes a part typed as menus show it, in either language (%s: %s)', async (language, theatre) => {
    const { room } = await afterSpring();
    await room.as('999', { language }).run('map', { theatre, game: '1' });
    expect(last(room.drawn)?.theatre).toBe('qin');
  });

  test('tells the same in words, or as SVG', async () => {
    const { qin } = await afterSpring();
    const text = textOf(await qin.run('map', { format: 'text', show: 'position' }));
    for (const power of ['Qin', 'Chu', 'Qi', 'Yan', 'Zhao', 'Wei', 'Han']) expect(text).toContain(`${power} has`);
    const [svg] = (await qin.run('map', { format: 'svg' })).attachments ?? [];
    expect([svg?.name, new TextDecoder().decode(svg?.bytes)]).toEqual(['map-1.svg', '<svg/>']);
  });

  test('looks as its reader has chosen in /settings, and the posts as the host has', async () => {
    const { room, qin } = await afterSpring();
    await qin.run('settings', { look: 'night-hatched' });
    await qin.run('map');
    expect(last(room.drawn)?.look).toEqual({ palette: 'night', hatched: true });
    await room.as(playerOf(room, 'han')).run('map');
    expect(last(room.drawn)?.look).toEqual({ palette: 'parchment', hatched: false });
  });
});

describe('Map, the button of a phase', () => {
  test('opens the part in which the reader has most, for each player their own', async () => {
    const room = testBot();
    await startedGame(room);
    const card = (await room.posts()).findLast(({ post }) => labels(post).includes('Map'));
    if (!card) throw new Error('no card of a phase was posted');
    for (const [power, theatre] of [
      ['qin', 'qin'],
      ['yan', 'yan'],
    ] as const) {
      const reply = await room.as(playerOf(room, power)).press(card.post, 'Map');
      expect(last(room.drawn)?.theatre, power).toBe(theatre);
      await room.as(playerOf(room, power)).choose(reply, 'Whole map');
      expect(last(room.drawn)?.theatre).toBeUndefined();
    }
  });

  test('opens the whole board for a spectator', async () => {
    const room = testBot();
    await startedGame(room);
    const card = (await room.posts()).findLast(({ post }) => labels(post).includes('Map'));
    if (!card) throw new Error('no card of a phase was posted');
    await room.as('999').press(card.post, 'Map');
    expect(last(room.drawn)).toMatchObject({ kind: 'position' });
    expect(last(room.drawn)?.theatre).toBeUndefined();
  });
});

describe.each(['en', 'fr'] as const)('A part of the board that is closed in a match (%s)', language => {
  const REFUSED = {
    en: 'The map of this game has no such part. Pick one from the list.',
    fr: 'La carte de cette partie n’a pas cette région. Choisissez-en une dans la liste.',
  };

  test('is not in the menu, is not suggested, and is refused in one sentence when it is typed', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'warhammer-fm05', players: ['101', '102', '103', '104'] });
    const player = room.as('102', { language });
    const suggested = (await player.complete('map', 'theatre', '')).map(({ name }) => name);
    expect(suggested).toContain({ en: 'The Empire', fr: 'L’Empire' }[language]);
    const whole = await player.run('map');
    expect(offered(whole).slice(1)).toEqual(suggested);
    for (const closed of ['Cathay and Nippon', 'Cathay et Nippon', 'cathay', 'Naggaroth and Ulthuan']) {
      expect(suggested).not.toContain(closed);
      expect((await player.run('map', { theatre: closed })).content).toBe(REFUSED[language]);
    }
    for (const name of suggested) expect((await player.run('map', { theatre: name })).attachments).toHaveLength(1);
  });
});

test('the orders panel previews what is on file', async () => {
  const { room, qin } = await afterSpring();
  const panel = await qin.run('order', { text: 'A Yon - Nan' });
  const preview = await qin.press(panel, 'Preview');
  expect(preview.sketch?.picture).toMatchObject({ kind: 'mine', seat: 'qin' });
  expect(labels(preview)).toEqual(labels(panel));
  expect(room.logged.join()).not.toContain('nan');
});

describe('/history', () => {
  const reportsIn = (picture: Picture | undefined): number => (picture && 'reports' in picture ? picture.reports.length : 0);

  test('tells the whole game as a moving map, or as a chart', async () => {
    const { room, qin } = await afterSpring();
    const [moving] = (await qin.run('history')).attachments ?? [];
    expect([moving?.name, reportsIn(last(room.drawn))]).toEqual(['history-1.gif', 1]);
    const [chart] = (await qin.run('history', { as: 'chart' })).attachments ?? [];
    expect(chart?.name).toBe('chart-1.png');
    expect(chart?.alt).toContain('Chart of each power’s supply centres');
  });

  test('of a phase tells its year', async () => {
    const { room, qin } = await afterSpring();
    await qin.run('history', { phase: '1' });
    expect(reportsIn(last(room.drawn))).toBe(1);
    expect((await qin.run('history', { phase: '99' })).content).toBe('That game has no such phase.');
  });

  test('offers the phases that have results, and for one’s own orders also the open one; /explain and /verify do the same', async () => {
    const { qin } = await afterSpring();
    const offeredBy = async (command: string, options = {}) => (await qin.complete(command, 'phase', '', options)).map(({ name }) => name);
    const told = ['Spring 450 BC, movement'];
    expect(await offeredBy('history')).toEqual(told);
    expect(await offeredBy('explain')).toEqual(told);
    expect(await offeredBy('verify')).toEqual(told);
    const all = ['Autumn 450 BC, movement', 'Spring 450 BC, retreats', 'Spring 450 BC, movement'];
    expect(await offeredBy('history', { as: 'edits' })).toEqual(all);
    expect(await offeredBy('map')).toEqual(all);
  });

  test('has nothing to tell before a phase has closed', async () => {
    const room = testBot();
    await startedGame(room);
    expect((await room.as('101').run('history')).content).toContain('There are no results to show yet');
  });
});
