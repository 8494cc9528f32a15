import { describe, expect, test } from 'vitest';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { playerOf, SEVEN, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** A game in its second phase, in which Qin's army has gone to Anyi. */
async function afterSpring(): Promise<TestBot> {
  const room = testBot();
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return room;
}

describe('Suggestions of orders', () => {
  const typing = async (typed: string, language: 'en' | 'fr' = 'en') => {
    const room = testBot();
    await startedGame(room);
    return room.as(playerOf(room, 'qin'), { language }).complete('order', 'text', typed);
  };

  test('have full names, and the short notation as value', async () => {
    expect((await typing('a xia - any'))[0]).toEqual({ name: 'Xianyang → Anyi', value: 'A Xia - Any' });
    expect((await typing('xianyang supports yong'))[0]).toEqual({ name: 'Xianyang supports Yong to hold', value: 'A Xia S A Yon H' });
    expect((await typing('xianyang soutient yong', 'fr'))[0]).toEqual({ name: 'Xianyang soutient Yong (tient)', value: 'A Xia S A Yon H' });
    expect((await typing('A Yon H; xia'))[0]?.name).toMatch(/^A Yon H; Xianyang /);
  });

  test('begin with the unit whose name is being typed, then come those that only mention it', async () => {
    for (const [typed, unit] of [
      ['yon', 'Yong'],
      ['nanzheng', 'Nanzheng'],
      ['xia a', 'Xianyang'],
    ] as const) {
      const isOwn = (await typing(typed)).map(({ name }) => name.startsWith(unit));
      expect(isOwn[0], typed).toBe(true);
      expect(isOwn, typed).toEqual(isOwn.toSorted((a, b) => Number(b) - Number(a)));
    }
    expect((await typing('nanzheng')).map(({ value }) => value)).toContain('A Xia S A Nan H');
  });

  test.each(['en', 'fr'] as const)('are orders that are taken when they are typed as they are shown (%s)', async language => {
    const room = testBot();
    await startedGame(room);
    for (const user of SEVEN.slice(0, 2)) {
      const player = room.as(user, { language });
      for (const { name, value } of await player.complete('order', 'text', '')) {
        const shown = textOf(await player.run('order', { text: name }));
        expect(shown.includes(`✅ ${value}`) || shown.includes(`(${value})`), `${name}\n${shown}`).toBe(true);
      }
    }
  });
});

describe('What is typed as a list shows it', () => {
  test('is the phase of that name, in either language, also by a part that is no other’s', async () => {
    const room = await afterSpring();
    const phases = await room.as('999').complete('map', 'phase', '');
    expect(phases.length).toBeGreaterThan(1);
    for (const { name, value } of phases) {
      const drawn = async (phase: string) => (await room.as('999').run('map', { phase })).attachments?.[0]?.alt;
      expect(await drawn(name)).toBe(await drawn(value));
    }
    const alt = async (phase: string, command = 'map') => (await room.as('999').run(command, { phase })).attachments?.[0]?.alt;
    expect(await alt('printemps 450 av. J.-C., mouvement')).toContain('Spring 450 BC, movement');
    expect(await alt('SPRING 450 bc, movement')).toContain('Spring 450 BC, movement');
    expect(await alt('Autumn')).toContain('Autumn 450 BC, movement');
    expect((await room.as('999').run('map', { phase: '450' })).content).toBe('That game has no such phase.');
  });

  test('is the phase for /explain and /verify too', async () => {
    const room = await afterSpring();
    const phase = 'Spring 450 BC, movement';
    expect(textOf(await room.as('999').run('explain', { order: '✓ A Xia - Any (Qin)', phase }))).toContain('Xia');
    expect(textOf(await room.as('999').run('verify', { phase }))).toContain(phase);
  });

  test('is the order that /explain lists', async () => {
    const room = await afterSpring();
    const [first] = await room.as('999').complete('explain', 'order', 'xia', { phase: '1' });
    expect(first?.name).toBe('✓ A Xianyang – Anyi (Qin)');
    const asked = async (order: string) => textOf(await room.as('999').run('explain', { order, phase: '1' }));
    expect(await asked(first?.name ?? '')).toBe(await asked(first?.value ?? ''));
  });

  test('is the game of that line', async () => {
    const room = await afterSpring();
    for (const { name, value } of await room.as('101').complete('status', 'game', ''))
      expect(textOf(await room.as('101').run('status', { game: name }))).toBe(textOf(await room.as('101').run('status', { game: value })));
  });

  test('is several powers with “and”, and one with its article', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    for (const powers of ['Zhao and Wei', 'Zhao et Wei', 'Zhao, Wei', 'Zhao & Wei', 'Han, Zhao and Wei', 'the Zhao'])
      expect((await qin.run('vote', { question: 'draw', powers })).content, powers).not.toContain('No power');
    expect((await qin.run('vote', { question: 'draw', powers: 'Zhao and Nobody' })).content).toBe(
      (await qin.run('vote', { question: 'draw', powers: 'Nobody' })).content,
    );
  });

  test('is the part of the board of that name', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'mandate-of-heaven', players: [...SEVEN, '108'] });
    const host = room.as('101');
    const theatres = await host.complete('map', 'theatre', '');
    expect(theatres.length).toBeGreaterThan(1);
    for (const { name, value } of theatres)
      expect((await host.run('map', { theatre: name })).content).toBe((await host.run('map', { theatre: value })).content);
    expect((await host.run('map', { theatre: 'the moon' })).content).not.toBe(
      (await host.run('map', { theatre: theatres[0]?.value ?? '' })).content,
    );
  });
});
