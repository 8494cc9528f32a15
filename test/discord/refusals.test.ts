import { describe, expect, test } from 'vitest';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, startedGame, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;
const plain = (text = ''): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a game that has not begun', () => {
  test.each([
    ['verify', {}],
    ['history', {}],
    ['history', { as: 'chart' }],
    ['explain', { order: 'A Xia' }],
    ['map', {}],
  ])('has nothing to show by /%s', async (command, options) => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-v1' });
    expect((await room.as('101').run(command, options)).content).toBe('That game hasn’t started yet.');
  });

  test('is asked to begin in words that fit one empty seat and several, and say how powers are dealt', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-v1' });
    const [lobby] = await room.posts();
    if (!lobby) throw new Error('no lobby was posted');
    for (const player of ['101', '102', '103', '104', '105']) await room.as(player).press(lobby.post, 'Join');
    const ask = async (language: 'en' | 'fr' = 'en') => plain((await room.as('101', { language }).press(lobby.post, 'Start')).content);
    expect(await ask()).toContain(
      '5 players have joined; 2 seats are empty. Start now? 2 powers, chosen at random, will be in civil disorder: their units hold, and nobody gives them orders.',
    );
    await room.as('106').press(lobby.post, 'Join');
    expect(await ask()).toContain('One power, chosen at random, will be in civil disorder: its units hold');
    await room.as('107').press(lobby.post, 'Join');
    expect(await ask()).toBe('All 7 seats are taken. Start now? Powers are assigned by preference, otherwise at random.');
    expect(await ask('fr')).toContain('selon les préférences, sinon par tirage au sort');
  });

  test('is told how many may still join, in a game for fewer players or more', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-cards' });
    const [lobby] = await room.posts();
    for (const player of ['101', '102', '103']) await room.as(player).press(lobby?.post ?? {}, 'Join');
    const ask = await room.as('101').press(lobby?.post ?? {}, 'Start');
    expect(ask.content).toMatch(/^3 of up to 5 players have joined\. Start now\?/);
  });
});

test('before a phase has closed its seals are said to be shut', async () => {
  const room = testBot();
  await startedGame(room);
  expect((await room.as('101').run('verify')).content).toBe('The seals of a phase can be checked once its results are posted.');
});

test('what became of the orders is shown of the last phase in which somebody had a choice', async () => {
  const room = testBot();
  await startedGame(room);
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  expect((await room.hosting.store.history.phase(1, 2))?.closedBy).toBe('skipped');
  for (const show of ['orders', 'results']) {
    const shown = await room.as('101').run('map', { show });
    expect(shown.sketch?.alt ?? shown.attachments?.[0]?.alt).toContain('Spring 450 BC, movement');
  }
});

describe('/game create', () => {
  test.each([
    ['en', { variant: 'warring-states-v1', battles: '7d' }, 'This game has no option `battles`.'],
    ['fr', { variant: 'warring-states-v1', batailles: '7j' }, 'Ce jeu n’a pas d’option `batailles`.'],
    ['en', { variant: 'classic', pace: 'soon' }, 'I don’t understand the length “soon”'],
    ['fr', { variant: 'warring-states-v1', rules: 'échelle 1500' }, 'Ce jeu n’a pas d’option `échelle`.'],
    ['en', { variant: 'warring-states-v1', rules: 'fish' }, 'This game has no option `fish`.'],
    ['en', { variant: 'classic', rest: 'Caturday Europe/Paris' }, 'Write up to six days and a time zone, without a time: `Sat Sun'],
    ['fr', { variant: 'classic', rest: 'sam 19:00 Europe/Paris' }, 'Écrivez six jours au plus'],
  ] as const)('names what it refuses as the client does (%s)', async (language, options, said) => {
    expect(plain((await testBot().as('101', { language }).run('game create', options)).content)).toContain(said);
  });
});

describe('/substitute', () => {
  test('asks until when, and says who cannot stand in', async () => {
    const room = testBot();
    await startedGame(room);
    const guest = room.as(playerOf(room, 'qin'));
    expect((await guest.run('substitute', { player: '777' })).content).toMatch(/^Until which day\?/);
    expect((await guest.run('substitute', { player: playerOf(room, 'han'), until: '3d' })).content).toMatch(
      /^Your substitute can’t be the host/,
    );
  });
});

describe('/resign', () => {
  test('is not offered to who only stands in', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as(playerOf(room, 'qin')).run('substitute', { player: '777', until: '3d' });
    const asked = (await room.posts()).findLast(({ post }) => labels(post).includes('Be the substitute'))?.post ?? {};
    await room.as('777').press(asked, 'Be the substitute');
    const answer = await room.as('777').run('resign');
    expect(answer.content).toMatch(/^As a substitute you can only give orders/);
    expect(answer.rows ?? []).toEqual([]);
  });

  test('is possible while the game stands still', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as('101').run('host pause');
    const user = playerOf(room, 'qin');
    const ask = await room.as(user).run('resign');
    expect((await room.as(user).press(ask, 'Give up my seat')).content).toContain('You’ve given up Qin.');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('paused');
    expect(room.hosting.store.seatHolders(1).find(({ seat }) => seat === 'qin')?.user).toBeUndefined();
  });
});

describe('/vote in a game that stands still', () => {
  test('offers only that it goes on, and says by whom it can', async () => {
    const room = testBot();
    await startedGame(room);
    const guest = room.as(playerOf(room, 'qin'));
    await guest.run('draw');
    await room.as('101').run('host pause');
    const paper = await guest.run('vote');
    expect(offered(paper)).toEqual(['Resume the game']);
    expect(textOf(paper)).not.toContain('A draw between all');
    expect((await guest.run('draw')).content).toContain('or more than half of the players vote for that with `/vote`');
  });
});

test('/motion says where nobody’s units are ordered by vote', async () => {
  const room = testBot();
  await startedGame(room);
  expect((await room.as(playerOf(room, 'qin')).run('motion', { text: 'A Lu - Sun' })).content).toBe(
    'There are no motions in this game: no unit is ordered by vote.',
  );
});

test('/me says what one plays in a game that stands still, too', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as('101').run('host pause');
  expect(textOf(await room.as(playerOf(room, 'qin')).run('me'))).toMatch(/paused\n(-# You host it\.\n)?-# You play Qin\.$/);
});

test('/away from now on names its end alone; one to come, both ends', async () => {
  const room = testBot();
  await startedGame(room);
  const guest = room.as(playerOf(room, 'qin'));
  await room.posts();
  const told = async () => (await room.posts()).map(({ post }) => textOf(post)).join();
  expect((await guest.run('away', { until: '3d' })).content).toMatch(/^You’re away until <t:/);
  expect(await told()).toMatch(/The player of Qin is away until <t:/);
  expect((await guest.run('away', { from: '2d', until: '5d' })).content).toMatch(/^You’re away from <t:.* until <t:/);
  expect(await told()).toMatch(/The player of Qin will be away from <t:.* until <t:/);
  const french = await room.as(playerOf(room, 'han'), { language: 'fr' }).run('away', { until: '3d' });
  expect(plain(french.content)).toMatch(/^C’est noté : vous vous absentez jusqu’au <t:/);
});

test('/privacy names the games that somebody still hosts, one or several', async () => {
  const room = testBot();
  const ask = async (language: 'en' | 'fr' = 'en') => {
    const guest = room.as('101', { language });
    const first = await guest.press(await guest.run('privacy'), language === 'en' ? 'Delete my data' : 'Supprimer mes données');
    return plain((await guest.press(first, language === 'en' ? 'Yes, delete it' : 'Oui, supprimer')).content);
  };
  await room.as('101').run('game create', { variant: 'classic' });
  expect(await ask()).toMatch(/^You still host game 1\. First hand it over/);
  expect(await ask('fr')).toMatch(/^Vous organisez encore la partie 1\. Confiez-la/);
  await room.as('101', { channel: '501' }).run('game create', { variant: 'classic' });
  expect(await ask()).toMatch(/^You still host games 1 and 2\. First hand them over/);
  expect(await ask('fr')).toMatch(/^Vous organisez encore les parties 1 et 2\. Confiez-les/);
});

test('the card game is not told in moving pictures, not even before its first decision', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warring-states-cards' });
  const [lobby] = await room.posts();
  if (!lobby) throw new Error('no lobby was posted');
  for (const player of ['101', '102']) await room.as(player).press(lobby.post, 'Join');
  await room.as('101').press(await room.as('101').press(lobby.post, 'Start'), 'Start now');
  expect((await room.as('101').run('history')).content).toBe('Moving maps and charts aren’t available for that game.');
});
