import { ok, type Result, refuse } from '../../lib/result.js';
import { type Answer, refusal } from '../answer.js';
import type { Callback, Choice } from '../door/callback.js';
import { OPTION_TYPE } from '../door/commandOption.js';
import { localized } from '../door/commandText.js';
import type { EditForm, ReplyForm } from '../door/message.js';
import { modalFaults } from '../door/modal.js';
import { invalidField, invalidForm } from '../formError.js';
import { answeredBy, changeInteraction } from '../happenings/interactions.js';
import { addMessage, type Draft, editMessage } from '../happenings/messages.js';
import type { StandIn } from '../standIn.js';
import { CALLBACK_TYPE, INTERACTION_TYPE, type Interaction } from '../world/interaction.js';
import { MESSAGE_FLAG, MESSAGE_TYPE, type Message } from '../world/message.js';
import { messageIn } from '../world/messages.js';
import { known, timeIn } from '../world/world.js';
import type { Upload } from './call.js';
import { compose, recompose, wantsEphemeral, withEphemeral } from './compose.js';

/** What the first answer to an interaction does. */
export function answerInteraction(
  standIn: StandIn,
  interaction: Interaction,
  callback: Callback,
  files: readonly Upload[],
): Result<Interaction, Answer> {
  switch (callback.type) {
    case CALLBACK_TYPE.message:
      return replyNow(standIn, interaction, callback.data, files);
    case CALLBACK_TYPE.deferredMessage:
      return deferReply(standIn, interaction, callback.data?.flags ?? 0);
    case CALLBACK_TYPE.deferredUpdate:
      return ok(changeInteraction(standIn, interaction, { callback: callback.type, ...originalOf(interaction) }));
    case CALLBACK_TYPE.update:
      return updateSource(standIn, interaction, callback.data, files);
    case CALLBACK_TYPE.choices:
      return offerChoices(standIn, interaction, callback.data.choices);
    case CALLBACK_TYPE.modal: {
      const faults = modalFaults(callback.data);
      if (faults.length > 0) return refuse(invalidForm(faults.map(fault => ({ ...fault, path: ['data', ...fault.path] }))));
      return ok(changeInteraction(standIn, interaction, { callback: callback.type, modal: callback.data, settled: true }));
    }
  }
}

const originalOf = ({ source }: Interaction): Partial<Interaction> => (source === undefined ? {} : { original: source });

/** What a message says of the interaction it answers. A component's answer replies to its message. */
function origin(interaction: Interaction): Pick<Draft, 'type' | 'reference' | 'answers'> {
  const { type, source, channel } = interaction;
  const answers = answeredBy(interaction);
  if (source !== undefined) return { type: MESSAGE_TYPE.reply, reference: { channel, message: source }, answers };
  return { type: type === INTERACTION_TYPE.command ? MESSAGE_TYPE.command : MESSAGE_TYPE.default, answers };
}

/** Puts the bot's words into the interaction's channel, for all or for the persona alone. */
export function say(
  standIn: StandIn,
  interaction: Interaction,
  form: ReplyForm,
  files: readonly Upload[],
  under: readonly string[],
): Result<Message, Answer> {
  const written = compose({ standIn, channel: interaction.channel, form, files, under });
  if (!written.ok) return written;
  const only = wantsEphemeral(form);
  const draft: Draft = {
    ...written.value,
    ...origin(interaction),
    author: standIn.world.bot,
    flags: withEphemeral(written.value.flags, only),
  };
  return ok(
    addMessage(standIn, known(standIn.world.channels, interaction.channel), { ...draft, ...(only && { onlyFor: interaction.user }) }),
  );
}

function replyNow(standIn: StandIn, interaction: Interaction, form: ReplyForm, files: readonly Upload[]): Result<Interaction, Answer> {
  const message = say(standIn, interaction, form, files, ['data']);
  if (!message.ok) return message;
  return ok(changeInteraction(standIn, interaction, { callback: CALLBACK_TYPE.message, original: message.value.id, settled: true }));
}

/** "… is thinking": of the flags only ephemeral may be set yet. */
function deferReply(standIn: StandIn, interaction: Interaction, flags: number): Result<Interaction, Answer> {
  if ((flags & ~MESSAGE_FLAG.ephemeral) !== 0) {
    return refuse(invalidField(['data', 'flags'], 'BASE_TYPE_CHOICES', 'Only the ephemeral flag can be set when deferring.'));
  }
  const message = addMessage(standIn, known(standIn.world.channels, interaction.channel), {
    ...origin(interaction),
    author: standIn.world.bot,
    flags: flags | MESSAGE_FLAG.loading,
    onlyFor: flags === 0 ? undefined : interaction.user,
  });
  return ok(changeInteraction(standIn, interaction, { callback: CALLBACK_TYPE.deferredMessage, original: message.id }));
}

function updateSource(
  standIn: StandIn,
  interaction: Interaction,
  form: EditForm | undefined,
  files: readonly Upload[],
): Result<Interaction, Answer> {
  const source = interaction.source && messageIn(standIn.world, interaction.channel, interaction.source);
  if (!source) return refuse(refusal(10008));
  const written = recompose({ standIn, channel: source.channel, form: form ?? {}, files, under: ['data'] }, source);
  if (!written.ok) return written;
  editMessage(standIn, source, { ...written.value, editedAt: timeIn(standIn.world) });
  return ok(changeInteraction(standIn, interaction, { callback: CALLBACK_TYPE.update, original: source.id, settled: true }));
}

function offerChoices(standIn: StandIn, interaction: Interaction, choices: readonly Choice[]): Result<Interaction, Answer> {
  const wanted = interaction.typing === OPTION_TYPE.string ? 'string' : 'number';
  const wrong = choices.findIndex(one => typeof one.value !== wanted);
  if (wrong >= 0)
    return refuse(invalidField(['data', 'choices', wrong, 'value'], 'BASE_TYPE_CONVERT', `Could not interpret the value as ${wanted}.`));
  const { locale } = known(standIn.world.users, interaction.user);
  const offered = choices.map(one => ({ name: localized(one.name, one.name_localizations, locale), value: one.value }));
  return ok(changeInteraction(standIn, interaction, { callback: CALLBACK_TYPE.choices, choices: offered, settled: true }));
}
