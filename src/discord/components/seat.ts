import { deskOf } from '../../matches/orders/deskOf.js';
import { resignSeat } from '../../matches/seats/resignSeat.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

export function resign(press: Press): Reply {
  const { embassy, token, user, language, words } = press;
  const desk = deskOf(embassy.house, token.match, user, language);
  if (!desk.ok) return refusal(press, desk.fault);
  const resigned = resignSeat(embassy.house, token.match, user);
  return resigned.ok ? { content: words.replies.resigned(desk.value.seat.name[language]) } : refusal(press, resigned.fault);
}
