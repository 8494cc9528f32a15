import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { labels, offered, startedGame, type TestBot, testBot, textOf } from './testBot.js';
import { refused, type Standing, unanswered } from './threads.js';

type Someone = ReturnType<TestBot['as']>;

interface Shared {
  readonly room: TestBot;
  /** The owner, in the channel. */
  readonly ann: Someone;
  readonly thread: string;
  /** In the thread. */
  readonly in: (user: string, language?: 'en' | 'fr') => Someone;
  readonly board: () => Promise<Standing>;
}

async function sharedStudy(language: 'en' | 'fr' = 'en'): Promise<Shared> {
  const room = testBot();
  const ann = room.as('1', { language });
  await ann.run('study new', { variant: 'classic' });
  await ann.run('study share');
  const [thread = ''] = room.threads.opened.keys();
  const board = async () => {
    await room.bot.studyThreads.settled();
    return room.threads.board(thread);
  };
  return { room, ann, thread, board, in: (user, spoken = 'en') => room.as(user, { channel: thread, language: spoken }) };
}

const NOT_THERE = 'I can’t find this study';
const OWNER_ONLY = 'Only the person who shared this study';

describe('/study share', () => {
  test('opens a private thread with its owner, where the board stands for all', async () => {
    const { room, thread, board } = await sharedStudy();
    const opened = room.threads.opened.get(thread);
    expect([opened?.name, opened?.under, [...(opened?.members ?? [])]]).toEqual(['Study: Classic (Europe, 1901)', '500', ['1']]);
    expect(textOf(await board())).toContain('everyone in this thread can give orders');
    expect(textOf(await board())).toContain('Classic (Europe, 1901) · Spring 1901, movement');
    expect(labels(await board())).toEqual(['Resolve', 'Note', 'Name this line', 'Place units', 'More…']);
  });

  test('adds whom the owner names, one after another, and says whom it could not add', async () => {
    const { room, ann, thread } = await sharedStudy();
    room.threads.closed.add('9');
    expect(textOf(await ann.run('study share', { with: '2' }))).toContain(`<#${thread}>`);
    expect(textOf(await ann.run('study share', { with: '9' }))).toContain('I couldn’t add <@9>');
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual(['1', '2']);
    expect(room.threads.opened.size).toBe(1);
  });

  test('takes the private thread in which it is used, and the board leaves the one before', async () => {
    const { room, thread, board } = await sharedStudy();
    const other = room.threads.open('500', 'Ann and Bob');
    await room.as('1', { channel: other }).run('study share');
    expect(textOf(room.threads.board(other))).toContain('Spring 1901');
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', embeds: [], rows: [] });
    expect(textOf(await room.as('2', { channel: thread }).run('study open', { study: '1' }))).toContain(NOT_THERE);
    expect(textOf(await room.as('2', { channel: other }).run('study open', { study: '1' }))).toContain('Spring 1901');
  });

  test('opens another thread when the one before was deleted', async () => {
    const { room, ann, thread } = await sharedStudy();
    room.threads.opened.delete(thread);
    await ann.run('study share');
    const [other = ''] = room.threads.opened.keys();
    expect(other).not.toBe(thread);
    expect(textOf(room.threads.board(other))).toContain('Spring 1901');
  });

  test('says in one sentence which permissions are missing, or that there can be no thread', async () => {
    const room = testBot();
    const ann = room.as('1', { lacksToShare: ['CreatePrivateThreads', 'SendMessagesInThreads'] });
    await ann.run('study new', { variant: 'classic' });
    expect((await ann.run('study share')).content).toBe(
      'To share a study here I need permission to create private threads and send messages in threads. Ask a server admin, then try again.',
    );
    expect((await room.as('1', { guild: null }).run('study share')).content).toContain('I can’t open a private thread here');
    room.threads.closed.add('500');
    expect((await room.as('1').run('study share')).content).toContain('I can’t open a private thread here');
    expect((await room.hosting.store.studies.get(1))?.shared).toBeUndefined();
  });

  test('asks the same of whoever shares: what they may not do, the bot does not do for them', async () => {
    const room = testBot();
    await room.as('1').run('study new', { variant: 'classic' });
    const may = await room.as('1', { mayNotShare: ['CreatePrivateThreads'] }).run('study share');
    expect(may.content).toBe(
      'To share a study here, you need permission to create private threads in this channel. Choose another channel, or ask a server admin.',
    );
    const french = await room.as('1', { mayNotShare: ['CreatePrivateThreads'], language: 'fr' }).run('study share');
    expect(french.content).toContain('il vous manque le droit de créer des fils privés dans ce salon');
    expect([room.threads.opened.size, (await room.hosting.store.studies.get(1))?.shared]).toEqual([0, undefined]);
    const muted = await room
      .as('1', { channel: room.threads.open('500', 'quiet'), mayNotShare: ['SendMessagesInThreads'] })
      .run('study share');
    expect(muted.content).toContain('you need permission to send messages in threads');
  });

  test('says which permission is missing when Discord refuses the thread', async () => {
    const room = testBot();
    await room.as('1').run('study new', { variant: 'classic' });
    room.threads.in(method => {
      if (method === 'post') throw refused(50_013);
    });
    expect((await room.as('1').run('study share')).content).toContain('I need permission to create private threads');
  });

  test('shares nothing if the board cannot be posted', async () => {
    const room = testBot();
    const ann = room.as('1');
    await ann.run('study new', { variant: 'classic' });
    const other = room.threads.open('500', 'closed');
    room.threads.closed.add(other);
    expect((await room.as('1', { channel: other }).run('study share')).content).toContain('nothing is shared');
    expect((await room.hosting.store.studies.get(1))?.shared).toBeUndefined();
    expect(textOf(await ann.run('study open', { study: '1' }))).toContain('Spring 1901');
  });

  test('leaves the board where it stands if it cannot be posted elsewhere', async () => {
    const { room, thread, in: inside, board } = await sharedStudy();
    const other = room.threads.open('500', 'closed');
    room.threads.closed.add(other);
    expect((await room.as('1', { channel: other }).run('study share')).content).toContain(`still shared in <#${thread}>`);
    expect(textOf(await board())).toContain('everyone in this thread can give orders');
    expect(await inside('2').press(await board(), 'Resolve')).toEqual({ onBoard: true });
    expect(textOf(await board())).toContain('Fall 1901');
  });

  test('in its own thread posts the board as the last message before it deletes the one above', async () => {
    const { room, thread, in: inside, board } = await sharedStudy();
    const before = await board();
    const asked: string[] = [];
    room.threads.in(method => void asked.push(method));
    await inside('1').run('study share');
    expect((await board()).message).not.toBe(before.message);
    expect(asked).toEqual(['post', 'delete']);
    room.threads.in(method => {
      if (method === 'post') throw new Error('no answer');
    });
    const stands = await board();
    expect((await inside('1').run('study share')).content).toContain(`still shared in <#${thread}>`);
    room.threads.in(() => undefined);
    expect((await board()).message).toBe(stands.message);
    await inside('2').press(await board(), 'Resolve');
    expect(textOf(await board())).toContain('Fall 1901');
  });

  test('used elsewhere, adds somebody where the study is shared: it neither moves nor needs any permission there', async () => {
    const { room, thread, board } = await sharedStudy();
    const stands = await board();
    const away = { channel: '600', lacksToShare: ['CreatePrivateThreads'], mayNotShare: ['CreatePrivateThreads'] } as const;
    expect(textOf(await room.as('1', away).run('study share', { with: '2' }))).toContain(`shared in <#${thread}>`);
    const other = room.threads.open('500', 'Ann and Cem');
    expect(textOf(await room.as('1', { channel: other }).run('study share', { with: '3' }))).toContain(`shared in <#${thread}>`);
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual(['1', '2', '3']);
    expect([(await board()).message, room.threads.opened.get(other)?.messages.size]).toEqual([stands.message, 0]);
  });

  test('brings its owner back into the thread', async () => {
    const { room, ann, thread } = await sharedStudy();
    room.threads.opened.get(thread)?.members.delete('1');
    await ann.run('study share');
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual(['1']);
  });

  test('adds nobody for whom cannot be in the thread themselves', async () => {
    const { room, ann, thread } = await sharedStudy();
    room.threads.opened.get(thread)?.members.delete('1');
    room.threads.closed.add('1');
    expect(textOf(await ann.run('study share', { with: '2' }))).toContain('I couldn’t add <@2>');
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual([]);
  });

  test.each([
    ['of others where members may invite', '7', true, ['2']],
    ['of others where they may not', '7', false, []],
    ['of powers that talk in private', '1000', false, []],
  ])('in a thread %s adds whom its members could add', async (_, owner, invitable, added) => {
    const room = testBot();
    await room.as('1').run('study new', { variant: 'classic' });
    const thread = room.threads.open('500', 'Austria and Italy', { owner, invitable });
    const told = textOf(await room.as('1', { channel: thread }).run('study share', { with: '2' }));
    expect(told.includes('I couldn’t add <@2>')).toBe(added.length === 0);
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual(added);
    // From outside nobody is added, nor comes back, whoever shares.
    await room.as('1').run('study share', { with: '3' });
    expect([...(room.threads.opened.get(thread)?.members ?? [])]).toEqual(added);
  });

  test('never shares “What if”, nor the study of somebody else', async () => {
    const room = testBot();
    await startedGame(room);
    const player = room.as('101');
    expect((await player.run('study share')).content).toContain(NOT_THERE);
    await player.press(await player.run('orders'), 'What if');
    expect((await player.run('study share')).content).toContain(NOT_THERE);
    expect((await player.run('study share', { study: '1' })).content).toContain('it’s never shared');
    expect(await player.complete('study share', 'study', '')).toEqual([]);
    expect((await room.as('102').run('study share', { study: '1' })).content).toContain(NOT_THERE);
    expect(room.threads.opened.size).toBe(0);
  });
});

describe('A shared study', () => {
  test('is ordered, resolved, described and placed by whoever is in the thread; the board there stays one message', async () => {
    const { in: inside, board } = await sharedStudy();
    const [bob, cem] = [inside('2'), inside('3')];
    const panel = await bob.choose(await board(), 'Austria');
    const saved = await bob.fill(panel, 'Paste all', 'A Vie - Gal');
    expect(textOf(saved)).toContain('✅ Vienna → Galicia');
    expect(textOf(await board())).toContain('**Austria**: `A vie - gal`');
    const panelOfCem = await cem.run('study order', { power: 'russia', text: 'A War - Gal' });
    expect(textOf(panelOfCem)).toContain('✅ Warsaw → Galicia');
    expect(textOf(await board())).toContain('**Russia**: `A war - gal`');
    expect(await cem.press(await board(), 'Resolve')).toEqual({ onBoard: true });
    expect(textOf(await board())).toContain('Fall 1901, movement');
    await bob.fill(await board(), 'Note', 'Too early?');
    await cem.fill(await board(), 'Name this line', 'Gambit');
    expect(textOf(await board())).toMatch(/\*\*Gambit\*\*[\s\S]*> Too early\?/);
    const told = await bob.fill(await board(), 'Place units', 'nobody: A Vie\nRussia: A Mars');
    expect(told).toMatchObject({ onBoard: true, content: expect.stringContaining('Russia: A Mars') });
    expect(textOf(await board())).toContain('Position 3 of 3');
    await cem.choose(await board(), 'Spring 1901, movement');
    expect(textOf(await board())).toContain('Position 1 of 3');
  });

  test('explains in private, and offers the board in private too', async () => {
    const { in: inside, board } = await sharedStudy();
    const bob = inside('2');
    await bob.press(await board(), 'Resolve');
    const menu = await bob.press(await board(), 'Explain');
    expect(textOf(await bob.choose(menu, offered(menu)[0] ?? ''))).toContain('Spring 1901');
    const own = await bob.press(menu, 'Board');
    expect(textOf(own)).toContain('Position 2 of 2');
    await bob.press(own, 'Step back');
    expect(textOf(await board())).toContain('Position 1 of 2');
  });

  test('is its owner’s to rename, shorten, export, delete and stop sharing', async () => {
    const { room, in: inside, board } = await sharedStudy();
    const [ann, bob] = [inside('1'), inside('2')];
    await bob.press(await board(), 'Resolve');
    expect((await bob.press(await board(), 'More…')).content).toContain(OWNER_ONLY);
    const more = await ann.press(await board(), 'More…');
    expect(labels(more)).toEqual(['Board', 'Rename', 'Export', 'Delete from here on', 'Delete the study', 'Stop sharing']);
    const asks = await ann.press(more, 'Delete the study');
    for (const label of labels(more).filter(one => one !== 'Board')) expect((await bob.press(more, label)).content).toContain(OWNER_ONLY);
    expect((await bob.press(asks, 'Yes, delete it')).content).toContain(OWNER_ONLY);
    expect((await room.hosting.store.studies.get(1))?.body.steps).toHaveLength(2);
    expect((await ann.press(more, 'Export')).attachments).toHaveLength(1);
    expect((await ann.press(asks, 'Yes, delete it')).content).toBe('The study is deleted.');
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
  });

  test('is nobody’s outside its thread, with whatever buttons of it', async () => {
    const { room, board, thread } = await sharedStudy();
    const bob = room.as('2');
    const there = await board();
    const panel = await room.as('2', { channel: thread }).choose(there, 'Austria');
    for (const label of ['Resolve', 'More…', 'Note']) expect((await bob.press(there, label)).content).toContain(NOT_THERE);
    for (const label of ['Paste all', 'Board']) expect((await bob.press(panel, label)).content).toContain(NOT_THERE);
    expect((await bob.run('study order', { power: 'austria', text: 'A Vie H', study: '1' })).content).toContain(NOT_THERE);
    expect(await bob.complete('study open', 'study', '')).toEqual([]);
    expect((await room.as('2', { channel: thread }).complete('study open', 'study', '')).map(({ value }) => value)).toEqual(['1']);
  });

  test('ends with its sharing: what others still have open does nothing more', async () => {
    const { room, ann, in: inside, board } = await sharedStudy();
    const bob = inside('2');
    const [there, panel] = [await board(), await bob.choose(await board(), 'Austria')];
    const ended = await ann.press(await ann.press(await ann.run('study open', { study: '1' }), 'More…'), 'Stop sharing');
    expect(ended.content).toBe('This study is private again.');
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
    expect((await bob.press(there, 'Resolve')).content).toContain(NOT_THERE);
    expect((await bob.press(panel, 'Paste all')).content).toContain(NOT_THERE);
    expect((await bob.run('study open', { study: '1' })).content).toContain(NOT_THERE);
    expect((await room.hosting.store.studies.get(1))?.body.steps).toHaveLength(1);
  });

  test('ends after what was still being shown: nothing is posted over its end', async () => {
    const { room, ann, board } = await sharedStudy();
    const more = await ann.press(await ann.run('study open', { study: '1' }), 'More…');
    const shown = [room.bot.studyThreads.show(1), room.bot.studyThreads.show(1)];
    await ann.press(more, 'Stop sharing');
    await Promise.all(shown);
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
  });

  test('ends when its owner is forgotten', async () => {
    const { room, ann, in: inside, board } = await sharedStudy();
    const there = await board();
    const ask = await ann.run('privacy');
    const sure = await ann.press(ask, labels(ask).at(-1) ?? '');
    await ann.press(sure, labels(sure)[0] ?? '');
    expect(await room.hosting.store.studies.get(1)).toBeUndefined();
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
    expect((await inside('2').press(there, 'Resolve')).content).toContain(NOT_THERE);
  });

  test('speaks the language of its server to all, and to each person their own', async () => {
    const { in: inside, board } = await sharedStudy('fr');
    const panel: Reply = await inside('2', 'fr').choose(await board(), 'Austria');
    expect(textOf(panel)).toContain('Autriche');
    await inside('2', 'fr').fill(panel, 'Tout saisir', 'A Vie - Gal');
    expect(textOf(await board())).toContain('**Austria**: `A vie - gal`');
  });

  test('of which the board was deleted gets another one with the next change', async () => {
    const { room, thread, in: inside, board } = await sharedStudy();
    const panel = await inside('2').choose(await board(), 'Austria');
    room.threads.opened.get(thread)?.messages.clear();
    await inside('2').fill(panel, 'Paste all', 'A Vie - Gal');
    expect(textOf(await board())).toContain('**Austria**: `A vie - gal`');
    await inside('2').press(await board(), 'Resolve');
    expect(textOf(await board())).toContain('Fall 1901');
  });

  test('of which the thread is gone is shared no longer: Discord is not asked at every change', async () => {
    const { room, ann, thread } = await sharedStudy();
    room.threads.opened.delete(thread);
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await room.bot.studyThreads.settled();
    expect(await room.bot.hosting.store.studies.inThread(thread)).toEqual([]);
    expect(room.logged.filter(line => line.includes('the board of a study could not be shown'))).toHaveLength(1);
    await ann.run('study order', { power: 'austria', text: 'A Vie - Boh' });
    await room.bot.studyThreads.settled();
    expect(room.logged.filter(line => line.includes('the board of a study could not be shown'))).toHaveLength(1);
  });

  test('many changes at once are shown as the last left them', async () => {
    const { room, in: inside, board } = await sharedStudy();
    const orders = ['A Vie - Gal', 'A Vie - Tyr', 'A Vie - Boh', 'A Vie H'];
    await Promise.all(orders.map((text, i) => inside(`${i + 2}`).run('study order', { power: 'austria', text })));
    const [step] = (await room.hosting.store.studies.get(1))?.body.steps ?? [];
    expect(textOf(await board())).toContain(`**Austria**: \`${step?.supposed.austria}\``);
  });

  test('follows its owner, who goes on elsewhere', async () => {
    const { ann, board } = await sharedStudy();
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    expect(textOf(await board())).toContain('**Austria**: `A vie - gal`');
    const own = await ann.press(await ann.run('study open', { study: '1' }), 'Resolve');
    expect(textOf(await board())).toContain('Fall 1901');
    await ann.fill(own, 'Note', 'Too early?');
    expect(textOf(await board())).toContain('> Too early?');
    await ann.fill(await ann.press(own, 'More…'), 'Rename', 'Lepanto');
    expect(textOf(await board())).toContain('Lepanto · Fall 1901');
    await ann.press(await ann.press(await ann.press(own, 'More…'), 'Delete from here on'), 'Yes, delete it');
    expect(textOf(await board())).toContain('Lepanto · Spring 1901');
    await ann.press(await ann.press(await ann.press(own, 'More…'), 'Delete the study'), 'Yes, delete it');
    expect(await board()).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
  });

  test('of which the board was deleted shows it again once somebody opens it', async () => {
    const { room, ann, thread, board } = await sharedStudy();
    const before = await board();
    await ann.press(await ann.run('study open', { study: '1' }), 'Show orders').catch(() => undefined);
    const asked: string[] = [];
    room.threads.in(method => void asked.push(method));
    await ann.run('study open', { study: '1' });
    expect((await board()).message).toBe(before.message);
    expect(asked).toEqual(['get']);
    room.threads.opened.get(thread)?.messages.clear();
    await ann.run('study open', { study: '1' });
    await expect.poll(() => room.threads.opened.get(thread)?.messages.size).toBe(1);
    expect(textOf(await board())).toContain('Spring 1901');
  });

  test('shows what was asked for while Discord did not answer', async () => {
    const { room, in: inside, board } = await sharedStudy();
    await board();
    let failing = 2;
    room.threads.in(method => {
      if (method === 'patch' && failing-- > 0) throw unanswered();
    });
    const orders = ['A Vie - Gal', 'A Vie - Tyr', 'A Vie - Boh'];
    await Promise.all(orders.map((text, i) => inside(`${i + 2}`).run('study order', { power: 'austria', text })));
    const [step] = (await room.hosting.store.studies.get(1))?.body.steps ?? [];
    await expect.poll(async () => textOf(await board())).toContain(`**Austria**: \`${step?.supposed.austria}\``);
    expect(failing).toBeLessThan(1);
  });

  test('tries again by itself, though nobody asks for anything any more', async () => {
    const { room, ann, board } = await sharedStudy();
    await board();
    let failing = 3;
    room.threads.in(method => {
      if (method === 'patch' && failing-- > 0) throw unanswered();
    });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await expect.poll(async () => textOf(await board())).toContain('**Austria**: `A vie - gal`');
    expect(room.logged.filter(line => line.includes('the board of a study could not be shown'))).toHaveLength(3);
  });

  test('is posted once, even if Discord’s answer was lost', async () => {
    const { room, ann, thread, board } = await sharedStudy();
    room.threads.opened.get(thread)?.messages.clear();
    let lost = 1;
    room.threads.in(async (method, _route, go) => {
      if (method !== 'post' || lost-- <= 0) return;
      await go();
      await ann.run('study order', { power: 'austria', text: 'A Vie - Tyr' });
      throw unanswered();
    });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await expect.poll(async () => textOf(await board())).toContain('**Austria**: `A vie - tyr`');
    expect((await room.hosting.store.studies.get(1))?.shared?.board).toBe((await board()).message);
  });
});

describe('A board that is to be taken down', () => {
  const ended = { content: 'This study is no longer shared.', embeds: [], rows: [] };
  const stopSharing = async ({ ann }: Shared): Promise<Reply> =>
    ann.press(await ann.press(await ann.run('study open', { study: '1' }), 'More…'), 'Stop sharing');

  test('is taken down later if Discord does not answer', async () => {
    const study = await sharedStudy();
    await study.board();
    let failing = 3;
    study.room.threads.in(method => {
      if (method === 'patch' && failing-- > 0) throw unanswered();
    });
    expect((await stopSharing(study)).content).toBe('This study is private again.');
    await expect.poll(() => study.room.threads.board(study.thread)).toMatchObject(ended);
    expect(study.room.logged.filter(line => line.includes('could not be taken down'))).toHaveLength(3);
  });

  test('is not tried again if Discord refuses it', async () => {
    const study = await sharedStudy();
    await study.board();
    let asked = 0;
    study.room.threads.in(method => {
      if (method !== 'patch') return;
      asked += 1;
      throw refused(50_001);
    });
    await stopSharing(study);
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(asked).toBe(1);
  });

  test('is deleted later where another one replaces it', async () => {
    const { room, thread, in: inside, board } = await sharedStudy();
    const before = await board();
    let failing = 2;
    room.threads.in(method => {
      if (method === 'delete' && failing-- > 0) throw unanswered();
    });
    await inside('1').run('study share');
    await expect.poll(() => [...(room.threads.opened.get(thread)?.messages.keys() ?? [])]).toHaveLength(1);
    expect((await board()).message).not.toBe(before.message);
  });

  test('is taken down by the next press, if the bot was started again before Discord answered', async () => {
    const study = await sharedStudy();
    const stands = await study.board();
    study.room.threads.in(method => {
      if (method === 'patch') throw refused(50_001);
    });
    await stopSharing(study);
    expect(textOf(study.room.threads.board(study.thread))).toContain('everyone in this thread can give orders');
    study.room.threads.in(() => undefined);
    expect((await study.in('2').press(stands, 'Resolve')).content).toContain(NOT_THERE);
    expect(await study.board()).toMatchObject(ended);
  });
});

describe('If Discord, or the renderer, never answers', () => {
  const HANGS = new Promise<never>(() => undefined);
  const HASTY = { longest: 30, patience: 10 };

  /** A study that is shared, of a bot that waits only for moments; and what hangs from now on. */
  async function hanging() {
    const shared = await sharedStudy();
    await shared.board();
    const room = testBot(shared.room.hosting.store, { threads: shared.room.threads, hasty: HASTY });
    const hangs = (...methods: readonly string[]): void => shared.room.threads.in(method => (methods.includes(method) ? HANGS : undefined));
    return { ...shared, room, hangs, ann: room.as('1'), in: (user: string) => room.as(user, { channel: shared.thread }) };
  }

  test('who shares a study elsewhere is told that it is not; and nothing is shared', async () => {
    const { room, thread, hangs } = await hanging();
    const other = room.threads.open('500', 'Ann and Bob');
    hangs('post');
    expect((await room.as('1', { channel: other }).run('study share')).content).toContain(`still shared in <#${thread}>`);
    expect((await room.hosting.store.studies.get(1))?.shared?.thread).toBe(thread);
  });

  test('no thread is opened, and the sentence does not blame the channel', async () => {
    const { room, hangs } = await hanging();
    await room.as('1').run('study new', { variant: 'classic', name: 'Lepanto' });
    hangs('post');
    expect((await room.as('1').run('study share', { study: '2' })).content).toContain('nothing is shared. Try again in a moment');
  });

  test('who adds somebody is told that it did not work, and that the board comes later', async () => {
    const { ann, hangs } = await hanging();
    hangs('get', 'patch');
    const told = await ann.run('study share', { with: '2' });
    expect(told.content).toContain('I’ll keep trying');
    expect(told.content).toContain('I couldn’t add <@2>');
  });

  test('what is done on the board is shown to whoever did it', async () => {
    const { in: inside, room, thread, hangs } = await hanging();
    hangs('patch');
    const own = await inside('2').press(room.threads.board(thread), 'Resolve');
    expect([own.onBoard, textOf(own)]).toEqual([undefined, expect.stringContaining('Fall 1901')]);
  });

  test('who stops sharing, deletes the study or is forgotten hears it all the same', async () => {
    const { ann, room, hangs } = await hanging();
    hangs('patch');
    const more = await ann.press(await ann.run('study open', { study: '1' }), 'More…');
    expect((await ann.press(more, 'Stop sharing')).content).toBe('This study is private again.');
    expect((await ann.press(await ann.press(more, 'Delete the study'), 'Yes, delete it')).content).toBe('The study is deleted.');
    expect(await room.hosting.store.studies.get(1)).toBeUndefined();
  });

  test('what comes after is not held up for ever: once it answers again, the board follows', async () => {
    const { ann, room, thread, hangs } = await hanging();
    hangs('patch');
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    hangs();
    await ann.run('study order', { power: 'austria', text: 'A Vie - Tyr' });
    await expect.poll(() => textOf(room.threads.board(thread))).toContain('**Austria**: `A vie - tyr`');
  });

  test('a picture that is never drawn holds up no board for ever', async () => {
    const { ann, room, thread } = await hanging();
    const { draw } = room.bot.renderer;
    Object.assign(room.bot.renderer, { draw: () => HANGS });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    expect((await ann.run('study share', { with: '2' })).content).toContain('I’ll keep trying');
    Object.assign(room.bot.renderer, { draw });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Tyr' });
    await expect.poll(() => textOf(room.threads.board(thread))).toContain('**Austria**: `A vie - tyr`');
  });
});

describe('A shared study that several processes show', () => {
  /** Two bots with the same records and the same Discord. The first one's requests are held until `release`. */
  async function twoBots() {
    const one = await sharedStudy();
    await one.board();
    const other = testBot(one.room.hosting.store, { threads: one.room.threads });
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const settled = async () => {
      for (let i = 0; i < 3; i++) await Promise.all([one.room, other].map(room => room.bot.studyThreads.settled()));
    };
    return { ...one, other, held, release, settled };
  }

  test('is as the last change left it, though an edit of the one before comes later', async () => {
    const { room, thread, ann, other, held, release, settled } = await twoBots();
    let isFirst = true;
    room.threads.in(async method => {
      if (method !== 'patch' || !isFirst) return;
      isFirst = false;
      await held;
    });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await expect.poll(() => isFirst).toBe(false);
    await other.as('2', { channel: thread }).run('study order', { power: 'austria', text: 'A Vie - Tyr' });
    await other.bot.studyThreads.settled();
    expect(textOf(room.threads.board(thread))).toContain('**Austria**: `A vie - tyr`');
    release();
    await settled();
    expect(textOf(room.threads.board(thread))).toContain('**Austria**: `A vie - tyr`');
  });

  test('is taken down, though an edit of the board comes later', async () => {
    const { room, thread, ann, other, held, release, settled } = await twoBots();
    let isFirst = true;
    room.threads.in(async method => {
      if (method !== 'patch' || !isFirst) return;
      isFirst = false;
      await held;
    });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await expect.poll(() => isFirst).toBe(false);
    const elsewhere = other.as('1');
    await elsewhere.press(await elsewhere.press(await elsewhere.run('study open', { study: '1' }), 'More…'), 'Stop sharing');
    release();
    await settled();
    expect(room.threads.board(thread)).toMatchObject({ content: 'This study is no longer shared.', rows: [] });
  });

  test('has one board, though both find that it is gone', async () => {
    const { room, thread, ann, other, held, release, settled } = await twoBots();
    room.threads.opened.get(thread)?.messages.clear();
    let isFirst = true;
    room.threads.in(async method => {
      if (method !== 'post' || !isFirst) return;
      isFirst = false;
      await held;
    });
    await ann.run('study order', { power: 'austria', text: 'A Vie - Gal' });
    await expect.poll(() => isFirst).toBe(false);
    await other.as('2', { channel: thread }).run('study order', { power: 'russia', text: 'A War - Gal' });
    await other.bot.studyThreads.settled();
    release();
    await settled();
    const stands = room.threads.board(thread);
    expect(textOf(stands)).toMatch(/A vie - gal[\s\S]*A war - gal/);
    expect((await room.hosting.store.studies.get(1))?.shared?.board).toBe(stands.message);
  });
});
