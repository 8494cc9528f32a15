import type { AnyGame, Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { ChosenOptions, Match, MatchId, MatchPhase, SeatHolder } from '../model/match.js';
import type { HostingContext } from './ports.js';

export function matchIn(hosting: HostingContext, match: MatchId): Result<Match, HostingFault> {
  const found = hosting.store.match(match);
  return found ? ok(found) : refuse({ code: 'no-such-match' });
}

/** The game a match plays. A recorded match plays a game on offer. */
export function gameOf(hosting: HostingContext, match: Match): AnyGame {
  const game = hosting.games.get(match.game);
  if (!game) throw new Error(`match ${match.id} plays ${match.game}, which is not on offer`);
  return game;
}

/** Which edition of a game's rules is played now; the first is 1. */
export const editionOf = ({ changes = [] }: AnyGame): number => changes.length + 1;

/** By which edition a phase was resolved. */
export const editionUsed = ({ edition = 1 }: MatchPhase): number => edition;

/** The seats of a game with such options dealt to so many places, or to the nearest number it can be dealt to. */
export function seatsFor(game: AnyGame, options: ChosenOptions, places: number): readonly Seat[] {
  const within = Math.min(Math.max(places, game.players.least), game.players.most);
  const seats = game.seats(within, options);
  if (!seats.ok && typeof seats.fault.most === 'number' && seats.fault.most < within) return seatsFor(game, options, seats.fault.most);
  if (!seats.ok) throw new Error(`${game.id} has no seats for ${within}: ${seats.fault.code}`);
  return seats.value;
}

/** All the seats a match can have. */
export const mostSeats = (game: AnyGame, { options, from }: Match): readonly Seat[] =>
  seatsFor(game, options, from?.seats ?? game.players.most);

/** The seats that are dealt to so many players; where the match goes on from another, those it had. */
export const seatsDealt = (game: AnyGame, { options, from }: Match, players: number): readonly Seat[] =>
  seatsFor(game, options, from?.seats ?? players);

/** The seats that were dealt, then those that were called in, taken or not. */
export function everySeat(game: AnyGame, { options }: Match, state: unknown, seatHolders: readonly SeatHolder[]): readonly Seat[] {
  return [...seatsFor(game, options, dealtAmong(game, state, seatHolders)), ...(game.called?.(state) ?? [])];
}

/** How many of those seats were dealt; the others were called in. */
export function dealtAmong(game: AnyGame, state: unknown, seatHolders: readonly SeatHolder[]): number {
  const called = game.called?.(state) ?? [];
  return seatHolders.filter(({ seat }) => !called.some(({ id }) => id === seat)).length;
}

/** The seats at a table: somebody sits there, or has sat. */
export const seatsTaken = (game: AnyGame, match: Match, state: unknown, seatHolders: readonly SeatHolder[]): readonly Seat[] =>
  everySeat(game, match, state, seatHolders).filter(({ id }) => seatHolders.some(s => s.seat === id));
