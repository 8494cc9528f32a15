import { ok, type Result, refuse } from '../../../lib/result.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import { isUse, type Move } from '../model/move.js';
import type { MoveFault } from '../model/moveFault.js';
import { awaitedIn } from './awaited.js';
import { fallBack } from './fallBack.js';
import { show, showFault } from './keep.js';
import { nameFault, nameState } from './nameState.js';
import { playCards, playFault } from './playCards.js';
import { take, takeFault } from './take.js';
import { useCard, useFault } from './uses.js';

/** Applies a move with its automatic consequences. Refuses with the first fault if the move is not legal. */
export function applyMove(board: CardsBoard, state: CardsState, seat: Dynasty, move: Move): Result<CardsState, MoveFault> {
  const wrong = moveFault(board, state, seat, move);
  return wrong ? refuse(wrong) : ok(makeMove(board, state, seat, move));
}

export function moveFault(board: CardsBoard, state: CardsState, seat: Dynasty, move: Move): MoveFault | undefined {
  const { stage } = state;
  if (stage.kind === 'over') return { code: 'over' };
  if (!awaitedIn(state).includes(seat)) return { code: 'not-your-turn' };
  if (stage.kind === 'keep' && move.kind === 'show') return showFault(state, seat, move);
  if (stage.kind === 'state' && move.kind === 'state') return nameFault(board, state, seat, move);
  if (stage.kind === 'battle' && move.kind === 'play') return playFault(state, seat, move);
  if (stage.kind === 'battle' && move.kind === 'fall-back') return undefined;
  if (stage.kind === 'use' && isUse(move)) return useFault(board, state, stage, move);
  if (stage.kind === 'take' && move.kind === 'take') return takeFault(state, stage, move);
  return { code: 'wrong-stage' };
}

/** Applies a move that is known to be legal. */
function makeMove(board: CardsBoard, before: CardsState, seat: Dynasty, move: Move): CardsState {
  const { stage } = before;
  if (stage.kind === 'keep' && move.kind === 'show') return show(before, stage, seat, move);
  const state: CardsState = { ...before, events: [{ kind: 'moved', seat, move }] };
  if (move.kind === 'state') return nameState(state, seat, move);
  if (move.kind === 'play') return playCards(state, seat, move);
  if (move.kind === 'fall-back') return fallBack(board, state, seat);
  if (stage.kind === 'use' && isUse(move)) return useCard(board, state, stage, move);
  if (stage.kind === 'take' && move.kind === 'take') return take(board, state, stage, move);
  throw new Error(`${move.kind} is no move for ${stage.kind}`);
}

/** Applies a legal move. Throws if it is not legal. */
export function mustApply(board: CardsBoard, state: CardsState, seat: Dynasty, move: Move): CardsState {
  const moved = applyMove(board, state, seat, move);
  if (!moved.ok) throw new Error(`${seat} should be allowed to ${move.kind}: ${moved.fault.code}`);
  return moved.value;
}
