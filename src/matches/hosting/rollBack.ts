import { ok, type Result, refuse } from '../../lib/result.js';
import { finishWithin } from '../ending/finishMatch.js';
import type { HostingFault } from '../fault.js';
import { dealtAmong, gameOf } from '../gameOf.js';
import type { Match, MatchId, MatchPhase, UserId } from '../match.js';
import { queueCard, queueNoticeAgain, queueToChannel } from '../outbox/queueing.js';
import { openPhases } from '../phases/openPhases.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { attended } from '../seats/tellWhoSits.js';
import { openPhaseOf, type Table } from '../table.js';
import { note } from './audit.js';
import { tableForReferee } from './authority.js';

export interface RollingBack {
  readonly match: MatchId;
  /** The host, who does not play. */
  readonly user: UserId;
  readonly phase: number;
}

/**
 * Goes back to a phase: another match with the same players and everything before it goes on from there, its orders still to be
 * given. The match as it was ends where it stands and is kept whole.
 */
export function rollBack(house: House, { match: id, user, phase: number }: RollingBack): Result<Match, HostingFault> {
  return record(house, () => {
    const goal = phaseToGoBackTo(house, { match: id, user, phase: number });
    if (!goal.ok) return goal;
    const { table, back } = goal.value;
    const { match, game, phase } = table;
    const { id: _id, pausedBecause: _because, pausedAt: _at, ...same } = match;
    const from = { match: id, phase: number, seats: dealtAmong(game, phase.state, table.sittings) };
    const fork = house.store.addMatch({ ...same, status: 'running', createdAt: house.now(), from });
    house.store.copyUntil(id, fork.id, number);
    finishWithin(house, table, { kind: 'rolled-back', seats: [], goesOnAs: fork.id });
    const state = attended(game, freshChance(house, fork, game.state.parse(back.state)), house.store.sittings(fork.id));
    const opened = openPhases(house, fork, { number, state });
    for (const one of [id, fork.id]) note(house, one, user, { deed: 'rolled-back', about: { phase: number, from: id, to: fork.id } });
    queueNoticeAgain(house, openPhaseOf(house, fork), fork, { notice: 'rolled-back', seats: [] });
    if (game.sealed) queueToChannel(house, fork, 'opening', { kind: 'opening', phase: number });
    queueCard(house, fork, opened.phase);
    return ok(fork);
  });
}

/** The phase, if its host may go back to it. */
export function phaseToGoBackTo(
  house: House,
  { match, user, phase: number }: RollingBack,
): Result<{ readonly table: Table; readonly back: MatchPhase }, HostingFault> {
  const table = tableForReferee(house, match, user);
  if (!table.ok) return table;
  const back = house.store.phase(match, number);
  if (table.value.game.endsRound) return refuse({ code: 'no-rollback' });
  return back && number <= table.value.phase.number ? ok({ table: table.value, back }) : refuse({ code: 'no-such-phase', phase: number });
}

/** The secret of a match is told when it ends: what goes on has one of its own. */
function freshChance(house: House, fork: Match, state: unknown): unknown {
  const { sealed, withChance } = gameOf(house, fork);
  if (!sealed || !withChance) return state;
  const secret = house.freshSecret();
  house.store.keepSecret(fork.id, secret);
  return withChance(state, { seed: fork.seed, secret }) as unknown;
}
