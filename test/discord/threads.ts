import { DiscordAPIError, HTTPError } from 'discord.js';
import type { Reply } from '../../src/discord/message/reply.js';
import type { RestClient } from '../../src/discord/requests/restClient.js';

export interface OpenedThread {
  readonly name: string;
  readonly under: string;
  readonly owner: string;
  /** Whether every member may add others. */
  readonly invitable: boolean;
  readonly members: Set<string>;
  /** The bot's messages by id, as they are now. */
  readonly messages: Map<string, Reply>;
}

/** A message that stands in a thread. */
export type Standing = Reply & { readonly message: string };

/** The bot's own id. */
const BOT = '1000';

/** What becomes of a request before it is answered: an error that this throws, or a pause. `go` carries it out all the same. */
export type Trouble = (method: 'post' | 'patch' | 'put' | 'delete' | 'get', route: string, go: () => Promise<unknown>) => unknown;

/** Discord could not answer. */
export const unanswered = (): HTTPError => new HTTPError(503, 'Service Unavailable', 'PATCH', '/', { body: undefined, files: undefined });

export const refused = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'refused' }, code, 403, 'POST', '/', { body: undefined, files: undefined });

/** Private threads as Discord's REST API has them, in memory. */
export function threadsOf() {
  const opened = new Map<string, OpenedThread>();
  /** Channels in which Discord refuses threads; users whom it does not add. */
  const closed = new Set<string>();
  let ids = 0;
  let trouble: Trouble = () => undefined;
  const nonces = new Map<string, string>();
  const at = (thread: string): OpenedThread => {
    const found = opened.get(thread);
    if (!found) throw refused(10_003);
    return found;
  };
  const open = (under: string, name: string, { owner = '7', invitable = true } = {}): string => {
    const id = `thread-${++ids}`;
    opened.set(id, { name, under, owner, invitable, members: new Set(), messages: new Map() });
    return id;
  };
  const replyOf = (body: unknown): Reply => {
    const { content, embeds, components } = Object(body);
    return { content, embeds, rows: components };
  };
  const answers: RestClient = {
    get: async route => {
      const [, what, id = '', , message] = route.split('/');
      if (what === 'users') return { id: BOT };
      const { name, owner, invitable, messages } = at(id);
      if (message === undefined) return { id, name, owner_id: owner, thread_metadata: { invitable } };
      if (!messages.has(message)) throw refused(10_008);
      return { id: message };
    },
    post: async (route, { body }) => {
      const [, , channel = '', what] = route.split('/');
      if (closed.has(channel)) throw refused(50_024);
      const { name, invitable, nonce } = Object(body);
      if (what === 'threads') return { id: open(channel, name, { owner: BOT, invitable }) };
      const before = nonces.get(nonce);
      if (before !== undefined) return { id: before };
      const message = `message-${++ids}`;
      at(channel).messages.set(message, replyOf(body));
      nonces.set(nonce, message);
      return { id: message };
    },
    patch: async (route, { body }) => {
      const [, , channel = '', , message = ''] = route.split('/');
      if (!at(channel).messages.has(message)) throw refused(10_008);
      at(channel).messages.set(message, replyOf(body));
      return { id: message };
    },
    put: async route => {
      const [, , channel = '', , user = ''] = route.split('/');
      if (closed.has(user)) throw refused(50_001);
      at(channel).members.add(user);
      return {};
    },
    delete: async route => {
      const [, , channel = '', , message = ''] = route.split('/');
      at(channel).messages.delete(message);
      return {};
    },
  };
  async function inTrouble<T>(method: Parameters<Trouble>[0], route: string, answer: () => Promise<T>): Promise<T> {
    await trouble(method, route, answer);
    return await answer();
  }
  const rest: RestClient = {
    get: (route, options) => inTrouble('get', route, () => answers.get(route, options)),
    post: (route, options) => inTrouble('post', route, () => answers.post(route, options)),
    patch: (route, options) => inTrouble('patch', route, () => answers.patch(route, options)),
    put: (route, options) => inTrouble('put', route, () => answers.put(route, options)),
    delete: route => inTrouble('delete', route, () => answers.delete(route)),
  };
  return {
    rest,
    answers,
    /** From now on requests are in this trouble. */
    in: (now: Trouble): void => {
      trouble = now;
    },
    opened,
    closed,
    open,
    /** The only message of the bot in a thread. */
    board: (thread: string): Standing => {
      const [[message, reply] = ['', {}], ...more] = at(thread).messages;
      if (message === '' || more.length > 0) throw new Error(`there are ${at(thread).messages.size} messages in ${thread}`);
      return { ...reply, message };
    },
  };
}
