import type { AnyGame, Fault, Phase, Seat, Standing } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import { mostSeats } from '../context/gameOf.js';
import type { HostingContext, Neutrals } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, MatchPhase, SeatHolder, UserId } from '../model/match.js';
import { playersOf } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { isHeld, matchInPlayAt, waitedFor } from './matchInPlay.js';

/** The public status of a match. */
export interface Status {
  readonly match: Match;
  readonly game: AnyGame;
  /** In a lobby: all possible seats. */
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  /** Users who joined the lobby, in that order. */
  readonly players: readonly UserId[];
  /** The open phase, or the final position. Undefined in a lobby. */
  readonly phase?: MatchPhase;
  readonly name?: Phase;
  readonly standings: readonly Standing[];
  /** Those that nobody plays, with their points and units. */
  readonly neutrals?: Neutrals;
  /** Further public facts, as the game's own codes. */
  readonly notes: readonly Fault[];
  /** How many seats that somebody plays the phase still waits for; which ones is secret. Undefined in an anonymous match, where even the number is. */
  readonly waitingFor: number | undefined;
}

export async function statusOf(hosting: HostingContext, id: MatchId): Promise<Result<Status, HostingFault>> {
  const status = await look(hosting, id, m => {
    const players = playersOf(m);
    return m.facts.open ? { ...statusAt(m), players } : lobbyStatus(m, players);
  });
  return status ? ok(status) : refuse({ code: 'no-such-match' });
}

function statusAt(m: MatchReader): Omit<Status, 'players'> {
  const current = matchInPlayAt(m);
  const { match, game, phase } = current;
  const waitingFor = match.plan.anonymous
    ? undefined
    : match.status === 'ended'
      ? 0
      : waitedFor(m, current).filter(seat => isHeld(current, seat)).length;
  return {
    ...current,
    standings: game.standings(phase.state),
    neutrals: game.neutrals?.(phase.state) ?? [],
    notes: game.notes?.(phase.state) ?? [],
    waitingFor,
  };
}

function lobbyStatus({ game, facts: { match } }: MatchReader, players: readonly UserId[]): Status {
  return { match, game, seats: mostSeats(game, match), seatHolders: [], players, standings: [], notes: [], waitingFor: 0 };
}
