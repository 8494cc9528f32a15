import {
  ApplicationCommandOptionType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
  RESTJSONErrorCodes,
} from 'discord-api-types/v10';
import { answeredBy, changeInteraction } from '../changes/interactionChanges.js';
import { addMessage, type Draft, editMessage } from '../changes/messageChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Callback, Choice } from '../requestSchemas/callbackSchema.js';
import { localized } from '../requestSchemas/localization.js';
import type { EditForm, ReplyForm } from '../requestSchemas/messageSchema.js';
import { modalErrors } from '../requestSchemas/modalSchema.js';
import type { Interaction } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import { messageIn } from '../world/messageStore.js';
import { known, timeIn } from '../world/world.js';
import { type ApiResponse, errorResponse, invalidField, invalidForm } from './apiResponse.js';
import { compose, recompose, wantsEphemeral, withEphemeral } from './composeMessage.js';
import type { Upload } from './route.js';

/** Carries out the bot's first answer to an interaction. */
export function answerInteraction(
  context: SimulatorContext,
  interaction: Interaction,
  callback: Callback,
  files: readonly Upload[],
): Result<Interaction, ApiResponse> {
  switch (callback.type) {
    case InteractionResponseType.ChannelMessageWithSource:
      return replyNow(context, interaction, callback.data, files);
    case InteractionResponseType.DeferredChannelMessageWithSource:
      return deferReply(context, interaction, callback.data?.flags ?? 0);
    case InteractionResponseType.DeferredMessageUpdate:
      return ok(changeInteraction(context, interaction, { callback: callback.type, ...originalOf(interaction) }));
    case InteractionResponseType.UpdateMessage:
      return updateSource(context, interaction, callback.data, files);
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      return offerChoices(context, interaction, callback.data.choices);
    case InteractionResponseType.Modal: {
      const faults = modalErrors(callback.data);
      if (faults.length > 0) return refuse(invalidForm(faults.map(fault => ({ ...fault, path: ['data', ...fault.path] }))));
      return ok(changeInteraction(context, interaction, { callback: callback.type, modal: callback.data, settled: true }));
    }
  }
}

const originalOf = ({ source }: Interaction): Partial<Interaction> => (source === undefined ? {} : { original: source });

/** The fields that link a message to the interaction it answers. An answer to a component replies to the component's message. */
function origin(interaction: Interaction): Pick<Draft, 'type' | 'reference' | 'answers'> {
  const { type, source, channel } = interaction;
  const answers = answeredBy(interaction);
  if (source !== undefined) return { type: MessageType.Reply, reference: { channel, message: source }, answers };
  return { type: type === InteractionType.ApplicationCommand ? MessageType.ChatInputCommand : MessageType.Default, answers };
}

/** Posts the bot's answer in the interaction's channel, for all or (ephemeral) for the user alone. */
export function say(
  context: SimulatorContext,
  interaction: Interaction,
  form: ReplyForm,
  files: readonly Upload[],
  under: readonly string[],
): Result<Message, ApiResponse> {
  const written = compose({ context, channel: interaction.channel, form, files, under });
  if (!written.ok) return written;
  const only = wantsEphemeral(form);
  const draft: Draft = {
    ...written.value,
    ...origin(interaction),
    author: context.world.bot,
    flags: withEphemeral(written.value.flags, only),
  };
  return ok(
    addMessage(context, known(context.world.channels, interaction.channel), { ...draft, ...(only && { onlyFor: interaction.user }) }),
  );
}

function replyNow(
  context: SimulatorContext,
  interaction: Interaction,
  form: ReplyForm,
  files: readonly Upload[],
): Result<Interaction, ApiResponse> {
  const message = say(context, interaction, form, files, ['data']);
  if (!message.ok) return message;
  return ok(
    changeInteraction(context, interaction, {
      callback: InteractionResponseType.ChannelMessageWithSource,
      original: message.value.id,
      settled: true,
    }),
  );
}

/** Shows "… is thinking". Only the ephemeral flag can be set. */
function deferReply(context: SimulatorContext, interaction: Interaction, flags: number): Result<Interaction, ApiResponse> {
  if ((flags & ~MessageFlags.Ephemeral) !== 0) {
    return refuse(invalidField(['data', 'flags'], 'BASE_TYPE_CHOICES', 'Only the ephemeral flag can be set when deferring.'));
  }
  const message = addMessage(context, known(context.world.channels, interaction.channel), {
    ...origin(interaction),
    author: context.world.bot,
    flags: flags | MessageFlags.Loading,
    onlyFor: flags === 0 ? undefined : interaction.user,
  });
  return ok(
    changeInteraction(context, interaction, { callback: InteractionResponseType.DeferredChannelMessageWithSource, original: message.id }),
  );
}

function updateSource(
  context: SimulatorContext,
  interaction: Interaction,
  form: EditForm | undefined,
  files: readonly Upload[],
): Result<Interaction, ApiResponse> {
  const source = interaction.source && messageIn(context.world, interaction.channel, interaction.source);
  if (!source) return refuse(errorResponse(RESTJSONErrorCodes.UnknownMessage));
  const written = recompose({ context, channel: source.channel, form: form ?? {}, files, under: ['data'] }, source);
  if (!written.ok) return written;
  editMessage(context, source, { ...written.value, editedAt: timeIn(context.world) });
  return ok(
    changeInteraction(context, interaction, { callback: InteractionResponseType.UpdateMessage, original: source.id, settled: true }),
  );
}

function offerChoices(context: SimulatorContext, interaction: Interaction, choices: readonly Choice[]): Result<Interaction, ApiResponse> {
  const wanted = interaction.typing === ApplicationCommandOptionType.String ? 'string' : 'number';
  const wrong = choices.findIndex(one => typeof one.value !== wanted);
  if (wrong >= 0)
    return refuse(invalidField(['data', 'choices', wrong, 'value'], 'BASE_TYPE_CONVERT', `Could not interpret the value as ${wanted}.`));
  const { locale } = known(context.world.users, interaction.user);
  const offered = choices.map(one => ({ name: localized(one.name, one.name_localizations, locale), value: one.value }));
  return ok(
    changeInteraction(context, interaction, {
      callback: InteractionResponseType.ApplicationCommandAutocompleteResult,
      choices: offered,
      settled: true,
    }),
  );
}
