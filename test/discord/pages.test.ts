import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { labels, type TestBot, type TestUser, testBot, textOf } from './testBot.js';

const HOST = '999';

/** Opens `count` lobbies in a server, from game 1. Games for which `over` is true have ended. */
async function manyGames(count: number, over: (number: number) => boolean = () => false): Promise<TestBot> {
  const room = testBot();
  const { store } = room.hosting;
  const opened = await openMatch(room.hosting, {
    game: 'classic',
    guild: '900',
    channel: '1001',
    host: HOST,
    language: 'en',
    deadlines: {},
  });
  if (!opened.ok) throw new Error(opened.fault.code);
  const { id: _, ...lobby } = opened.value;
  for (let number = 2; number <= count; number++) store.addMatch({ ...lobby, channel: `${1_000 + number}` });
  for (const match of await store.matches.find({})) if (over(match.id)) store.saveMatch({ ...match, status: 'ended' });
  return room;
}

const numbers = (reply: Reply): readonly number[] => [...textOf(reply).matchAll(/^\*\*(\d+)\*\* ·/gm)].map(([, number]) => Number(number));

/** Returns every page, from the first to the last, using the "Next" button. */
async function everyPage(guest: TestUser, command: string): Promise<readonly Reply[]> {
  const pages = [await guest.run(command)];
  for (let last = pages[0]; last && labels(last).includes('Next'); last = pages.at(-1)) pages.push(await guest.press(last, 'Next'));
  return pages;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

describe.each([
  ['game list', 20],
  ['me', 10],
])('/%s', (command, most) => {
  test('shows every game, however many there are, a page at a time', async () => {
    const pages = await everyPage((await manyGames(45)).as(HOST), command);
    expect(pages).toHaveLength(Math.ceil(45 / most));
    expect(pages.flatMap(numbers)).toEqual(upTo(45));
    expect(pages.map(page => page.embeds?.[0]?.footer?.text)).toEqual(pages.map((_, i) => `Page ${i + 1} of ${pages.length}`));
    for (const page of pages) expect(textOf(page).length).toBeLessThan(4_096);
  });

  test('goes back as well, and its ends have one button', async () => {
    const guest = (await manyGames(45)).as(HOST);
    const pages = await everyPage(guest, command);
    expect([labels(pages[0] ?? {}), labels(pages[1] ?? {}), labels(pages.at(-1) ?? {})]).toEqual([
      ['Next'],
      ['Previous', 'Next'],
      ['Previous'],
    ]);
    expect(await guest.press(pages[1] ?? {}, 'Previous')).toEqual(pages[0]);
  });

  test('needs no buttons where all games fit', async () => {
    const list = await (await manyGames(most)).as(HOST).run(command);
    expect(numbers(list)).toEqual(upTo(most));
    expect([labels(list), list.embeds?.[0]?.footer]).toEqual([[], undefined]);
  });

  test('goes on after a restart: a button carries nothing but its page', async () => {
    const room = await manyGames(45);
    const first = await room.as(HOST).run(command);
    const after = testBot(room.hosting.store);
    expect(numbers(await after.as(HOST).press(first, 'Next'))[0]).toBe(most + 1);
  });

  test('shows the last page there is, when there are fewer by now', async () => {
    const room = await manyGames(45);
    const pages = await everyPage(room.as(HOST), command);
    const fewer = await manyGames(most + 1);
    expect(numbers(await fewer.as(HOST).press(pages[1] ?? {}, 'Next'))).toEqual([most + 1]);
    expect(
      (
        await testBot()
          .as(HOST)
          .press(pages[1] ?? {}, 'Next')
      ).content,
    ).toMatch(/^(No games here yet|You play in no game)/);
  });

  test('is the list of who presses, whoever it was shown to', async () => {
    const room = await manyGames(45);
    const first = await room.as(HOST).run(command);
    const other = await room.as('111', { guild: '901' }).press(first, 'Next');
    expect(numbers(other)).toEqual([]);
  });

  test('says its pages in French', async () => {
    const room = await manyGames(45);
    const list = await room.as(HOST, { language: 'fr' }).run(command);
    expect(labels(list)).toEqual(['Suivant']);
    expect(list.embeds?.[0]?.footer?.text).toBe(`Page 1 sur ${Math.ceil(45 / most)}`);
  });
});

test('/game list shows every game that is over too, the newest of them first, behind those under way', async () => {
  const room = await manyGames(45, number => number <= 30);
  const pages = await everyPage(room.as(HOST), 'game list');
  expect(pages.flatMap(numbers)).toEqual([...upTo(45).slice(30), ...upTo(30).toReversed()]);
  expect(textOf(pages[0] ?? {})).toMatch(/^\*\*Under way\*\*\n[\s\S]*\n\*\*Archive\*\*\n\*\*30\*\* /);
  expect(textOf(pages[1] ?? {})).toMatch(/^\*\*Archive\*\*\n/);
});

test('Only the games of a page are looked at', async () => {
  const room = await manyGames(200);
  const { matches } = room.hosting.store;
  let looks = 0;
  const { read } = matches;
  Object.assign(matches, {
    read: async (...asked: Parameters<typeof read>) => {
      looks += 1;
      return read(...asked);
    },
  });
  await room.as(HOST).run('game list');
  expect(looks).toBeGreaterThan(0);
  expect(looks).toBeLessThan(60);
});
