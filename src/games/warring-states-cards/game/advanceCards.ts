import type { SeatId } from '../../game.js';
import type { Board } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { Event } from '../model/cardsEvent.js';
import type { State } from '../model/cardsState.js';
import type { Submission } from '../model/move.js';
import { made } from '../rules/applyMove.js';
import { awaitedIn } from '../rules/awaited.js';
import type { Report } from '../view/cardsReport.js';
import { viewOf } from '../view/publicView.js';
import { type Outcome, standIn } from './playMissedTurn.js';

type Sent = ReadonlyMap<SeatId, Submission>;

/** Plays what the awaited seats have on file; for a seat with nothing, all that is missing of its turn. */
export function advance(board: Board, before: State, submissions: Sent): { readonly state: State; readonly report: Report } {
  const events: Event[] = [];
  let state = before;
  for (const seat of awaitedIn(before)) {
    const outcome = decided(board, state, seat, submissions.get(seat));
    state = outcome.state;
    events.push(...outcome.events);
  }
  const { stage, round } = before;
  return { state, report: { kind: 'warring-states-cards', phase: stage.kind, round, events, after: viewOf(state) } };
}

function decided(board: Board, before: State, seat: Dynasty, sent: Submission | undefined): Outcome {
  if (sent?.move === undefined) return standIn(board, before, seat);
  const state = made(board, before, seat, sent.move);
  return { state, events: state.events };
}
