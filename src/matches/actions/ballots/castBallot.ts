import { ok, type Result, refuse } from '../../../lib/result.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Noticed, queueNotice } from '../../messages/notices.js';
import { castBallot as answer, ballotsOn } from '../../model/filing.js';
import type { MatchId, UserId } from '../../model/match.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { agreedEnd, choiceOf, isAgreed, isForHost, isSound, partiesTo } from '../../read/agreed.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../../read/desk.js';
import { keyOf, type Question } from '../../read/question.js';
import { isOver, survivors, type Table } from '../../read/table.js';
import { whatKeepsPaused } from '../../read/whatKeepsPaused.js';
import { whyNotInstead } from '../../read/whyNotInstead.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { finishWithin } from '../../turn/finishMatch.js';
import { pause } from '../../turn/pauseMatch.js';
import { extensionOf, isPutOffOnce } from '../../turn/putOff.js';
import { resume } from '../../turn/resumeMatch.js';
import { doInstead } from './insteadOfHost.js';

export interface Ballot {
  readonly match: MatchId;
  readonly user: UserId;
  readonly question: Question;
  readonly yes: boolean;
}

/**
 * A secret ballot, void when the phase ends. What is agreed on happens at once. That somebody proposes it is told once a phase,
 * without saying who.
 */
export function castBallot(house: House, ballot: Ballot): Result<Outcome, HostingFault> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<Outcome, HostingFault> => castWithin(tx, ballot);
  return decideUnlessBroken<Result<Outcome, HostingFault>>(house, ballot.match, { work, otherwise }) ?? refuse({ code: 'no-such-match' });
}

interface Outcome {
  readonly agreed: boolean;
}

function castWithin(tx: MatchTransaction, { user, question, yes }: Ballot): Result<Outcome, HostingFault> {
  const taken = takenSeatEvenPaused(tx, user);
  if (!taken.ok) return taken;
  const { table } = taken.value;
  const fault = whyNot(tx, taken.value, question);
  if (fault) return refuse(fault);
  cast(tx, taken.value, question, yes);
  const agreed = isAgreed(tx, table, question);
  if (agreed) settle(tx, table, question);
  return ok({ agreed });
}

/** A match that stands still can only be asked whether it should go on. */
function whyNot(m: MatchReader, taken: TakenSeat, question: Question): HostingFault | undefined {
  const { table, seat } = taken;
  const isOwn = isOwnSeat(taken);
  const { match, game } = table;
  if (!isOwn) return { code: 'stands-in' };
  const isPaused = match.status === 'paused';
  const kept = whatKeepsPaused(match);
  if (kept !== undefined) return { code: 'match-paused', because: kept };
  if (isPaused && question.kind !== 'resume') return { code: 'match-paused', because: match.pausedBecause ?? '' };
  if (!isPaused && question.kind === 'resume') return { code: 'not-paused' };
  if (!isPaused && isOver(m, table, undefined)) return { code: 'phase-over' };
  if (!survivors(table).includes(seat.id)) return { code: 'eliminated' };
  if (question.kind === 'concede' && game.endsRound) return { code: 'no-concession' };
  if (question.kind === 'concede' && (question.to === seat.id || !isSound(table, question))) return { code: 'cannot-concede-to' };
  if (question.kind === 'replace' && !isSound(table, question)) return { code: 'no-such-seat' };
  if (question.kind === 'decide' && !isSound(table, question)) return { code: 'phase-over' };
  if (isForHost(question)) return whyNotInstead(m, taken, question);
  return isSound(table, question) ? undefined : { code: 'cannot-draw-between' };
}

function cast(tx: MatchTransaction, { table, seat }: TakenSeat, question: Question, yes: boolean): void {
  const { phase } = table;
  const key = keyOf(question);
  const isNew = yes && ![...ballotsOn(tx, phase.number, key).values()].includes(true);
  answer(tx, phase.number, { question: key, seat: seat.id, yes });
  if (isNew) queueNotice(tx, phase, noticeOf(table, question));
}

function noticeOf(table: Table, question: Question): Noticed {
  if (question.kind === 'replace') return { notice: 'replace-proposed', seats: [question.seat] };
  if (question.kind === 'decide')
    return {
      notice: 'decide-proposed',
      seats: [...partiesTo(table, question.key)],
      text: choiceOf(table, question, table.match.language) ?? '',
    };
  if (question.kind === 'draw') return { notice: 'draw-proposed', seats: question.seats ?? [] };
  if (question.kind === 'concede') return { notice: 'concession-proposed', seats: [question.to] };
  return { notice: `${question.kind}-proposed`, seats: [] };
}

/** Does what was agreed on. */
function settle(tx: MatchTransaction, table: Table, question: Question): void {
  const end = agreedEnd(tx, table);
  if (end) finishWithin(tx, end);
  else if (isForHost(question)) doInstead(tx, table, question);
  else if (question.kind === 'extend')
    isPutOffOnce(tx, table.phase.dueAt + extensionOf(tx, table), { notice: 'extended-by-vote', seats: [] });
  else if (question.kind === 'pause') pause(tx, { because: 'vote' });
  else resume(tx);
}
