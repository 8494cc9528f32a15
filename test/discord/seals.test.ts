import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { closeDuePhases } from '../../src/matches/phases/closeDuePhases.js';
import { type Parlour, type Posted, parlour, playerOf, startedGame, textOf } from './parlour.js';

const DAY = 24 * 60 * 60 * 1000;

async function closedPhase(): Promise<{ room: Parlour; posts: readonly Posted[]; receipt: string }> {
  const room = parlour();
  await startedGame(room);
  await room.posts();
  const qin = room.guest(playerOf(room, 'qin'));
  await qin.run('order', { text: 'A Nan H; A Xia - Any' });
  const [posted] = await room.posts();
  room.pass(DAY);
  closeDuePhases(room.house);
  return { room, posts: await room.posts(), receipt: textOf(posted?.post ?? {}) };
}

const fieldOf = (posts: readonly Posted[], kind: string, name: string): string =>
  posts
    .filter(({ letter }) => letter.row.content.kind === kind)
    .flatMap(({ post }) => post.embeds?.flatMap(({ fields = [] }) => fields) ?? [])
    .find(field => field.name === name)?.value ?? '';

test('when a phase closes its card shows a hash a power, and its results the salts', async () => {
  const { posts } = await closedPhase();
  expect(fieldOf(posts, 'phase', 'Sealed orders (SHA-256)').split('\n')).toHaveLength(7);
  expect(fieldOf(posts, 'results', 'The seals, opened')).toMatch(/^Qin `[0-9a-f]{32}`$/m);
  const kinds = posts.map(({ letter }) => letter.row.content.kind);
  expect(kinds.indexOf('phase')).toBeLessThan(kinds.indexOf('results'));
});

test('the receipt shows the beginning of the hash that is told later', async () => {
  const { posts, receipt } = await closedPhase();
  const start = /Seal of these orders: `([0-9a-f]{8})…`/.exec(receipt)?.[1];
  expect(start).toBeDefined();
  expect(fieldOf(posts, 'phase', 'Sealed orders (SHA-256)')).toContain(`Qin \`${start}`);
});

test('/verify gives a line that on any computer prints that hash', async () => {
  const { room, posts } = await closedPhase();
  const text = textOf(await room.guest('999').run('verify'));
  const [, line = '', hash = ''] = /# Qin\n(printf .*)\n([0-9a-f]{64})/.exec(text) ?? [];
  expect(line).toContain('A Nan H; A Xia - Any');
  expect(execFileSync('sh', ['-c', line], { encoding: 'utf8' })).toContain(hash);
  expect(fieldOf(posts, 'phase', 'Sealed orders (SHA-256)')).toContain(hash);
});

test('nobody opens the seals of an open phase', async () => {
  const room = parlour();
  await startedGame(room);
  await room.guest(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  for (const user of ['101', playerOf(room, 'qin'), '999'])
    expect((await room.guest(user).run('verify', { phase: '1' })).content).toBe('The seals of a phase are opened with its results.');
});

test('/history shows what one has sent in oneself, every change, and nothing of other seats', async () => {
  const room = parlour();
  await startedGame(room);
  const qin = room.guest(playerOf(room, 'qin'));
  await qin.run('order', { text: 'A Xia - Any' });
  await qin.run('order', { text: 'A Xia H; nonsense' });
  expect(textOf(await qin.run('history', { as: 'edits' }))).toMatch(/#1 `A Xia - Any`\n.*#1 `A Xia H; nonsense`/);
  expect((await room.guest(playerOf(room, 'han')).run('history', { as: 'edits' })).content).toBe('You have sent in nothing there.');
});

test('/history shows a player what his substitute and the host sent in for him, and each of them his own alone', async () => {
  const room = parlour();
  await startedGame(room);
  const match = room.house.store.match(1);
  if (match) room.house.store.saveMatch({ ...match, host: '999' });
  const [qin, substitute, host] = [room.guest(playerOf(room, 'qin')), room.guest('555'), room.guest('999')];
  const edits = async (guest: typeof qin): Promise<string> =>
    textOf(await guest.run('history', { as: 'edits' })).replaceAll(/<t:\d+:f> /g, '');
  await qin.run('order', { text: 'A Xia - Any' });
  await qin.run('substitute', { player: '555', until: '3d' });
  await substitute.run('order', { text: 'A Xia H' });
  await host.run('host order', { power: 'Qin', text: 'A Nan H' });
  expect(await edits(qin)).toContain('#1 `A Xia - Any`\n#1 `A Xia H` (by another hand)\n#1 `A Nan H` (by the host)');
  expect(await edits(substitute)).toMatch(/\n#1 `A Xia H`$/);
  expect(await edits(host)).toMatch(/\n#1 `A Nan H`$/);
  room.pass(1);
  await host.run('host replace', { power: 'Qin', player: '777' });
  expect(await edits(room.guest('777'))).toBe('You have sent in nothing there.');
});
