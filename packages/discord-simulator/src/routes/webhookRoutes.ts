import { InteractionResponseType, MessageFlags, RESTJSONErrorCodes } from 'discord-api-types/v10';
import { changeInteraction } from '../changes/interactionChanges.js';
import { editMessage, removeMessage } from '../changes/messageChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { hasFlag } from '../discord/messageFlags.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type EditForm, edit, type ReplyForm, reply } from '../requestSchemas/messageSchema.js';
import { say } from '../rest/answerInteraction.js';
import { type ApiResponse, errorResponse, noContent, okResponse } from '../rest/apiResponse.js';
import { recompose } from '../rest/composeMessage.js';
import { route, type Upload, unchecked } from '../rest/route.js';
import { serializeMessage } from '../serializers/serializeMessage.js';
import type { Interaction } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import { messageIn } from '../world/messageStore.js';
import { timeIn } from '../world/world.js';

/** What an interaction's token allows after the first answer: follow-ups, and reading, editing and deleting the bot's messages. */
export const webhookRoutes = [
  route({
    method: 'POST',
    path: '/webhooks/:application/:token',
    bucket: 'webhook',
    open: true,
    body: reply,
    query: unchecked,
    run: ({ context, body, files, param }) => {
      const interaction = interactionFor(context, param('application'), param('token'));
      return interaction.ok ? followUp(context, interaction.value, body, files) : interaction.fault;
    },
  }),
  route({
    method: 'GET',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const said = saidIn(context, interactionFor(context, param('application'), param('token')), param('message'));
      return said.ok ? okResponse(serializeMessage(context, said.value.message)) : said.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: edit,
    query: unchecked,
    run: ({ context, body, files, param }) => {
      const said = saidIn(context, interactionFor(context, param('application'), param('token')), param('message'));
      return said.ok ? editSaid(context, said.value, body, files) : said.fault;
    },
  }),
  route({
    method: 'DELETE',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) => {
      const said = saidIn(context, interactionFor(context, param('application'), param('token')), param('message'));
      if (!said.ok) return said.fault;
      removeMessage(context, said.value.message);
      if (said.value.message.id === said.value.interaction.original) changeInteraction(context, said.value.interaction, { settled: true });
      return noContent;
    },
  }),
];

/** The interaction of a token. It must be acknowledged and not older than fifteen minutes. */
function interactionFor({ world, rules }: SimulatorContext, application: string, token: string): Result<Interaction, ApiResponse> {
  const interaction = [...world.interactions.values()].findLast(one => one.token === token);
  if (!interaction || application !== world.bot) return refuse(errorResponse(RESTJSONErrorCodes.UnknownWebhook));
  if (monotonicNow() - interaction.begunAt > rules.interactionLives) return refuse(errorResponse(RESTJSONErrorCodes.InvalidWebhookToken));
  return interaction.callback === undefined ? refuse(errorResponse(RESTJSONErrorCodes.UnknownWebhook)) : ok(interaction);
}

interface Said {
  readonly interaction: Interaction;
  readonly message: Message;
}

function saidIn({ world }: SimulatorContext, interaction: Result<Interaction, ApiResponse>, name: string): Result<Said, ApiResponse> {
  if (!interaction.ok) return interaction;
  const { original, followUps, channel } = interaction.value;
  const id = name === '@original' ? original : [original, ...followUps].find(one => one === name);
  const message = id === undefined ? undefined : messageIn(world, channel, id);
  return message ? ok({ interaction: interaction.value, message }) : refuse(errorResponse(RESTJSONErrorCodes.UnknownMessage));
}

/** Edits a message of the bot. The edit that ends "thinking" is not marked as edited. */
function editSaid(context: SimulatorContext, { interaction, message }: Said, form: EditForm, files: readonly Upload[]): ApiResponse {
  const written = recompose({ context, channel: message.channel, form, files }, message);
  if (!written.ok) return written.fault;
  const thinking = hasFlag(message, MessageFlags.Loading);
  const edited = editMessage(context, message, {
    ...written.value,
    flags: written.value.flags & ~MessageFlags.Loading,
    ...(!thinking && { editedAt: timeIn(context.world) }),
  });
  if (message.id === interaction.original) changeInteraction(context, interaction, { settled: true });
  return okResponse(serializeMessage(context, edited));
}

/** Posts a follow-up. While the first answer is "thinking", the follow-up becomes that answer. */
function followUp(context: SimulatorContext, interaction: Interaction, form: ReplyForm, files: readonly Upload[]): ApiResponse {
  const original = interaction.original && messageIn(context.world, interaction.channel, interaction.original);
  if (original && hasFlag(original, MessageFlags.Loading)) return editSaid(context, { interaction, message: original }, form, files);
  const said = say(context, interaction, form, files, []);
  if (!said.ok) return said.fault;
  const settled = interaction.settled || interaction.callback === InteractionResponseType.DeferredMessageUpdate;
  changeInteraction(context, interaction, { followUps: [...interaction.followUps, said.value.id], settled });
  return okResponse(serializeMessage(context, said.value));
}
