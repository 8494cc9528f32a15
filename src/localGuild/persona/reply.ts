import { seesMessage } from '../sight.js';
import type { StandIn } from '../standIn.js';
import { CALLBACK_TYPE, type Interaction } from '../world/interaction.js';
import { messageIn } from '../world/messages.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import type { Reply, SeenMessage } from './seen.js';
import { seenMessage } from './seenMessage.js';
import { modalText, seenModal } from './seenModal.js';

/** What a persona sees of the bot's answer. */
export function replyOf(standIn: StandIn, user: User, interaction: Interaction): Reply {
  const see = (id: Snowflake): readonly SeenMessage[] => {
    const message = messageIn(standIn.world, interaction.channel, id);
    return message && seesMessage(message, user.id) ? [seenMessage(standIn, user, message)] : [];
  };
  const followUps = interaction.followUps.flatMap(see);
  if (interaction.modal) {
    const modal = seenModal(interaction.id, interaction.modal);
    return { kind: 'modal', modal, text: modalText(modal), followUps };
  }
  const [message] = interaction.original === undefined ? [] : see(interaction.original);
  const changed = interaction.callback === CALLBACK_TYPE.update || interaction.callback === CALLBACK_TYPE.deferredUpdate;
  return { kind: changed ? 'update' : 'message', text: message?.text ?? '', followUps, ...(message && { message }) };
}
