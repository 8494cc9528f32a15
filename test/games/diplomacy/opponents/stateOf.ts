import type { DislodgedUnit, Unit } from '../../../../src/games/diplomacy/board/position.js';
import type { Diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import type { Position } from './positions.js';

/** The state of a game in a position. */
export function stateOf(game: Diplomacy, { phase, seat, units, centres = {}, dislodged }: Position): State {
  const seats = game.seats(game.players.most);
  if (!seats.ok) throw new Error(seats.fault.code);
  const start = game.open({ seats: seats.value.map(({ id }) => id), seed: 1, options: {} });
  const [season, kind] = phase.split(' ');
  const turn = { ...start.turn, season: season as State['turn']['season'] };
  if (!units) return { ...start, turn };
  return {
    ...start,
    turn: { ...turn, year: start.turn.year + 4 },
    phase: kind as State['phase'],
    position: {
      units: Object.entries(units).flatMap(([power, list]) => list.split(', ').map(text => unitFrom(power, text))),
      dislodged: dislodged === undefined ? [] : [dislodgedFrom(seat, dislodged)],
      contested: [],
      centres: Object.fromEntries(Object.entries(centres).flatMap(([power, list]) => list.split(' ').map(centre => [centre, power]))),
    },
  };
}

function unitFrom(power: string, text: string): Unit {
  const [type, at = ''] = text.split(' ');
  return { power, type: type === 'F' ? 'F' : 'A', at };
}

function dislodgedFrom(power: string, text: string): DislodgedUnit {
  const [, , , from = '', , ...retreats] = text.split(' ');
  return { ...unitFrom(power, text), from, convoyed: false, retreats };
}
