import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { CardSymbol } from '../model/battleCards.js';
import type { CardsState, Tie } from '../model/cardsState.js';
import { addEvents } from '../table/addEvents.js';
import { drawCard } from '../table/deck.js';
import { claimsOf } from '../table/symbolCounts.js';
import { fightersOf, playerOf, withPlayer } from '../table/tablePlayers.js';
import { endRound } from './roundEnd.js';
import { nextInBattle } from './turnOrder.js';

/** Fall back 1: claims superiorities, which is not a choice. In a tie round claimed cards are not used, and no cards are taken. */
export function fallBack(board: CardsBoard, state: CardsState, seat: Dynasty): CardsState {
  const symbols = claimsOf(state, seat);
  const claimed = { ...state.claimed, ...Object.fromEntries(symbols.map(symbol => [symbol, seat])) };
  const fallen = { ...state, claimed, fallen: [...state.fallen, seat], players: withPlayer(state, seat, { drawn: [] }) };
  const told = addEvents(fallen, { kind: 'claimed', seat, symbols });
  if (state.tie) return goOn(board, discardInTie(told, state.tie, seat), seat);
  return symbols.length === 0 ? leave(board, told, seat) : { ...told, stage: { kind: 'use', seat, left: symbols } };
}

/** Fall back 2: claimed cards are used one after the other. After the last one, falling back continues. */
export function afterUse(board: CardsBoard, state: CardsState, seat: Dynasty, left: readonly CardSymbol[]): CardsState {
  return left.length === 0 ? leave(board, state, seat) : { ...state, stage: { kind: 'use', seat, left } };
}

/**
 * Fall back 3 and 4: discards the cards laid, then lets the seat take two cards of the row, the last to fall back one. Takes them
 * automatically if there are no more than that.
 */
function leave(board: CardsBoard, state: CardsState, seat: Dynasty): CardsState {
  const laid = playerOf(state, seat).table.length > 0;
  const due = state.fallen.length === fightersOf(state).length ? 1 : 2;
  const cleared = clearTable(state, seat);
  if (cleared.row.length > due) return { ...cleared, stage: { kind: 'take', seat, due, laid } };
  return afterTaking(board, takeRest(cleared, seat), { seat, laid });
}

/** Fall back 3: discards the cards laid, in that order. The dynasty card goes back to its player. */
function clearTable(state: CardsState, seat: Dynasty): CardsState {
  const cards = playerOf(state, seat).table.flatMap(laid => ('card' in laid ? [laid.card] : []));
  return { ...state, discards: [...state.discards, ...cards], players: withPlayer(state, seat, { table: [] }) };
}

function discardInTie(state: CardsState, tie: Tie, seat: Dynasty): CardsState {
  const cleared = clearTable(state, seat);
  return { ...cleared, tie: { ...tie, idle: tie.idle && cleared.discards.length === state.discards.length } };
}

function takeRest(state: CardsState, seat: Dynasty): CardsState {
  const { row } = state;
  if (row.length === 0) return state;
  const players = withPlayer(state, seat, { hand: [...playerOf(state, seat).hand, ...row] });
  return addEvents({ ...state, players, row: [] }, { kind: 'took-rest', seat, cards: row });
}

/** Fall back 5: a seat that laid no card this round draws one. */
export function afterTaking(
  board: CardsBoard,
  state: CardsState,
  { seat, laid }: { readonly seat: Dynasty; readonly laid: boolean },
): CardsState {
  return goOn(board, laid ? state : drawCard(state, seat), seat);
}

function goOn(board: CardsBoard, state: CardsState, seat: Dynasty): CardsState {
  const next = nextInBattle(state, seat);
  return next === undefined ? endRound(board, state) : { ...state, stage: { kind: 'battle', seat: next } };
}
