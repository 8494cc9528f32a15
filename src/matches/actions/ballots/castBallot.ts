import { ok, type Result, refuse } from '../../../lib/result.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Noticed, queueNotice } from '../../messages/notices.js';
import { castBallot as answer, ballotsOn } from '../../model/filing.js';
import type { MatchId, UserId } from '../../model/match.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { agreedEnd, choiceOf, isAgreed, isForHost, isSound, opponentsAgainst, partiesTo } from '../../read/agreed.js';
import { isOver, type MatchInPlay, openPhaseOf, survivors } from '../../read/matchInPlay.js';
import { keyOf, type Question } from '../../read/question.js';
import { isOwnSeat, type TakenSeat, takenSeatEvenPaused } from '../../read/seatView.js';
import { whatKeepsPaused } from '../../read/whatKeepsPaused.js';
import { whyNotInstead } from '../../read/whyNotInstead.js';
import { decideUnlessBroken } from '../../turn/broken.js';
import { finishWithin } from '../../turn/finishMatch.js';
import { pause } from '../../turn/pauseMatch.js';
import { extensionOf, postponeOnce } from '../../turn/postponeDeadline.js';
import { resume } from '../../turn/resumeMatch.js';
import { doInstead } from './insteadOfHost.js';

export interface BallotCast {
  readonly match: MatchId;
  readonly user: UserId;
  readonly question: Question;
  /** `toggle`: the opposite of the seat's vote so far. */
  readonly yes: boolean | 'toggle';
  /** The phase that the user saw. Undefined: the open one. */
  readonly phase?: number;
}

/**
 * Casts a secret ballot, void when the phase ends. What is agreed on happens at once, but no phase closes before the opponents of the bot have
 * given their orders. A proposal is announced once per phase, without saying whose it is.
 */
export async function castBallot(hosting: HostingContext, ballot: BallotCast): Promise<Result<Outcome, HostingFault>> {
  const otherwise = refuse({ code: 'match-paused', because: 'broken' } as const);
  const work = (tx: MatchTransaction): Result<Outcome, HostingFault> => castWithin(tx, ballot);
  const done = await decideUnlessBroken<Result<Outcome, HostingFault>>(hosting, ballot.match, { work, otherwise });
  return done ?? refuse({ code: 'no-such-match' });
}

interface Outcome {
  /** The vote as it is now. */
  readonly yes: boolean;
  readonly agreed: boolean;
  /** What was agreed on happens within seconds, when the opponents of the bot have given their orders: see `closeIfVoted`. */
  readonly waits?: true;
}

function castWithin(tx: MatchTransaction, { user, question, yes: asked, phase }: BallotCast): Result<Outcome, HostingFault> {
  const taken = takenSeatEvenPaused(tx, user);
  if (!taken.ok) return taken;
  const { current, seat } = taken.value;
  if (phase !== undefined && phase !== current.phase.number) return refuse({ code: 'phase-over' });
  const fault = whyNot(tx, taken.value, question);
  if (fault) return refuse(fault);
  const yes = asked === 'toggle' ? ballotsOn(tx, current.phase.number, keyOf(question)).get(seat.id) !== true : asked;
  cast(tx, taken.value, question, yes);
  const agreed = isAgreed(tx, current, question);
  const waits = agreed && question.kind === 'close' && openPhaseOf(tx).opponentsOwe === true;
  if (agreed && !waits) settle(tx, current, question);
  return ok({ agreed, yes, ...(waits && { waits }) });
}

/** Why the seat cannot vote on the question. A paused match can only vote on resuming. */
function whyNot(m: MatchReader, taken: TakenSeat, question: Question): HostingFault | undefined {
  const { current, seat } = taken;
  const isOwn = isOwnSeat(taken);
  const { match, game } = current;
  if (!isOwn) return { code: 'stands-in' };
  const isPaused = match.status === 'paused';
  const kept = whatKeepsPaused(match);
  if (kept !== undefined) return { code: 'match-paused', because: kept };
  if (isPaused && question.kind !== 'resume') return { code: 'match-paused', because: match.pausedBecause ?? '' };
  if (!isPaused && question.kind === 'resume') return { code: 'not-paused' };
  if (!isPaused && isOver(m, current, undefined)) return { code: 'phase-over' };
  if (!survivors(current).includes(seat.id)) return { code: 'eliminated' };
  if (question.kind === 'concede' && game.endsRound) return { code: 'no-concession' };
  if (question.kind === 'concede' && (question.to === seat.id || !isSound(current, question))) return { code: 'cannot-concede-to' };
  if (question.kind === 'replace' && !isSound(current, question)) return { code: 'no-such-seat' };
  if (question.kind === 'decide' && !isSound(current, question)) return { code: 'phase-over' };
  if (isForHost(question)) return whyNotInstead(m, taken, question);
  return isSound(current, question) ? undefined : { code: 'cannot-draw-between' };
}

function cast(tx: MatchTransaction, { current, seat }: TakenSeat, question: Question, yes: boolean): void {
  const { phase } = current;
  const key = keyOf(question);
  const isNew = yes && ![...ballotsOn(tx, phase.number, key).values()].includes(true);
  answer(tx, phase.number, { question: key, seat: seat.id, yes });
  if (!isNew) return;
  queueNotice(tx, phase, noticeOf(current, question));
  const against = opponentsAgainst(current, question);
  if (against.length > 0) queueNotice(tx, phase, { notice: 'opponents-against', seats: against });
}

function noticeOf(current: MatchInPlay, question: Question): Noticed {
  if (question.kind === 'replace') return { notice: 'replace-proposed', seats: [question.seat] };
  if (question.kind === 'decide')
    return {
      notice: 'decide-proposed',
      seats: [...partiesTo(current, question.key)],
      text: choiceOf(current, question, current.match.language) ?? '',
    };
  if (question.kind === 'draw') return { notice: 'draw-proposed', seats: question.seats ?? [] };
  if (question.kind === 'concede') return { notice: 'concession-proposed', seats: [question.to] };
  return { notice: `${question.kind}-proposed`, seats: [] };
}

/** Carries out what was agreed on. */
function settle(tx: MatchTransaction, current: MatchInPlay, question: Question): void {
  const end = agreedEnd(tx, current);
  if (end) finishWithin(tx, end);
  else if (isForHost(question)) doInstead(tx, current, question);
  else if (question.kind === 'extend')
    postponeOnce(tx, current.phase.dueAt + extensionOf(tx, current), { notice: 'extended-by-vote', seats: [] });
  else if (question.kind === 'pause') pause(tx, { because: 'vote' });
  else resume(tx);
}
