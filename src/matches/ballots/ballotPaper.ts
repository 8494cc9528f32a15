import type { Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import { takenSeatEvenPaused } from '../orders/desk.js';
import type { House } from '../ports.js';
import { survivors } from '../table.js';
import { isSound, proposed } from './agreed.js';
import { keyOf, type Question } from './question.js';
import { whatKeepsPaused } from './whatKeepsPaused.js';

/** What a seat can vote on now, for its eyes alone. */
export interface BallotPaper {
  readonly match: Match;
  readonly phase: number;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  readonly questions: readonly { readonly question: Question; readonly proposed: boolean; readonly yes: boolean }[];
}

/** The questions that have been put first, then all others that could be; a draw between some is put with their names. While the match stands still: whether it goes on. */
export function ballotPaper(house: House, match: MatchId, user: UserId): Result<BallotPaper, HostingFault> {
  const taken = takenSeatEvenPaused(house, match, user);
  if (!taken.ok) return taken;
  const { table, seat } = taken.value;
  const kept = whatKeepsPaused(house, table.match);
  if (kept !== undefined) return refuse({ code: 'match-paused', because: kept });
  const isPaused = table.match.status === 'paused';
  const put = proposed(house, table).filter(one => isSound(table, one) && (one.kind === 'resume' || !isPaused));
  const rivals = survivors(table).filter(one => one !== seat.id);
  const usual: readonly Question[] = isPaused
    ? [{ kind: 'resume' }]
    : [{ kind: 'draw' }, { kind: 'extend' }, { kind: 'pause' }, { kind: 'cancel' }, ...concessions(table.game.endsRound ? [] : rivals)];
  const all = [...put, ...usual.filter(one => !put.some(other => keyOf(other) === keyOf(one)))];
  const questions = all.map(question => ({
    question,
    proposed: put.includes(question),
    yes: house.store.ballots(match, table.phase.number, keyOf(question)).get(seat.id) === true,
  }));
  return ok({ match: table.match, phase: table.phase.number, seat, seats: table.seats, questions });
}

const concessions = (rivals: readonly string[]): readonly Question[] => rivals.map(to => ({ kind: 'concede', to }));
