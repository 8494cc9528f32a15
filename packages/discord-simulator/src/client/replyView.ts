import { InteractionResponseType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Interaction } from '../world/interaction.js';
import { messageIn } from '../world/messageStore.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { seesMessage } from '../world/visibility.js';
import type { Reply, SeenMessage } from './seen.js';
import { seenMessage } from './seenMessage.js';
import { modalText, seenModal } from './seenModal.js';

/** The bot's answer as the user sees it. */
export function replyOf(context: SimulatorContext, user: User, interaction: Interaction): Reply {
  const see = (id: Snowflake): readonly SeenMessage[] => {
    const message = messageIn(context.world, interaction.channel, id);
    return message && seesMessage(message, user.id) ? [seenMessage(context, user, message)] : [];
  };
  const followUps = interaction.followUps.flatMap(see);
  if (interaction.modal) {
    const modal = seenModal(interaction.id, interaction.modal);
    return { kind: 'modal', modal, text: modalText(modal), followUps };
  }
  const [message] = interaction.original === undefined ? [] : see(interaction.original);
  const changed =
    interaction.callback === InteractionResponseType.UpdateMessage ||
    interaction.callback === InteractionResponseType.DeferredMessageUpdate;
  return { kind: changed ? 'update' : 'message', text: message?.text ?? '', followUps, ...(message && { message }) };
}
