import type { Random } from '../../../../lib/random.js';
import { seededRandom, shuffled } from '../../../../lib/random.js';
import type { OpponentMeans } from '../../../game.js';
import type { CardsBoard } from '../../board/cardsBoard.js';
import type { Dynasty } from '../../board/dynasties.js';
import type { Card } from '../../model/battleCards.js';
import type { CardsState } from '../../model/cardsState.js';
import type { Move } from '../../model/move.js';
import { legalMoves } from '../../options/legalMoves.js';
import { mustApply } from '../../rules/applyMove.js';
import { awaitedIn } from '../../rules/awaited.js';
import { controllerOf, statesOf, strengthsIn } from '../../table/stateControl.js';
import { playerOf, seatsOf } from '../../table/tablePlayers.js';
import type { CardsView } from '../../view/seatView.js';
import { recruitMove } from '../recruit/recruitMove.js';
import { dealtAnew } from './dealtAnew.js';

/** What a general knows: the table without what is hidden, its view of it, and cards that others are known to hold. */
export interface CardsKnowledge {
  readonly board: CardsBoard;
  readonly state: CardsState;
  readonly view: CardsView;
  readonly known: ReadonlyMap<Dynasty, readonly Card[]>;
}

/** How many moves are compared; more are drawn by lot. */
const MOVES = 32;
/** How many playouts every move gets before the worse half is dropped. */
const ROUND = 6;
/** How many rounds a playout goes on. */
const ROUNDS = 2;

/**
 * The move after which a seat does best. Each is played out many times: what the seat cannot see is dealt anew, and all play as recruits
 * until some rounds have ended. The worse half of the moves is dropped again and again until the budget is spent.
 */
export function generalMove(knowledge: CardsKnowledge, seat: Dynasty, { random, budget }: OpponentMeans): Move | undefined {
  const { board, state, view, known } = knowledge;
  const [first, ...others] = shuffled(legalMoves(board, state, seat), random);
  const usual = recruitMove(board, state, seat, random);
  if (!first || !usual) return first;
  const moves = [usual, ...[first, ...others].filter(move => JSON.stringify(move) !== JSON.stringify(usual))].slice(0, MOVES);
  let rivals = moves.map(move => ({ move, score: 0 }));
  let left = budget;
  while (rivals.length > 1 && left > 0) {
    for (let i = 0; i < ROUND && left > 0; i++) {
      const dealt = dealtAnew(state, view, known, random);
      const seed = Math.floor(random() * 2 ** 32);
      for (const rival of rivals) {
        const { end, moves: made } = playedOn(board, mustApply(board, dealt, seat, rival.move), seededRandom(seed));
        rival.score += worthOf(board, end, seat);
        left -= made + 1;
      }
    }
    rivals = rivals.toSorted((a, b) => b.score - a.score);
    if (rivals.length > 2) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  return rivals[0]?.move;
}

function playedOn(board: CardsBoard, from: CardsState, random: Random): { readonly end: CardsState; readonly moves: number } {
  let end = from;
  let moves = 0;
  while (end.stage.kind !== 'over' && end.round < from.round + ROUNDS) {
    const [seat] = awaitedIn(end);
    const move = seat && recruitMove(board, end, seat, random);
    if (!seat || !move) break;
    end = mustApply(board, end, seat, move);
    moves += 1;
  }
  return { end, moves };
}

/** What winning is worth, in states. */
const VICTORY = 6;
/** What it is worth to be the strongest in a state one does not control, and what a card in hand is. */
const STRONGEST = 0.35;
const CARD = 0.06;

/** How a seat does: the states it leads by, those it may gain or lose soon, and its cards. */
function worthOf(board: CardsBoard, state: CardsState, seat: Dynasty): number {
  const { stage } = state;
  if (stage.kind === 'over') {
    const { winners } = stage.ending;
    return winners.includes(seat) ? VICTORY / winners.length : -VICTORY / 2;
  }
  const rivals = seatsOf(state).filter(one => one !== seat);
  const most = Math.max(...rivals.map(one => statesOf(state, one)));
  let worth = statesOf(state, seat) - 0.7 * most;
  for (const id of board.states) {
    const strengths = strengthsIn(board, state, id);
    const own = strengths.get(seat) ?? 0;
    const other = Math.max(0, ...[...strengths].map(([owner, strength]) => (owner === seat ? 0 : strength)));
    const isOwn = controllerOf(state, id) === seat;
    worth += STRONGEST * Math.max(-1, Math.min(1, (own - other) / 2)) * (isOwn ? 0.5 : 1);
  }
  return worth + CARD * (playerOf(state, seat).hand.length - Math.max(...rivals.map(one => playerOf(state, one).hand.length)));
}
