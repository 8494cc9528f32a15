import type { Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import { ballotsOn } from '../model/filing.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import type { MatchReader } from '../model/transaction.js';
import { isForHost, isSound, proposed } from './agreed.js';
import { openDisputes } from './disputes.js';
import { contenders, HOST_SEAT, type MatchInPlay, survivors } from './matchInPlay.js';
import { keyOf, type Question } from './question.js';
import { type TakenSeat, takenSeatEvenPaused } from './seatView.js';
import { whatKeepsPaused } from './whatKeepsPaused.js';
import { whyNotInstead } from './whyNotInstead.js';

/** What a seat can vote on now. For that seat only. */
export interface BallotPaper {
  readonly match: Match;
  readonly current: MatchInPlay;
  readonly phase: number;
  readonly seat: Seat;
  readonly seats: readonly Seat[];
  /** Whether the seat also votes on the orders of neutral powers, on its page of votes. */
  readonly votesOnNeutrals: boolean;
  readonly questions: readonly { readonly question: Question; readonly proposed: boolean; readonly yes: boolean }[];
}

/**
 * The questions already proposed, then all others that can be; a draw between some seats appears only once proposed. In a paused match only
 * whether to resume.
 */
export async function ballotPaper(hosting: HostingContext, match: MatchId, user: UserId): Promise<Result<BallotPaper, HostingFault>> {
  return (await look(hosting, match, m => paperFor(m, user))) ?? refuse({ code: 'no-such-match' });
}

function paperFor(m: MatchReader, user: UserId): Result<BallotPaper, HostingFault> {
  const taken = takenSeatEvenPaused(m, user);
  if (!taken.ok) return taken;
  const { current, seat } = taken.value;
  const kept = whatKeepsPaused(current.match);
  if (kept !== undefined) return refuse({ code: 'match-paused', because: kept });
  const isPaused = current.match.status === 'paused';
  const isOpen = (one: Question): boolean => isSound(current, one) && (one.kind === 'resume' || !isPaused);
  const put = proposed(m, current).filter(one => isOpen(one) && (!isForHost(one) || whyNotInstead(m, taken.value, one) === undefined));
  const usual = isPaused ? RESUME : questionsTo(m, taken.value);
  const all = [...put, ...usual.filter(one => !put.some(other => keyOf(other) === keyOf(one)))];
  const questions = all.map(question => ({
    question,
    proposed: put.includes(question),
    yes: ballotsOn(m, current.phase.number, keyOf(question)).get(seat.id) === true,
  }));
  const { match: found, phase, seats, game, name } = current;
  const votesOnNeutrals = !isPaused && game.votes === true && name.mayAct?.includes(seat.id) === true;
  return ok({ match: found, current, phase: phase.number, seat, seats, votesOnNeutrals, questions });
}

const RESUME: readonly Question[] = [{ kind: 'resume' }];

/** Everything a seat can propose while the match is running. */
function questionsTo(m: MatchReader, taken: TakenSeat): readonly Question[] {
  const { current, seat } = taken;
  const rivals = survivors(current).filter(one => one !== seat.id);
  const others = contenders(current).filter(one => one !== seat.id);
  const concessions: readonly Question[] = current.game.endsRound ? [] : others.map(to => ({ kind: 'concede', to }));
  const instead: readonly Question[] = [
    ...openDisputes(current).flatMap(({ key }) => choicesOn(current, key)),
    { kind: 'close' },
    ...rivals.map((rival): Question => ({ kind: 'replace', seat: rival })),
  ];
  return [
    { kind: 'draw' },
    { kind: 'extend' },
    { kind: 'pause' },
    { kind: 'cancel' },
    ...concessions,
    ...instead.filter(one => whyNotInstead(m, taken, one) === undefined),
  ];
}

function choicesOn({ game, phase }: MatchInPlay, key: string): readonly Question[] {
  const topic = game.options(phase.state, HOST_SEAT.id, 'en').find(one => one.key === key);
  return (topic?.choices ?? []).map((_, choice) => ({ kind: 'decide', key, choice }));
}
