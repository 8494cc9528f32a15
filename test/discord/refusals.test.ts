import { describe, expect, test } from 'vitest';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { offered, playerOf, startedGame, testBot, textOf } from './testBot.js';

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
    expect((await room.as('101').run(command, options)).content).toBe('That game has not begun yet.');
  });

  test('is asked to begin in words that fit one empty seat and several, and say how powers are dealt', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-v1' });
    const [lobby] = await room.posts();
    if (!lobby) throw new Error('no lobby was posted');
    for (const player of ['101', '102', '103', '104', '105']) await room.as(player).press(lobby.post, 'Join');
    const ask = async (language: 'en' | 'fr' = 'en') => plain((await room.as('101', { language }).press(lobby.post, 'Start')).content);
    expect(await ask()).toContain('2 powers, drawn by lot, are then in civil disorder: their units hold');
    await room.as('106').press(lobby.post, 'Join');
    expect(await ask()).toContain('One power, drawn by lot, is then in civil disorder: its units hold');
    await room.as('107').press(lobby.post, 'Join');
    expect(await ask()).toBe('All 7 seats are taken. Start now? The powers are dealt by preference, else by lot.');
    expect(await ask('fr')).toContain('selon les préférences, sinon par tirage au sort');
  });
});

test('before a phase has closed its seals are said to be shut', async () => {
  const room = testBot();
  await startedGame(room);
  expect((await room.as('101').run('verify')).content).toBe('The seals of a phase are opened with its results.');
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
    ['en', { variant: 'warring-states-v1', battles: '7d' }, 'That game has no `battles` to give a length to.'],
    ['fr', { variant: 'warring-states-v1', battles: '7d' }, 'Ce jeu n’a pas de `batailles` : n’en donnez pas la durée.'],
    ['fr', { variant: 'warring-states-v1', rules: 'échelle 1500' }, 'Dans ce jeu, il n’y a pas de `échelle` à choisir.'],
    ['en', { variant: 'warring-states-v1', rules: 'fish' }, 'In that game there is no `fish` to choose.'],
    [
      'en',
      { variant: 'classic', rest: 'Caturday Europe/Paris' },
      'as days of rest. Write up to six days and a zone, without a time: `Sat Sun',
    ],
    ['fr', { variant: 'classic', rest: 'sam 19:00 Europe/Paris' }, 'comme des jours de repos. Écrivez six jours au plus'],
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
    expect((await guest.run('substitute', { player: playerOf(room, 'han'), until: '3d' })).content).toMatch(/can order for you\.$/);
  });
});

describe('/resign', () => {
  test('is not offered to who only stands in', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as(playerOf(room, 'qin')).run('substitute', { player: '777', until: '3d' });
    const answer = await room.as('777').run('resign');
    expect(answer.content).toMatch(/^You are a substitute/);
    expect(answer.rows ?? []).toEqual([]);
  });

  test('is possible while the game stands still', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as('101').run('host pause');
    const user = playerOf(room, 'qin');
    const ask = await room.as(user).run('resign');
    expect((await room.as(user).press(ask, 'Give up my seat')).content).toContain('You have given up Qin.');
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
    expect(offered(paper)).toEqual(['Let the game go on']);
    expect(textOf(paper)).not.toContain('A draw between all');
    expect((await guest.run('draw')).content).toContain('or more than half of its players vote so with `/vote`');
  });
});

test('/motion says where nobody’s units are ordered by vote', async () => {
  const room = testBot();
  await startedGame(room);
  expect((await room.as(playerOf(room, 'qin')).run('motion', { text: 'A Lu - Sun' })).content).toBe(
    'In this game no unit is ordered by vote, so there are no motions.',
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
  expect((await guest.run('away', { until: '3d' })).content).toMatch(/^Noted: away until <t:/);
  expect(await told()).toMatch(/Who plays Qin is away until <t:/);
  expect((await guest.run('away', { from: '2d', until: '5d' })).content).toMatch(/^Noted: away from <t:.* until <t:/);
  expect(await told()).toMatch(/Who plays Qin will be away from <t:.* until <t:/);
  const french = await room.as(playerOf(room, 'han'), { language: 'fr' }).run('away', { until: '3d' });
  expect(plain(french.content)).toMatch(/^C’est noté : absence jusqu’au <t:/);
});

test('/privacy names the games that somebody still hosts, one or several', async () => {
  const room = testBot();
  const ask = async (language: 'en' | 'fr' = 'en') => {
    const guest = room.as('101', { language });
    const first = await guest.press(await guest.run('privacy'), language === 'en' ? 'Delete my data' : 'Supprimer mes données');
    return plain((await guest.press(first, language === 'en' ? 'Yes, delete it' : 'Oui, supprimer')).content);
  };
  await room.as('101').run('game create', { variant: 'classic' });
  expect(await ask()).toMatch(/^You still host game 1\. Hand it over/);
  expect(await ask('fr')).toMatch(/^Vous organisez encore la partie 1\. Confiez-la/);
  await room.as('101', { channel: '501' }).run('game create', { variant: 'classic' });
  expect(await ask()).toMatch(/^You still host games 1 and 2\. Hand them over/);
  expect(await ask('fr')).toMatch(/^Vous organisez encore les parties 1 et 2\. Confiez-les/);
});

test('the card game is not told in moving pictures, not even before its first decision', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warring-states-cards' });
  const [lobby] = await room.posts();
  if (!lobby) throw new Error('no lobby was posted');
  for (const player of ['101', '102']) await room.as(player).press(lobby.post, 'Join');
  await room.as('101').press(await room.as('101').press(lobby.post, 'Start'), 'Start now');
  expect((await room.as('101').run('history')).content).toBe('That game is not told in moving pictures.');
});
