import { z } from 'zod';
import { type Answer, done, found, refusal } from '../../answer.js';
import { type Callback, callback, callbacksFor } from '../../door/callback.js';
import { invalidField } from '../../formError.js';
import { realTime } from '../../realTime.js';
import type { StandIn } from '../../standIn.js';
import { wireMessage } from '../../wire/message.js';
import { CALLBACK_TYPE, type CallbackType, type Interaction } from '../../world/interaction.js';
import { hasFlag } from '../../world/message.js';
import { messageIn } from '../../world/messages.js';
import { answerInteraction } from '../answering.js';
import { route, type Upload } from '../call.js';

/** The bot's first answer to an interaction, within three seconds. */
export const interactionRoutes = [
  route({
    method: 'POST',
    path: '/interactions/:interaction/:token/callback',
    bucket: 'callback',
    open: true,
    body: callback,
    query: z.object({ with_response: z.stringbool().default(false) }),
    run: ({ standIn, body, query, files, param }) => {
      const interaction = standIn.world.interactions.get(param('interaction'));
      if (!interaction || interaction.token !== param('token')) return refusal(10062);
      const refused = callbackRefused(standIn, interaction, body.type);
      return refused ?? acknowledge(standIn, interaction, body, files, query.with_response);
    },
  }),
];

function callbackRefused({ rules }: StandIn, interaction: Interaction, type: CallbackType): Answer | undefined {
  if (interaction.callback !== undefined) return refusal(40060);
  if (realTime() - interaction.begunAt > rules.acknowledgeWithin) return refusal(10062);
  const allowed = callbacksFor(interaction.type, interaction.source !== undefined);
  return allowed.includes(type) ? undefined : invalidField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
}

function acknowledge(standIn: StandIn, interaction: Interaction, body: Callback, files: readonly Upload[], withResponse: boolean): Answer {
  const answered = answerInteraction(standIn, interaction, body, files);
  if (!answered.ok) return answered.fault;
  return withResponse ? found(wireCallback(standIn, answered.value)) : done;
}

function wireCallback(standIn: StandIn, interaction: Interaction) {
  const { id, type, original, callback: answer, channel } = interaction;
  const shown = answer === CALLBACK_TYPE.modal || answer === CALLBACK_TYPE.choices ? undefined : original;
  const message = shown === undefined ? undefined : messageIn(standIn.world, channel, shown);
  const about = message && {
    response_message_id: message.id,
    response_message_loading: hasFlag(message, 'loading'),
    response_message_ephemeral: message.onlyFor !== undefined,
  };
  const isNew = answer === CALLBACK_TYPE.message || answer === CALLBACK_TYPE.deferredMessage || answer === CALLBACK_TYPE.update;
  return {
    interaction: { id, type, channel_id: channel, ...(interaction.guild && { guild_id: interaction.guild }), ...about },
    resource: { type: answer, ...(isNew && message && { message: wireMessage(standIn, message) }) },
  };
}
