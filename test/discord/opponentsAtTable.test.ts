import { describe, expect, test } from 'vitest';
import { createOpponentPlayer } from '../../src/clock/opponents.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { composeReplay } from '../../src/discord/posts/composeReplay.js';
import { disputeLine } from '../../src/discord/posts/hostDecisionPosts.js';
import { noticePost } from '../../src/discord/posts/noticePosts.js';
import { postContextOf } from '../../src/discord/posts/postContext.js';
import { presenterOf } from '../../src/discord/words/presenters/gamePresenter.js';
import type { Language } from '../../src/lib/language.js';
import { look } from '../../src/matches/context/decide.js';
import type { ReplayPage } from '../../src/matches/context/ports.js';
import { matchInPlayAt } from '../../src/matches/read/matchInPlay.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
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
  ['en', /at least two, with `\/vote`/, /majority/],
  ['fr', /au moins deux, avec `\/voter`/, /majorité/],
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
    expect(status).toMatch(language === 'en' ? /so others / : /D’autres peuvent donc/);
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

describe('Seats that the bot plays are marked', () => {
  /** A game of one person of which a phase is played before its host ends it, and its ending. */
  async function ended(language: Language): Promise<{ readonly room: TestBot; readonly ending: Reply; readonly own: string }> {
    const room = await tableOf(['101'], language);
    const own = seatOf(room, '101');
    const player = createOpponentPlayer(room.hosting);
    await player.look();
    await player.stop();
    room.pass(30 * 24 * 3_600_000);
    await closeDuePhases(room.hosting);
    const host = room.as('101', { language });
    await host.press(await host.run('game end'), language === 'en' ? 'End the game' : 'Mettre fin à la partie');
    const ending = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending')?.post;
    return { room, ending: ending ?? expect.fail('no ending was posted'), own };
  }

  const seatsOf = async (room: TestBot) => (await look(room.hosting, 1, m => matchInPlayAt(m).seats)) ?? [];
  const namesOf = async (room: TestBot, language: Language) => (await seatsOf(room)).map(({ id, name }) => ({ id, name: name[language] }));

  test.each(['en', 'fr'] as const)(
    'on the page of a whole game, over their orders and letters and where they won, in %s',
    async language => {
      const { room, ending, own } = await ended(language);
      const reply = await room.as('101', { language }).press(ending, language === 'en' ? 'Replay page' : 'Film de la partie');
      const page: ReplayPage = JSON.parse(new TextDecoder().decode(reply.attachments?.[0]?.bytes));
      const headings = page.steps.flatMap(({ groups }) => groups.flatMap(({ seat, heading }) => (seat ? [[seat, heading] as const] : [])));
      const names = await namesOf(room, language);
      expect(headings.length).toBeGreaterThan(5);
      for (const [seat, heading] of headings) {
        const { name } = names.find(({ id }) => id === seat) ?? expect.fail();
        expect(heading).toBe(seat === own ? name : `${name} (bot)`);
      }
      const bot = names.find(({ id }) => id !== own) ?? expect.fail();
      const game = room.hosting.games.get('classic') ?? expect.fail();
      const closed = (await room.hosting.store.history.phase(1, 1)) ?? expect.fail();
      const composed = await composeReplay({
        game,
        presenter: presenterOf(room.bot.presenters, game.id),
        language,
        seats: await seatsOf(room),
        bots: [bot.id],
        end: { kind: 'victory', seats: [bot.id] },
        phases: (async function* () {
          yield { number: 1, state: closed.state, report: closed.report, press: [{ seat: bot.id, text: 'Hello' }] };
        })(),
      });
      if (!composed.ok) throw new Error(composed.fault.code);
      expect(composed.value.subtitle).toContain(`${bot.name} (bot)`);
      expect(composed.value.steps[0]?.press[0]?.heading).toBe(`${bot.name} (bot)`);
    },
  );

  test.each(['en', 'fr'] as const)('in the review of a game, in %s', async language => {
    const { room, ending, own } = await ended(language);
    const reply = await room.as('101', { language }).press(ending, language === 'en' ? 'Review' : 'Analyse');
    const said: Reply[] = [];
    const last = await reply.goesOn?.(async one => said.push(one) > 0);
    const shown = JSON.stringify(last ?? said.at(-1));
    for (const { id, name } of await namesOf(room, language)) expect(shown.includes(`"${name} (bot)"`), name).toBe(id !== own);
  });

  test('in what the channel is told of a disputed battle', async () => {
    const room = await tableOf(['101', '102', '103']);
    const posts = await room.posts();
    const opening = posts.find(({ outgoing }) => outgoing.row.content.kind === 'opening') ?? expect.fail();
    const bot =
      (await namesOf(room, 'en')).find(({ id }) => !['101', '102', '103'].some(user => seatOf(room, user) === id)) ?? expect.fail();
    const own = seatOf(room, '101');
    const context = postContextOf(opening.outgoing, presenterOf(room.bot.presenters, 'classic'));
    const told = { seats: [bot.id, own], text: 'Burgundy' };
    expect(disputeLine(context, told)).toContain(`${bot.name} (bot)`);
    for (const notice of ['battle-decided', 'decide-proposed'] as const)
      expect(textOf(noticePost(context, { kind: 'notice', notice, ...told })), notice).toContain(`${bot.name} (bot)`);
  });
});
