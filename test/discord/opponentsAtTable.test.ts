import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/lib/language.js';
import { openMemoryStore } from '../records/memory.js';
import { type TestBot, testBot, textOf } from './testBot.js';

const JOIN = { en: 'Join', fr: 'Rejoindre' } as const;
const START = { en: ['Start', 'Start now'], fr: ['Lancer', 'Lancer maintenant'] } as const;

/** Starts game 1, hosted by the first of these people; opponents of the bot play the other seats. */
async function tableOf(people: readonly string[], language: Language = 'en', rules = ''): Promise<TestBot> {
  const room = testBot(openMemoryStore());
  const [first = ''] = people;
  const host = room.as(first, { language });
  await host.run('game create', { variant: 'classic', language, ...(rules && { rules }) });
  await host.run('game fill', { level: 'recruit' });
  const [lobby] = await room.posts();
  for (const user of people) await room.as(user, { language }).press(lobby?.post ?? {}, JOIN[language]);
  const [start, now] = START[language];
  await host.press(await host.press(lobby?.post ?? {}, start), now);
  return room;
}

const seatOf = (room: TestBot, user: string): string =>
  room.hosting.store.seatHolders(1).find(one => one.user === user)?.seat ?? expect.fail(`${user} has no seat`);

const posted = async (room: TestBot): Promise<string> => (await room.posts()).map(({ post }) => textOf(post)).join('\n');

describe.each([
  ['en', /at least two \(`\/vote`\)/, /majority/],
  ['fr', /au moins deux \(`\/voter`\)/, /majorité/],
] as const)('Where the host plays, the opening and the status say in %s', (language, two, any) => {
  test('that the others decide by vote, and that it takes two', async () => {
    const room = await tableOf(['101', '102', '103'], language);
    expect(await posted(room)).toMatch(two);
    expect(textOf(await room.as('101', { language }).run('status'))).toMatch(two);
  });

  test.each([[['101']], [['101', '102']]])('nothing of a vote that cannot carry: %j', async people => {
    const room = await tableOf(people, language);
    await posted(room);
    const status = textOf(await room.as('101', { language }).run('status'));
    expect(status).not.toMatch(any);
    expect(status).toMatch(language === 'en' ? /Others therefore/ : /D’autres peuvent donc/);
  });

  test('nor in an anonymous game of two, whose host may or may not play', async () => {
    const rules = language === 'en' ? 'anonymous yes' : 'anonyme oui';
    const saying = async (people: readonly string[]) =>
      any.test(textOf(await (await tableOf(people, language, rules)).as('101').run('status')));
    expect(await saying(['101', '102'])).toBe(false);
  });
});

test.each([
  ['en', 'question', 'close', 'more than half of the other players, and at least two,'],
  ['fr', 'question', 'close', 'plus de la moitié des autres, et au moins deux,'],
] as const)('A proposal to close the phase says in %s that it takes two', async (language, option, question, sentence) => {
  const room = await tableOf(['101', '102', '103'], language);
  await posted(room);
  await room.as('102', { language }).run('vote', { [option]: question });
  expect(await posted(room)).toContain(sentence);
});

describe('/press to a power that the bot plays and one of a person', () => {
  test.each([
    ['en', 'reads no letters'],
    ['fr', 'ne lit aucun courrier'],
  ] as const)('opens a thread with the person, and says in %s that the bot does not talk', async (language, silent) => {
    const room = await tableOf(['101', '102'], language);
    await posted(room);
    const bot = room.hosting.store.seatHolders(1).find(({ opponent }) => opponent)?.seat ?? '';
    const [own, other] = [seatOf(room, '101'), seatOf(room, '102')];
    const reply = textOf(await room.as('101', { language }).run('press', { to: `${bot}, ${other}` }));
    expect(reply).toContain(silent);
    expect(reply).toMatch(language === 'en' ? /private thread/ : /fil privé/);
    const threads = (await room.posts()).flatMap(({ outgoing: { row } }) => (row.content.kind === 'thread' ? [row.content.seats] : []));
    expect(threads.map(seats => seats.toSorted())).toEqual([[own, other].toSorted()]);
  });
});

describe('/game fill', () => {
  test.each([
    ['en', '`seats`'],
    ['fr', '`places`'],
  ] as const)('says in %s how many seats may be asked for, and the option’s name', async (language, option) => {
    const room = testBot(openMemoryStore());
    const host = room.as('101', { language });
    await host.run('game create', { variant: 'classic', language });
    for (const seats of ['51', '0', 'x']) {
      const reply = textOf(await host.run('game fill', { level: 'general', seats }));
      expect(reply).toContain(option);
      expect(reply).toMatch(language === 'en' ? /from 1 to 50/ : /de 1 à 50/);
    }
  });

  test('is no longer suggested by an empty lobby once the bot fills the seats', async () => {
    const room = testBot(openMemoryStore());
    await room.as('101').run('game create', { variant: 'classic' });
    expect(await posted(room)).toContain('/game fill');
    await room.as('101').run('game fill', { level: 'general' });
    const filled = await posted(room);
    expect(filled).toContain('Press **Join** to play.');
    expect(filled).not.toContain('/game fill');
  });
});
