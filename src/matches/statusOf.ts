import type { AnyGame, Fault, Phase, Seat, Standing } from '../games/game.js';
import { ok, type Result } from '../lib/result.js';
import type { HostingFault } from './fault.js';
import { gameOf, matchIn, mostSeats } from './gameOf.js';
import type { Match, MatchId, MatchPhase, Sitting, UserId } from './match.js';
import type { House } from './ports.js';
import { tableAt, waitedFor } from './table.js';

/** What everybody may know of a match. */
export interface Status {
  readonly match: Match;
  readonly game: AnyGame;
  /** In a lobby: all the seats there can be. */
  readonly seats: readonly Seat[];
  readonly sittings: readonly Sitting[];
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

export function statusOf(house: House, id: MatchId): Result<Status, HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok) return match;
  const players = house.store.players(id);
  const phase = house.store.openPhase(id);
  return ok(phase ? { ...statusAt(house, match.value, phase), players } : lobbyStatus(house, match.value, players));
}

function statusAt(house: House, match: Match, phase: MatchPhase): Omit<Status, 'players'> {
  const table = tableAt(house, match, phase);
  const waitingFor = match.plan.anonymous ? undefined : match.status === 'ended' ? 0 : waitedFor(house, table).length;
  const { state } = table.phase;
  return { ...table, standings: table.game.standings(state), notes: table.game.notes?.(state) ?? [], waitingFor };
}

function lobbyStatus(house: House, match: Match, players: readonly UserId[]): Status {
  const game = gameOf(house, match);
  return { match, game, seats: mostSeats(game, match), sittings: [], players, standings: [], notes: [], waitingFor: 0 };
}
