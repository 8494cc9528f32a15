import fc from 'fast-check';
import { readCardsBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/warring-states-cards/board/cardsBoard.js';
import { warringStatesCards } from '../../../src/games/warring-states-cards/game/warringStatesCards.js';
import type { State } from '../../../src/games/warring-states-cards/model/cardsState.js';
import type { Submission } from '../../../src/games/warring-states-cards/model/move.js';
import { seededRandom } from '../../../src/lib/random.js';

export const board = compileBoard(readCardsBoardFile());
export const game = warringStatesCards(board);

/** A match of so many players that depends on the seed alone; every other one with dynasty cards. */
export function opened(seed: number, players = 2 + (seed % 4)): State {
  const seats = game.seats(players);
  if (!seats.ok) throw new Error(`nobody can play by ${players}`);
  return game.open({ seats: seats.value.map(({ id }) => id), seed, options: { skills: seed % 8 > 3 } });
}

/** What practice players have on file, read from their text. */
export function practised(state: State, random: () => number): ReadonlyMap<string, Submission> {
  return new Map(
    game.phase(state).awaits.map(seat => {
      const text = game.practise(state, seat, random);
      const { submission, lines } = game.read(state, seat, text, undefined, 'en');
      if (lines.length !== 1 || lines.some(line => line.fault)) throw new Error(`${seat} practised “${text}”: ${JSON.stringify(lines)}`);
      return [seat, submission];
    }),
  );
}

/** Every state of a match between practice players, the final one last. */
export function* statesOf(seed: number, players?: number): Generator<State> {
  const random = seededRandom(seed);
  let state = opened(seed, players);
  yield state;
  while (!game.ending(state)) {
    state = game.advance(state, practised(state, random)).state;
    yield state;
  }
}

/** One state out of a match, as far through it as the part says. */
export function stateIn(seed: number, part: number): State {
  const states = [...statesOf(seed)];
  const state = states[Math.floor(part * (states.length - 1))];
  if (!state) throw new Error('a match has states');
  return state;
}

/** A state of some match, any part of the way through it. */
export const somewhere: fc.Arbitrary<State> = fc
  .record({ seed: fc.integer({ min: 0, max: 2 ** 31 }), part: fc.integer({ min: 0, max: 999 }) })
  .map(({ seed, part }) => stateIn(seed, part / 1000));
