import { ok, type Result, refuse } from '../../lib/result.js';
import { finishWithin } from '../ending/finishMatch.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../match.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../orders/desk.js';
import { type Noticed, queueNotice } from '../outbox/queueing.js';
import { pausingIfBroken } from '../pausing/broken.js';
import { pauseMatch } from '../pausing/pauseMatch.js';
import { resumeWithin } from '../pausing/resumeMatch.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { isOver, survivors, type Table } from '../table.js';
import { extensionOf, isPutOffOnce } from '../time/putOff.js';
import { agreedEnd, choiceOf, isAgreed, isForHost, isSound, partiesTo } from './agreed.js';
import { doInstead, whyNotInstead } from './insteadOfHost.js';
import { keyOf, type Question } from './question.js';
import { whatKeepsPaused } from './whatKeepsPaused.js';

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
  const work = (): Result<Outcome, HostingFault> => castWithin(house, ballot);
  return pausingIfBroken<Result<Outcome, HostingFault>>(house, ballot.match, { work, otherwise });
}

interface Outcome {
  readonly agreed: boolean;
}

function castWithin(house: House, { match, user, question, yes }: Ballot): Result<Outcome, HostingFault> {
  return record(house, () => {
    const taken = takenSeatEvenPaused(house, match, user);
    if (!taken.ok) return taken;
    const { table } = taken.value;
    const fault = whyNot(house, taken.value, question);
    if (fault) return refuse(fault);
    cast(house, taken.value, question, yes);
    const agreed = isAgreed(house, table, question);
    if (agreed) settle(house, table, question);
    return ok({ agreed });
  });
}

/** A match that stands still can only be asked whether it should go on. */
function whyNot(house: House, taken: TakenSeat, question: Question): HostingFault | undefined {
  const { table, seat } = taken;
  const isOwn = isOwnSeat(taken);
  const { match, game } = table;
  if (!isOwn) return { code: 'stands-in' };
  const isPaused = match.status === 'paused';
  const kept = whatKeepsPaused(house, match);
  if (kept !== undefined) return { code: 'match-paused', because: kept };
  if (isPaused && question.kind !== 'resume') return { code: 'match-paused', because: match.pausedBecause ?? '' };
  if (!isPaused && question.kind === 'resume') return { code: 'not-paused' };
  if (!isPaused && isOver(house, table, undefined)) return { code: 'phase-over' };
  if (!survivors(table).includes(seat.id)) return { code: 'eliminated' };
  if (question.kind === 'concede' && game.endsRound) return { code: 'no-concession' };
  if (question.kind === 'concede' && (question.to === seat.id || !isSound(table, question))) return { code: 'cannot-concede-to' };
  if (question.kind === 'replace' && !isSound(table, question)) return { code: 'no-such-seat' };
  if (question.kind === 'decide' && !isSound(table, question)) return { code: 'phase-over' };
  if (isForHost(question)) return whyNotInstead(house, taken, question);
  return isSound(table, question) ? undefined : { code: 'cannot-draw-between' };
}

function cast(house: House, { table, seat }: TakenSeat, question: Question, yes: boolean): void {
  const { match, phase } = table;
  const key = keyOf(question);
  const isNew = yes && ![...house.store.ballots(match.id, phase.number, key).values()].includes(true);
  house.store.castBallot(match.id, phase.number, key, seat.id, yes);
  if (isNew) queueNotice(house, phase, match, noticeOf(table, question));
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
function settle(house: House, table: Table, question: Question): void {
  const { match, phase } = table;
  const end = agreedEnd(house, table);
  if (end) finishWithin(house, table, end);
  else if (isForHost(question)) doInstead(house, table, question);
  else if (question.kind === 'extend')
    isPutOffOnce(house, table, phase.dueAt + extensionOf(house, table), { notice: 'extended-by-vote', seats: [] });
  else if (question.kind === 'pause') pauseMatch(house, match.id, 'vote');
  else resumeWithin(house, match);
}
