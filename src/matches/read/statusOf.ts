import type { AnyGame, Fault, Phase, Seat, Standing } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import { mostSeats } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, MatchPhase, SeatHolder, UserId } from '../model/match.js';
import { playersOf } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { matchInPlayAt, waitedFor } from './matchInPlay.js';

/** What everybody may know of a match. */
export interface Status {
  readonly match: Match;
  readonly game: AnyGame;
  /** In a lobby: all the seats there can be. */
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  /** Who joined the lobby, in that order. */
  readonly players: readonly UserId[];
  /** The open phase, or the final position. None: still in the lobby. */
  readonly phase?: MatchPhase;
  readonly name?: Phase;
  readonly standings: readonly Standing[];
  /** What everybody may know beyond that, as the game's own codes. */
  readonly notes: readonly Fault[];
  /** How many seats with a choice and a player are not ready; which ones is nobody's business. In an anonymous match not even the number is told. */
  readonly waitingFor: number | undefined;
}

export function statusOf(hosting: HostingContext, id: MatchId): Result<Status, HostingFault> {
  const status = look(hosting, id, m => {
    const players = playersOf(m);
    return m.facts.open ? { ...statusAt(m), players } : lobbyStatus(m, players);
  });
  return status ? ok(status) : refuse({ code: 'no-such-match' });
}

function statusAt(m: MatchReader): Omit<Status, 'players'> {
  const current = matchInPlayAt(m);
  const { match, game, phase } = current;
  const waitingFor = match.plan.anonymous ? undefined : match.status === 'ended' ? 0 : waitedFor(m, current).length;
  return { ...current, standings: game.standings(phase.state), notes: game.notes?.(phase.state) ?? [], waitingFor };
}

function lobbyStatus({ game, facts: { match } }: MatchReader, players: readonly UserId[]): Status {
  return { match, game, seats: mostSeats(game, match), seatHolders: [], players, standings: [], notes: [], waitingFor: 0 };
}
