import { describe, expect, test } from 'vitest';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { labels, offered, playerOf, SEVEN, startedGame, type TestBot, testBot, textOf } from './testBot.js';

test('Preferences on the card of the lobby are named one after the other, and the seats follow them', async () => {
  const room = testBot();
  const host = room.as('101');
  await host.run('game create', { variant: 'classic' });
  const lobby = (await room.posts())[0]?.post ?? {};
  expect(textOf(await room.as('102').press(lobby, 'Preferences'))).toContain('You join the game as soon as you choose a power.');
  for (const user of SEVEN) await room.as(user).press(lobby, 'Join');
  const bao = room.as('102');
  let paper = await bao.press(lobby, 'Preferences');
  expect(textOf(paper)).toContain('No preference');
  for (const power of ['Turkey', 'Italy']) paper = await bao.choose(paper, power);
  expect(textOf(paper)).toContain('1. Turkey\n2. Italy');
  expect(offered(paper)).not.toContain('Turkey');
  expect(textOf(await bao.press(paper, 'Start over'))).toContain('No preference');
  await bao.choose(await bao.press(lobby, 'Preferences'), 'Turkey');
  await host.press(await host.press(lobby, 'Start'), 'Start now');
  expect(playerOf(room, 'turkey')).toBe('102');
});

test('a muster rings everybody, and the game begins with the last who says that he is there', async () => {
  const room = testBot();
  const host = room.as('101');
  await host.run('game create', { variant: 'classic', muster: '1d' });
  const lobby = (await room.posts())[0]?.post ?? {};
  expect(textOf(lobby)).toContain('Check-in before the start: everyone has 1 day to press **I’m here**');
  for (const user of ['101', '102']) await room.as(user).press(lobby, 'Join');
  const started = await host.press(await host.press(lobby, 'Start'), 'Start with empty seats');
  expect(started.content).toContain('Check-in is open.');
  const posts = await room.posts();
  const call = posts.find(({ outgoing }) => outgoing.row.content.kind === 'muster');
  expect(call?.post.rings).toEqual(['101', '102']);
  expect(labels(posts.find(({ outgoing }) => outgoing.row.content.kind === 'lobby')?.post ?? {})).toContain('I’m here');
  expect((await host.press(call?.post ?? {}, 'I’m here')).content).toContain('You’re checked in');
  expect((await room.as('102').press(call?.post ?? {}, 'I’m here')).content).toBe('The game has started.');
  const after = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'muster');
  expect(textOf(after?.post ?? {})).toContain('Check-in closed.');
});

test('/substitute and /watch say what they have done', async () => {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  expect((await qin.run('substitute', { player: '555', until: '3d' })).content).toContain('The seat stays yours');
  const asked = (await room.posts()).findLast(({ post }) => labels(post).includes('Be the substitute'))?.post ?? {};
  expect((await room.as('555').press(asked, 'Be the substitute')).content).toMatch(/^Thank you! You can give the orders until/);
  expect((await room.as('556').press(asked, 'Be the substitute')).content).toContain('You haven’t been asked to substitute');
  expect(textOf(await room.as('555').run('orders'))).toContain('Qin · Spring 450 BC');
  expect((await qin.run('substitute')).content).toBe('You no longer have a substitute.');
  expect((await room.as('555').run('watch')).content).toContain('You’re now watching game 1 (Warring States v2)');
  expect((await room.as('555').run('watch')).content).toBe('You’ve stopped watching game 1 (Warring States v2).');
});

test('a spectator is told how the game ended, in the language of their Discord', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as('555', { language: 'fr' }).run('watch');
  await endMatch(room.hosting, 1, '101');
  const news = (await room.posts()).filter(({ outgoing: { row } }) => row.content.kind === 'news');
  expect(news.map(({ post }) => textOf(post).split('\n')[0])).toEqual([
    expect.stringMatching(/^Royaumes combattants v2\u00a0: la partie est terminée\. La carte finale est dans <#/),
  ]);
});

describe('Direct messages', () => {
  /** A game in English; 102 joins with Discord in French. */
  async function mixed() {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'classic' });
    const [lobby] = await room.posts();
    await room.as('101').press(lobby?.post ?? {}, 'Join');
    await room.as('102', { language: 'fr' }).press(lobby?.post ?? {}, 'Join');
    const ask = await room.as('101').press(lobby?.post ?? {}, 'Start');
    await room.as('101').press(ask, 'Start with empty seats');
    return room;
  }
  const told = async (room: TestBot, user: string): Promise<string> =>
    (await room.posts())
      .filter(({ outgoing: { row } }) => 'user' in row.to && row.to.user === user)
      .map(({ post }) => textOf(post))
      .join('\n');

  test('are in the language in which somebody joined', async () => {
    const room = await mixed();
    const seats = new Map(room.hosting.store.seatHolders(1).map(({ seat, user }) => [user, seat]));
    const french = room.as('102', { language: 'fr' });
    expect(await told(room, '102')).toMatch(/Vous jouez \*\*/);
    await room.as('101').run('press', { to: seats.get('102') ?? '', text: 'Shall we?' });
    const letter = await told(room, '102');
    expect(letter).toContain('Shall we?');
    expect(letter).toContain('Pour répondre');
    await french.run('press', { to: seats.get('101') ?? '', text: 'Oui.' });
    expect(await told(room, '101')).toContain('To answer');
  });

  test('are in the language chosen in /settings, whatever Discord is in', async () => {
    const room = await mixed();
    await room.as('102', { language: 'fr' }).run('settings', { language: 'en' });
    expect(await told(room, '102')).toMatch(/You play \*\*/);
  });
});
