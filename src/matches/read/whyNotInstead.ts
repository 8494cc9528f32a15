import type { HostingFault } from '../fault.js';
import type { MatchReader } from '../model/transaction.js';
import { partiesTo } from './agreed.js';
import type { MatchInPlay } from './matchInPlay.js';
import type { Question } from './question.js';
import type { TakenSeat } from './seatView.js';
import { type Matter, whoDecides } from './whoDecides.js';

/**
 * Why a seat may not vote on what others decide in place of the host: the host decides it, the voter is the host, it is about the voter's
 * own seat, or the seat is a party to the battle. Undefined if it may.
 */
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
