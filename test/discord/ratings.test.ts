import { describe, expect, test } from 'vitest';
import type { PlayerOutcome } from '../../src/matches/model/playerResult.js';
import { aMatch } from '../store/records.js';
import { type TestBot, testBot, textOf } from './testBot.js';

/** How games of a variant on the server 900 ended: the players of each, the best first; those joined by `=` drew. */
function ended(room: TestBot, game: string, ...games: readonly string[]): void {
  const { store } = room.hosting;
  for (const told of games) {
    const { id } = store.addMatch({ ...aMatch, guild: '900', game, status: 'ended' });
    const groups = told.split(' ').map(group => group.split('='));
    const results = groups.flatMap((users, place) =>
      users.map(user => {
        const outcome: PlayerOutcome = place > 0 ? 'lost' : users.length > 1 ? 'drew' : 'won';
        return { user, seat: `p${user}`, outcome, rank: 1 + groups.slice(0, place).flat().length, points: 9 - place, rated: true };
      }),
    );
    store.arrange(id, tx => tx.add('results', ...results), id);
  }
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

async function rated(...users: readonly string[]): Promise<TestBot> {
  const room = testBot();
  for (const user of users) await room.as(user).run('settings', { rating: 'yes' });
  return room;
}

describe('/game ratings', () => {
  test('is a table of those who want to be rated, the best first, with what counts below it', async () => {
    const room = await rated('101', '102', '103');
    ended(room, 'classic', '101 102 103 104', '101 104 102', '102=101 103');
    const [embed] = (await room.as('105').run('game ratings')).embeds ?? [];
    expect(embed?.title).toBe('Ratings: Classic (Europe, 1901)');
    const lines = plain(embed?.description ?? '').split('\n');
    expect(lines.slice(0, 4)).toEqual([
      expect.stringMatching(/^1\\\. <@101> \*\*1\d\d\d ± \d\d\d\*\* · 3 games$/),
      expect.stringMatching(/^2\\\. <@102> \*\*\d+ ± \d\d\d\*\* · 3 games$/),
      expect.stringMatching(/^3\\\. <@103> \*\*\d+ ± \d\d\d\*\* · 2 games$/),
      '',
    ]);
    expect(lines[4]).toContain('Everyone starts at 1000 ± 667');
    expect(lines[4]).toContain('What doesn’t count: anonymous games');
    expect(textOf(await room.as('105', { language: 'fr' }).run('game ratings'))).toContain('Classement\u00a0: Classique');
  });

  test('does not change when somebody who is not rated has played, or was better', async () => {
    const [with_, without] = [await rated('101', '102'), await rated('101', '102')];
    ended(with_, 'classic', '104 101 105 102 106', '106=102 101');
    ended(without, 'classic', '101 102', '102 101');
    expect(await with_.as('101').run('game ratings')).toEqual(await without.as('101').run('game ratings'));
  });

  test('counts earlier games of somebody who wants to be rated later, and none of somebody who wants it no more', async () => {
    const room = await rated('101', '102');
    ended(room, 'classic', '103 101 102');
    const before = textOf(await room.as('101').run('game ratings'));
    expect(before).not.toContain('<@103>');
    await room.as('103').run('settings', { rating: 'yes' });
    expect(plain(textOf(await room.as('101').run('game ratings')))).toMatch(/1\\\. <@103> \*\*1\d\d\d ± \d+\*\* · 1 game\n2\\\. <@101>/);
    expect(textOf(await room.as('103').run('settings', { rating: 'no' }))).toContain('Rating: none');
    expect(textOf(await room.as('101').run('game ratings'))).toBe(before);
  });

  test('is each server’s own, and each variant’s; without a variant that of the last game', async () => {
    const room = await rated('101', '102');
    ended(room, 'classic', '101 102');
    ended(room, 'warring-states-v2', '102 101');
    expect(textOf(await room.as('101').run('game ratings'))).toMatch(/Warring States v2[\s\S]*1\\\. <@102>/);
    expect(textOf(await room.as('101').run('game ratings', { variant: 'classic' }))).toMatch(/Classic[\s\S]*1\\\. <@101>/);
    expect(textOf(await room.as('101').run('game ratings', { variant: 'mandate-of-heaven' }))).toContain('Nobody is rated in Mandate');
    expect(textOf(await room.as('101', { guild: 'other' }).run('game ratings'))).toBe(
      'No game that counts has finished on this server yet.',
    );
    expect(textOf(await room.as('101', { guild: null }).run('game ratings'))).toContain('server');
  });

  test('has pages', async () => {
    const users = Array.from({ length: 21 }, (_, i) => String(201 + i));
    const room = await rated(...users);
    ended(room, 'classic', users.join(' '));
    const first = await room.as('101').run('game ratings', { variant: 'classic' });
    expect(textOf(first)).toContain('<@220>');
    expect(textOf(first)).not.toContain('<@221>');
    const second = textOf(await room.as('101').press(first, 'Next'));
    expect(second).toContain('21\\. <@221>');
    expect(second).not.toContain('<@220>');
  });
});

describe('/me player:', () => {
  test('shows how somebody’s games ended and how reliable they are in a word, with a picture described in two sentences', async () => {
    const room = testBot();
    ended(room, 'classic', '101 102', '102=101');
    ended(room, 'warring-states-v2', '102 101');
    const { id } = room.hosting.store.addMatch({ ...aMatch, guild: '900', game: 'classic', status: 'ended' });
    room.hosting.store.arrange(id, tx => {
      for (let phase = 1; phase <= 12; phase++) tx.add('duties', { phase, user: '101', kind: phase === 12 ? 'missed' : 'kept' });
    });
    const reply = await room.as('105').run('me', { player: '101' });
    const text = textOf(reply);
    expect(text).toContain('**<@101> on this server:** 3 games finished: 1 won, 1 drawn, 1 lost, 0 left before the end.');
    expect(text).toContain('- Classic (Europe, 1901): 2 games, 1 won, 1 drawn · p101 2 (1 won, 1 drawn)\n- Warring States v2');
    expect(text).toContain('\nReliability: reliable\n');
    expect(text).not.toMatch(/%|missed|rating/);
    expect(reply.sketch).toMatchObject({
      name: 'statistics.png',
      alt: 'Bars show how 3 games ended: 1 won, 1 drawn, 1 lost, 0 left early. Most played: Classic (Europe, 1901) (2), most often as p101.',
      picture: {
        kind: 'statistics',
        rows: [
          { name: 'Classic (Europe, 1901)', game: 'classic', outcomes: { won: 1, drew: 1, lost: 0, left: 0 } },
          { seat: 'p101' },
          { game: 'warring-states-v2' },
          { seat: 'p101' },
        ],
      },
    });
    const french = await room.as('105', { language: 'fr' }).run('me', { player: '101' });
    expect(textOf(french)).toContain('**<@101> sur ce serveur\u00a0:** 3 parties terminées. Gagnées\u00a0: 1');
    expect(french.sketch?.alt).toMatch(/^Des barres montrent [^.]*\. Variante [^.]*\.$/);
  });

  test('tells a rating only of those who want one', async () => {
    const room = await rated('101', '103');
    ended(room, 'classic', '101 102 103');
    expect(plain(textOf(await room.as('105').run('me', { player: '101' })))).toMatch(
      /1 won, 0 drawn · rating 1\d\d\d ± \d+, place 1 of 2 ·/,
    );
    expect(textOf(await room.as('105').run('me', { player: '102' }))).not.toContain('rating');
    expect(plain(textOf(await room.as('103').run('me')))).toMatch(/rating \d+ ± \d+, place 2 of 2/);
    expect(plain(textOf(await room.as('103', { language: 'fr' }).run('me')))).toMatch(/cote \d+ ± \d+, place 2 sur 2/);
  });

  test('says nothing of games that run, of other servers, or of somebody who was forgotten', async () => {
    const room = await rated('101');
    ended(room, 'classic', '101 102');
    expect(textOf(await room.as('105').run('me', { player: '104' }))).toBe(
      '<@104> hasn’t finished a game on this server that counts.\nReliability: new here',
    );
    expect(textOf(await room.as('105', { guild: 'other' }).run('me', { player: '101' }))).toContain('hasn’t finished');
    expect(textOf(await room.as('105', { guild: null }).run('me', { player: '101' }))).toContain('server');
    const shown = await room.as('101').run('privacy');
    await room.as('101').press(await room.as('101').press(shown, 'Delete my data'), 'Yes, delete it');
    expect(textOf(await room.as('105').run('me', { player: '101' }))).toContain('hasn’t finished');
    expect(textOf(await room.as('105').run('game ratings'))).not.toContain('101');
  });
});

test('**My record** under /me shows one’s own statistics with the picture, and **Back** one’s games', async () => {
  const room = testBot();
  ended(room, 'classic', '101 102');
  const games = await room.as('101').run('me');
  expect(games.sketch).toBeUndefined();
  const record = await room.as('101').press(games, 'My record');
  expect(textOf(record)).toContain('**<@101> on this server:**');
  expect(record.sketch?.name).toBe('statistics.png');
  expect(textOf(await room.as('101').press(record, 'Back'))).toBe(textOf(games));
  expect((await room.as('103').run('me')).rows).toEqual([]);
});
