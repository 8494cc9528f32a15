import { ownSeat, resignSeat } from '../../matches/actions/seats/resignSeat.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

export function resign(context: ComponentContext): Reply {
  const { bot, payload, user, language, words } = context;
  const taken = ownSeat(bot.hosting, payload.match, user);
  if (!taken.ok) return refusal(context, taken.fault);
  const resigned = resignSeat(bot.hosting, payload.match, user);
  return resigned.ok ? { content: words.seats.resigned(taken.value.seat.name[language]) } : refusal(context, resigned.fault);
}
