import { ok, type Result, refuse } from '../../../lib/result.js';
import { decideWithFork, look } from '../../context/decide.js';
import { dealtAmong } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueCard } from '../../messages/cards.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import { queueToChannel } from '../../messages/queueing.js';
import { queueOwed } from '../../messages/receipts.js';
import type { Match, MatchId, MatchPhase, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { seatHoldersOf } from '../../model/people.js';
import { type MatchSnapshot, NOTHING } from '../../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { matchForReferee } from '../../read/authority.js';
import { inheritedFrom } from '../../read/disclosures.js';
import { type MatchInPlay, openPhaseOf } from '../../read/matchInPlay.js';
import { finishWithin } from '../../turn/finishMatch.js';
import { openPhases } from '../../turn/openPhases.js';
import { attended } from '../../turn/tellWhoSits.js';

export interface RollingBack {
  readonly match: MatchId;
  /** The host, who does not play. */
  readonly user: UserId;
  readonly phase: number;
}

/**
 * Goes back to a phase: a new match, with the same players and everything before that phase, continues from there, with orders still to be
 * given. The old match ends where it is and is kept whole.
 */
export async function rollBack(hosting: HostingContext, asked: RollingBack): Promise<Result<Match, HostingFault>> {
  const { match: id, user, phase: number } = asked;
  // Beginning a match uses its number up, so refusals are found first.
  const found = await goalOf(hosting, asked);
  if (!found.ok) return found;
  const { current, back } = found.value;
  const secret = current.game.sealed && current.game.withChance ? hosting.freshSecret() : undefined;
  const done = await decideWithFork(hosting, { match: id, phase: number, secret }, (tx, begin): Result<Match, HostingFault> => {
    const goal = phaseToGoBackTo(tx, asked, back);
    if (!goal.ok) return goal;
    const fork = begin(forkOf(tx, goal.value.current, number));
    finishWithin(tx, { kind: 'rolled-back', seats: [], goesOnAs: fork.id });
    goOn(fork, goal.value.back);
    for (const one of [tx, fork]) note(one, user, { deed: 'rolled-back', about: { phase: number, from: id, to: fork.id } });
    return ok(fork.facts.match);
  });
  return done ?? refuse({ code: 'no-such-match' });
}

/** The first snapshot of the match that continues, with the same settings and people. */
function forkOf(
  tx: MatchTransaction,
  { game, phase, seatHolders }: MatchInPlay,
  number: number,
): Omit<MatchSnapshot, 'match' | 'secret'> & { readonly match: Omit<Match, 'id'> } {
  const {
    id,
    pausedBecause: _because,
    pausedAt: _at,
    resumeOffered: _offered,
    turnCall: _call,
    hostGoneAt: _gone,
    ...same
  } = tx.facts.match;
  const first = same.from?.first ?? same.from?.match;
  const from = { match: id, phase: number, seats: dealtAmong(game, phase.state, seatHolders), ...(first !== undefined && { first }) };
  const { seats, seatHistory, settings } = tx.facts;
  return {
    ...NOTHING,
    ...{ seats, seatHistory, settings },
    match: { ...same, status: 'running', createdAt: tx.now, from },
    disclosures: inheritedFrom(tx),
    hasBegun: number > 1,
  };
}

/** Opens the phase again with new chance, because the secret of the old match is revealed when it ends. */
function goOn(fork: MatchTransaction, { state, number }: MatchPhase): void {
  const { game, facts } = fork;
  const { seed } = facts.match;
  const parsed: unknown = game.state.parse(state);
  const chance = facts.secret === undefined ? parsed : (game.withChance?.(parsed, { seed, secret: facts.secret }) ?? parsed);
  const opened = openPhases(fork, { number, state: attended(game, chance, seatHoldersOf(fork)) });
  queueNoticeAgain(fork, openPhaseOf(fork), { notice: 'rolled-back', seats: [] });
  if (game.sealed) queueToChannel(fork, 'opening', { kind: 'opening', phase: number });
  queueCard(fork, opened.current.phase.number);
  queueOwed(fork, opened.current);
}

/** Why the host may not go back to a phase. Undefined if they may. */
export async function whyNotBackTo(hosting: HostingContext, asked: RollingBack): Promise<HostingFault | undefined> {
  const goal = await goalOf(hosting, asked);
  return goal.ok ? undefined : goal.fault;
}

interface Goal {
  readonly current: MatchInPlay;
  readonly back: MatchPhase;
}

async function goalOf(hosting: HostingContext, asked: RollingBack): Promise<Result<Goal, HostingFault>> {
  const back = await hosting.store.history.phase(asked.match, asked.phase);
  return (await look(hosting, asked.match, m => phaseToGoBackTo(m, asked, back))) ?? refuse({ code: 'no-such-match' });
}

/** The phase, if the host may go back to it. `closed`: the phase with that number as it was read before, if there is one. */
function phaseToGoBackTo(
  m: MatchReader,
  { user, phase: number }: Pick<RollingBack, 'user' | 'phase'>,
  closed: MatchPhase | undefined,
): Result<Goal, HostingFault> {
  const current = matchForReferee(m, user);
  if (!current.ok) return current;
  if (current.value.game.endsRound) return refuse({ code: 'no-rollback' });
  const { open } = m.facts;
  const back = open?.number === number ? open : closed;
  return back && number <= current.value.phase.number
    ? ok({ current: current.value, back })
    : refuse({ code: 'no-such-phase', phase: number });
}
