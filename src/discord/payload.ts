import type { BaseMessageOptions, RawFile, RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import { clipped } from './components/buttons.js';
import type { Post } from './posts/post.js';
import type { Enclosure, Reply } from './reply.js';

/** A message as Discord's REST interface takes it. Whatever the post lacks is emptied, so that an edit leaves nothing behind. */
export interface Payload {
  readonly body: RESTPostAPIChannelMessageJSONBody;
  readonly files: RawFile[];
}

export const payloadOf = ({ content = '', embeds = [], rows = [], enclosures = [], rings = [] }: Post): Payload => ({
  body: {
    content,
    embeds: [...embeds],
    components: [...rows],
    allowed_mentions: { parse: [], users: [...rings] },
    attachments: enclosures.map(({ name, alt }, id) => ({ id: `${id}`, filename: name, ...(alt !== undefined && { description: alt }) })),
  },
  files: enclosures.map(fileOf),
});

const fileOf = ({ name, bytes }: Enclosure, i: number): RawFile => ({
  name,
  key: `files[${i}]`,
  data: Buffer.from(bytes),
  contentType: typeOf(name),
});

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif', svg: 'image/svg+xml' };
const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';

/** What Discord takes of the text of a message. */
const LONGEST = 2_000;

/** What an answer takes, and what an edit takes besides: which of its files stay. */
export type ReplyPayload = BaseMessageOptions & { readonly attachments: [] };

/** A private answer as discord.js takes it; an edit empties whatever the reply lacks. Text that repeats too much of what was typed is cut. */
export const replyPayload = ({ content = '', embeds = [], rows = [], enclosures = [] }: Reply): ReplyPayload => ({
  content: clipped(content, LONGEST),
  embeds: [...embeds],
  components: [...rows],
  allowedMentions: { parse: [] },
  attachments: [],
  files: enclosures.map(({ name, bytes, alt }) => ({
    name,
    attachment: Buffer.from(bytes),
    ...(alt !== undefined && { description: alt }),
  })),
});
