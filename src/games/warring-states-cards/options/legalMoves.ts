import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move } from '../model/move.js';
import { awaitedIn } from '../rules/awaited.js';
import { holdsSpy, isOpen } from '../rules/nameState.js';
import { playerOf, seatsOf } from '../table/tablePlayers.js';
import { choicesOf } from './choicesOf.js';
import { legalPlays } from './legalPlays.js';
import { legalUses } from './legalUses.js';

/** Every move a seat may make now. Moves that differ only in the order of their parts occur once. */
export function legalMoves(board: CardsBoard, state: CardsState, seat: Dynasty): readonly Move[] {
  const { stage } = state;
  if (!awaitedIn(state).includes(seat)) return [];
  switch (stage.kind) {
    case 'keep':
      return choicesOf(playerOf(state, seat).hand, 2).map(cards => ({ kind: 'show', cards }));
    case 'state':
      return legalNames(board, state, seat);
    case 'battle':
      return [...legalPlays(state, seat), { kind: 'fall-back' }];
    case 'use':
      return stage.left.flatMap(symbol => legalUses(board, state, seat, symbol));
    case 'take':
      return choicesOf(state.row, stage.due).map(cards => ({ kind: 'take', cards }));
    case 'over':
      return [];
    default:
      return stage satisfies never;
  }
}

function legalNames(board: CardsBoard, state: CardsState, seat: Dynasty): readonly Move[] {
  const open = board.states.filter(id => isOpen(board, state, id));
  if (!holdsSpy(state, seat)) return open.map(id => ({ kind: 'state', state: id }));
  return seatsOf(state).flatMap(start => open.map(id => ({ kind: 'state', state: id, start }) as const));
}
