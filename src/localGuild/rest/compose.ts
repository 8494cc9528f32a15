import { ok, type Result, refuse } from '../../lib/result.js';
import { type Answer, refusal } from '../answer.js';
import { type EditForm, type ReplyForm, writingFaults } from '../door/message.js';
import { type FieldFault, invalidForm } from '../formError.js';
import type { StandIn } from '../standIn.js';
import { hasFlag, MESSAGE_FLAG, type Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { known } from '../world/world.js';
import { attachmentsFrom } from './attachments.js';
import type { Upload } from './call.js';
import { mentionsOf } from './mentions.js';

/** What of a message is written by the bot. */
export type Written = Pick<Message, 'content' | 'embeds' | 'components' | 'attachments' | 'flags' | 'mentions'>;

export interface Writing<Form> {
  readonly standIn: StandIn;
  readonly channel: Snowflake;
  readonly form: Form;
  readonly files: readonly Upload[];
  /** Where in the request's body the message stands. */
  readonly under?: readonly string[];
  readonly repliedTo?: Snowflake | undefined;
}

const { suppressEmbeds, suppressNotifications, componentsV2, ephemeral } = MESSAGE_FLAG;
const SETTABLE = suppressEmbeds | suppressNotifications | componentsV2;

/** A new message, or why Discord would refuse it. */
export function compose(writing: Writing<ReplyForm>): Result<Written, Answer> {
  const { form } = writing;
  const flags = (form.flags ?? 0) & SETTABLE;
  return checked(writing, { content: form.content ?? '', embeds: form.embeds ?? [], components: form.components ?? [], flags }, []);
}

/** A message as an edit leaves it. The Components V2 flag can be set, but not taken away. */
export function recompose(writing: Writing<EditForm>, before: Message): Result<Written, Answer> {
  const { form } = writing;
  const wanted = form.flags ?? before.flags;
  const flags = (before.flags & ~suppressEmbeds) | (wanted & suppressEmbeds) | (wanted & componentsV2);
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

function checked(writing: Writing<EditForm>, text: Text, existing: Message['attachments']): Result<Written, Answer> {
  const { standIn, form, files, under = [], repliedTo } = writing;
  const faults = writingFaults(text, text.flags);
  if (faults.length > 0) return refuse(invalidForm(faults.map(fault => below(under, fault))));
  const attachments = attachmentsFrom(standIn, { list: form.attachments ?? undefined, files }, existing);
  if (!attachments.ok) return attachments;
  if (isEmpty(text) && attachments.value.length === 0) return refuse(refusal(50006));
  const channel = known(standIn.world.channels, writing.channel);
  const author = standIn.world.bot;
  const mentions = mentionsOf(standIn, channel, { ...text, author, allowed: form.allowed_mentions, repliedTo });
  return ok({ ...text, content: text.content.trim(), attachments: attachments.value, mentions });
}

const isEmpty = ({ content, embeds, components }: Text): boolean => content.trim() === '' && embeds.length === 0 && components.length === 0;

const below = (under: readonly string[], fault: FieldFault): FieldFault => ({ ...fault, path: [...under, ...fault.path] });

export const wantsEphemeral = (form: { readonly flags?: number | undefined }): boolean => hasFlag({ flags: form.flags ?? 0 }, 'ephemeral');

export const withEphemeral = (flags: number, only: boolean): number => (only ? flags | ephemeral : flags);
