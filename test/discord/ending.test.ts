import { describe, expect, test } from 'vitest';
import { composePost } from '../../src/discord/posts/composePost.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import type { OutgoingMessage } from '../../src/matches/context/ports.js';
import type { MatchEnd } from '../../src/matches/model/match.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { pauseMatch } from '../../src/matches/turn/pauseMatch.js';
import { labels, startedGame, testBot, textOf, VARIANTS } from './testBot.js';

async function endingMessage(): Promise<OutgoingMessage> {
  const room = testBot();
  await startedGame(room, { players: ['101', '102'] });
  const host = room.as('101');
  await host.press(await host.run('game end'), 'End the game');
  const found = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending');
  if (found === undefined) throw new Error('no ending was posted');
  return found.outgoing;
}
const outgoing = await endingMessage();
const compose = (end: MatchEnd, language: 'en' | 'fr' = 'en') => composePost({ ...outgoing, end, language }, presentersFor(VARIANTS));

describe('the ending of a match', () => {
  test.each<[MatchEnd, string, string]>([
    [{ kind: 'victory', seats: ['qin'] }, 'Qin wins with 3 centres', 'Le Qin l’emporte avec 3 centres'],
    [{ kind: 'victory', seats: ['qin', 'chu'] }, 'Qin and Chu win together', 'Victoire partagée : le Qin et le Chu'],
    [{ kind: 'draw', seats: ['qin', 'chu', 'wei'] }, 'A draw between Qin, Chu and Wei', 'Partie nulle entre le Qin, le Chu et le Wei'],
    [{ kind: 'ended-by-host', seats: [] }, 'The host ended the game', 'L’hôte a mis fin à la partie'],
    [
      { kind: 'abandoned', seats: [] },
      'The game is over: nobody is left to play',
      'La partie est finie : il n’y a plus personne pour jouer',
    ],
  ])('%j', (end, en, fr) => {
    expect(compose(end).embeds?.[0]?.title).toBe(en);
    expect(compose(end, 'fr').embeds?.[0]?.title?.replaceAll('\u00a0', ' ')).toBe(fr);
  });

  test('shows who played what, the final table and the final map, and says that it is archived', () => {
    const post = compose({ kind: 'victory', seats: ['qin'] });
    const text = textOf(post);
    expect(text).toContain('civil disorder');
    expect(text).toContain('<@101>');
    expect(text).toContain('Final standings (centres · units)\n```\n⬛ Qin   3  3');
    expect(text).toContain('archived');
    expect(post.attachments?.[0]?.alt).toContain('Spring 450 BC');
    expect(labels(post)).toEqual(['Rematch', 'Replay page', 'Review']);
  });
});

test('says of who is out of the game when they were eliminated', () => {
  const eliminations = [{ seat: 'wei', turn: { season: 'autumn', year: 447, era: 'bc' } }];
  const text = (language: 'en' | 'fr'): string =>
    composePost(
      { ...outgoing, eliminations, end: { kind: 'draw', seats: ['qin'] }, language },
      presentersFor(VARIANTS),
    ).embeds?.[0]?.description?.replaceAll('\u00a0', ' ') ?? '';
  expect(text('en')).toMatch(/\*\*Wei\*\* — .* · eliminated in Autumn 447 BC/);
  expect(text('fr')).toMatch(/\*\*Wei\*\* — .* · élimination : Automne 447 av. J.-C./);
});

describe('The winner', () => {
  const seatOf = (user: string): string => outgoing.seatHolders.find(one => one.user === user)?.seat ?? '';
  const end: MatchEnd = { kind: 'victory', seats: [seatOf('101')] };

  test('is mentioned, and first among those who played, with a medal', () => {
    const post = compose(end);
    expect(post).toMatchObject({ content: '🏆 <@101>', rings: ['101'] });
    expect(post.embeds?.[0]?.description?.split('\n')[0]).toMatch(/^🥇 \*\*\w+\*\* — <@101> · 3 centres$/);
    const table = post.embeds?.[0]?.fields?.[0]?.value ?? '';
    const name = outgoing.seats.find(({ id }) => id === seatOf('101'))?.name.en ?? '';
    expect(table.split('\n')[1]).toContain(name);
  });

  test('shares a draw with the others who are mentioned, without medals', () => {
    const post = compose({ kind: 'draw', seats: [seatOf('101'), seatOf('102')] });
    expect(post.rings).toEqual(['101', '102']);
    expect(textOf(post)).not.toContain('🥇');
  });

  test('of an anonymous game is not mentioned, at its end either', () => {
    const anonymous = { ...outgoing, end, match: { ...outgoing.match, plan: { ...outgoing.match.plan, anonymous: true } } } as const;
    const post = composePost(anonymous, presentersFor(VARIANTS));
    expect(post.rings ?? []).toEqual([]);
    expect(textOf(post)).not.toContain('101');
  });

  test('is named by /game list and /status', async () => {
    const room = testBot();
    await startedGame(room);
    const match = (await room.hosting.store.matches.get(1)) ?? expect.fail('there is no match');
    room.hosting.store.saveMatch({ ...match, status: 'ended', end: { kind: 'victory', seats: ['han'] } });
    expect(textOf(await room.as('101').run('game list'))).toContain('won by Han');
    expect(textOf(await room.as('101').run('status', { game: '1' }))).toContain('**Won by Han**');
  });
});

test('a game that goes on as another only says so: no standings, no pictures', () => {
  const post = compose({ kind: 'rolled-back', seats: [], goesOnAs: 7 });
  expect(post.embeds?.[0]?.title).toContain('7');
  expect(textOf(post)).not.toContain('Final standings');
  expect(post.attachments ?? []).toEqual([]);
});

test('the card of a phase that is closed says so, in a paused game too', async () => {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  room.pass(2 * 86_400_000);
  await closeDuePhases(room.hosting);
  const card = (await room.posts()).find(({ outgoing: { row, edits } }) => row.content.kind === 'phase' && edits)?.outgoing;
  if (card === undefined) throw new Error('the card was not edited');
  const paused = composePost({ ...card, match: { ...card.match, status: 'paused' } }, presentersFor(VARIANTS));
  expect(textOf(paused)).toContain('Closed at the deadline.');
});

describe('a pause', () => {
  const told = (because: string, language: 'en' | 'fr', { code, status = 'paused' }: { code?: number; status?: 'paused' | 'ended' } = {}) =>
    textOf(
      composePost(
        {
          ...outgoing,
          language,
          match: { ...outgoing.match, status },
          row: { ...outgoing.row, to: { user: '101' }, content: { kind: 'paused', because, code } },
        },
        presentersFor(VARIANTS),
      ),
    );

  test.each([
    ['channel-gone', 'Its channel was deleted.', 'Son salon a été supprimé.'],
    ['forbidden', 'I can no longer write in its channel', 'Je ne peux plus écrire dans son salon'],
    ['removed', 'I was removed from its server.', 'Le bot a été retiré de son serveur.'],
    ['refused', 'Discord is rejecting a message that the game needs to continue.', 'Discord refuse un message dont la partie a besoin'],
    [
      'blocked',
      'For an hour, Discord hasn’t let any message through to its channel.',
      'Depuis une heure, Discord ne laisse passer aucun message',
    ],
    ['something new', 'Something keeps it from continuing.', 'Quelque chose l’empêche de continuer.'],
  ])('because of %s is explained to the host', (because, en, fr) => {
    expect(told(because, 'en')).toContain(en);
    expect(told(because, 'en')).toContain('/game resume');
    expect(told(because, 'fr')).toContain(fr);
    expect(told(because, 'fr')).toContain('/partie reprendre');
  });

  test.each([
    [160005, 'the thread is locked', 'le fil est verrouillé'],
    [50013, 'I’m missing a permission there', 'il m’y manque une permission'],
    [50035, 'that’s our fault', 'c’est notre faute'],
    [987654, 'an error I don’t know', 'une erreur que je ne connais pas'],
  ])('with Discord’s code %i says it in words', (code, en, fr) => {
    for (const [language, words] of [
      ['en', en],
      ['fr', fr],
    ] as const)
      for (const part of [words, `${code}`]) expect(told('refused', language, { code })).toContain(part);
  });

  test('that is none, because the game is over, says that what is left is tried on, and offers nothing to resume', () => {
    const text = told('forbidden', 'en', { code: 160005, status: 'ended' });
    expect(text).toContain('I can’t post the ending');
    expect(text).toContain('I’ll keep trying to post it for a week.');
    expect(text).not.toContain('resume');
  });

  test('because nobody was there has a button for those who play, and says when the game ends', async () => {
    const room = testBot();
    await startedGame(room, { players: ['101', '102'] });
    await pauseMatch(room.hosting, 1, 'nobody-there');
    const offer = async () => {
      const found = (await room.posts()).findLast(({ outgoing: { row } }) => row.content.kind === 'back');
      if (found === undefined) throw new Error('resuming was not offered');
      return found;
    };
    const ask = await offer();
    expect(textOf(ask.post)).toContain(`If nobody does by <t:${(room.hosting.now() + 30 * 86_400_000) / 1000}:F>`);
    expect(labels(ask.post)).toEqual(['Resume']);
    const french = composePost({ ...ask.outgoing, language: 'fr' }, presentersFor(VARIANTS));
    expect(textOf(french)).toContain('Si personne ne l’a fait d’ici au <t:');
    const row = { ...ask.outgoing.row, to: { user: '101' }, content: { kind: 'paused', because: 'nobody-there' } } as const;
    const toHost = (language: 'en' | 'fr') => textOf(composePost({ ...ask.outgoing, language, row }, presentersFor(VARIANTS)));
    expect(toHost('en')).toContain('anyone who plays in it can do that too. If nobody does by <t:');
    expect(toHost('fr')).toContain('peut aussi le faire. Si personne ne l’a fait d’ici au <t:');
    expect((await room.as('103').press(ask.post, 'Resume')).content).toBe('You don’t play a power in that game.');
    expect((await room.as('102').press(ask.post, 'Resume')).content).toContain('has resumed');
    const after = await offer();
    expect(textOf(after.post)).toContain('The game continues.');
    expect(labels(after.post)).toEqual([]);
  });

  test('because nobody was there says, when its host goes back to an earlier phase, as which game it continues', async () => {
    const room = testBot();
    await startedGame(room, { players: ['102', '103'] });
    await pauseMatch(room.hosting, 1, 'nobody-there');
    expect((await rollBack(room.hosting, { match: 1, user: '101', phase: 1 })).ok).toBe(true);
    const offer = (await room.posts()).findLast(({ outgoing: { row } }) => row.content.kind === 'back');
    if (offer === undefined) throw new Error('the offer is still open');
    const french = composePost({ ...offer.outgoing, language: 'fr' }, presentersFor(VARIANTS));
    expect([textOf(offer.post), labels(offer.post)]).toEqual([expect.stringMatching(/The game continues as game \d+\./), []]);
    expect(textOf(french)).toMatch(/La partie continue sous le n° \d+\./);
    expect(textOf(offer.post)).not.toContain('over');
  });
});
