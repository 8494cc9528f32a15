import { dynasty } from '../../../../src/games/warring-states-cards/board/dynasties.js';
import { SYMBOLS } from '../../../../src/games/warring-states-cards/model/battleCards.js';
import type { CardsState } from '../../../../src/games/warring-states-cards/model/cardsState.js';
import { viewOf } from '../../../../src/games/warring-states-cards/view/publicView.js';
import { board } from '../table.js';

/**
 * Returns a fact about a table, as a case writes it; "none" for an empty one. Public: `phase`, `waiting`, `round`, `start`, `state`, `row`,
 * `deck` and `discards` (card by card), `resistance`, `claimed`, `fallen`, `use` (what is left to use), `due`, `tied`, `ending`. Of a seat:
 * `hand qin`, `table qin`, `counts qin`, `left qin` (armies), `states qin`. Of a place, bottom first: `gu`, `12`.
 */
export function tellTable(state: CardsState, key: string): string {
  const view = viewOf(state);
  const [what = '', seat] = key.split(' ');
  if (board.states.includes(what)) return list(state.states[what], ' ');
  if (board.holds.includes(what)) return list(state.strongholds[what], ' ');
  if (seat !== undefined) return tellSeat(state, what, seat);
  switch (what) {
    case 'phase':
      return view.phase;
    case 'waiting':
      return list(view.waiting, ' ');
    case 'round':
      return `${view.round}`;
    case 'start':
      return view.start ?? 'none';
    case 'state':
      return view.state ?? 'none';
    case 'row':
      return list(view.row);
    case 'deck':
      return list(state.deck);
    case 'discards':
      return list(state.discards);
    case 'resistance':
      return list(view.resistance);
    case 'claimed':
      return list(SYMBOLS.flatMap(symbol => (view.claimed[symbol] ? [`${symbol} ${view.claimed[symbol]}`] : [])));
    case 'fallen':
      return list(view.fallen, ' ');
    case 'use':
      return list(view.toUse);
    case 'due':
      return `${view.due ?? 'none'}`;
    case 'tied':
      return list(view.tied, ' ');
    case 'ending':
      return view.ending ? `${view.ending.reason}, by ${view.ending.by}: ${view.ending.winners.join(' ')}` : 'none';
    default:
      throw new Error(`nobody can tell ${key}`);
  }
}

function tellSeat(state: CardsState, what: string, name: string): string {
  const seat = dynasty.parse(name);
  const shown = viewOf(state).seats[seat];
  const hand = state.players.find(player => player.seat === seat)?.hand;
  if (!shown || !hand) throw new Error(`nobody plays ${name}`);
  switch (what) {
    case 'hand':
      return list([...hand].sort());
    case 'table':
      return list(shown.table);
    case 'counts':
      return list(SYMBOLS.flatMap(symbol => (shown.counts[symbol] ? [`${symbol} ${shown.counts[symbol]}`] : [])));
    case 'left':
      return `${shown.left}`;
    case 'states':
      return `${shown.states}`;
    default:
      throw new Error(`nobody can tell ${what} of a seat`);
  }
}

const list = (items: readonly string[] | undefined, between = ', '): string => (items && items.length > 0 ? items.join(between) : 'none');
