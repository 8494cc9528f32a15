import { describe, expect, test } from 'vitest';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { type Posted, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;
const POWERS = ['qin', 'chu', 'zhao', 'wei', 'han', 'yan', 'qi'];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const kindOf = ({ outgoing: { row } }: Posted): string => row.content.kind;

/** Closes two phases in which everybody but Qin and Chu ordered; returns what was posted. */
async function twoMissed(room: TestBot): Promise<readonly Posted[]> {
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('settings', { language: 'fr' });
  await room.posts();
  const posts: Posted[] = [];
  for (let turn = 0; turn < 2; turn++) {
    for (const power of POWERS.slice(2)) await room.as(playerOf(room, power)).run('order', { text: 'all hold' });
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    posts.push(...(await room.posts()));
  }
  return posts;
}

describe('Who loses a seat by absence', () => {
  test('is told by direct message what happened, in their language, before any command says that they play nothing', async () => {
    const room = testBot();
    const posts = await twoMissed(room);
    const told = (power: string): string =>
      plain(
        textOf(
          posts.find(one => kindOf(one) === 'replaced' && 'user' in one.outgoing.row.to && one.outgoing.row.to.user === power)?.post ?? {},
        ),
      );
    const [first, second] = ['qin', 'chu'].map(power => room.hosting.store.seatHolders(1).find(({ seat }) => seat === power));
    expect([first?.user, second?.user]).toEqual([undefined, undefined]);
    const users = posts.filter(one => kindOf(one) === 'replaced').map(({ outgoing: { row } }) => ('user' in row.to ? row.to.user : ''));
    expect(users).toHaveLength(2);
    const all = users.map(told).join('\n');
    expect(all).toContain('you missed 2 turns in a row as Chu, so your seat is now open to another player.');
    expect(all).toMatch(/vous avez manqué 2 tours de suite/);
    for (const user of users) expect((await room.as(user).run('orders')).content).toContain('You don’t play a power in that game.');
  });

  test('is in one post of all open seats, which names each', async () => {
    const room = testBot();
    const posts = await twoMissed(room);
    const open = posts.filter(one => kindOf(one) === 'seats');
    expect(open).toHaveLength(1);
    for (const name of ['Qin', 'Chu']) expect(textOf(open[0]?.post ?? {})).toContain(name);
  });
});

test('A post about one power has its colour; one about all has the bot’s', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia H' });
  await room.as(playerOf(room, 'chu')).run('order', { text: 'all hold' });
  const posts = await room.posts();
  const colours = (kind: string) => [...new Set(posts.filter(one => kindOf(one) === kind).map(({ post }) => post.embeds?.[0]?.color))];
  const ofPowers = colours('receipt');
  expect(ofPowers).toHaveLength(2);
  expect(new Set(colours('dealt')).size).toBe(POWERS.length);
  const ofAll = [...colours('phase'), ...colours('opening')];
  expect(new Set(ofAll).size).toBe(1);
  expect(ofPowers).not.toContain(ofAll[0]);
});

test('The card of a lobby says only what differs from the usual', async () => {
  const card = async (rules?: string): Promise<string> => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'classic', ...(rules && { rules }) });
    return textOf((await room.posts()).find(one => kindOf(one) === 'lobby')?.post ?? {});
  };
  expect(await card()).not.toMatch(/^(No press|Press|Anonymous|Training)/m);
  expect(await card('press none; anonymous yes')).toMatch(/^No press\nAnonymous: /m);
});
