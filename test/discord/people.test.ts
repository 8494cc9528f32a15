import { expect, test } from 'vitest';
import { labels, offered, playerOf, SEVEN, startedGame, testBot, textOf } from './testBot.js';

test('Preferences on the card of the lobby are named one after the other, and the seats follow them', async () => {
  const room = testBot();
  const host = room.as('101');
  await host.run('game create', { variant: 'classic' });
  const lobby = (await room.posts())[0]?.post ?? {};
  expect(textOf(await room.as('102').press(lobby, 'Preferences'))).toContain('Your first choice joins the game.');
  for (const user of SEVEN) await room.as(user).press(lobby, 'Join');
  const bao = room.as('102');
  let paper = await bao.press(lobby, 'Preferences');
  expect(textOf(paper)).toContain('Whatever the lot gives.');
  for (const power of ['Turkey', 'Italy']) paper = await bao.choose(paper, power);
  expect(textOf(paper)).toContain('1. Turkey\n2. Italy');
  expect(offered(paper)).not.toContain('Turkey');
  expect(textOf(await bao.press(paper, 'Start over'))).toContain('Whatever the lot gives.');
  await bao.choose(await bao.press(lobby, 'Preferences'), 'Turkey');
  await host.press(await host.press(lobby, 'Start'), 'Start now');
  expect(playerOf(room, 'turkey')).toBe('102');
});

test('a muster rings everybody, and the game begins with the last who says that he is there', async () => {
  const room = testBot();
  const host = room.as('101');
  await host.run('game create', { variant: 'classic', muster: '1d' });
  const lobby = (await room.posts())[0]?.post ?? {};
  expect(textOf(lobby)).toContain('Before the start everybody has 1 day to press **I’m here**');
  for (const user of ['101', '102']) await room.as(user).press(lobby, 'Join');
  const started = await host.press(await host.press(lobby, 'Start'), 'Start with empty seats');
  expect(started.content).toContain('Everybody is called');
  const posts = await room.posts();
  const call = posts.find(({ outgoing }) => outgoing.row.content.kind === 'muster');
  expect(call?.post.rings).toEqual(['101', '102']);
  expect(labels(posts.find(({ outgoing }) => outgoing.row.content.kind === 'lobby')?.post ?? {})).toContain('I’m here');
  expect((await host.press(call?.post ?? {}, 'I’m here')).content).toContain('Noted');
  expect((await room.as('102').press(call?.post ?? {}, 'I’m here')).content).toBe('The game begins.');
  const after = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'muster');
  expect(textOf(after?.post ?? {})).toContain('The call is over.');
});

test('/substitute and /watch say what they have done', async () => {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  expect((await qin.run('substitute', { player: '555', until: '3d' })).content).toContain('your seat stays yours');
  expect(textOf(await room.as('555').run('orders'))).toContain('Qin · Spring 450 BC');
  expect((await qin.run('substitute')).content).toBe('Nobody orders for you any more.');
  expect((await room.as('555').run('watch')).content).toContain('You watch this game');
  expect((await room.as('555').run('watch')).content).toContain('no more');
});
