import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postContextOf } from '../../src/discord/posts/postContext.js';
import { receiptPost } from '../../src/discord/posts/receiptPost.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { exportMatch } from '../../src/matches/actions/hosting/exportMatch.js';
import { importMatch } from '../../src/matches/actions/hosting/importMatch.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { tellHashes } from '../../src/matches/turn/tellHashes.js';
import { newFolder, opened, remove, withDatabase } from '../store/files.js';
import { startedCards } from './cardTable.js';
import { labels, type Posted, playerOf, SEVEN, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

async function closedPhase(): Promise<{ room: TestBot; posts: readonly Posted[]; receipt: string }> {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  const qin = room.as(playerOf(room, 'qin'));
  await qin.run('order', { text: 'A Nan H; A Xia - Any' });
  const [posted] = await room.posts();
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return { room, posts: await room.posts(), receipt: textOf(posted?.post ?? {}) };
}

/** The file of seals that comes with the results. */
const sealsIn = (posts: readonly Posted[]): string =>
  posts
    .filter(({ outgoing }) => outgoing.row.content.kind === 'results')
    .flatMap(({ post }) => post.attachments ?? [])
    .filter(({ name }) => name.startsWith('seals-1-'))
    .map(({ bytes }) => new TextDecoder().decode(bytes))
    .join();

test('when a phase closes a file comes with its results: what to hash for each power, and the hash', async () => {
  const { posts } = await closedPhase();
  const blocks = sealsIn(posts).trim().split('\n\n');
  expect(blocks).toHaveLength(7);
  for (const block of blocks) expect(block).toMatch(/^# \w+\nprintf '%s' "[0-9a-f]{32} .*" \| sha256sum\n[0-9a-f]{64}$/);
  const [results] = posts.filter(({ outgoing }) => outgoing.row.content.kind === 'results');
  expect(textOf(results?.post ?? {})).toContain('-# The seals of these orders are attached');
});

test('of a game of twenty-one nobody is left out', async () => {
  const room = testBot();
  await startedGame(room, { variant: 'warhammer-fm05', players: Array.from({ length: 21 }, (_, i) => String(101 + i)) });
  await room.posts();
  let posts: readonly Posted[] = [];
  const isTold = ({ outgoing: { row, phase } }: Posted): boolean => row.content.kind === 'results' && phase?.kind === 'movement';
  for (let days = 0; days < 20 && !posts.some(isTold); days++) {
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    posts = await room.posts();
  }
  expect(new Set(sealsIn(posts).match(/^# .*$/gm)).size).toBe(21);
});

test('powers without a choice have no seal, unless they sent something in', async () => {
  const room = testBot();
  await startedGame(room, { variant: 'mandate-of-heaven', players: [...SEVEN, '108'] });
  for (let halves = 0; halves < 2; halves++) {
    room.pass(2 * DAY);
    await closeDuePhases(room.hosting);
  }
  expect(sealsIn(await room.posts()).match(/^# .*$/gm)).toEqual(['# Hsiung-Nu']);
  expect(textOf(await room.as('999').run('verify')).match(/^# .*$/gm)).toEqual(['# Hsiung-Nu']);
});

test('**Verify** under the results shows the same as /verify for that phase', async () => {
  const { room, posts } = await closedPhase();
  const [results] = posts.filter(({ outgoing }) => outgoing.row.content.kind === 'results');
  const stranger = room.as('999');
  const shown = await stranger.press(results?.post ?? {}, 'Verify');
  expect(textOf(shown)).toBe(textOf(await stranger.run('verify', { phase: '1' })));
});

test('a receipt of many lines still ends with its hash', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  const posted = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'receipt');
  const outgoing = posted?.outgoing ?? expect.fail('no receipt was sent');
  const lines = Array.from({ length: 300 }, (_, i) => ({ label: `A ${i}`, text: `A Xianyang ${i} S A Anyi - Luoyang` }));
  const long = { ...outgoing, filed: lines, language: 'fr', match: { ...outgoing.match, plan: { unready: 'hold' } } } as const;
  const presenter = room.bot.presenters.get(outgoing.game.id) ?? expect.fail('nobody tells the game');
  const { description = '' } = receiptPost(postContextOf(long, presenter), { seat: 'qin' }).embeds?.[0] ?? {};
  expect(description.length).toBeLessThanOrEqual(4096);
  expect(description).toMatch(/`[0-9a-f]{64}`$/);
});

test('the receipt holds the whole hash that is told later, so that nobody can look for other orders or another salt', async () => {
  const { posts, receipt } = await closedPhase();
  const hash = /Seal of these orders \(.*\): `([0-9a-f]{64})`/.exec(receipt)?.[1];
  expect(hash).toBeDefined();
  expect(sealsIn(posts)).toMatch(new RegExp(`# Qin\\n.*\\n${hash}`));
});

test('/verify gives a line that on any computer prints that hash', async () => {
  const { room, posts } = await closedPhase();
  const text = textOf(await room.as('999').run('verify'));
  const [, line = '', hash = ''] = /# Qin\n(printf .*)\n([0-9a-f]{64})/.exec(text) ?? [];
  expect(line).toContain('A Nan H; A Xia - Any');
  expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toContain(hash);
  expect(sealsIn(posts)).toContain(hash);
});

test('nobody opens the seals of an open phase', async () => {
  const room = testBot();
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  for (const user of ['101', playerOf(room, 'qin'), '999'])
    expect((await room.as(user).run('verify', { phase: '1' })).content).toBe(
      'The seals of a phase can be checked once its results are posted.',
    );
});

test('/history shows what one has sent in oneself, every change, and nothing of other seats', async () => {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  await qin.run('order', { text: 'A Xia - Any' });
  await qin.run('order', { text: 'A Xia H; nonsense' });
  expect(textOf(await qin.run('history', { as: 'edits' }))).toMatch(/#1 `A Xia - Any`\n.*#1 `A Xia H; nonsense`/);
  expect((await room.as(playerOf(room, 'han')).run('history', { as: 'edits' })).content).toBe('You gave no orders in that phase.');
});

test('/history shows a player what his substitute and the host sent in for him, and each of them his own alone', async () => {
  const room = testBot();
  await startedGame(room);
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
  const [qin, substitute, host] = [room.as(playerOf(room, 'qin')), room.as('555'), room.as('999')];
  const edits = async (guest: typeof qin): Promise<string> =>
    textOf(await guest.run('history', { as: 'edits' })).replaceAll(/<t:\d+:f> /g, '');
  await qin.run('order', { text: 'A Xia - Any' });
  await qin.run('substitute', { player: '555', until: '3d' });
  const asked = (await room.posts()).findLast(({ post }) => labels(post).includes('Be the substitute'))?.post ?? {};
  await substitute.press(asked, 'Be the substitute');
  await substitute.run('order', { text: 'A Xia H' });
  await host.run('host order', { power: 'Qin', text: 'A Nan H' });
  expect(await edits(qin)).toContain('#1 `A Xia - Any`\n#1 `A Xia H` (by someone else)\n#1 `A Nan H` (by the host)');
  expect(await edits(substitute)).toMatch(/\n#1 `A Xia H`$/);
  expect(await edits(host)).toMatch(/\n#1 `A Nan H`$/);
  room.pass(1);
  await host.run('host replace', { power: 'Qin', player: '777' });
  expect(await edits(room.as('777'))).toBe('You gave no orders in that phase.');
});

const EIGHT = ['101', '102', '103', '104', '105', '106', '107', '108'];
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('votes on neutrals', () => {
  let folder: string;
  let records: ReturnType<typeof opened>;
  beforeEach(() => {
    folder = newFolder();
    records = opened(join(folder, 'zongheng.db'));
  });
  afterEach(() => {
    records.close();
    remove(folder);
  });

  /** Plays Mandate of Heaven until its first spring has closed. Ch'i ordered a unit of its own and voted. */
  async function voted(): Promise<{ readonly room: TestBot; readonly posts: readonly Posted[]; readonly receipt: string }> {
    const room = testBot(records.store);
    await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT });
    await room.as(playerOf(room, 'hsiung-nu')).run('order', { text: 'A Kob; A Yns; A Ssn' });
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    await room.posts();
    await room.as(playerOf(room, 'chi')).run('order', { text: 'A Lin H; A Lu - Sun' });
    const receipt = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'receipt');
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    return { room, posts: await room.posts(), receipt: textOf(receipt?.post ?? {}) };
  }

  /** Makes the phases look as if the previous version had closed them. */
  const closedBefore = (): void =>
    void withDatabase(join(folder, 'zongheng.db'), client => client.prepare('UPDATE phases SET seal_form = NULL').run());

  const salt = '0123456789abcdef0123456789abcdef';
  const sealedNow = hashOf(`${salt} A Lin H`);
  const sealedBefore = hashOf(`${salt} A Lin H; A Lu - Sun`);

  test('are in no seal: what the salt opens is what everybody may read; the player sees them in his receipt', async () => {
    const { room, posts, receipt } = await voted();
    expect(receipt).toContain('Lu → Sung');
    expect(receipt).toContain(`changed them): \`${sealedNow}\``);
    expect(sealsIn(posts)).toContain(`# Ch'i\nprintf '%s' "${salt} A Lin H" | sha256sum\n${sealedNow}`);
    for (const user of ['999', playerOf(room, 'chi')]) {
      const text = textOf(await room.as(user).run('verify', { phase: '2' }));
      expect(text).toContain(`printf '%s' "${salt} A Lin H" | sha256sum\n${sealedNow}`);
      expect(text).not.toContain('Sun');
    }
    expect(textOf(await room.as(playerOf(room, 'chi')).run('history', { as: 'edits' }))).toContain('A Lu - Sun');
  });

  test('sealed by an earlier version are opened to who cast them: the posted hash stands; others are shown the rest of it', async () => {
    const { room } = await voted();
    closedBefore();
    const own = textOf(await room.as(playerOf(room, 'chi')).run('verify', { phase: '2' }));
    const line = /# Ch'i\n(printf .*)\n([0-9a-f]{64})/.exec(own);
    expect(line?.[2]).toBe(sealedBefore);
    expect(execFileSync('sh', ['-c', line?.[1] ?? ''], { encoding: 'utf8' })).toContain(sealedBefore);
    for (const [user, language, words] of [
      ['999', 'en', 'only the player of this power can check this seal'],
      [playerOf(room, 'han'), 'fr', 'peut contrôler ce sceau'],
    ] as const) {
      const text = textOf(await room.as(user, { language }).run('verify', { phase: '2' }));
      const block = /# Ch'i\n([^`]*)/.exec(text)?.[1] ?? '';
      expect(block).toContain('A Lin H');
      expect(block).toContain(words);
      expect(block).toContain(sealedBefore);
      expect(block).not.toContain(salt);
      expect(text).not.toContain('A Lu - Sun');
    }
  });

  test('sealed by an earlier version stay shut to who has taken the seat since', async () => {
    const { room } = await voted();
    closedBefore();
    const match = await room.hosting.store.matches.get(1);
    if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
    room.pass(1);
    await room.as('999').run('host replace', { power: "Ch'i", player: '777' });
    expect(playerOf(room, 'chi')).toBe('777');
    const text = textOf(await room.as('777').run('verify', { phase: '2' }));
    expect(text).toContain('only the player of this power can check this seal');
    expect(text).not.toContain('A Lu - Sun');
  });

  test('sealed by an earlier version cannot be found from a file, nor from results that are edited or posted late', async () => {
    const { room } = await voted();
    closedBefore();
    const file = await exportMatch(room.hosting, 1, '101');
    const text = file.ok ? file.value : expect.fail('there is no file');
    const { chi, han } = JSON.parse(text).phases[1].closed.orders;
    expect([chi, han]).toEqual([{ orders: 'A Lin H' }, { orders: '', salt }]);
    room.hosting.store.queue(
      { match: 1, to: { channel: '500' }, slot: 'results:2', content: { kind: 'results', phase: 2, skipped: [] } },
      room.hosting.now(),
    );
    const seals = sealsIn(await room.posts());
    expect(seals).toContain(`# Han\nprintf '%s' "${salt} `);
    expect(seals).toContain("# Ch'i\n# orders: A Lin H\n");
    expect(seals).not.toContain('A Lu - Sun');
  });

  test('keep the form of their seals in a game that goes on from an earlier phase', async () => {
    const { room } = await voted();
    const match = await room.hosting.store.matches.get(1);
    if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
    withDatabase(join(folder, 'zongheng.db'), client => client.prepare('UPDATE phases SET seal_form = NULL WHERE number = 1').run());
    const gone = await rollBack(room.hosting, { match: 1, user: '999', phase: 3 });
    const fork = gone.ok ? gone.value.id : expect.fail(gone.fault.code);
    expect(await mapInOrder([1, 2], async number => (await room.hosting.store.history.phase(fork, number))?.sealForm)).toEqual([
      undefined,
      2,
    ]);
    const asked = { game: String(fork), phase: '2' };
    expect(textOf(await room.as(playerOf(room, 'chi')).run('verify', asked))).toContain(sealedNow);
  });

  test('come with a file that an earlier version made, and leave with none', async () => {
    const { room } = await voted();
    const file = await exportMatch(room.hosting, 1, '101');
    const past = JSON.parse(file.ok ? file.value : '');
    past.phases[1].closed.orders.chi.orders = 'A Lin H; A Lu - Sun';
    const lobby = await importMatch(room.hosting, {
      file: new TextEncoder().encode(JSON.stringify(past)),
      guild: '900',
      channel: '501',
      host: '101',
    });
    const before = lobby.ok ? (lobby.value.from?.match ?? 0) : expect.fail('the file was refused');
    const text = textOf(await room.as('101', { channel: '501' }).run('verify', { game: String(before), phase: '2' }));
    expect(text).toContain(sealedBefore);
    expect(text).not.toContain('A Lu - Sun');
    const again = await exportMatch(room.hosting, before, '101');
    expect(again.ok && again.value).toBeTruthy();
    expect(again.ok && again.value).not.toContain('A Lu - Sun');
  });
});

describe('the hash of a secret', () => {
  const hash = hashOf('0123456789abcdef0123456789abcdef');
  const lobbies = (posts: readonly Posted[]): readonly string[] =>
    posts.filter(({ outgoing }) => outgoing.row.content.kind === 'lobby').map(({ post }) => textOf(post));

  test.each(['warring-states-cards', 'classic-battles', 'warhammer-fm05'])(
    'of %s stands on the card of its lobby, before anybody has joined',
    async variant => {
      const room = testBot();
      await room.as('101').run('game create', { variant, language: 'en' });
      expect(lobbies(await room.posts())[0]).toContain(`Its SHA-256 hash: \`${hash}\``);
    },
  );

  test('is none where chance has no part', async () => {
    const room = testBot();
    await room.as('101').run('game create', { variant: 'classic', language: 'en' });
    expect(lobbies(await room.posts())[0]).not.toContain('SHA-256');
  });

  test('stays on the card when the game has begun; the secret is told at the end alone', async () => {
    const room = testBot();
    await startedCards(room, ['101', '102', '103']);
    const [card = ''] = lobbies(await room.posts());
    expect(card).toContain(hash);
    expect(card).not.toContain('0123456789abcdef0123456789abcdef');
  });

  test('is on the lobby of a game that was brought from elsewhere, and on the opening of one that goes on from an earlier phase', async () => {
    const room = testBot();
    await startedGame(room, { variant: 'classic-battles' });
    const match = await room.hosting.store.matches.get(1);
    if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
    const file = await exportMatch(room.hosting, 1, '999');
    await room.posts();
    await importMatch(room.hosting, {
      file: new TextEncoder().encode(file.ok ? file.value : ''),
      guild: '900',
      channel: '501',
      host: '999',
    });
    expect(lobbies(await room.posts())[0]).toContain(hash);
    await rollBack(room.hosting, { match: 1, user: '999', phase: 1 });
    const opening = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'opening');
    expect(textOf(opening?.post ?? {})).toContain(hash);
  });
});

describe('after an update', () => {
  test('the cards of open lobbies get the hash, and the receipts of open phases the whole hash, by one edit', async () => {
    const room = testBot();
    await startedGame(room);
    await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
    await room.as('101').run('game create', { variant: 'warring-states-cards', language: 'en' });
    await room.as('101').run('game create', { variant: 'classic', language: 'en' });
    await room.posts();
    await tellHashes(room.hosting);
    // They have different recipients: either may be posted first.
    const posted = (await room.posts()).toSorted((a, b) => b.outgoing.row.match - a.outgoing.row.match);
    const edited = posted.map(({ outgoing, post }) => [
      outgoing.row.content.kind,
      outgoing.row.match,
      outgoing.edits !== undefined,
      textOf(post),
    ]);
    expect(edited.toSorted(([a], [b]) => `${a}`.localeCompare(`${b}`))).toEqual([
      ['lobby', 2, true, expect.stringMatching(/SHA-256 hash: `[0-9a-f]{64}`/)],
      ['receipt', 1, true, expect.stringMatching(/Seal of these orders \(.*\): `[0-9a-f]{64}`/)],
    ]);
    await tellHashes(room.hosting);
    expect(await room.posts()).toEqual([]);
  });

  test('a phase that is open closes with seals that have no vote in them', async () => {
    const room = testBot();
    await startedGame(room);
    expect(room.hosting.store.openPhase(1)?.sealForm).toBeUndefined();
    room.pass(DAY);
    await closeDuePhases(room.hosting);
    expect((await room.hosting.store.history.phase(1, 1))?.sealForm).toBe(2);
  });
});
