import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { cardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import { dealtAnew } from '../../src/games/warring-states-cards/opponents/general/dealtAnew.js';
import type { CardsView } from '../../src/games/warring-states-cards/view/seatView.js';
import { seededRandom } from '../../src/lib/random.js';
import { refuse } from '../../src/lib/result.js';
import { type Compute, computeHere } from '../../src/matches/context/compute.js';
import { openPhaseOf } from '../../src/matches/read/matchInPlay.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { attacked } from '../games/diplomacy/battles/conquered.js';
import { openMemoryStore } from '../records/memory.js';
import { alone, fileAnew, joined, openIn, play, said } from './opponentTable.js';
import { labels, SEVEN, type TestBot, testBot, textOf } from './testBot.js';

const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];

/** The power of Ann. */
const powerOf = (room: TestBot): string | undefined =>
  POWERS.find(name => name.toLowerCase() === room.hosting.store.seatHolders(1).find(({ user }) => user === '101')?.seat);

/** The table of standings in a reply or a post. */
const tableIn = (post: Reply = {}): string => textOf(post).split('```')[1] ?? '';

describe('Seats that the bot plays', () => {
  test('are those of the lobby, where another game of the same host is already running', async () => {
    const room = await alone();
    await room.as('101').run('game create', { variant: 'classic' });
    expect(textOf(await room.as('101').run('game fill', { level: 'general' }))).toContain('played by the bot');
    expect((await room.hosting.store.matches.get(2))?.plan.fill).toBeDefined();
  });

  test('are marked on the lobby, at the opening and in the status', async () => {
    const room = testBot(openMemoryStore());
    await room.as('101').run('game create', { variant: 'classic' });
    const filled = await room.as('101').run('game fill', { level: 'captain', seats: '2' });
    expect(textOf(filled)).toContain('2 Captains, played by the bot');
    expect(textOf(await room.as('101').run('game fill', { level: 'general' }))).toContain(
      '2 Captains, the rest Generals, played by the bot',
    );
    const lobby = await joined(room);
    const card = await said(room);
    expect(card).toContain('Empty seats: 2 Captains, the rest Generals, played by the bot');
    expect(card).toContain('+ 6 seats played by the bot');
    const asked = await room.as('101').press(lobby, 'Start');
    expect(textOf(asked)).toContain('the bot plays 6 empty seats');
    await room.as('101').press(asked, 'Start now');
    expect((await said(room)).match(/(General|Captain), played by the bot/g)).toHaveLength(6);
    const status = textOf(await room.as('101').run('status'));
    expect(status.match(/General, played by the bot/g)).toHaveLength(4);
    expect(textOf(await room.as('101', { language: 'fr' }).run('status'))).toContain('Général, joué par le bot');
  });

  test('are marked in the posts of a French channel too: lobby, opening, results and end', async () => {
    const room = testBot(openMemoryStore());
    await room.as('101').run('game create', { variant: 'classic', language: 'fr' });
    await room.as('101').run('game fill', { level: 'general' });
    const [card] = await room.posts();
    await room.as('101').press(card?.post ?? {}, 'Rejoindre');
    const lobby = await said(room);
    expect(lobby).toContain('Généraux (c’est le bot qui joue)');
    expect(lobby).toContain('+ 6 places jouées par le bot');
    await room.as('101').press(await room.as('101').press(card?.post ?? {}, 'Lancer'), 'Start now');
    expect((await said(room)).match(/Général, joué par le bot/g)).toHaveLength(6);
    await play(room);
    await room.as('101').ready(await room.as('101').run('orders'));
    const results = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'results')?.post;
    expect(tableIn(results).match(/\(bot\)/g)).toHaveLength(6);
    await room.as('101').press(await room.as('101').run('game end'), 'End the game');
    const ending = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending')?.post;
    expect(tableIn(ending).match(/\(bot\)/g)).toHaveLength(6);
  });

  test('are marked in lists of games and of one’s own games, in standings, results and at the end', async () => {
    const room = await alone();
    expect(textOf(await room.as('101').run('game list'))).toContain('· 6 seats played by the bot');
    expect(textOf(await room.as('101', { language: 'fr' }).run('me'))).toContain('· 6 places jouées par le bot');
    const own = powerOf(room);
    const isMarked = (text: string): void => {
      for (const name of POWERS) expect(text.includes(`${name} (bot)`)).toBe(name !== own);
    };
    isMarked(tableIn(await room.as('101').run('status')));
    await play(room);
    await room.as('101').ready(await room.as('101').run('orders'));
    const results = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'results')?.post;
    isMarked(tableIn(results));
    isMarked(textOf(results ?? {}).split('```')[0] ?? '');
    await room.as('101').press(await room.as('101').run('game end'), 'End the game');
    const posted = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending');
    isMarked(tableIn(posted?.post));
    const chart = posted?.outgoing.pictures.find(({ shows }) => shows.kind === 'chart')?.shows;
    expect(chart).toMatchObject({ bots: expect.arrayContaining(['austria', 'turkey'].filter(id => id !== own?.toLowerCase())) });
    expect(posted?.post.attachments?.map(({ alt }) => alt).join(' ')).toContain('The bot plays');
  });

  test('are marked where their names are completed, alone and in lists, and the marked name is understood', async () => {
    const room = await alone();
    const own = powerOf(room);
    const others = POWERS.filter(name => name !== own);
    const [one = '', two = ''] = others;
    const offered = await room.as('101').complete('concede', 'power', '');
    expect(offered).toEqual(others.map(name => ({ name: `${name} (bot)`, value: name.toLowerCase() })));
    const french = await room.as('101', { language: 'fr' }).complete('concede', 'power', 'turq');
    expect(french).toEqual(own === 'Turkey' ? [] : [{ name: 'Turquie (bot)', value: 'turkey' }]);
    const listed = await room.as('101').complete('vote', 'powers', `${own}, ${one}`);
    expect(listed).toEqual([{ name: `${own}, ${one} (bot)`, value: `${own}, ${one}` }]);
    const voted = await room.as('101').run('vote', { question: 'draw', powers: `${own}, ${one} (bot), ${two}` });
    expect(textOf(voted)).toMatch(/A draw between [^\n]*\(bot\)/);
  });

  test('are marked on the ballot, and where a vote about them is proposed', async () => {
    const room = await alone();
    const [one = ''] = POWERS.filter(name => name !== powerOf(room));
    await said(room);
    const paper = await room.as('101').run('concede', { power: one });
    expect(textOf(paper)).toContain(`✅ Concede: ${one} (bot) wins`);
    expect(textOf(await room.as('101', { language: 'fr' }).run('vote'))).toMatch(/✅ Concéder la victoire à [^\n]*\(bot\)/);
    expect(await said(room)).toContain(`Proposal to concede to ${one} (bot)`);
  });

  test('are marked where they are opened to people, and said to be played meanwhile', async () => {
    const room = await alone();
    const power = POWERS.find(name => name !== powerOf(room)) ?? '';
    await room.as('101').run('game offer', { power });
    expect(await said(room)).toContain(`Until then, the bot plays ${power}.`);
  });

  test('are taken back by the host, and only by the host', async () => {
    const room = testBot(openMemoryStore());
    await room.as('101').run('game create', { variant: 'classic' });
    expect(textOf(await room.as('102').run('game fill', { level: 'general' }))).toContain('Only the host');
    await room.as('101').run('game fill', { level: 'general' });
    expect(textOf(await room.as('101').run('game fill', { level: 'nobody' }))).toBe('The bot no longer fills the empty seats.');
    expect((await room.hosting.store.matches.get(1))?.plan.fill).toBeUndefined();
    expect(textOf(await room.as('101').run('game fill', { level: 'general', seats: '0' }))).not.toContain('played by the bot');
  });

  test('answer letters with one honest sentence', async () => {
    const room = await alone();
    const own = room.hosting.store.seatHolders(1).find(({ user }) => user === '101')?.seat;
    const to = ['austria', 'france'].find(seat => seat !== own) ?? '';
    const answer = textOf(await room.as('101').run('press', { to, text: 'Shall we?' }));
    expect(answer).toMatch(/^The bot plays (Austria|France): it reads no letters, makes no deals and never answers\.$/);
    expect(textOf(await room.as('101').run('press', { to }))).toBe(answer);
  });

  test.each([
    ['en', 'anonymous yes', 'Everyone sees which powers the bot plays', /Recruit, played by the bot/g, 'The bot plays '],
    ['fr', 'anonyme oui', 'Tout le monde voit quelles puissances le bot joue', /Recrue, jouée par le bot/g, 'Le bot joue '],
  ] as const)(
    'are marked in an anonymous game too, pictures included, as its lobby says; no person is named, in %s',
    async (language, rules, sentence, mark, described) => {
      const room = testBot(openMemoryStore());
      const host = room.as('101', { language });
      await host.run('game create', { variant: 'classic', rules, language });
      expect(await said(room)).not.toContain(sentence);
      await host.run('game fill', { level: 'recruit' });
      const lobby = await joined(room);
      expect(await said(room)).toContain(sentence);
      const asked = await host.press(lobby, language === 'en' ? 'Start' : 'Lancer');
      await host.press(asked, language === 'en' ? 'Start now' : 'Lancer maintenant');
      const posts = await room.posts();
      const text = posts.map(({ post }) => textOf(post)).join('\n');
      expect(text.match(mark)).toHaveLength(6);
      const map = await host.run('map');
      expect([...posts.map(({ post }) => post), map].map(({ attachments }) => attachments?.map(({ alt }) => alt).join(' '))).toContainEqual(
        expect.stringContaining(described),
      );
      expect(`${text} ${JSON.stringify(posts.map(({ post }) => post))}`).not.toContain('<@101>');
    },
  );
});

describe('A game of one person with opponents of the bot', () => {
  test.each(['classic', 'warring-states-v2'])('goes on in %s as soon as the person is ready', async variant => {
    const room = await alone({ variant });
    for (let turn = 0; turn < 5; turn++) {
      const before = room.hosting.store.openPhase(1)?.number ?? 0;
      await play(room);
      if (room.hosting.store.openPhase(1)?.number === before) await room.as('101').ready(await room.as('101').run('orders'));
      expect(room.hosting.store.openPhase(1)?.number).toBeGreaterThan(before);
    }
    for (const { seat, opponent } of room.hosting.store.seatHolders(1))
      if (opponent) expect(room.hosting.store.punctuality(1, seat).missed).toBe(0);
  });

  test('goes on in the card game until it is the person’s turn', async () => {
    const room = await alone({ variant: 'warring-states-cards' });
    await play(room);
    const { game, state } = openIn(room);
    const own = room.hosting.store.seatHolders(1).find(({ user }) => user === '101')?.seat;
    expect(game.phase(state).awaits).toContain(own);
    expect(await said(room)).toContain('Recruit, played by the bot');
  });
});

describe('The card of a phase', () => {
  test('is posted only if a person may act in it, and results announce no other', async () => {
    const room = await alone();
    const own = powerOf(room)?.toLowerCase() ?? '';
    const cards = new Map<number, readonly string[]>();
    const note = async (): Promise<void> => {
      for (const { outgoing, post } of await room.posts()) {
        const { content } = outgoing.row;
        if (content.kind === 'phase' && !post.withdrawn) cards.set(content.phase, outgoing.phaseName?.awaits ?? []);
        if (content.kind === 'results' && outgoing.open) expect(outgoing.open.name.awaits).toContain(own);
      }
    };
    for (let turn = 0; turn < 12; turn++) {
      await note();
      const before = room.hosting.store.openPhase(1)?.number ?? 0;
      await play(room);
      await note();
      if (room.hosting.store.openPhase(1)?.number === before) await room.as('101').ready(await room.as('101').run('orders'));
    }
    const closed = await room.hosting.store.history.phaseHeads(1);
    const untold = closed.filter(({ number, closedBy }) => closedBy === 'ready' && !cards.has(number));
    expect(untold.length).toBeGreaterThan(0);
    for (const awaits of cards.values()) expect(awaits).toContain(own);
  });
});

describe('What an opponent of the bot orders', () => {
  /** What the opponents file in the open phase. `change`: to what they cannot see, before they answer. */
  async function answers(variant: string, change: (room: TestBot) => Promise<void> | void) {
    const room = await alone({ variant, level: 'general', rules: variant === 'classic' ? 'training yes' : undefined });
    await change(room);
    const { number = 0 } = room.hosting.store.openPhase(1) ?? {};
    await play(room);
    const own = room.hosting.store.seatHolders(1).find(({ user }) => user === '101')?.seat;
    return (await room.hosting.store.history.submissions(1, number)).filter(({ seat }) => seat !== own);
  }

  test('does not depend on what people order and vote', async () => {
    const secret = async (room: TestBot): Promise<void> => {
      const panel = await room.as('101').run('orders');
      await room.as('101').fill(panel, 'Paste all', ORDERS);
      await room.as('101').run('draw');
    };
    expect(await answers('classic', () => undefined)).toHaveLength(6);
    expect(await answers('classic', secret)).toEqual(await answers('classic', () => undefined));
  });

  test('does not depend on cards that its seat cannot see', async () => {
    const before = await answers('warring-states-cards', () => undefined);
    for (const seat of before.map(one => one.seat).slice(0, 2)) {
      const redealt = (room: TestBot): void => {
        const { game, state, number } = openIn(room);
        const view = game.view(state, seat) as CardsView;
        const other = dealtAnew(cardsState.parse(state), view, new Map(), seededRandom(3));
        expect(other).not.toEqual(state);
        room.hosting.store.recordState(1, number, other);
      };
      const after = await answers('warring-states-cards', redealt);
      expect(after.find(one => one.seat === seat)).toEqual(before.find(one => one.seat === seat));
      expect(after).not.toEqual(before);
    }
  });

  /** Opens another phase in place of the open one. */
  function openInstead(room: TestBot, kind: string, state: unknown): void {
    const { number, match, openedAt, dueAt } = room.hosting.store.openPhase(1) ?? expect.fail('no phase is open');
    room.hosting.store.addPhase({ match, number, openedAt, dueAt, kind, state });
    room.hosting.store.arrange(1, tx => tx.put({ open: { ...openPhaseOf(tx), opponentsOwe: true } }));
  }

  const openLists = (room: TestBot): void => openInstead(room, 'lists', attacked());

  function openMovement(room: TestBot): void {
    const { game, state } = openIn(room);
    let now = state;
    while (game.phase(now).kind !== 'movement') now = game.advance(now, new Map()).state;
    openInstead(room, 'movement', now);
  }

  test.each([
    ['orders and ballots', 'classic', undefined],
    ['votes for neutral powers', 'mandate-of-heaven', openMovement],
    ['battle lists', 'classic-battles', openLists],
  ] as const)(
    'does not depend on what anybody else files: %s',
    async (_, variant, openPhase) => {
      const answerOf = async (seat: string, seed?: number): Promise<unknown> => {
        const room = await alone({ variant, level: 'general' });
        openPhase?.(room);
        const { number } = openIn(room);
        if (seed !== undefined) expect(fileAnew(room, seat, seed)).toBeGreaterThan(0);
        await play(room);
        return (await room.hosting.store.history.submissions(1, number)).find(one => one.seat === seat)?.submission;
      };
      const room = await alone({ variant, level: 'general' });
      openPhase?.(room);
      const { game, state } = openIn(room);
      const opponents = room.hosting.store.seatHolders(1).flatMap(one => (one.opponent ? [one.seat] : []));
      const asked = game.phase(state).awaits.filter(seat => opponents.includes(seat));
      const filed = [];
      for (const seat of asked.slice(0, 2)) {
        const before = await answerOf(seat);
        filed.push(before);
        expect(before).toBeDefined();
        for (const seed of [1, 2]) expect(await answerOf(seat, seed)).toEqual(before);
      }
      expect(filed.length).toBeGreaterThan(0);
      expect(filed).not.toEqual(filed.map(() => ({ orders: [] })));
    },
    120_000,
  );
});

const ORDERS =
  'A Vie H; A Bud H; F Tri H; A Par H; A Mar H; F Bre H; F Lon H; F Edi H; A Lvp H; A Mun H; A Ber H; F Kie H; A Ven H; A Rom H; F Nap H; A Mos H; A War H; F Sev H; F Ank H; A Con H; A Smy H';

describe('A training game', () => {
  test.each([
    ['en', 'training yes', 'Training game: **Hint** in your orders shows what the bot’s General would consider for your power', 'Training'],
    [
      'fr',
      'entraînement oui',
      'Partie d’entraînement\u00a0: dans vos ordres, **Conseil** montre ce qu’un Général du bot envisagerait pour votre puissance',
      'entraînement',
    ],
  ] as const)('says so in its lobby, and other lobbies do not, in %s', async (language, rules, sentence, word) => {
    const room = testBot(openMemoryStore());
    const host = room.as('101', { language });
    await host.run('game create', { variant: 'classic', language, rules });
    expect(await said(room)).toContain(sentence);
    await host.run('game create', { variant: 'classic', language });
    const other = await said(room);
    expect(other).toContain(language === 'en' ? 'Players (0 of 7)' : '(0 sur 7)');
    expect(other).not.toContain(word);
  });

  test('has a hint for one’s own seat that saves nothing', async () => {
    const room = await alone({ rules: 'training yes' });
    const panel = await room.as('101').run('orders');
    const hint = await room.as('101').press(panel, 'Hint');
    expect(textOf(hint)).toContain('What a General would consider');
    expect(textOf(hint)).toContain('These orders go for');
    expect(await room.hosting.store.history.submissions(1, 1)).toEqual([]);
    const back = await room.as('101').press(hint, 'Back');
    expect(labels(back)).toContain('Hint');
  });

  test('has a hint that does not depend on what others order and vote, and that nobody without a seat gets', async () => {
    const hintAfter = async (seed?: number): Promise<string> => {
      const room = await alone({ rules: 'training yes' });
      const panel = await room.as('101').run('orders');
      if (seed !== undefined) expect(fileAnew(room, powerOf(room)?.toLowerCase() ?? '', seed)).toBe(6);
      const hint = textOf(await room.as('101').press(panel, 'Hint'));
      const denied = textOf(await room.as('102').press(panel, 'Hint'));
      expect(denied).not.toContain('General');
      expect(denied).not.toBe('');
      return hint;
    };
    const hint = await hintAfter();
    expect(hint).toContain('What a General would consider');
    for (const seed of [1, 2]) expect(await hintAfter(seed)).toBe(hint);
  });

  test('has no hint while the bot is too busy or it takes too long: it can be asked for again, or the orders shown again', async () => {
    const room = await alone({ rules: 'training yes' });
    const panel = await room.as('101').run('orders');
    for (const code of ['took-too-long', 'too-busy'] as const) {
      const hosting = room.hosting as { compute?: Compute };
      const { compute } = hosting;
      hosting.compute = { run: async () => refuse({ code }) };
      const none = await room.as('101').press(panel, 'Hint');
      expect(textOf(none)).toContain('Nothing was changed');
      expect(labels(none)).toEqual(['Hint', 'Back']);
      hosting.compute = compute as Compute;
      expect(textOf(await room.as('101').press(none, 'Hint'))).toContain('What a General would consider');
      expect(labels(await room.as('101').press(none, 'Back'))).toContain('Hint');
    }
  });

  const variants = ['classic', 'warring-states-v2', 'mandate-of-heaven', 'warhammer-fm05', 'warring-states-cards'];
  test.each(variants)('is chosen by the host: in another game of %s there is no hint, not even for a forged button', async variant => {
    const room = await alone({ variant });
    expect(labels(await room.as('101').run('orders'))).not.toContain('Hint');
    const forged = { rows: [{ type: 1, components: [{ type: 2, style: 1, label: 'Hint', custom_id: '1:hint:1:1' }] }] } as never;
    expect(textOf(await room.as('101').press(forged, 'Hint'))).toContain('only available in training games');
  });
});

describe('Opponents of the bot that stand in', () => {
  test.each([
    [
      'en',
      /^No orders came for [A-Z][a-z]+ in time, so just this once the bot filled them in\.\n/,
      /You saved nothing, so the bot gave these orders for you\.|le bot a donné ces ordres à votre place\./,
    ],
    [
      'fr',
      /^Aucun ordre n’est arrivé à temps pour .+\s: pour cette fois, le bot s’en est chargé\.\n/,
      /You saved nothing, so the bot gave these orders for you\.|le bot a donné ces ordres à votre place\./,
    ],
  ] as const)('say to the channel and to the player for whom they ordered, in %s', async (language, toAll, toOne) => {
    const room = testBot(openMemoryStore());
    await room.as('101').run('game create', { variant: 'classic', language, rules: 'stand-in captain' });
    const [lobby] = await room.posts();
    expect(textOf(lobby?.post ?? {})).toContain(
      language === 'en' ? 'the bot (Captain) gives the orders' : 'le bot (Capitaine) donne ses ordres',
    );
    const [join = '', start = ''] = language === 'en' ? ['Join', 'Start'] : ['Rejoindre', 'Lancer'];
    for (const user of SEVEN) await room.as(user, { language }).press(lobby?.post ?? {}, join);
    await room.as('101').press(await room.as('101').press(lobby?.post ?? {}, start), 'Start now');
    for (const user of SEVEN) await room.as(user).ready(await room.as(user).run('orders'));
    for (const user of SEVEN.slice(1)) await room.as(user).ready(await room.as(user).run('orders'));
    await room.posts();
    room.pass(24 * 3_600_000);
    await closeDuePhases(room.hosting);
    await play(room);
    await closeDuePhases(room.hosting);
    const posts = await room.posts();
    const notices = posts.filter(({ outgoing }) => outgoing.row.content.kind === 'notice').map(({ post }) => textOf(post));
    expect(notices).toEqual([expect.stringMatching(toAll)]);
    const told = posts.filter(({ outgoing: { row } }) => row.content.kind === 'receipt' && row.content.covered);
    expect(told.map(({ outgoing }) => outgoing.row.to)).toEqual([{ user: '101' }]);
    expect(told.map(({ post }) => textOf(post)).join()).toMatch(toOne);
  });
});

describe('An opponent of the bot that takes too long', () => {
  test.each([
    ['en', 'recruit', /^The bot ran out of time or failed for [A-Z].+ and [A-Z][a-z]+, so it played like a Recruit there this time\.\n/],
    ['en', 'nothing', /^The bot ran out of time or failed for [A-Z].+ and [A-Z][a-z]+, so it gave no orders there this time\.\n/],
    ['fr', 'recruit', /^Le bot a manqué de temps ou a échoué pour l.+ et l.+\u00a0: cette fois, il y a joué comme une Recrue\.\n/],
    ['fr', 'nothing', /^Le bot a manqué de temps ou a échoué pour l.+ et l.+\u00a0: cette fois, il n’y a donné aucun ordre\.\n/],
  ] as const)('is told to the channel when the phase closes, in %s (%s)', async (language, left, told) => {
    const room = await alone({ level: 'general', language });
    const hosting = room.hosting as { compute?: Compute };
    const here = computeHere(room.hosting.games);
    hosting.compute = {
      run: async (name, input) =>
        left === 'nothing' || ('level' in input && input.level === 'general')
          ? refuse({ code: 'took-too-long' })
          : await here.run(name, input),
    };
    await play(room);
    const notices = async () =>
      (await room.posts()).flatMap(({ outgoing, post }) => (outgoing.row.content.kind === 'notice' ? [textOf(post)] : []));
    expect(await notices()).toEqual([]);
    await room.as('101').ready(await room.as('101').run('orders'));
    expect(await notices()).toEqual([expect.stringMatching(told)]);
  });
});

describe('Last saved orders that stand in', () => {
  test.each([
    [
      'en',
      'stand-in last-orders',
      'their last saved orders for this kind of phase are played again',
      /^No orders came for Turkey in time, so the last saved ones/,
    ],
    [
      'fr',
      'relève last-orders',
      'ses derniers ordres enregistrés pour ce type de phase sont rejoués',
      /^Aucun ordre n’est arrivé à temps pour .*Turquie.*rejoués/,
    ],
  ] as const)(
    'are those that are still legal; the lobby, the channel and the player are told, in %s',
    async (language, rules, card, toAll) => {
      const room = testBot(openMemoryStore());
      await room.as('101', { language }).run('game create', { variant: 'classic', language, rules });
      const [lobby] = await room.posts();
      expect(textOf(lobby?.post ?? {})).toContain(card);
      const [join = '', start = '', now = ''] =
        language === 'en' ? ['Join', 'Start', 'Start now'] : ['Rejoindre', 'Lancer', 'Lancer maintenant'];
      for (const user of SEVEN) await room.as(user, { language }).press(lobby?.post ?? {}, join);
      const asked = await room.as('101', { language }).press(lobby?.post ?? {}, start);
      if (labels(asked).includes(now)) await room.as('101', { language }).press(asked, now);
      const turk = room.hosting.store.seatHolders(1).find(({ seat }) => seat === 'turkey')?.user ?? '';
      await room.as(turk).run('order', { text: 'A Con - Bul; A Smy - Con; F Ank - Con' });
      for (const user of SEVEN) await room.as(user).ready(await room.as(user).run('orders'));
      for (const user of SEVEN.filter(one => one !== turk)) await room.as(user).ready(await room.as(user).run('orders'));
      await room.posts();
      const before = room.hosting.store.openPhase(1)?.number ?? 0;
      room.pass(24 * 3_600_000);
      await closeDuePhases(room.hosting);
      await play(room);
      // The army that has gone to Bulgaria cannot repeat its move, and holds.
      const filed = (await room.hosting.store.history.submissions(1, before)).find(({ seat }) => seat === 'turkey');
      const game = room.hosting.games.get('classic');
      const state = game?.state.parse((await room.hosting.store.history.phase(1, before))?.state);
      const sheet = game?.sheet(state, 'turkey', game.submission.parse(filed?.submission), 'en') ?? [];
      expect(sheet.flatMap(({ text }) => text ?? []).sort()).toEqual(['A smy - con', 'F ank - con']);
      await closeDuePhases(room.hosting);
      const posts = await room.posts();
      const notices = posts.filter(({ outgoing }) => outgoing.row.content.kind === 'notice').map(({ post }) => textOf(post));
      expect(notices).toEqual([expect.stringMatching(toAll)]);
      const told = posts.filter(({ outgoing: { row } }) => row.content.kind === 'receipt' && row.content.covered);
      expect(told.map(({ outgoing }) => outgoing.row.to)).toEqual([{ user: turk }]);
      expect(told.map(({ post }) => textOf(post)).join()).toMatch(
        /your last saved orders were played again|vos derniers ordres enregistrés ont été rejoués/,
      );
    },
  );
});
