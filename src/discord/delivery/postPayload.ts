import type { BaseMessageOptions, RawFile, RESTPostAPIChannelMessageJSONBody } from 'discord.js';
import { clipped } from '../message/buttons.js';
import type { Reply, ReplyAttachment } from '../message/reply.js';
import type { ComposedPost } from '../posts/composedPost.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

/** A message in the form of Discord's REST API. Parts that the post does not have are sent empty, so that an edit removes old ones. */
export interface PostPayload {
  readonly body: RESTPostAPIChannelMessageJSONBody;
  readonly files: RawFile[];
}

export const payloadOf = ({ content = '', embeds = [], rows = [], attachments = [], rings = [] }: ComposedPost): PostPayload => ({
  body: {
    content,
    embeds: [...embeds],
    components: [...rows],
    allowed_mentions: { parse: [], users: [...rings] },
    attachments: attachments.map(({ name, alt }, id) => ({ id: `${id}`, filename: name, ...(alt !== undefined && { description: alt }) })),
  },
  files: attachments.map(fileOf),
});

const fileOf = ({ name, bytes }: ReplyAttachment, i: number): RawFile => ({
  name,
  key: `files[${i}]`,
  data: Buffer.from(bytes),
  contentType: typeOf(name),
});

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', gif: 'image/gif', svg: 'image/svg+xml' };
const typeOf = (name: string): string => TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain; charset=utf-8';

/** For replies and edits alike. `attachments` lists the files of the old message to keep: none. */
export type ReplyPayload = BaseMessageOptions & { readonly attachments: [] };

/** Converts a private reply to discord.js' form. An edit removes the parts that the reply does not have. Text over the limit is cut. */
export const replyPayload = ({ content = '', embeds = [], rows = [], attachments = [] }: Reply): ReplyPayload => ({
  content: clipped(content, DISCORD_LIMITS.message.content),
  embeds: [...embeds],
  components: [...rows],
  allowedMentions: { parse: [] },
  attachments: [],
  files: attachments.map(({ name, bytes, alt }) => ({
    name,
    attachment: Buffer.from(bytes),
    ...(alt !== undefined && { description: alt }),
  })),
});
