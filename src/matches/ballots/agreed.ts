import type { SeatId } from '../../games/game.js';
import type { MatchEnd } from '../match.js';
import type { House } from '../ports.js';
import { survivors, type Table } from '../table.js';
import { keyOf, type Question, questionOf } from './question.js';

/** Who is asked: every seat that still plays and has a player; on a concession all but the one who would win. */
export const voters = (table: Table, question: Question): readonly SeatId[] =>
  question.kind === 'concede' ? survivors(table).filter(seat => seat !== question.to) : survivors(table);

/**
 * Whether a question is agreed on in the open phase. To end the match takes everybody, to pause it, let it go on or put its deadline
 * off more than half. No answer is no; seats in civil disorder are not asked.
 */
export function isAgreed(house: House, table: Table, question: Question): boolean {
  const ballots = house.store.ballots(table.match.id, table.phase.number, keyOf(question));
  const asked = voters(table, question);
  const yes = asked.filter(seat => ballots.get(seat) === true).length;
  const isEnd = question.kind === 'draw' || question.kind === 'concede' || question.kind === 'cancel';
  return asked.length > 0 && (isEnd ? yes === asked.length : yes * 2 > asked.length);
}

/** Whether a question is still about seats that play, as it was when it was put. */
export function isSound(table: Table, question: Question): boolean {
  const playing = survivors(table);
  if (question.kind === 'concede') return playing.includes(question.to) && playing.length > 1;
  return question.kind !== 'draw' || !question.seats || (question.seats.length > 1 && question.seats.every(seat => playing.includes(seat)));
}

/** The questions that somebody has answered with yes in the open phase, in the order they were put. */
export const proposed = (house: House, table: Table): readonly Question[] =>
  house.store.questions(table.match.id, table.phase.number).flatMap(key => questionOf(key) ?? []);

/** How the match ends if what was voted ends it. */
export function agreedEnd(house: House, table: Table): MatchEnd | undefined {
  const question = proposed(house, table).find(one => endBy(table, one) && isSound(table, one) && isAgreed(house, table, one));
  return question && endBy(table, question);
}

function endBy(table: Table, question: Question): MatchEnd | undefined {
  if (question.kind === 'draw') return { kind: 'draw', seats: [...(question.seats ?? survivors(table))] };
  if (question.kind === 'concede') return { kind: 'concession', seats: [question.to] };
  return question.kind === 'cancel' ? { kind: 'cancelled', seats: [] } : undefined;
}
