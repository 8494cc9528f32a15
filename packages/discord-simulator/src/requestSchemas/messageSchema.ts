import { MessageFlags } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { hasFlag } from '../discord/messageFlags.js';
import { componentErrors } from './componentErrors.js';
import { type Component, component } from './componentSchema.js';
import { type Embed, embed, embedErrors } from './embedSchema.js';
import { optional, snowflake, withCode } from './fields.js';
import type { FormError } from './formErrors.js';

const ids = optional(z.array(snowflake).max(LIMITS.allowedMentions));

const allowedMentions = z
  .object({
    parse: optional(z.array(z.enum(['users', 'roles', 'everyone']))),
    users: ids,
    roles: ids,
    replied_user: optional(z.boolean()),
  })
  .refine(one => !one.parse?.includes('users') || !one.users?.length, {
    path: ['parse'],
    ...withCode('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'parse:["users"] and users: [ids...] are mutually exclusive.'),
  })
  .refine(one => !one.parse?.includes('roles') || !one.roles?.length, {
    path: ['parse'],
    ...withCode('MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'parse:["roles"] and roles: [ids...] are mutually exclusive.'),
  });
export type AllowedMentions = Readonly<z.infer<typeof allowedMentions>>;

/** An uploaded file (`id` is the n of `files[n]`), or an existing attachment. */
const attachment = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  filename: optional(z.string()),
  description: optional(z.string().max(LIMITS.altText)),
});
export type AttachmentForm = Readonly<z.infer<typeof attachment>>;

const flags = optional(z.number().int().nonnegative());

const writing = {
  content: optional(z.string().max(LIMITS.content)),
  embeds: optional(z.array(embed).max(LIMITS.embeds)),
  components: optional(z.array(component)),
  allowed_mentions: optional(allowedMentions),
  attachments: optional(z.array(attachment)),
  flags,
};

/** A reply or follow-up to an interaction. */
export const reply = z.object({ ...writing, tts: optional(z.boolean()) });
export type ReplyForm = Readonly<z.infer<typeof reply>>;

/** A new message in a channel. */
export const post = reply.extend({
  nonce: optional(z.union([z.string().max(LIMITS.nonce), z.number().int()]).transform(String)),
  enforce_nonce: optional(z.boolean()),
  message_reference: optional(
    z.object({
      message_id: snowflake,
      channel_id: optional(snowflake),
      guild_id: optional(snowflake),
      fail_if_not_exists: optional(z.boolean()),
    }),
  ),
});
export type PostForm = Readonly<z.infer<typeof post>>;

/** A change of a message: absent fields stay, null empties a field. */
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

/** Errors of a message as it would be after the request. `flags`: the flags it would have. */
export function messageErrors(form: Writing, flags: number): readonly FormError[] {
  const v2 = hasFlag({ flags }, MessageFlags.IsComponentsV2);
  const misplaced = v2
    ? legacy
        .filter(field => (form[field]?.length ?? 0) > 0)
        .map(field => ({
          path: [field],
          code: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
          message: `The ${field} field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
        }))
    : [];
  return [...misplaced, ...embedErrors(form.embeds ?? []), ...componentErrors(form.components ?? [], v2)];
}
