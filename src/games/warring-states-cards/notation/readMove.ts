import { ok, type Result, refuse } from '../../../lib/result.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move } from '../model/move.js';
import type { RefusedMove } from '../model/moveFault.js';
import { moveFault } from '../rules/applyMove.js';
import { awaitedIn } from '../rules/awaited.js';
import { moveLexiconOf } from './moveLexicon.js';
import { readingsOf } from './readings.js';
import { strictMove } from './strictMove.js';
import { termsOf } from './terms.js';

/** Why a text is not a move, with the legal moves it could mean if there are several. */
export interface Unread {
  readonly fault: RefusedMove;
  readonly readings: readonly Move[];
}

/** Reads a typed move, in English or French. A text with several readings counts if exactly one of them is legal. */
export function readMove(board: CardsBoard, state: CardsState, seat: Dynasty, text: string): Result<Move, Unread> {
  if (!awaitedIn(state).includes(seat))
    return refuse({ fault: { code: state.stage.kind === 'over' ? 'over' : 'not-your-turn' }, readings: [] });
  const moves = movesIn(board, state, seat, text);
  const faults: readonly (RefusedMove | undefined)[] = moves.map(move => moveFault(board, state, seat, move));
  const legal = moves.filter((_, i) => faults[i] === undefined);
  const [move] = legal;
  if (move !== undefined && legal.length === 1) return ok(move);
  if (legal.length > 1) return refuse({ fault: { code: 'ambiguous', candidates: [] }, readings: legal });
  return refuse({ fault: faults[0] ?? { code: 'not-understood', typed: text }, readings: [] });
}

function movesIn(board: CardsBoard, state: CardsState, seat: Dynasty, text: string): readonly Move[] {
  const strict = strictMove(board, state, seat, text);
  if (strict) return [strict];
  const terms = termsOf(moveLexiconOf(board), text);
  const moves = terms === undefined ? [] : readingsOf(state, seat, terms);
  return [...new Map(moves.map(move => [JSON.stringify(move), move])).values()];
}
