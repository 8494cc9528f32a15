import { DiscordAPIError } from 'discord.js';
import type { Reply } from '../../src/discord/message/reply.js';
import type { RestClient } from '../../src/discord/requests/restClient.js';

export interface OpenedThread {
  readonly name: string;
  readonly under: string;
  readonly members: Set<string>;
  /** The bot's messages by id, as they are now. */
  readonly messages: Map<string, Reply>;
}

/** A message that stands in a thread. */
export type Standing = Reply & { readonly message: string };

const refused = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'refused' }, code, 403, 'POST', '/', { body: undefined, files: undefined });

/** Private threads as Discord's REST API has them, in memory. */
export function threadsOf() {
  const opened = new Map<string, OpenedThread>();
  /** Channels in which Discord refuses threads; users whom it does not add. */
  const closed = new Set<string>();
  let ids = 0;
  const at = (thread: string): OpenedThread => {
    const found = opened.get(thread);
    if (!found) throw refused(10_003);
    return found;
  };
  const open = (under: string, name: string): string => {
    const id = `thread-${++ids}`;
    opened.set(id, { name, under, members: new Set(), messages: new Map() });
    return id;
  };
  const replyOf = (body: unknown): Reply => {
    const { content, embeds, components } = Object(body);
    return { content, embeds, rows: components };
  };
  const rest: RestClient = {
    get: async () => ({}),
    post: async (route, { body }) => {
      const [, , channel = '', what] = route.split('/');
      if (closed.has(channel)) throw refused(50_024);
      if (what === 'threads') return { id: open(channel, Object(body).name) };
      const message = `message-${++ids}`;
      at(channel).messages.set(message, replyOf(body));
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
  return {
    rest,
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
