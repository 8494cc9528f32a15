import type { Random } from '../../../../lib/random.js';
import type { CardsBoard } from '../../board/cardsBoard.js';
import type { Dynasty } from '../../board/dynasties.js';
import type { CardsState } from '../../model/cardsState.js';
import type { Move } from '../../model/move.js';
import { awaitedIn } from '../../rules/awaited.js';
import { playerOf } from '../../table/tablePlayers.js';
import { battle } from './recruitBattle.js';
import { nextState, use } from './recruitBoard.js';
import { bestOf, worstTwo } from './recruitCards.js';

/** The move of a recruit: always legal, aimed at claims and states, without memory. Undefined if it is not the seat's turn. */
export function recruitMove(board: CardsBoard, state: CardsState, seat: Dynasty, random: Random): Move | undefined {
  const { stage, row } = state;
  if (!awaitedIn(state).includes(seat)) return undefined;
  const { hand } = playerOf(state, seat);
  switch (stage.kind) {
    case 'keep':
      return { kind: 'show', cards: worstTwo(hand, random) };
    case 'state':
      return nextState(board, state, seat, random);
    case 'battle':
      return battle(state, seat, random);
    case 'use':
      return use(board, state, stage, random);
    case 'take':
      return { kind: 'take', cards: bestOf(row, hand, stage.due, random) };
    case 'over':
      return undefined;
    default:
      return stage satisfies never;
  }
}
