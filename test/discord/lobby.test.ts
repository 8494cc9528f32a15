import { describe, expect, test } from 'vitest';
import { aMatch, aPhase } from '../store/records.js';
import { labels, playerOf, SEVEN, startedGame, testBot, textOf } from './testBot.js';

const opened = async (options: Readonly<Record<string, string>> = {}) => {
  const room = testBot();
  const host = room.as('101');
  const answer = await host.run('game create', { variant: 'warring-states-v2', ...options });
  const [card] = await room.posts();
  if (card === undefined) throw new Error('no card');
  return { room, host, answer, card: card.post };
};

describe('/game create', () => {
  test('opens a lobby whose card says what is played, by whose rules, and how fast', async () => {
    const { answer, card } = await opened({ movement: '2d 12h', retreats: '10m' });
    expect(answer.content).toContain('Warring States v2: the lobby is open');
    const text = textOf(card);
    expect(text).toContain('Samy Elias');
    expect(text).toContain('our own reconstruction');
    expect(text).toContain('Movement: 2 days and 12 hours');
    expect(text).toContain('Retreats: 10 minutes');
    expect(text).toContain('Other phases: 1 day and 6 hours');
    expect(labels(card)).toEqual(['Join', 'Leave', 'Start', 'Preferences', 'Settings', 'Rules']);
  });

  test.each([
    [
      'classic',
      '**Goal:** 18 of the 34 centres, and more than anyone else.',
      '**But :** 18 des 34 centres, et plus que toute autre puissance.',
    ],
    ['warhammer-fm05', '**Goal:** more than half of the centres in play', '**But :** plus de la moitié des centres en jeu'],
    [
      'warring-states-cards',
      '**Goal:** hold the most states when the game ends.',
      '**But :** tenir le plus d’États à la fin de la partie.',
    ],
  ])('the card says how %s is won, and shows the board or the table', async (variant, english, french) => {
    for (const [language, goal] of [
      ['en', english],
      ['fr', french],
    ] as const) {
      const { card } = await opened({ variant, language });
      expect(textOf(card)).toContain(goal);
      expect(card.attachments).toHaveLength(1);
    }
  });

  test('posts in the language asked for, and answers in the asker’s', async () => {
    const room = testBot();
    const answer = await room.as('101').run('game create', { variant: 'classic', language: 'fr' });
    const [card] = await room.posts();
    expect(answer.content).toContain('is open');
    expect(textOf(card?.post ?? {})).toMatch(/Mouvements\s: 1\sjour\n/);
    expect(labels(card?.post ?? {})).toEqual(['Rejoindre', 'Quitter', 'Lancer', 'Préférences', 'Réglages', 'Règles']);
  });

  test.each([
    ['a length it cannot read', { movement: 'soon' }, 'don’t understand the length “soon”'],
    ['a length out of bounds', { movement: '90d' }, 'from 1 minute to 30 days'],
    ['a game it does not know', { variant: 'chess' }, 'don’t know a game called “chess”'],
  ])('refuses %s, and opens nothing', async (_, options, reason) => {
    const room = testBot();
    const answer = await room.as('101').run('game create', { variant: 'classic', ...options });
    expect(answer.content).toContain(reason);
    expect(await room.posts()).toEqual([]);
  });

  test.each([
    ['duchies Empire: REIK', 'No unit of the Empire starts in the Reikland Forest.'],
    ['duchies Empire: NULN + ALTD + MIDD', 'Leave at least one unit of the Empire for its first seat.'],
    ['duchies Chaos: KURG; nations Empire, Norse', 'Nobody plays Chaos, so it can’t be shared.'],
    ['nations Chaos, Empire; board the Old World', 'Chaos is not on this board.'],
    ['nations Empire', 'Choose at least two powers, each only once.'],
    ['nations Empire, Empire', 'Choose at least two powers, each only once.'],
    ['duchies Mordor: NULN', 'I don’t understand this choice: `duchies`.'],
  ])('refuses rules that do not fit together: %s', async (rules, reason) => {
    const room = testBot();
    const answer = await room.as('101').run('game create', { variant: 'warhammer-fm05', rules });
    expect(answer.content).toBe(reason);
    expect(await room.posts()).toEqual([]);
  });

  test.each([
    ['en', ['2 to 9 players: the Old World', '10 to 21 players: the whole world', 'Chaos Daemons, Empire', 'permanently destroyed: yes']],
    ['fr', ['De 2 à 9 personnes', 'De 10 à 21 personnes', 'Démons du Chaos, Empire', 'être détruits définitivement\u00a0: oui']],
  ])('tells, whatever was chosen, for which numbers of players which boards and nations fit (%s)', async (language, sentences) => {
    const room = testBot();
    const chosen =
      'battles tabletop; scale 2000; dependent schedule; sides separate; cataclysmic; daemons; orcs both; greater; capitals; oceans';
    const hosted = {
      first: '3d',
      rest: 'Sat Sun Europe/Paris',
      extensions: '2',
      grace: '2h',
      muster: '1d',
      unready: 'hold',
      press: 'private',
      anonymous: 'yes',
    };
    await room.as('101').run('game create', { variant: 'warhammer-fm05', rules: chosen, language, ...hosted });
    const [card] = await room.posts();
    const text = textOf(card?.post ?? {});
    for (const sentence of sentences) expect(text).toContain(sentence);
  });

  test.each([
    ['en', 'Duchies: seat 2 of the Empire orders the units that start in Nuln. The first seat orders the rest and builds.'],
    [
      'fr',
      'Duchés\u00a0: la place 2 de l’Empire commande les unités qui commencent là\u00a0: Nuln. La première commande les autres et construit.',
    ],
  ])('tells which nations are shared (%s)', async (language, sentence) => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warhammer-fm05', rules: 'duchies Empire: NULN', language });
    const [card] = await room.posts();
    expect(textOf(card?.post ?? {})).toContain(sentence);
  });

  test('names what the bot may not do in the channel', async () => {
    const room = testBot();
    const answer = await room.as('101', { lacks: ['SendMessages', 'AttachFiles'] }).run('game create', { variant: 'classic' });
    expect(answer.content).toContain('permission to send messages and attach files');
    const enFrancais = await room.as('101', { lacks: ['EmbedLinks'], language: 'fr' }).run('game create', { variant: 'classic' });
    expect(enFrancais.content).toContain('le droit d’intégrer des liens');
    expect(await room.posts()).toEqual([]);
  });

  test('is for servers, not for direct messages', async () => {
    const answer = await testBot().as('101', { guild: null }).run('game create', { variant: 'classic' });
    expect(answer.content).toContain('not in a DM');
  });
});

describe('the card of a lobby', () => {
  test('lists who joined, as they come and go', async () => {
    const { room, card } = await opened();
    expect((await room.as('102').press(card, 'Join')).content).toContain('You’ve joined');
    expect((await room.as('103', { language: 'fr' }).press(card, 'Join')).content).toContain('vous participez');
    expect(textOf((await room.posts())[0]?.post ?? {})).toMatch(/Players \(2 of 7\)\n1\. <@102>\n2\. <@103>/);
    expect((await room.as('102').press(card, 'Leave')).content).toContain('You’ve left');
    expect(textOf((await room.posts())[0]?.post ?? {})).toContain('Players (1 of 7)');
  });

  test('lets nobody join twice, nor leave who never came', async () => {
    const { room, card } = await opened();
    const guest = room.as('102');
    await guest.press(card, 'Join');
    expect((await guest.press(card, 'Join')).content).toBe('You’ve already joined.');
    expect((await room.as('103').press(card, 'Leave')).content).toBe('You’re not in this game. To play, press **Join**.');
  });

  test('lets only the host start', async () => {
    const { room, card } = await opened();
    const refused = await room.as('102').press(card, 'Start');
    expect(refused.content).toBe('Only the host of the game can do that.');
    expect(labels(refused)).toEqual([]);
  });

  test('does not start without a player', async () => {
    const { host, card } = await opened();
    expect((await host.press(card, 'Start')).content).toContain('Nobody has joined');
  });
});

describe('Start', () => {
  test('asks the host, and begins when he says so', async () => {
    const { room, host, card } = await opened();
    for (const player of SEVEN) await room.as(player).press(card, 'Join');
    const ask = await host.press(card, 'Start');
    expect(ask.content).toContain('All 7 seats are taken');
    expect(labels(ask)).toEqual(['Start now', 'Not yet']);
    expect((await room.hosting.store.matches.get(1))?.status).toBe('lobby');
    expect((await host.press(ask, 'Start now')).content).toBe('The game has started.');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('running');
  });

  test('offers to start with empty seats, and says how many powers will be in civil disorder', async () => {
    const { room, host, card } = await opened();
    await room.as('102').press(card, 'Join');
    const ask = await host.press(card, 'Start');
    expect(ask.content).toContain('6 seats are empty');
    expect(ask.content).toContain('6 powers, chosen at random, will be in civil disorder');
    await host.press(ask, 'Start with empty seats');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('running');
  });

  test('asks anew when more seats are empty than the host agreed to', async () => {
    const { room, host, card } = await opened();
    for (const player of SEVEN.slice(0, 3)) await room.as(player).press(card, 'Join');
    const ask = await host.press(card, 'Start');
    await room.as('103').press(card, 'Leave');
    const again = await host.press(ask, 'Start with empty seats');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('lobby');
    expect(again.content).toContain('5 seats are empty');
  });

  test('can wait', async () => {
    const { room, host, card } = await opened();
    await room.as('102').press(card, 'Join');
    const ask = await host.press(card, 'Start');
    expect((await host.press(ask, 'Not yet')).content).toContain('the lobby stays open');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('lobby');
  });

  test('tells who plays what with the map, rings the players alone, and takes the buttons off the lobby', async () => {
    const room = testBot();
    await startedGame(room);
    const all = await room.posts();
    const posts = all.filter(({ outgoing }) => 'channel' in outgoing.row.to);
    const [opening, phase, lobby] = posts.map(({ post }) => post);
    expect(posts.map(({ outgoing }) => outgoing.row.content.kind)).toEqual(['opening', 'phase', 'lobby']);
    const told = all.filter(({ outgoing }) => outgoing.row.content.kind === 'dealt').map(({ post }) => textOf(post));
    expect(told).toHaveLength(7);
    for (const text of told)
      for (const part of ['You play', '**Your units:**', '**Goal:**', 'due by', '`/orders`']) expect(text).toContain(part);
    expect(labels(lobby ?? {})).toEqual([]);
    expect(textOf(lobby ?? {})).toContain('The game has started.');
    expect(opening?.content).toContain(`**Qin** — <@${playerOf(room, 'qin')}>`);
    expect([...(opening?.rings ?? [])].toSorted()).toEqual([...SEVEN]);
    expect(opening?.attachments?.[0]?.alt).toContain('Qin has 3 centres');
    expect(lobby?.rings).toBeUndefined();
    expect(labels(phase ?? {})).toEqual(['Orders', 'Ready', 'Map', 'Draw, pause…']);
    expect(textOf(phase ?? {})).toMatch(/^Spring 450 BC, movement\nOrders due by <t:\d+:F> \(<t:\d+:R>\)\./);
  });
});

test('one lobby too many is refused with the numbers of those that are open, and what to do', async () => {
  const room = testBot();
  for (const channel of ['501', '502', '503']) await room.as('101', { channel }).run('game create', { variant: 'classic' });
  const said = async (user: string, channel: string, language: 'en' | 'fr' = 'en') =>
    (await room.as(user, { channel, language }).run('game create', { variant: 'classic' })).content;
  expect(await said('101', '504')).toBe(
    'You already have 3 open lobbies (games 1, 2 and 3) on this server, the maximum per person. First start one of them, or end it with `/game end`.',
  );
  expect((await room.as('101', { channel: '504' }).run('host import')).content).toContain('(games 1, 2 and 3)');
  expect(await said('101', '504', 'fr')).toContain('(n° 1, 2 et 3) sur ce serveur');
  for (const user of ['102', '103']) await said(user, '501');
  expect(await said('104', '501')).toContain('This channel already has 3 open lobbies (games 1, 4 and 5)');
  expect(await said('104', '505')).toContain('is open');
});

describe('When a lobby closes', () => {
  test.each([
    ['classic', {}, 'If it’s full by then, the game starts; otherwise it’s cancelled.'],
    ['classic', { rules: 'if-not-full opponents' }, 'The game starts then if anyone has joined. Empty seats: Captains, played by the bot.'],
    ['warhammer-fm05', {}, 'The game starts then with everyone who has joined; if that’s too few, it’s cancelled.'],
  ])('its card says when, and what happens then: %s %j', async (variant, options, what) => {
    const { card } = await opened({ variant, ...options });
    expect(textOf(card)).toMatch(/Lobby closes <t:\d+:F>/);
    expect(textOf(card)).toContain(what);
  });
});

describe('Once ten lobbies for a game are over on a server', () => {
  test.each([
    ['en', 5, 'On this server, 5 of the last 10 lobbies for this game filled, half of them within 3 days.'],
    ['en', 1, 'On this server, 1 of the last 10 lobbies for this game filled, within 3 days.'],
    ['fr', 1, 'a réuni assez de monde, en moins de 3\u00a0jours.'],
    ['en', 0, 'None of the last 10 lobbies for this game on this server filled.'],
    [
      'fr',
      5,
      'Sur ce serveur, 5 des 10 dernières parties proposées pour ce jeu ont réuni assez de monde, dont la moitié en moins de 3\u00a0jours.',
    ],
  ])('the card of the next one says how they fared: %s, %i filled', async (language, filled, what) => {
    const room = testBot();
    const { store } = room.hosting;
    for (let i = 0; i < 10; i++) {
      const match = store.addMatch({ ...aMatch, guild: '900', game: 'classic', status: 'ended', createdAt: 0 });
      if (i < filled) store.addPhase({ ...aPhase(match.id, 1), openedAt: 70 * 3_600_000 + i });
    }
    await room.as('101').run('game create', { variant: 'classic', language });
    const [card] = await room.posts();
    expect(textOf(card?.post ?? {})).toContain(what);
  });
});

describe('The card of a lobby says how reliable its players are', () => {
  test('in a word, unless everybody is new; never in an anonymous game', async () => {
    for (const [anonymous, said] of [
      [false, ['1. <@102> · reliable', '2. <@103> · often late', '3. <@104> · new here']],
      [true, []],
    ] as const) {
      const room = testBot();
      const { store } = room.hosting;
      const { id } = store.addMatch({ ...aMatch, guild: '900', game: 'classic', status: 'ended' });
      store.arrange(id, tx => {
        for (let phase = 1; phase <= 12; phase++)
          tx.add('duties', { phase, user: '102', kind: 'kept' }, { phase, user: '103', kind: 'missed' });
      });
      await room.as('101').run('game create', { variant: 'classic', ...(anonymous && { rules: 'anonymous yes' }) });
      const card = (await room.posts())[0]?.post ?? {};
      for (const user of ['102', '103', '104']) await room.as(user).press(card, 'Join');
      const text = textOf((await room.posts()).at(-1)?.post ?? {});
      expect(text.split('\n').filter(line => /^\d\. |reliable|late|new here/.test(line))).toEqual(said);
    }
  });
});

describe('/me on a server', () => {
  test('says how one’s games there have ended, by variant and power, and which count, to oneself alone', async () => {
    const room = testBot();
    const { store } = room.hosting;
    const won = { user: '102', seat: 'austria', outcome: 'won', rank: 1, points: 18, rated: true } as const;
    const lost = { ...won, seat: 'france', outcome: 'lost', rank: 4 } as const;
    for (const result of [won, { ...won, outcome: 'drew' } as const, lost]) {
      const { id } = store.addMatch({ ...aMatch, guild: '900', game: 'classic', status: 'ended' });
      store.arrange(id, tx => tx.add('results', result));
    }
    expect((await room.as('102').run('me')).content).toContain(
      '**Your games on this server:** 3 finished: 1 won, 1 drawn, 1 lost, 0 left before the end.\n- Classic (Europe, 1901): 3 games, 1 won, 1 drawn · Austria 2 (1 won, 1 drawn) · France 1\n\n-# Games that were won or drawn count.',
    );
    expect((await room.as('102', { language: 'fr' }).run('me')).content).toMatch(
      /- Classique[^\n]*\s: 3 parties, 1 gagnées?, 1 nulles? · Autriche 2 \(1 gagnée, 1 nulle\) · France 1/,
    );
    expect((await room.as('103').run('me')).content).not.toContain('Your games');
    expect((await room.as('102', { guild: 'other' }).run('me')).content).not.toContain('Your games');
  });

  test('says how reliable one has been there, with the rule, to oneself alone', async () => {
    const room = testBot();
    const { store } = room.hosting;
    const { id } = store.addMatch({ ...aMatch, guild: '900', game: 'classic', status: 'ended' });
    expect((await room.as('102').run('me')).content).not.toContain('reliability');
    store.arrange(id, tx => {
      for (let phase = 1; phase <= 12; phase++) tx.add('duties', { phase, user: '102', kind: phase === 12 ? 'late' : 'kept' });
    });
    expect((await room.as('102').run('me')).content).toContain(
      '**Your reliability on this server:** 95% (reliable). Your latest turns: 11 in time, 1 late, 0 missed. Seats given up: 0.\n-# Every phase that waited for your orders is a turn. A late turn counts half',
    );
    expect((await room.as('102', { language: 'fr' }).run('me')).content).toMatch(/Votre fiabilité sur ce serveur\s:\*\* 95\s% \(fiable\)/);
    expect((await room.as('103').run('me')).content).not.toContain('reliability');
    expect((await room.as('102', { guild: 'other' }).run('me')).content).not.toContain('reliability');
  });
});

describe('The lobby of a rematch', () => {
  test('names the game before and mentions who is asked and has not joined', async () => {
    const room = testBot();
    await startedGame(room);
    const asked = await room.as('101').run('game end', { game: '1' });
    await room.as('101').press(asked, 'End the game');
    const posts = await room.posts();
    const ending = posts.find(({ post }) => labels(post).includes('Rematch'))?.post ?? {};
    const answer = await room.as(SEVEN[1] ?? '').press(ending, 'Rematch');
    expect(answer.content).toContain('You’re the host');
    const card = (await room.posts()).find(({ post }) => labels(post).includes('Join'))?.post;
    expect(textOf(card ?? {})).toContain('Rematch of game 1.');
    expect(card?.content?.split(' ').toSorted()).toEqual(SEVEN.filter(user => user !== SEVEN[1]).map(user => `<@${user}>`));
    expect(card?.rings?.toSorted()).toEqual(SEVEN.filter(user => user !== SEVEN[1]).toSorted());
  });
});
