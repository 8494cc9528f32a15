import type { AnyGame, Seat } from '../../games/game.js';
import { mostSeats, seatsDealt } from '../context/gameOf.js';
import type { Match } from '../model/match.js';

/** How a power would begin. */
export interface Beginning {
  readonly seat: Seat;
  /** How many units it begins with. Undefined if the match continues another one, or the game is played in rounds. */
  readonly units: number | undefined;
  /** The least number of players with whom it is played. */
  readonly from: number;
}

/** All powers a lobby can have, in the order of the game; those that are played with this many players first. */
export function beginningsIn(game: AnyGame, match: Match, players: number): readonly Beginning[] {
  const seats = mostSeats(game, match);
  const units = unitsIn(game, match, seats);
  const numbers = Array.from({ length: game.players.most - game.players.least + 1 }, (_, i) => game.players.least + i);
  const dealt = numbers.map(number => ({ number, ids: new Set(seatsDealt(game, match, number).map(({ id }) => id)) }));
  const told = seats.map(seat => ({
    seat,
    units: units?.get(seat.id),
    from: dealt.find(({ ids }) => ids.has(seat.id))?.number ?? game.players.most,
  }));
  const isPlayed = ({ from }: Beginning): boolean => from <= players;
  return [...told.filter(isPlayed), ...told.filter(one => !isPlayed(one))];
}

function unitsIn(game: AnyGame, { options, from }: Match, seats: readonly Seat[]): ReadonlyMap<string, number> | undefined {
  if (from !== undefined || game.endsRound !== undefined) return undefined;
  const start = game.open({ seats: seats.map(({ id }) => id), seed: 0, options });
  return new Map(game.standings(start).map(({ seat, units }) => [seat, units]));
}

/** The powers by how many units they begin with, most first. Empty if all begin with as many, or it is not known. */
export function beginningsByUnits(
  beginnings: readonly Beginning[],
): readonly { readonly units: number; readonly seats: readonly Seat[] }[] {
  const numbers = [...new Set(beginnings.flatMap(({ units }) => units ?? []))].sort((a, b) => b - a);
  return numbers.length < 2
    ? []
    : numbers.map(units => ({ units, seats: beginnings.filter(one => one.units === units).map(({ seat }) => seat) }));
}
