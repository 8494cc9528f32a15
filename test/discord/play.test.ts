import { describe, expect, test } from 'vitest';
import { loseQueueChannel } from '../../src/matches/turn/loseQueueChannel.js';
import { labels, SEVEN, testBot, textOf } from './testBot.js';

const manager = { isAdmin: true, channel: '700' };

/** A server whose games start in channel 700. */
async function server() {
  const room = testBot();
  await room.as('999', manager).run('play', { here: 'yes' });
  return room;
}

describe('/play', () => {
  test('shows who waits for what, and how to wait', async () => {
    const room = await server();
    expect((await room.as('101').run('play')).content).toBe(
      'Nobody is waiting for a game on this server. With `/play variant:` you can be the first.\n\nSubstitutes on this server: none yet. They’re asked to take a seat when a player leaves a game.',
    );
    const answer = await room.as('101').run('play', { variant: 'classic' });
    expect(answer.content).toMatch(
      /^You’re waiting for Classic \(Europe, 1901\)\. [^\n]+\n\n\*\*Waiting for a game on this server\*\*\n- [^\n]+: 1 of 7 · you’re waiting until <t:\d+:F>/,
    );
    await room.as('102').run('play', { variant: 'classic' });
    const looked = await room.as('103').run('play');
    expect(looked.content).toContain('**Waiting for a game on this server**\n- Classic (Europe, 1901), 24 hours: 2 of 7\n\nSubstitutes');
    expect(labels(looked)).toEqual(['Be a substitute']);
    expect(labels(await room.as('102').run('play'))).toEqual(['Stop waiting', 'Be a substitute']);
    expect((await room.as('102', { language: 'fr' }).run('play')).content).toMatch(
      /^\*\*En attente d’une partie sur ce serveur\*\*\n- [^\n]+, 24 heures\s: 2 sur 7 · vous attendez jusqu’au <t:/,
    );
  });

  test('shows the open lobbies of the server, which can be joined at once', async () => {
    const room = await server();
    expect((await room.as('101').run('play')).content).not.toContain('Open lobbies');
    await room.as('102', { channel: '702' }).run('game create', { variant: 'classic' });
    expect((await room.as('101').run('play')).content).toMatch(
      /\n\n\*\*Open lobbies\*\*\n- \*\*1\*\* · Classic \(Europe, 1901\) · <#702> · [^\n]+\n\nSubstitutes/,
    );
    expect((await room.as('101', { language: 'fr' }).run('play')).content).toContain('**Parties à rejoindre**');
    expect((await room.as('101', { guild: '901' }).run('play')).content).not.toContain('Open lobbies');
  });

  test('puts whoever wants that on the list of substitutes, and takes them off it', async () => {
    const room = await server();
    const [looked, other] = [await room.as('101').run('play'), await room.as('102').run('play')];
    const listed = await room.as('101').press(looked, 'Be a substitute');
    expect(listed.content).toMatch(/^You’re on the list of substitutes\.[^\n]*at most three times a day[^\n]*\n/);
    expect(listed.content).toContain('Substitutes on this server: you.');
    expect((await room.as('102').press(other, 'Be a substitute')).content).toContain('Substitutes on this server: 2, including you.');
    const stopped = await room.as('101').press(listed, 'Stop substituting');
    expect(stopped.content).toContain('You’re off the list of substitutes.');
    expect(stopped.content).toContain('Substitutes on this server: 1. They’re asked');
  });

  test('stops at a press', async () => {
    const room = await server();
    const answer = await room.as('101').run('play', { variant: 'classic', pace: '48h' });
    expect((await room.as('101').press(answer, 'Stop waiting')).content).toContain('You’re no longer waiting for that game.');
    expect((await room.as('102').press(answer, 'Stop waiting')).content).toContain('You weren’t waiting for a game.');
  });

  test('opens the game in the chosen channel when enough wait, and asks all of them there', async () => {
    const room = await server();
    for (const user of SEVEN.slice(0, -1)) await room.as(user).run('play', { variant: 'classic' });
    expect(await room.posts()).toEqual([]);
    const answer = await room.as(SEVEN.at(-1) ?? '').run('play', { variant: 'classic' });
    expect(answer.content).toContain('The table is full! Classic (Europe, 1901) is open in <#700> as game 1.');
    const posts = await room.posts();
    expect(posts.map(({ outgoing }) => outgoing.row.to)).toEqual([{ channel: '700' }, { channel: '700' }]);
    const [lobby, call] = posts.map(({ post }) => post);
    expect(textOf(lobby ?? {})).toContain('Players (7 of 7)');
    expect(call?.rings?.toSorted()).toEqual([...SEVEN].toSorted());
    expect(labels(call ?? {})).toEqual(['I’m here']);
  });

  test('asks for a channel where none is chosen, which only somebody who manages the server can do', async () => {
    const room = testBot();
    expect((await room.as('101').run('play', { variant: 'classic' })).content).toContain('This server has no channel for new games.');
    expect((await room.as('101').run('play', { here: 'yes' })).content).toBe('Only someone who manages this server can do that.');
    expect((await room.as('101').run('play')).content).toContain('This server has no channel for new games.');
    const chosen = await room.as('999', manager).run('play', { here: 'yes' });
    expect(chosen.content).toContain('games that fill up through `/play` start in this channel');
  });

  test('says to those who wait that no game can start while the server has lost its channel', async () => {
    const room = await server();
    await room.as('101').run('play', { variant: 'classic' });
    await loseQueueChannel(room.hosting, { guild: '900', channel: '700' }, 'forbidden');
    const answer = await room.as('101').run('play');
    expect(answer.content).toContain('1 of 7');
    expect(answer.content).toContain(
      'This server has no channel for new games at the moment, so no game can start. Everyone keeps their place',
    );
  });

  test('names what the bot may not do in the chosen channel', async () => {
    const room = testBot();
    const answer = await room.as('999', { ...manager, lacks: ['EmbedLinks'] }).run('play', { here: 'yes' });
    expect(answer.content).toContain('embed links');
  });

  test('is for servers', async () => {
    const room = testBot();
    expect((await room.as('101', { guild: null }).run('play', { variant: 'classic' })).content).toContain('server');
  });
});
