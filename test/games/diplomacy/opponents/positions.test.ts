import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import type { DislodgedUnit, Unit } from '../../../../src/games/diplomacy/board/position.js';
import { type Diplomacy, diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { opponentText, sightOf } from '../../../../src/games/opponent.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { POSITIONS, type Position } from './positions.js';

const games = new Map(variantsOn(readBoardFile).map(variant => [variant.id, diplomacy(variant)]));
const SEEDS = [1, 2, 3];
const BUDGET = 4000;

describe('A general', () => {
  test('has twenty positions to show it', () => {
    expect(POSITIONS).toHaveLength(20);
  });

  test.each(POSITIONS)('$says', position => {
    for (const seed of SEEDS) expect(answerTo(position, seed), `seed ${seed}`).toSatisfy((text: string) => isSensible(position, text));
  });
});

function answerTo(position: Position, seed: number): string {
  const game = games.get(position.variant ?? 'classic');
  if (!game) throw new Error(`there is no ${position.variant}`);
  const state = stateOf(game, position);
  const text = opponentText(game, 'general', sightOf(game, state, position.seat), { random: seededRandom(seed), budget: BUDGET });
  expect(game.read(state, position.seat, text, undefined, 'en').lines.filter(line => line.fault)).toEqual([]);
  return text;
}

function isSensible({ does = [], never = [], counts = [] }: Position, text: string): boolean {
  const lines = text.split('\n');
  const countOf = (pattern: RegExp): number => lines.filter(line => pattern.test(line)).length;
  return (
    does.every(pattern => pattern.test(text)) &&
    !never.some(pattern => pattern.test(text)) &&
    counts.every(([pattern, least, most]) => countOf(pattern) >= least && countOf(pattern) <= most)
  );
}

function stateOf(game: Diplomacy, { phase, seat, units, centres = {}, dislodged }: Position): State {
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
