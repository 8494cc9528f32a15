import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../src/discord/commands/commands.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, SEVEN, startedGame, testBot, textOf } from './testBot.js';
import { COMMANDS } from './whoMay.js';

const DAY = 24 * 60 * 60 * 1000;

async function twoGames() {
  const room = testBot();
  await startedGame(room);
  const host = room.as('101', { channel: '600' });
  await host.run('game create', { variant: 'classic' });
  const lobby = (await room.posts()).find(({ outgoing }) => outgoing.match.id === 2)?.post;
  for (const user of ['101', '102']) await room.as(user).press(lobby ?? {}, 'Join');
  const ask = await host.press(lobby ?? {}, 'Start');
  await host.press(ask, 'Start with empty seats');
  return room;
}

describe('which game a command means', () => {
  test('that of its channel', async () => {
    const room = await twoGames();
    expect(textOf(await room.as('101', { channel: '600' }).run('orders'))).toContain('Spring 1901, movement');
    expect(textOf(await room.as('101').run('orders'))).toContain('Spring 450 BC, movement');
  });

  test('elsewhere the only one the asker plays, in a direct message too', async () => {
    const room = await twoGames();
    const reply = await room.as('103', { channel: '700', guild: null }).run('order', { text: 'nonsense' });
    expect(textOf(reply)).toContain('Spring 450 BC, movement');
  });

  test('of several it asks which', async () => {
    const room = await twoGames();
    const asked = await room.as('101', { channel: '700' }).run('orders');
    expect(asked.content).toContain('Which game do you mean?');
    expect(asked.content).toContain('**1** · Warring States v2 · <#500>');
    expect(asked.content).toContain('**2** · Classic (Europe, 1901) · <#600>');
    expect(textOf(await room.as('101', { channel: '700' }).run('orders', { game: '2' }))).toContain('Spring 1901');
  });

  test('of nobody’s it says so', async () => {
    expect((await testBot().as('101').run('orders')).content).toContain('There’s no game in this channel');
  });

  test('a game of another server is not found by those who have nothing to do with it', async () => {
    const room = await twoGames();
    const stranger = room.as('999', { guild: '901', channel: '800' });
    expect((await stranger.run('status', { game: '1' })).content).toBe('I can’t find that game here.');
    expect((await stranger.run('map', { game: '1' })).content).toBe('I can’t find that game here.');
    expect(await stranger.complete('status', 'game', '')).toEqual([]);
  });

  test('a number that is none is no game', async () => {
    const room = await twoGames();
    expect((await room.as('101').run('status', { game: 'chess' })).content).toBe('I can’t find that game here.');
  });
});

describe('/order', () => {
  test('takes several orders at once, in English and French', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'), { language: 'fr' });
    const reply = await qin.run('order', { text: 'armée Xianyang vers Anyi; A Yong soutient A Xianyang\nNan L F' });
    expect(reply.content).toBe('C’est enregistré.');
    expect(textOf(reply)).toContain('(A Xia - Any)');
    expect(textOf(reply)).toContain('(A Nan L F)');
  });

  test('leaves a receipt as a direct message, one for each phase and seat', async () => {
    const room = testBot();
    await startedGame(room);
    await room.posts();
    const qin = room.as(playerOf(room, 'qin'));
    await qin.run('order', { text: 'A Xia - Any' });
    const [first] = await room.posts();
    expect(first?.outgoing.row.to).toEqual({ user: playerOf(room, 'qin') });
    expect(textOf(first?.post ?? {})).toContain('✅ Xianyang → Anyi');
    expect(labels(first?.post ?? {})).toEqual(['Orders']);
    await qin.run('order', { text: 'A Xia H' });
    const [second] = await room.posts();
    expect(second?.outgoing.edits?.message).toBe(`m${first?.outgoing.row.id}`);
    expect(textOf(second?.post ?? {})).toContain('✅ Xianyang holds');
  });

  test('in a game that is over is refused, and gives the text back', async () => {
    const room = testBot();
    await startedGame(room);
    const host = room.as('101');
    await host.press(await host.run('game end'), 'End the game');
    const reply = await host.run('order', { text: 'A Xia - Any', game: '1' });
    expect(reply.content).toContain('That game is over.');
    expect(reply.content).toContain('A Xia - Any');
  });

  test('logs nothing of what is ordered', async () => {
    const room = testBot();
    await startedGame(room);
    for (const user of SEVEN) await room.as(user).run('order', { text: 'A Xia - Any; A Nan - canary' });
    expect(room.logged.join('\n')).not.toMatch(/canary|Any/);
  });
});

describe('autocomplete of orders', () => {
  async function qinTyping() {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    return { qin, typing: async (typed: string) => (await qin.complete('order', 'text', typed)).map(({ value }) => value) };
  }

  test('offers what fits what was typed, abbreviations and full names, at most 25', async () => {
    const { typing } = await qinTyping();
    expect((await typing('a xia - any'))[0]).toBe('A Xia - Any');
    expect(await typing('xianyang anyi')).toContain('A Xia - Any');
    expect(await typing('army xianyang to anyi')).toContain('A Xia - Any');
    expect(await typing('xianyang supports')).toContain('A Xia S A Yon H');
    expect(await typing('zzz')).toEqual([]);
    expect((await typing('a')).length).toBe(25);
  });

  test('with nothing typed offers each unit that has no order', async () => {
    const { qin, typing } = await qinTyping();
    expect(new Set((await typing('')).map(text => text.slice(0, 5)))).toEqual(new Set(['A Yon', 'A Nan', 'A Xia']));
    await qin.run('order', { text: 'A Yon H; A Nan H' });
    expect(new Set((await typing('')).map(text => text.slice(0, 5)))).toEqual(new Set(['A Xia']));
  });

  test('behind a semicolon completes the last order and keeps those before', async () => {
    const { typing } = await qinTyping();
    const offered = await typing('A Yon H; a xia - an');
    expect(offered[0]).toBe('A Yon H; A Xia - Any');
    for (const value of await typing(`A Yon H; ${'A Nan H; '.repeat(9)}a xia`)) expect(value.length).toBeLessThanOrEqual(100);
  });

  test('behind a semicolon or a comma completes the unit being typed, not one that has an order', async () => {
    const { qin, typing } = await qinTyping();
    const unitsOf = async (typed: string) => new Set((await typing(typed)).map(text => text.slice(typed.length - 1, typed.length + 4)));
    for (const first of ['A Yon - Ron; ', 'A Yon - Ron, ']) {
      expect((await typing(`${first}A`))[0]).toMatch(new RegExp(`^${first}A (?:Nan|Xia)`, 'u'));
      expect((await typing(`${first}na`))[0]).toMatch(new RegExp(`^${first}A Nan`, 'u'));
      expect((await typing(`${first}xian`))[0]).toMatch(new RegExp(`^${first}A Xia`, 'u'));
      expect(new Set((await typing(first)).map(text => text.slice(first.length, first.length + 5)))).toEqual(new Set(['A Nan', 'A Xia']));
    }
    expect((await typing('yong → rong ;  A Nan h'))[0]).toBe('yong → rong ; A Nan H');
    await qin.run('order', { text: 'A Yon H; A Xia H; A Nan H' });
    expect((await typing('A Xia - Any, A'))[0]).not.toContain(', A Xia');
    expect(await unitsOf('A Yon H; A')).toEqual(new Set(['A Nan', 'A Xia']));
  });

  test('a comma inside what is one order does not cut it', async () => {
    const { typing } = await qinTyping();
    expect((await typing('A Xia, Any'))[0]).toBe('A Xia - Any');
  });

  test('offers nobody another seat’s orders', async () => {
    const room = testBot();
    await startedGame(room);
    const han = room.as(playerOf(room, 'han'));
    const offered = (await han.complete('order', 'text', 'a xia')).map(({ value }) => value);
    expect(offered.filter(text => text.startsWith('A Xia'))).toEqual([]);
    expect(await room.as('999').complete('order', 'text', '')).toEqual([]);
  });

  test('every order it offers is one that is taken', async () => {
    const { qin, typing } = await qinTyping();
    for (const text of await typing('')) expect((await qin.run('order', { text })).content).toBe('Saved.');
  });
});

describe('/map', () => {
  test('draws the phase asked for, for the asker alone, with words for those who do not see it', async () => {
    const room = testBot();
    await startedGame(room);
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    const anybody = room.as('999');
    const [now] = (await anybody.run('map')).attachments ?? [];
    expect(now?.alt).toContain('Autumn 450 BC, movement');
    const phases = await anybody.complete('map', 'phase', 'spring');
    expect(phases.map(({ name }) => name)).toEqual(['Spring 450 BC, retreats', 'Spring 450 BC, movement']);
    const [then] = (await anybody.run('map', { phase: phases[1]?.value ?? '' })).attachments ?? [];
    expect(then?.alt).toContain('Results map: Spring 450 BC, movement');
    expect(room.drawn.slice(-2).map(({ kind }) => kind)).toEqual(['position', 'results']);
  });

  test('of a phase that never was is refused', async () => {
    const room = testBot();
    await startedGame(room);
    expect((await room.as('101').run('map', { phase: '99' })).content).toBe('That game has no such phase.');
    expect((await room.as('101').run('map', { phase: 'winter' })).content).toBe('That game has no such phase.');
  });

  test('shows the archive of a game that has ended', async () => {
    const room = testBot();
    await startedGame(room);
    const host = room.as('101');
    await host.press(await host.run('game end'), 'End the game');
    expect((await room.as('999').run('map')).attachments).toHaveLength(1);
  });
});

test('/status tells where the game stands and for how many it waits, but not for whom', async () => {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  await qin.press(await qin.run('order', { text: 'A Xia H; A Yon H; A Nan H' }), 'Ready');
  const status = textOf(await room.as('999').run('status'));
  expect(status).toContain('Spring 450 BC, movement');
  expect(status).toContain('6 powers still have a choice to make.');
  expect(status).toContain('⬛ Qin   3  3');
  expect(status).toContain('Samy Elias');
});

describe('/draw', () => {
  test('is agreed when all who still play have voted for it', async () => {
    const room = testBot();
    await startedGame(room, { players: ['101', '102'] });
    const first = await room.as('101').run('draw');
    expect(first.content).toContain('It’s secret');
    expect((await room.as('102').run('draw')).content).toBe('The vote passed. I’ll announce it in the channel.');
    const ending = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending');
    expect(ending?.post.embeds?.[0]?.title).toMatch(/^A draw between \w+ and \w+$/);
  });

  test('can be taken back', async () => {
    const room = testBot();
    await startedGame(room, { players: ['101', '102'] });
    const voted = await room.as('101').run('draw');
    const taken = await room.as('101').choose(voted, 'A draw between all powers still in play');
    expect(taken.content).toContain('Vote withdrawn.');
    expect((await room.as('102').run('draw')).content).toContain('Your vote is saved');
  });
});

describe('/vote', () => {
  test('shows what has been proposed, not by whom, and casts by the menu under the card', async () => {
    const room = testBot();
    await startedGame(room);
    const card = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'phase')?.post ?? {};
    const qin = room.as(playerOf(room, 'qin'));
    const voted = await qin.run('vote', { question: 'draw', powers: 'Qin, Han' });
    expect(textOf(voted)).toContain('✅ A draw between Qin and Han');
    expect(textOf((await room.posts())[0]?.post ?? {})).toContain('A draw between Qin and Han has been proposed');
    const han = room.as(playerOf(room, 'han'));
    const paper = await han.press(card, 'Draw, pause…');
    expect(textOf(paper)).toContain('⬜ A draw between Qin and Han');
    expect(offered(paper)).toContain('Concede: Qin wins');
    expect(offered(paper)).not.toContain('Concede: Han wins');
    expect(textOf(await han.choose(paper, 'A draw between Qin and Han'))).toContain('✅ A draw between Qin and Han');
    expect((await room.as('999').press(card, 'Draw, pause…')).content).toBe('You don’t play a power in that game.');
  });

  test('completes several powers, and refuses one that does not play', async () => {
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'));
    expect((await qin.complete('vote', 'powers', 'Qin, han')).map(({ value }) => value)).toEqual(['Qin, Han']);
    expect((await qin.run('vote', { question: 'draw', powers: 'Qin, Rome' })).content).toContain('Which power do you mean?');
    expect((await qin.run('vote', { question: 'concede' })).content).toContain('Which power do you mean?');
  });
});

test('/resign asks first; then the power is in civil disorder, and the channel is told', async () => {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  const user = playerOf(room, 'qin');
  const ask = await room.as(user).run('resign');
  expect(ask.content).toContain('Give up Qin');
  expect((await room.as(user).press(ask, 'Cancel')).content).toBe('OK, nothing has changed.');
  expect((await room.as(user).press(ask, 'Give up my seat')).content).toContain('You’ve given up Qin');
  const [notice] = await room.posts();
  expect(textOf(notice?.post ?? {})).toContain('Qin is now in civil disorder');
});

describe('/game', () => {
  test('list shows the games of the server, the ended ones last', async () => {
    const room = await twoGames();
    const host = room.as('101');
    await host.press(await host.run('game end', { game: '1' }), 'End the game');
    const list = textOf(await room.as('999').run('game list'));
    expect(list).toMatch(/In progress\*\*\n\*\*2\*\* · Classic.*\n\*\*Finished\*\*\n\*\*1\*\* · Warring States v2 · <#500> · finished/);
    expect((await room.as('999', { guild: '901' }).run('game list')).content).toContain('No games here yet');
  });

  test('end is for the host, who is asked first', async () => {
    const room = testBot();
    await startedGame(room);
    expect((await room.as('102').run('game end')).content).toBe('Only the host of the game can do that.');
    const ask = await room.as('101').run('game end');
    expect(ask.content).toContain('without a winner? This can’t be undone.');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('running');
    await room.as('101').press(ask, 'End the game');
    expect((await room.hosting.store.matches.get(1))?.status).toBe('ended');
    expect((await room.as('102').press(ask, 'End the game')).content).toBe('Only the host of the game can do that.');
  });

  test('resume is for the host of a paused game', async () => {
    const room = testBot();
    await startedGame(room);
    expect((await room.as('101').run('game resume')).content).toBe('That game isn’t paused.');
  });
});

test('/help is about the games played here and those that one plays now: no cards in a game of Diplomacy, no neutrals where there are none', async () => {
  const room = testBot();
  await startedGame(room);
  const own = textOf(await room.as('101').run('help'));
  expect(own).toContain('**Orders** under the latest phase');
  expect(own).toContain('Warring States v2');
  for (const other of ['card game', 'neutral', 'Mandate of Heaven', 'Classic']) expect(own).not.toContain(other);
  expect(textOf(await room.as('999').run('help'))).toBe(own);
  const stranger = textOf(await testBot().as('999').run('help'));
  for (const every of ['card game', 'neutral', 'Mandate of Heaven', 'Classic']) expect(stranger).toContain(every);
});

test('/help and /rules are about the same game: the one of the channel, even before somebody joins it', async () => {
  const room = testBot();
  await room.as('200').run('game create', { variant: 'warhammer-fm05' });
  for (const language of ['en', 'fr'] as const) {
    const guest = room.as('999', { language });
    expect(textOf(await guest.run('help'))).toContain('Warhammer Diplomacy');
    expect(textOf(await guest.run('help'))).not.toContain('Mandate of Heaven');
    expect(textOf(await guest.run('rules'))).toContain('Warhammer');
  }
});

test('/help shows the orders of every board on which somebody plays, and fits', async () => {
  const room = testBot();
  for (const [i, variant] of ['classic', 'mandate-of-heaven', 'warhammer-fm05'].entries()) {
    await room.as(`${200 + i}`).run('game create', { variant });
    expect((await joinMatch(room.hosting, i + 1, '101')).ok).toBe(true);
  }
  const help = await room.as('101').run('help');
  const how = help.embeds?.[1]?.description ?? '';
  expect(how.match(/^\*\*.*\*\*$/gm)).toHaveLength(3);
  expect(how.match(/` move · /g)).toHaveLength(3);
  for (const { description = '' } of help.embeds ?? []) expect(description.length).toBeLessThanOrEqual(4096);
});

test('/help names both games’ authors and says that a board is a reconstruction', async () => {
  const text = textOf(await testBot().as('101').run('help'));
  expect(text).toContain('Samy Elias');
  expect(text).toContain('reconstruction');
  expect(text).toContain('Calhamer');
});

test('answers in French are French through and through', async () => {
  const room = testBot();
  await startedGame(room, { language: 'fr' });
  const user = playerOf(room, 'qin');
  const guest = room.as(user, { language: 'fr' });
  const said = [
    await guest.run('game create', { variant: 'classic', language: 'fr' }),
    await guest.run('game list'),
    await guest.run('help'),
    await guest.run('status'),
    await guest.run('orders'),
    await guest.run('order', { text: 'A Xia - Annyi; foo; A Luo - Any; A Xia - Jul; A Xia R F; A Nan S A Nan' }),
    await guest.run('draw'),
    await guest.run('resign'),
    ...(await room.posts()).map(({ post }) => post),
  ];
  expect(said.map(textOf).join('\n')).not.toMatch(/\b(the|you|and|orders|of|is|not|game)\b/i);
});

test('Every command and subcommand has its line in the table of who may use it, test/discord/whoMay.ts', () => {
  const names = [...commandsFor(testBot().hosting.games).values()].flatMap(({ declaration: { name }, actions }) =>
    [...actions.keys()].map(sub => (sub === name ? name : `${name} ${sub}`)),
  );
  expect(Object.keys(COMMANDS).toSorted()).toEqual(names.toSorted());
});
