import { expect, test } from 'vitest';
import { openPrivateThread } from '../../../src/discord/delivery/privateThread.js';
import { invisible } from '../../../src/discord/message/invisible.js';
import type { RestClient } from '../../../src/discord/requests/restClient.js';

const MARK = '43f4ce361a7715fb';
const bot = { bot: true };
const posted = (footer: string) => ({ id: '1', timestamp: '2026-01-01T12:00:00Z', author: bot, embeds: [{ footer: { text: footer } }] });
/** Discord's own notice that somebody was added to a thread. */
const added = { id: '2', timestamp: '2026-01-01T12:00:00Z', author: bot, embeds: [] };

interface Thread {
  readonly id: string;
  readonly name: string;
  readonly parent_id: string;
  readonly messages: readonly object[];
}

/** Opens a thread on a server that has these, and returns its id, and the names of those that were created. */
async function opened(there: readonly Thread[], isAgain = true): Promise<readonly [string, readonly unknown[]]> {
  const created: unknown[] = [];
  const rest: RestClient = {
    get: async route =>
      route.endsWith('/threads/active') ? { threads: there } : there.find(({ id }) => route === `/channels/${id}/messages`)?.messages,
    post: async (_, { body }) => {
      created.push(typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined);
      return { id: 'new', name: '', parent_id: '500' };
    },
    put: async () => undefined,
    patch: async () => undefined,
    delete: async () => undefined,
  };
  const id = await openPrivateThread(rest, { guild: '900', under: '500', name: 'Qin, Han', mark: MARK, members: ['101'], isAgain });
  return [id, created];
}
const thread = (messages: readonly object[], more: Partial<Thread> = {}): Thread => ({
  id: 'old',
  name: 'Qin, Han',
  parent_id: '500',
  messages,
  ...more,
});

test('a private thread is named after its powers alone', async () => {
  expect(await opened([], false)).toEqual(['new', ['Qin, Han']]);
});

test.each([
  ['and nothing was posted in it', thread([])],
  ['and its members were added', thread([added])],
  ['and its first message was posted', thread([added, posted(`Game 1${invisible(MARK)}`)])],
  ['by an earlier version, which ended its name with the nonce', thread([posted('Game 1 · other')], { name: `Qin, Han · ${MARK}` })],
])('a thread that an earlier attempt created %s is used again', async (_, there) => {
  expect(await opened([there])).toEqual(['old', []]);
});

test.each([
  ['of the same powers in another match, or of earlier players', thread([posted(`Game 2${invisible('other')}`)])],
  ['of other powers', thread([], { name: 'Qin, Wei' })],
  ['in another channel', thread([], { parent_id: '501' })],
])('a thread %s is left alone', async (_, there) => {
  expect(await opened([there])).toEqual(['new', ['Qin, Han']]);
});
