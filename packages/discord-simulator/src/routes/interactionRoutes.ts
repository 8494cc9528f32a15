import { InteractionResponseType, MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { hasFlag } from '../discord/messageFlags.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { type Callback, callback, callbacksFor } from '../requestSchemas/callbackSchema.js';
import { answerInteraction } from '../rest/answerInteraction.js';
import { type ApiResponse, errorResponse, invalidField, noContent, okResponse } from '../rest/apiResponse.js';
import { route, type Upload } from '../rest/route.js';
import { serializeMessage } from '../serializers/serializeMessage.js';
import type { Interaction } from '../world/interaction.js';
import { messageIn } from '../world/messageStore.js';

/** The bot's first answer to an interaction. It must come within three seconds. */
export const interactionRoutes = [
  route({
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    bucket: 'callback',
    open: true,
    body: callback,
    query: z.object({ with_response: z.stringbool().default(false) }),
    run: ({ context, body, query, files, param }) => {
      const interaction = context.world.interactions.get(param('interaction'));
      if (!interaction || interaction.token !== param('token')) return errorResponse(RESTJSONErrorCodes.UnknownInteraction);
      const refused = callbackRefused(context, interaction, body.type);
      return refused ?? acknowledge(context, interaction, body, files, query.with_response);
    },
  }),
];

function callbackRefused({ rules }: SimulatorContext, interaction: Interaction, type: InteractionResponseType): ApiResponse | undefined {
  if (interaction.callback !== undefined) return errorResponse(RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);
  if (monotonicNow() - interaction.begunAt > rules.acknowledgeWithin) return errorResponse(RESTJSONErrorCodes.UnknownInteraction);
  const allowed = callbacksFor(interaction.type, interaction.source !== undefined);
  return allowed.includes(type) ? undefined : invalidField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
}

function acknowledge(
  context: SimulatorContext,
  interaction: Interaction,
  body: Callback,
  files: readonly Upload[],
  withResponse: boolean,
): ApiResponse {
  const answered = answerInteraction(context, interaction, body, files);
  if (!answered.ok) return answered.fault;
  return withResponse ? okResponse(serializeCallback(context, answered.value)) : noContent;
}

function serializeCallback(context: SimulatorContext, interaction: Interaction) {
  const { id, type, original, callback: answer, channel } = interaction;
  const shown =
    answer === InteractionResponseType.Modal || answer === InteractionResponseType.ApplicationCommandAutocompleteResult
      ? undefined
      : original;
  const message = shown === undefined ? undefined : messageIn(context.world, channel, shown);
  const about = message && {
    response_message_id: message.id,
    response_message_loading: hasFlag(message, MessageFlags.Loading),
    response_message_ephemeral: message.onlyFor !== undefined,
  };
  const isNew =
    answer === InteractionResponseType.ChannelMessageWithSource ||
    answer === InteractionResponseType.DeferredChannelMessageWithSource ||
    answer === InteractionResponseType.UpdateMessage;
  return {
    interaction: { id, type, channel_id: channel, ...(interaction.guild && { guild_id: interaction.guild }), ...about },
    resource: { type: answer, ...(isNew && message && { message: serializeMessage(context, message) }) },
  };
}
