import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { readRulesPage } from '../../src/assets.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import type { AttachedFile } from '../../src/discord/interactions/attachedFile.js';
import type { VariantDesk } from '../../src/discord/interactions/variantDesk.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { ok } from '../../src/lib/result.js';
import { uploadedGames } from '../../src/uploadedGames.js';
import { variantDesk } from '../../src/variantDesk.js';
import { bytesOf, type Texts } from '../authoring/folders.js';
import { openMemoryStore } from '../records/memory.js';
import { CARDS, GAMES, type TestBot, testBot, VARIANTS } from './testBot.js';

/** Reads files here, and says that trial games went well without playing them: they are played in other tests. */
export const WELL: Pick<VariantDesk, 'read' | 'play'> = {
  read: async zip => ok(readUpload(zip)),
  play: async (_, from) => ok({ played: [{ number: from, years: 5, winner: 'north', centres: new Map([['north', 7]]) }], took: 1 }),
};

/** A bot that knows variants of servers. On the same `store` it is one that was started again. */
export function roomWith({ users = ['1'], managers = false, desk = WELL, store = openMemoryStore() } = {}): TestBot {
  const everything = uploadedGames({
    store,
    games: GAMES,
    presenters: presentersFor(VARIANTS, CARDS, readRulesPage),
    readPage: readRulesPage,
  });
  const { mayBring } = variantDesk({ run: async () => ({ ok: false, fault: { code: 'too-busy' } }) }, { users, managers });
  return testBot(Object.assign({}, store, everything.store), {
    games: everything.games,
    learn: everything.learn,
    presenters: everything.presenters,
    variantDesk: { mayBring, ...desk },
  });
}

export async function served(bytes: Uint8Array, name = 'shores.zip'): Promise<AttachedFile> {
  const server = createServer((_, response) => void response.end(bytes)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise(resolve => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    name,
    size: bytes.length,
    ...(name.endsWith('.json') && { media: 'application/json' }),
    url: `http://127.0.0.1:${address.port}/${name}`,
  };
}

export const zipOf = (texts: Texts = exampleFolder('shores')): Uint8Array => writeZip(bytesOf(texts));

export async function sending(room: TestBot, bytes = zipOf(), who: Parameters<TestBot['as']>[1] = {}, user = '1'): Promise<Reply> {
  return room.as(user, { ...who, files: { file: await served(bytes) } }).run('host variant');
}

/** What the game of the example is called when it is brought to the server of the tests. */
export const GAME = '900.shores.1';
