import { ownSeat, resignSeat } from '../../matches/seats/resignSeat.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

export function resign(press: Press): Reply {
  const { embassy, token, user, language, words } = press;
  const taken = ownSeat(embassy.house, token.match, user);
  if (!taken.ok) return refusal(press, taken.fault);
  const resigned = resignSeat(embassy.house, token.match, user);
  return resigned.ok ? { content: words.seats.resigned(taken.value.seat.name[language]) } : refusal(press, resigned.fault);
}
