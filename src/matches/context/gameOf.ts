import type { AnyGame, OpponentLevel, Seat } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { countedIn, filledUp, opponentsFor, takesRest } from '../model/fill.js';
import type { ChosenOptions, Match, MatchId, MatchPhase, SeatHolder } from '../model/match.js';
import { standInOf } from '../model/standIn.js';
import type { HostingContext } from './ports.js';

export async function matchIn(hosting: HostingContext, match: MatchId): Promise<Result<Match, HostingFault>> {
  const found = await hosting.store.matches.get(match);
  return found ? ok(found) : refuse({ code: 'no-such-match' });
}

/** A game that is offered, or that lessons are played on. */
export const gameCalled = ({ games, taught }: Pick<HostingContext, 'games' | 'taught'>, id: string): AnyGame | undefined =>
  games.get(id) ?? taught?.get(id);

/** The game of a match, or of what is shown like one. Throws if it is not offered. */
export function gameOf(hosting: HostingContext, match: Pick<Match, 'id' | 'game'>): AnyGame {
  const game = gameCalled(hosting, match.game);
  if (!game) throw new Error(`match ${match.id} plays ${match.game}, which is not on offer`);
  return game;
}

/** The current edition of a game's rules. The first is 1. */
export const editionOf = ({ changes = [] }: AnyGame): number => changes.length + 1;

/** The edition of the rules that resolved a phase or, while it is open, the one it began with. */
export const editionUsed = ({ edition = 1 }: MatchPhase): number => edition;

/** The seats of a game with these options for this many players, or for the nearest number that is possible. Throws if none is. */
export function seatsFor(game: AnyGame, options: ChosenOptions, places: number): readonly Seat[] {
  const within = Math.min(Math.max(places, game.players.least), game.players.most);
  const seats = game.seats(within, options);
  if (!seats.ok && typeof seats.fault.most === 'number' && seats.fault.most < within) return seatsFor(game, options, seats.fault.most);
  if (!seats.ok) throw new Error(`${game.id} has no seats for ${within}: ${seats.fault.code}`);
  return seats.value;
}

/** All seats a match can have. If it continues another match: those that were dealt there. */
export const mostSeats = (game: AnyGame, { options, from }: Pick<Match, 'options' | 'from'>): readonly Seat[] =>
  seatsFor(game, options, from?.seats ?? game.players.most);

/** The seats dealt to this many players. If the match continues another one: those that were dealt there. */
export const seatsDealt = (game: AnyGame, { options, from }: Pick<Match, 'options' | 'from'>, players: number): readonly Seat[] =>
  seatsFor(game, options, from?.seats ?? players);

/**
 * The seats of a lobby with this many players, and the opponents of the bot that get those left empty: as its host wanted or, with `fillUp`, on
 * all of them.
 */
export function tableFor(
  game: AnyGame,
  match: Match,
  players: number,
  fillUp = match.muster?.fillUp === true,
): { readonly seats: readonly Seat[]; readonly opponents: readonly OpponentLevel[] } {
  const wanted = match.plan.fill ?? {};
  const fill = fillUp ? filledUp(wanted, standInOf(match)) : wanted;
  const most = mostSeats(game, match).length;
  const seats = seatsDealt(game, match, takesRest(fill) ? most : Math.min(players + countedIn(fill), most));
  return { seats, opponents: opponentsFor(fill, Math.max(seats.length - players, 0)) };
}

/** The seats that were dealt, then those that were called in, whether taken or not. */
export function everySeat(game: AnyGame, { options }: Match, state: unknown, seatHolders: readonly SeatHolder[]): readonly Seat[] {
  return [...seatsFor(game, options, dealtAmong(game, state, seatHolders)), ...(game.called?.(state) ?? [])];
}

/** How many of the given seats were dealt; the others were called in. */
export function dealtAmong(game: AnyGame, state: unknown, seatHolders: readonly SeatHolder[]): number {
  const called = game.called?.(state) ?? [];
  return seatHolders.filter(({ seat }) => !called.some(({ id }) => id === seat)).length;
}

/** The seats that were dealt, and the called-in ones that were taken at least once. */
export const seatsTaken = (game: AnyGame, match: Match, state: unknown, seatHolders: readonly SeatHolder[]): readonly Seat[] =>
  everySeat(game, match, state, seatHolders).filter(({ id }) => seatHolders.some(s => s.seat === id));
