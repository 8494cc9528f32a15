import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Language } from '../../src/lib/language.js';
import { refuse } from '../../src/lib/result.js';
import type { Compute } from '../../src/matches/context/compute.js';
import { playerOf, SEVEN, startedGame, testBot, textOf } from './testBot.js';

/** Serves a text over HTTP, in place of Discord's file server. Returns its address. */
async function fetchable(text: string): Promise<string> {
  const server = createServer((_, response) => void response.end(text)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise(resolve => server.once('listening', resolve));
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/game.json`;
}

const attached = async (text: string) => ({
  name: 'game-1.json',
  size: text.length,
  media: 'application/json',
  url: await fetchable(text),
});

/** Returns a game of one closed phase, as its host exports it. */
async function taken(language: Language = 'en'): Promise<string> {
  const room = testBot();
  await startedGame(room, { language });
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any' });
  await room.as('992', { isAdmin: true }).run('host adjudicate', { force: 'yes' });
  const [file] = (await room.as('101').run('host export')).attachments ?? [];
  return new TextDecoder().decode(file?.bytes);
}

test('/host import opens a lobby that goes on from where the file ends', async () => {
  const room = testBot();
  const host = room.as('990', { files: { file: await attached(await taken()) } });
  expect((await host.run('host import')).content).toBe(
    'Warring States v2 is open as game 2. Whoever joins the lobby continues from where the file ends. The earlier phases are kept as a separate game.',
  );
  const [lobby] = await room.posts();
  if (!lobby) throw new Error('no lobby was posted');
  expect(textOf(lobby.post)).toContain('Continues game 1 from Autumn 450 BC, movement.');
  expect(textOf(lobby.post)).toContain('Players (0 of 7)');
  for (const player of SEVEN) await room.as(player).press(lobby.post, 'Join');
  await host.press(await host.press(lobby.post, 'Start'), 'Start now');
  const posts = (await room.posts()).filter(({ outgoing }) => 'channel' in outgoing.row.to);
  expect(posts.map(({ outgoing }) => outgoing.row.content.kind)).toEqual(['opening', 'phase', 'lobby']);
  expect(posts.map(({ post }) => textOf(post)).join('\n')).toContain('Autumn 450 BC, movement');
  expect(textOf(await host.run('verify', { phase: '1', game: '2' }))).toContain('A Xia - Any');
  expect((await host.run('status', { game: '1' })).embeds).toBeDefined();
});

test.each([
  [
    'en',
    'No game was opened: `game-1.json` is not a game that can be continued.\n- In `phases[2].state.turn.year`: Something is missing here, or doesn’t belong here.',
  ],
  [
    'fr',
    'Aucune partie n’a été ouverte : `game-1.json` n’est pas une partie que l’on peut continuer.\n- Dans `phases[2].state.turn.year`\u00a0: Il manque quelque chose ici, ou quelque chose n’y a pas sa place.',
  ],
] as const)('what is wrong with the file is said in the words of the asker (%s)', async (language, said) => {
  const room = testBot();
  const file = JSON.parse(await taken());
  file.phases[1].state.turn.year = 'once upon a time';
  const host = room.as('990', { language, files: { file: await attached(JSON.stringify(file)) } });
  expect((await host.run('host import')).content).toBe(said);
  expect(await room.hosting.store.matches.find({})).toEqual([]);
});

test('a file with an endless name is refused in words that fit into a message', async () => {
  const file = { ...(await attached('{"hello":"world"}')), name: `${'x'.repeat(5_000)}.json` };
  const host = testBot().as('990', { files: { file, start: file } });
  for (const [command, options] of [
    ['host import', {}],
    ['game create', { variant: 'warhammer-fm05' }],
  ] as const) {
    const { content = '' } = await host.run(command, options);
    expect(content).toContain('xxx');
    expect(content.length).toBeLessThanOrEqual(2_000);
  }
});

test('of a file that no /host export wrote, one line says so', async () => {
  const answer = async (text: string) => {
    const host = testBot().as('990', { files: { file: await attached(text) } });
    return (await host.run('host import')).content;
  };
  const refused = 'No game was opened: `game-1.json` is not a game that can be continued.';
  expect(await answer('{"hello":"world"}')).toBe(`${refused}\n- This is neither an exported game nor an exported study.`);
  expect(await answer('{"study":1}')).toBe(`${refused}\n- This is an exported study, not a game. \`/study file\` opens it.`);
  expect(await answer('{"form":9}')).toBe(`${refused}\n- In \`form\`: I can only read version 1 of these files.`);
});

test.each([
  [
    'en',
    [
      'I’m still reading your other file. Please send one at a time.',
      'You’ve already sent 10 files in the last 24 hours. Try again tomorrow.',
      'That took too long, so I stopped. Nothing was changed.',
    ],
  ],
  [
    'fr',
    [
      'Je lis encore votre autre fichier. Un seul à la fois, s’il vous plaît.',
      'Vous avez déjà envoyé 10 fichiers en 24 heures. Réessayez demain.',
      'C’était trop long, j’ai donc arrêté. Rien n’a changé.',
    ],
  ],
] as const)('a file that is not read is refused in one sentence (%s)', async (language, said) => {
  const room = testBot();
  const told: string[] = [];
  const file = await attached('{');
  const send = async () => (await room.as('990', { language, files: { file } }).run('host import')).content ?? '';
  const hanging: { free?: () => void } = {};
  const hangs = new Promise<void>(resolve => {
    hanging.free = resolve;
  });
  const compute: Compute = {
    run: async () => {
      await hangs;
      return refuse({ code: 'took-too-long' });
    },
  };
  Object.assign(room.hosting, { compute });
  const first = send();
  await vi.waitFor(() => expect(room.hosting.store.importsOf({ user: '990' })).toBe(1));
  told.push(await send());
  hanging.free?.();
  const lost = await first;
  for (let i = 1; i < 10; i++) await send();
  told.push(await send(), lost);
  expect(told).toEqual(said);
  expect(await room.hosting.store.matches.find({})).toEqual([]);
});

test('of a file that is larger than Discord says no more is read than the largest may have', async () => {
  const block = Buffer.alloc(1024 * 1024, 32);
  let sent = 0;
  const server = createServer((_, response) => {
    const more = (): void => {
      if (response.destroyed || sent > 200) return void response.end();
      sent += 1;
      response.write(block, more);
    };
    more();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/game.json`;
  const host = testBot().as('990', { files: { file: { name: 'game-1.json', size: 9, media: 'application/json', url } } });
  expect((await host.run('host import')).content).toBe('`game-1.json` is larger than 8192 KB.');
  expect(sent).toBeLessThan(100);
});
