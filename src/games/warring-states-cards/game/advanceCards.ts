import type { SeatId } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardsEvent } from '../model/cardsEvent.js';
import type { CardsState } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { mustApply } from '../rules/applyMove.js';
import { awaitedIn } from '../rules/awaited.js';
import type { CardsReport } from '../view/cardsReport.js';
import { viewOf } from '../view/publicView.js';
import { type PlayedTurn, playMissedTurn } from './playMissedTurn.js';

type Sent = ReadonlyMap<SeatId, CardsSubmission>;

/** Plays the filed moves of the awaited seats. A seat without one plays the rest of its turn by default. */
export function advanceCards(
  board: CardsBoard,
  before: CardsState,
  submissions: Sent,
): { readonly state: CardsState; readonly report: CardsReport } {
  const events: CardsEvent[] = [];
  let state = before;
  for (const seat of awaitedIn(before)) {
    const outcome = decided(board, state, seat, submissions.get(seat));
    state = outcome.state;
    events.push(...outcome.events);
  }
  const { stage, round } = before;
  return { state, report: { kind: 'warring-states-cards', phase: stage.kind, round, events, after: viewOf(state) } };
}

function decided(board: CardsBoard, before: CardsState, seat: Dynasty, sent: CardsSubmission | undefined): PlayedTurn {
  if (sent?.move === undefined) return playMissedTurn(board, before, seat);
  const state = mustApply(board, before, seat, sent.move);
  return { state, events: state.events };
}
