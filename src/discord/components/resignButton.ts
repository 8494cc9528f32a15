import { ownSeat, resignSeat } from '../../matches/actions/seats/resignSeat.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

export async function resign(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words } = context;
  const taken = await ownSeat(bot.hosting, payload.match, user);
  if (!taken.ok) return refusal(context, taken.fault);
  const resigned = await resignSeat(bot.hosting, payload.match, user);
  return resigned.ok ? { content: words.seats.resigned(taken.value.seat.name[language]) } : refusal(context, resigned.fault);
}
