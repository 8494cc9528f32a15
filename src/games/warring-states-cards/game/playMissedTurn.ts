import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState } from '../model/cardsState.js';
import type { Move } from '../model/move.js';
import { mustApply } from '../rules/applyMove.js';
import { holdsSpy, isOpen } from '../rules/nameState.js';
import { playerOf } from '../table/tablePlayers.js';

/** A state, and all events of the moves that led to it. */
export interface PlayedTurn {
  readonly state: CardsState;
  readonly events: readonly CardsEvent[];
}

/** Plays the rest of a missed turn with the simplest moves. */
export function playMissedTurn(board: CardsBoard, before: CardsState, seat: Dynasty): PlayedTurn {
  const events: CardsEvent[] = [{ kind: 'missed', seat }];
  let state = before;
  do {
    state = mustApply(board, state, seat, simplest(board, state, seat));
    events.push(...state.events);
  } while ((state.stage.kind === 'use' || state.stage.kind === 'take') && state.stage.seat === seat);
  return { state, events };
}

/**
 * The simplest move: show the last two cards dealt; fall back; draw for a claimed card; take from the left of the row; name the first open
 * state, with itself as start player.
 */
function simplest(board: CardsBoard, state: CardsState, seat: Dynasty): Move {
  const { stage } = state;
  switch (stage.kind) {
    case 'keep':
      return { kind: 'show', cards: playerOf(state, seat).hand.slice(-2) };
    case 'state': {
      const open = board.states.find(id => isOpen(board, state, id));
      if (open === undefined) throw new Error('without an open state the game is over');
      return { kind: 'state', state: open, ...(holdsSpy(state, seat) && { start: seat }) };
    }
    case 'battle':
      return { kind: 'fall-back' };
    case 'use': {
      const [symbol] = stage.left;
      if (symbol === undefined) throw new Error('a seat uses what it has claimed');
      return { kind: 'draw', symbol };
    }
    case 'take':
      return { kind: 'take', cards: state.row.slice(0, stage.due) };
    case 'over':
      throw new Error('nobody is missed in a game that is over');
    default:
      return stage satisfies never;
  }
}
