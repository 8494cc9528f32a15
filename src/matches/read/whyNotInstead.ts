import type { HostingFault } from '../fault.js';
import type { MatchReader } from '../model/transaction.js';
import { partiesTo } from './agreed.js';
import type { TakenSeat } from './seatView.js';
import type { Question } from './question.js';
import type { MatchInPlay } from './matchInPlay.js';
import { type Matter, whoDecides } from './whoDecides.js';

/** Why a seat does not vote on what others than the host decide: the host decides it, it is his own seat, or it has a part in the battle. */
export function whyNotInstead(m: MatchReader, { current, seat, user }: TakenSeat, question: Question): HostingFault | undefined {
  if (!whoDecides(m, matterOf(current, question)).others) return { code: 'host-decides' };
  if (user === current.match.host) return { code: 'others-decide' };
  if (question.kind === 'replace' && question.seat === seat.id) return { code: 'no-such-seat' };
  return question.kind === 'decide' && partiesTo(current, question.key).includes(seat.id) ? { code: 'own-battle' } : undefined;
}

function matterOf(current: MatchInPlay, question: Question): Matter {
  if (question.kind === 'decide') return { kind: 'battle', parties: partiesTo(current, question.key) };
  return { kind: question.kind === 'replace' ? 'seat' : 'phase' };
}
