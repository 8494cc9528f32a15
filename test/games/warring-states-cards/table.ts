import fc from 'fast-check';
import { readCardsBoardFile } from '../../../src/assets.js';
import { recruitText } from '../../../src/games/opponent.js';
import { compileCardsBoard } from '../../../src/games/warring-states-cards/board/cardsBoard.js';
import { warringStatesCards } from '../../../src/games/warring-states-cards/game/warringStatesCards.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import type { CardsSubmission } from '../../../src/games/warring-states-cards/model/move.js';
import { seededRandom } from '../../../src/lib/random.js';

export const board = compileCardsBoard(readCardsBoardFile());
export const game = warringStatesCards(board);

/** Opens a match that depends only on the seed. Half of the seeds give a match with dynasty cards. */
export function opened(seed: number, players = 2 + (seed % 4)): CardsState {
  const seats = game.seats(players);
  if (!seats.ok) throw new Error(`nobody can play by ${players}`);
  return game.open({ seats: seats.value.map(({ id }) => id), seed, options: { skills: seed % 8 > 3 } });
}

/** Returns the submissions of practice players, read from their text. */
export function practised(state: CardsState, random: () => number): ReadonlyMap<string, CardsSubmission> {
  return new Map(
    game.phase(state).awaits.map(seat => {
      const text = recruitText(game, state, seat, random);
      const { submission, lines } = game.read(state, seat, text, undefined, 'en');
      if (lines.length !== 1 || lines.some(line => line.fault)) throw new Error(`${seat} practised “${text}”: ${JSON.stringify(lines)}`);
      return [seat, submission];
    }),
  );
}

/** Yields every state of a match between practice players, the final one last. */
export function* statesOf(seed: number, players?: number): Generator<CardsState> {
  const random = seededRandom(seed);
  let state = opened(seed, players);
  yield state;
  while (!game.ending(state)) {
    state = game.advance(state, practised(state, random)).state;
    yield state;
  }
}

/** Returns one state of a match, at a fraction (`part`, from 0 to 1) of its length. */
export function stateIn(seed: number, part: number): CardsState {
  const states = [...statesOf(seed)];
  const state = states[Math.floor(part * (states.length - 1))];
  if (!state) throw new Error('a match has states');
  return state;
}

/** A state of some match, at any point of it. */
export const somewhere: fc.Arbitrary<CardsState> = fc
  .record({ seed: fc.integer({ min: 0, max: 2 ** 31 }), part: fc.integer({ min: 0, max: 999 }) })
  .map(({ seed, part }) => stateIn(seed, part / 1000));
