import { describe, expect, test } from 'vitest';
import { handleComponent } from '../../src/discord/components/componentActions.js';
import { customId, readCustomId } from '../../src/discord/message/customId.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { offered, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** Plays a spring in which Qin bounces off Han in Hanchung and everybody else holds. Returns the post of the results. */
async function afterSpring(room: TestBot) {
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Hch' });
  await room.as(playerOf(room, 'han')).run('order', { text: 'A Yiy - Hch' });
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  const posts = await room.posts();
  return posts.find(({ outgoing }) => outgoing.row.content.kind === 'results')?.post ?? {};
}

describe('Explain', () => {
  test('under the results asks which order, the failed ones of a power first, and tells why', async () => {
    const room = testBot();
    const results = await afterSpring(room);
    const anybody = room.as('999');
    const ask = await anybody.press(results, 'Explain');
    expect(ask.content).toBe('Spring 450 BC, movement: which order should I explain?');
    expect(offered(ask)).toContain('✗ A Xianyang – Hanchung (Qin)');
    const told = await anybody.choose(ask, '✗ A Xianyang – Hanchung (Qin)');
    expect(textOf(told)).toMatch(/bounces: 1 against 1/);
    expect(textOf(told)).toContain('Yiyang');
    expect(offered(told)).toContain('✗ A Yiyang – Hanchung (Han)');
  });

  test.each(['-5', '99', '1.5', 'x', 'Infinity'])('has no page %s: the first is shown', async page => {
    const room = testBot();
    await afterSpring(room);
    const payload = readCustomId(customId('explained', 1, 1, page));
    if (!payload) throw new Error('no custom id');
    const { bot } = room;
    const place = { channel: '500', guild: '900' };
    const asked = { bot, id: page, user: '999', place, language: 'en', words: wordsIn('en'), isAdmin: false } as const;
    const told = await handleComponent({ ...asked, payload, chosen: ['x'], label: '', typed: '', notRead: [], corrections: [] });
    if ('modal' in told) throw new Error('a form');
    expect(offered(told)).toContain('✗ A Xianyang – Hanchung (Qin)');
  });

  test('answers in the asker’s language', async () => {
    const room = testBot();
    const results = await afterSpring(room);
    const ask = await room.as('999', { language: 'fr' }).press(results, 'Explain');
    expect(ask.content?.replaceAll('\u00a0', ' ')).toBe('Printemps 450 av. J.-C., mouvements : quel ordre faut-il expliquer ?');
  });
});

describe('/explain', () => {
  test('completes the orders of the last phase and explains the one chosen', async () => {
    const room = testBot();
    await afterSpring(room);
    const guest = room.as('999');
    const [found] = await guest.complete('explain', 'order', 'xia');
    expect(found).toEqual({ name: '✗ A Xianyang – Hanchung (Qin)', value: 'xia' });
    expect(textOf(await guest.run('explain', { order: 'xia' }))).toMatch(/bounces: 1 against 1/);
  });

  test('understands an order that was typed out', async () => {
    const room = testBot();
    await afterSpring(room);
    expect(textOf(await room.as('999').run('explain', { order: 'a yiy - hch' }))).toMatch(/bounces: 1 against 1/);
  });

  test('understands full names, in the dashes of the results or in others', async () => {
    const room = testBot();
    await afterSpring(room);
    const guest = room.as('999');
    for (const order of ['A Yiyang', 'a yiyang – hanchung', 'Yiyang->Hanchung'])
      expect(textOf(await guest.run('explain', { order }))).toMatch(/bounces: 1 against 1/);
    expect(await guest.complete('explain', 'order', 'yiyang')).toEqual([{ name: '✗ A Yiyang – Hanchung (Han)', value: 'yiy' }]);
  });

  test('has nothing to explain before a phase has closed, nor of orders nobody gave', async () => {
    const room = testBot();
    await startedGame(room);
    const guest = room.as('999');
    expect((await guest.run('explain', { order: 'xia' })).content).toMatch(/^There’s nothing to explain/);
    expect(await guest.complete('explain', 'order', '')).toEqual([]);
    const played = testBot();
    await afterSpring(played);
    expect((await played.as('999').run('explain', { order: 'A Lon - Bel' })).content).toMatch(/^There’s nothing to explain/);
  });
});
