import { whatIf } from '../../matches/actions/studies/whatIf.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { studyReply } from '../replies/studyReply.js';

/** Shows the player, and nobody else, a board with their saved orders, on which they suppose what others do. */
export async function tryWhatIf(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, words } = context;
  const made = await whatIf(bot.hosting, { match: payload.match, user, name: words.studies.whatIfName(payload.match) });
  if (!made.ok) return refusal(context, made.fault);
  return await studyReply(context, { study: made.value.id, notice: words.studies.whatIfHow });
}
