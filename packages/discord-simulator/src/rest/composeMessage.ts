import { MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { mentionsOf } from '../changes/mentions.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { hasFlag } from '../discord/messageFlags.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { FormError } from '../requestSchemas/formErrors.js';
import { type EditForm, messageErrors, type ReplyForm } from '../requestSchemas/messageSchema.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { type ApiResponse, errorResponse, invalidForm } from './apiResponse.js';
import { attachmentsFrom } from './messageAttachments.js';
import type { Upload } from './route.js';

/** The parts of a message that a request sets. */
export type Written = Pick<Message, 'content' | 'embeds' | 'components' | 'attachments' | 'flags' | 'mentions'>;

export interface Writing<Form> {
  readonly context: SimulatorContext;
  readonly channel: Snowflake;
  readonly form: Form;
  readonly files: readonly Upload[];
  /** The path of the message in the request's body. */
  readonly under?: readonly string[];
  readonly repliedTo?: Snowflake | undefined;
}

const SETTABLE = MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** A new message, or Discord's error. */
export function compose(writing: Writing<ReplyForm>): Result<Written, ApiResponse> {
  const { form } = writing;
  const flags = (form.flags ?? 0) & SETTABLE;
  return checked(writing, { content: form.content ?? '', embeds: form.embeds ?? [], components: form.components ?? [], flags }, []);
}

/** A message after an edit. The Components V2 flag can be set but not removed. */
export function recompose(writing: Writing<EditForm>, before: Message): Result<Written, ApiResponse> {
  const { form } = writing;
  const wanted = form.flags ?? before.flags;
  const { SuppressEmbeds, IsComponentsV2 } = MessageFlags;
  const flags = (before.flags & ~SuppressEmbeds) | (wanted & (SuppressEmbeds | IsComponentsV2));
  const keep = <T>(field: T | null | undefined, empty: T, old: T): T => (field === undefined ? old : (field ?? empty));
  const after = {
    content: keep(form.content, '', before.content),
    embeds: keep(form.embeds, [], before.embeds),
    components: keep(form.components, [], before.components),
    flags,
  };
  return checked(writing, after, form.attachments === null ? [] : before.attachments);
}

type Text = Omit<Written, 'attachments' | 'mentions'>;

function checked(writing: Writing<EditForm>, text: Text, existing: Message['attachments']): Result<Written, ApiResponse> {
  const { context, form, files, under = [], repliedTo } = writing;
  const faults = messageErrors(text, text.flags);
  if (faults.length > 0) return refuse(invalidForm(faults.map(fault => below(under, fault))));
  const attachments = attachmentsFrom(context, { list: form.attachments ?? undefined, files }, existing);
  if (!attachments.ok) return attachments;
  if (isEmpty(text) && attachments.value.length === 0) return refuse(errorResponse(RESTJSONErrorCodes.CannotSendAnEmptyMessage));
  const channel = known(context.world.channels, writing.channel);
  const author = context.world.bot;
  const mentions = mentionsOf(context, channel, { ...text, author, allowed: form.allowed_mentions, repliedTo });
  return ok({ ...text, content: text.content.trim(), attachments: attachments.value, mentions });
}

const isEmpty = ({ content, embeds, components }: Text): boolean => content.trim() === '' && embeds.length === 0 && components.length === 0;

const below = (under: readonly string[], fault: FormError): FormError => ({ ...fault, path: [...under, ...fault.path] });

export const wantsEphemeral = (form: { readonly flags?: number | undefined }): boolean =>
  hasFlag({ flags: form.flags ?? 0 }, MessageFlags.Ephemeral);

export const withEphemeral = (flags: number, only: boolean): number => (only ? flags | MessageFlags.Ephemeral : flags);
