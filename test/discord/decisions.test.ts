import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60_000;

/** Starts a game whose host plays (see `startedGame`), and delivers its first posts. */
async function game(): Promise<TestBot> {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  return room;
}

const said = async (room: TestBot): Promise<string> => (await room.posts()).map(({ post }) => textOf(post)).join('\n');
const log = async (room: TestBot, power = 'qin') => textOf(await room.as(playerOf(room, power)).run('log', { game: '1' }));
const admin = (room: TestBot) => room.as('992', { isAdmin: true });
/** Returns every player but the host. */
const others = (room: TestBot): readonly string[] =>
  room.hosting.store.seatHolders(1).flatMap(({ user }) => (user === undefined || user === '101' ? [] : [user]));
const HOSTS_OWN = 'so others close phases early and replace players:';

describe('Where the host plays', () => {
  test('the lobby, the opening and /status say who decides instead', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'warring-states-v2' });
    const [lobby] = await room.posts();
    expect(textOf(lobby?.post ?? {})).not.toContain(HOSTS_OWN);
    await room.as('101').press(lobby?.post ?? {}, 'Join');
    expect(await said(room)).toContain(`The host is also a player, ${HOSTS_OWN} an arbiter (the host can name one with \`/host arbiter\`)`);
    for (const user of ['102', '103', '104', '105', '106', '107']) await room.as(user).press(lobby?.post ?? {}, 'Join');
    await room.as('101').press(await room.as('101').press(lobby?.post ?? {}, 'Start'), 'Start now');
    const opening = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'opening');
    expect(textOf(opening?.post ?? {})).toContain(HOSTS_OWN);
    expect(textOf(await room.as('102').run('status'))).toContain(HOSTS_OWN);
  });

  test('what the host may not do is refused with who may', async () => {
    const room = await game();
    for (const [command, options] of [
      ['host adjudicate', { force: 'yes' }],
      ['host replace', { power: 'Qin', player: '777' }],
    ] as const)
      expect((await room.as('101').run(command, options)).content).toMatch(/^You play or have played in this game, so others decide this/);
    expect((await room.as('101', { language: 'fr' }).run('host adjudicate', { force: 'yes' })).content).toMatch(/^Vous jouez ou avez joué/);
    expect(await said(room)).toBe('');
  });

  test('the arbiter is named, told by direct message, and can decline with a button', async () => {
    const room = await game();
    expect((await room.as('101').run('host arbiter', { player: '777' })).content).toBe(
      'Done: <@777> is now the arbiter and gets a DM. The channel has been told.',
    );
    const posts = await room.posts();
    const dm = posts.find(({ outgoing }) => 'user' in outgoing.row.to)?.post ?? {};
    expect(textOf(dm)).toContain('you’ve been named the arbiter');
    expect(posts.map(({ post }) => textOf(post)).join('\n')).toContain('This game has an arbiter: <@777>.');
    expect(textOf(await room.as('102').run('status'))).toContain('Arbiter: <@777>');
    expect((await room.as('102').press(dm, 'Decline')).content).toBe('You’re not the arbiter of that game.');
    expect((await room.as('777').press(dm, 'Decline')).content).toContain('you’re no longer the arbiter');
    expect(await said(room)).toContain('This game no longer has an arbiter.');
    expect((await room.as('777').press(dm, 'Decline')).content).toBe('You’re not the arbiter of that game.');
    expect(await log(room)).toMatch(/The host named an arbiter\n.*The arbiter \(<@777>\) stepped down/);
  });

  test('an arbiter who is taken back before anybody was told is not named any more', async () => {
    const room = await game();
    await room.as('101').run('host arbiter', { player: '777' });
    await room.as('101').run('host arbiter');
    const told = await said(room);
    expect(told).toContain('This game no longer has an arbiter.');
    expect(told).not.toMatch(/has an arbiter: /);
    expect(told).not.toContain('<@>');
  });

  test('the arbiter closes a phase and replaces a player, and everybody can read who it was', async () => {
    const room = await game();
    await room.as('101').run('host arbiter', { player: '777' });
    await room.posts();
    const arbiter = room.as('777');
    const before = playerOf(room, 'qin');
    expect((await arbiter.run('host replace', { power: 'Qin', player: '778' })).content).toContain('<@778> takes over Qin');
    const posts = await room.posts();
    expect(posts.map(({ post }) => textOf(post)).join('\n')).toContain('The arbiter chose a new player for Qin. Qin has a new player');
    const dm = posts.find(({ outgoing }) => 'user' in outgoing.row.to && outgoing.row.to.user === before);
    expect(textOf(dm?.post ?? {})).toContain('the arbiter gave Qin to another player, with your saved orders.');
    expect((await arbiter.run('host adjudicate')).content).toContain('missing');
    await arbiter.run('host adjudicate', { force: 'yes' });
    const told = await said(room);
    expect(told).toContain('The arbiter decided to close this phase now.');
    expect(told).toContain('Closed by the arbiter.');
    expect(await log(room, 'han')).toMatch(/The arbiter \(<@777>\) gave Qin to another player\n.*The arbiter \(<@777>\) closed phase #1/);
  });

  test('a server admin and does not play can, too', async () => {
    const room = await game();
    await admin(room).run('host adjudicate', { force: 'yes' });
    const told = await said(room);
    expect(told).toContain('A server admin decided to close this phase now.');
    expect(await log(room)).toContain('A server admin (<@992>) closed phase #1 (without orders: 7)');
    expect((await room.as('992').run('host adjudicate', { force: 'yes' })).content).toBe('Only the host of the game can do that.');
  });

  test('the others vote on a second menu of the paper; the host has none', async () => {
    const room = await game();
    const [first = '', ...more] = others(room);
    const paper = await room.as(first).run('vote');
    expect(textOf(paper)).toContain('Where the host can’t decide, the others vote');
    expect(offered(paper)).toContain('Close this phase now, with the orders saved so far');
    expect(offered(paper).filter(one => one.startsWith('Replace the player of'))).toHaveLength(6);
    expect(offered(await room.as('101').run('vote'))).not.toContain('Close this phase now, with the orders saved so far');
    const ids = (paper.rows ?? []).flatMap(({ components }) => components.flatMap(part => ('custom_id' in part ? [part.custom_id] : [])));
    expect(new Set(ids).size).toBe(2);
    expect((await room.as(first).choose(paper, 'Close this phase now, with the orders saved so far')).content).toContain(
      'Your vote is saved.',
    );
    expect(await said(room)).toContain('Proposal to close this phase now, with the orders saved so far: it passes if');
    for (const user of more.slice(0, 3)) await room.as(user).run('vote', { question: 'close' });
    const told = await said(room);
    expect(told).toContain('A majority of the other players decided to close this phase now.');
    expect(told).toContain('Closed by a vote of the other players.');
    expect(await log(room, 'qin')).toContain('A majority of the other players closed phase #1');
  });

  test('a vote can open a seat to a newcomer', async () => {
    const room = await game();
    const before = playerOf(room, 'qin');
    for (const user of others(room)
      .filter(one => one !== before)
      .slice(0, 4))
      await room.as(user).run('vote', { question: 'replace', powers: 'Qin' });
    const posts = await room.posts();
    const told = posts.map(({ post }) => textOf(post)).join('\n');
    expect(told).toContain('Proposal to replace the player of Qin: the seat opens');
    expect(told).toContain('voted to replace the player of Qin. Anyone who has never played in this game can take the seat');
    const dm = posts.find(
      ({ outgoing }) => 'user' in outgoing.row.to && outgoing.row.to.user === before && outgoing.row.content.kind === 'replaced',
    );
    expect(textOf(dm?.post ?? {})).toContain('a majority of the other players voted to open Qin to another player');
    const call = posts.find(({ outgoing }) => outgoing.row.content.kind === 'seats')?.post ?? {};
    await room.as('777').press(call, 'Take the seat');
    expect(playerOf(room, 'qin')).toBe('777');
  });

  test('whoever hosts from now on: if it is a player, it is told who decides', async () => {
    const room = await game();
    await room.as('101').run('host hand-over', { player: '999' });
    expect(await said(room)).not.toContain(HOSTS_OWN);
    room.pass(1);
    await room.as('999').run('host hand-over', { player: '102' });
    expect(await said(room)).toContain(HOSTS_OWN);
  });
});

test('a match that nobody has stepped into says so', async () => {
  const room = await game();
  expect(await log(room)).toBe('Nobody has stepped in so far.');
});

test('in an anonymous game it is told whom it is up to if the host should play, and nobody is named', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warring-states-v2', anonymous: 'yes' });
  const [lobby] = await room.posts();
  expect(textOf(lobby?.post ?? {})).toContain('If the host is also a player, others close phases early');
  await room.as('101').run('host arbiter', { player: '777' });
  expect((await room.as('101').run('host arbiter', { player: '778' })).content).toContain('someone is now the arbiter');
  await admin(room).run('host hand-over', { player: '779' });
  const posts = (await room.posts()).filter(({ outgoing }) => 'channel' in outgoing.row.to);
  const kinds = posts.map(({ outgoing }) => outgoing.row.content.kind);
  expect(kinds.toSorted()).toEqual(['host-asked', 'lobby']);
  for (const { post } of posts) expect([textOf(post), post.rings ?? []]).toEqual([expect.not.stringMatching(/<@\d+>/), []]);
  expect(labels(posts[kinds.indexOf('lobby')]?.post ?? {})).toContain('Join');
});

test('a deadline that passes is still nobody’s decision', async () => {
  const room = await game();
  room.pass(2 * DAY);
  await closeDuePhases(room.hosting);
  expect((await room.hosting.store.history.phase(1, 1))?.closedBy).toBe('deadline');
});

test('seats that are left are in one post with a button each; who takes one is named', async () => {
  const room = await game();
  const seats = async (): Promise<Reply> =>
    (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'seats' && !outgoing.edits).at(-1)?.post ?? {};
  for (const power of ['qin', 'chu']) {
    const player = room.as(playerOf(room, power));
    await player.press(await player.run('resign'), 'Give up my seat');
  }
  const both = await seats();
  expect(textOf(both)).toContain('Open seats: Qin and Chu');
  expect(labels(both)).toEqual(['Take the seat: Qin', 'Take the seat: Chu']);
  expect((await room.as('777').press(both, 'Take the seat: Chu')).content).toContain('You now play Chu');
  const one = await seats();
  expect(textOf(one)).toContain('<@777> takes over Chu.');
  expect(textOf(one)).toContain('Open seat: Qin');
  expect(labels(one)).toEqual(['Take the seat']);
});
