import { z } from 'zod';
import type { FieldFault } from '../formError.js';
import { LIMITS } from '../limits.js';
import { hasFlag } from '../world/message.js';
import { type Component, component } from './component.js';
import { componentFaults } from './componentFaults.js';
import { type Embed, embed, embedFaults } from './embed.js';
import { inWords, maybe, snowflake } from './field.js';

const ids = maybe(z.array(snowflake).max(LIMITS.allowedMentions));

const allowedMentions = z
  .object({
    parse: maybe(z.array(z.enum(['users', 'roles', 'everyone']))),
    users: ids,
    roles: ids,
    replied_user: maybe(z.boolean()),
  })
  .refine(one => !one.parse?.includes('users') || !one.users?.length, {
    path: ['parse'],
    ...inWords('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'parse:["users"] and users: [ids...] are mutually exclusive.'),
  })
  .refine(one => !one.parse?.includes('roles') || !one.roles?.length, {
    path: ['parse'],
    ...inWords('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'parse:["roles"] and roles: [ids...] are mutually exclusive.'),
  });
export type AllowedMentions = Readonly<z.infer<typeof allowedMentions>>;

/** A file sent along (its `id` is the number in `files[n]`), or one that is already there. */
const attachment = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  filename: maybe(z.string()),
  description: maybe(z.string().max(LIMITS.altText)),
});
export type AttachmentForm = Readonly<z.infer<typeof attachment>>;

const flags = maybe(z.number().int().nonnegative());

const writing = {
  content: maybe(z.string().max(LIMITS.content)),
  embeds: maybe(z.array(embed).max(LIMITS.embeds)),
  components: maybe(z.array(component)),
  allowed_mentions: maybe(allowedMentions),
  attachments: maybe(z.array(attachment)),
  flags,
};

/** What an interaction is answered with, or follows up with. */
export const reply = z.object({ ...writing, tts: maybe(z.boolean()) });
export type ReplyForm = Readonly<z.infer<typeof reply>>;

/** What a bot posts in a channel. */
export const post = reply.extend({
  nonce: maybe(z.union([z.string().max(LIMITS.nonce), z.number().int()]).transform(String)),
  enforce_nonce: maybe(z.boolean()),
  message_reference: maybe(
    z.object({ message_id: snowflake, channel_id: maybe(snowflake), guild_id: maybe(snowflake), fail_if_not_exists: maybe(z.boolean()) }),
  ),
});
export type PostForm = Readonly<z.infer<typeof post>>;

/** What is to change of a message: a field left out stays, null empties it. */
export const edit = z.object({
  content: z.string().max(LIMITS.content).nullish(),
  embeds: z.array(embed).max(LIMITS.embeds).nullish(),
  components: z.array(component).nullish(),
  attachments: z.array(attachment).nullish(),
  allowed_mentions: writing.allowed_mentions,
  flags,
});
export type EditForm = Readonly<Partial<z.infer<typeof edit>>>;

interface Writing {
  readonly content?: string | null;
  readonly embeds?: readonly Embed[] | null;
  readonly components?: readonly Component[] | null;
}

const legacy = ['content', 'embeds'] as const;

/** What is wrong with a message as it would stand. `flags` are those it would have. */
export function writingFaults(form: Writing, flags: number): readonly FieldFault[] {
  const v2 = hasFlag({ flags }, 'componentsV2');
  const misplaced = v2
    ? legacy
        .filter(field => (form[field]?.length ?? 0) > 0)
        .map(field => ({
          path: [field],
          code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          message: `The ${field} field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        }))
    : [];
  return [...misplaced, ...embedFaults(form.embeds ?? []), ...componentFaults(form.components ?? [], v2)];
}
