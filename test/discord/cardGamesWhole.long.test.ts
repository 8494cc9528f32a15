import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { byMenus, byText, dice, game, movers, openState, payloadsOf, practised, startedCards, watch } from './cardTable.js';
import { type Posted, type TestBot, testBot, textOf } from './testBot.js';

const SECRET = '0123456789abcdef0123456789abcdef';
const HASH = createHash('sha256').update(SECRET).digest('hex');

const isRunning = async (room: TestBot): Promise<boolean> => (await room.hosting.store.matches.get(1))?.status === 'running';
const about = (posts: readonly Posted[], kind: string): readonly Posted[] =>
  posts.filter(({ outgoing }) => outgoing.row.content.kind === kind);

it.each([2, 3, 5])('a whole game of %i goes by menus and by text, and nothing hidden is ever said', { timeout: 120_000 }, async count => {
  const room = testBot();
  const players = ['101', '102', '103', '104', '105'].slice(0, count);
  await startedCards(room, players, { skills: 'true' });
  const random = dice(count);
  const guard = await watch(room);
  const begun = await room.posts();
  expect(textOf(about(begun, 'opening')[0]?.post ?? {})).toContain(HASH);
  const all: Posted[] = [...begun];
  const [own, other] = openState(room).players;
  const bright = own?.hand.find(card => card.includes('/') && !other?.hand.includes(card)) ?? '';
  expect(await guard.leaked({ alt: `holds ${bright}` })).toContain(bright);
  expect(await guard.leaked([bright], other?.seat)).toContain(bright);
  expect(await guard.leaked([bright], own?.seat)).toEqual([]);
  while (await isRunning(room)) {
    for (const { seat, user } of movers(room)) {
      const text = practised(room, seat, random);
      const french = user === '102';
      const guest = room.as(user, { language: french ? 'fr' : 'en' });
      const replies = french ? await byText(guest, text, 'Confirmer') : await byMenus(room, guest, seat, text);
      expect(await guard.leaked(replies, seat)).toEqual([]);
      for (const reply of replies) expect(JSON.stringify(reply)).not.toContain(SECRET);
    }
    const posts = await room.posts();
    all.push(...posts);
    for (const payload of payloadsOf(posts)) {
      expect(await guard.leaked(payload)).toEqual([]);
      if (await isRunning(room)) expect(JSON.stringify(payload)).not.toContain(SECRET);
    }
  }
  const [ending] = about(all, 'ending');
  expect(textOf(ending?.post ?? {})).toContain(SECRET);
  expect(textOf(ending?.post ?? {})).toContain('Round 1: ');
  expect(textOf(ending?.post ?? {})).toMatch(/Zhongshan: /);
  expect(payloadsOf(all).some(payload => JSON.stringify(payload).includes('Local resistance:'))).toBe(count === 2);
  expect(new Set(about(all, 'table').map(({ outgoing }) => outgoing.row.slot))).toEqual(new Set(['table']));
  expect(about(all, 'round').length).toBe(openState(room).round);
  const last = about(all, 'round').at(-1);
  expect(last?.outgoing.standings).toEqual(game.standings(openState(room)));
  expect(about(all, 'receipt')).toEqual([]);
  expect(about(all, 'phase')).toEqual([]);
  expect(about(all, 'results')).toEqual([]);
  expect(room.logged.filter(line => line.includes('could not'))).toEqual([]);
  const verified = await room.as('109').run('verify');
  expect(verified.content).toContain(SECRET);
  expect(verified.content).toContain('come out as they are on record');
});

it('nobody has a state after the last round: tie rounds break the tie', { timeout: 120_000 }, async () => {
  const room = testBot();
  await startedCards(room, ['101', '102', '103'], { rounds: '1' });
  const random = dice(3);
  const told: Posted[] = [];
  while (await isRunning(room)) {
    const isFirst = openState(room).round === 1;
    for (const { seat, user } of movers(room)) {
      const text = isFirst && openState(room).stage.kind === 'battle' ? 'fall back' : practised(room, seat, random);
      await byText(room.as(user), text, 'Confirm');
    }
    told.push(...(await room.posts()));
  }
  expect(told.some(({ post }) => textOf(post).includes('tie round'))).toBe(true);
  expect(openState(room).tie).toBeDefined();
  expect((await room.hosting.store.matches.get(1))?.end?.kind).toBe('victory');
});
