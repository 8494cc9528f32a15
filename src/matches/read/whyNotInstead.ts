import type { HostingFault } from '../fault.js';
import type { MatchReader } from '../model/transaction.js';
import { partiesTo } from './agreed.js';
import type { TakenSeat } from './desk.js';
import type { Question } from './question.js';
import type { Table } from './table.js';
import { type Matter, whoDecides } from './whoDecides.js';

/** Why a seat does not vote on what others than the host decide: the host decides it, it is his own seat, or it has a part in the battle. */
export function whyNotInstead(m: MatchReader, { table, seat, user }: TakenSeat, question: Question): HostingFault | undefined {
  if (!whoDecides(m, matterOf(table, question)).others) return { code: 'host-decides' };
  if (user === table.match.host) return { code: 'others-decide' };
  if (question.kind === 'replace' && question.seat === seat.id) return { code: 'no-such-seat' };
  return question.kind === 'decide' && partiesTo(table, question.key).includes(seat.id) ? { code: 'own-battle' } : undefined;
}

function matterOf(table: Table, question: Question): Matter {
  if (question.kind === 'decide') return { kind: 'battle', parties: partiesTo(table, question.key) };
  return { kind: question.kind === 'replace' ? 'seat' : 'phase' };
}
