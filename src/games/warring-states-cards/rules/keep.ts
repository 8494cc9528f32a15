import { without } from '../cards.js';
import type { Dynasty } from '../dynasties.js';
import type { Event } from '../event.js';
import type { MoveOf } from '../move.js';
import type { MoveFault } from '../moveFault.js';
import type { Stage, State } from '../state.js';
import { layResistance } from './piles.js';
import { playerOf, seatsOf } from './players.js';

type Keeping = Extract<Stage, { readonly kind: 'keep' }>;

export const showFault = (state: State, seat: Dynasty, { cards }: MoveOf<'show'>): MoveFault | undefined =>
  without(playerOf(state, seat).hand, cards) ? undefined : { code: 'not-in-hand' };

/** Setup: each puts two cards face up, secretly; revealed together they are the recruiting row, in seat order. */
export function show(state: State, stage: Keeping, seat: Dynasty, { cards }: MoveOf<'show'>): State {
  const shown = { ...stage.shown, [seat]: cards };
  const isLast = seatsOf(state).every(one => shown[one] !== undefined);
  return isLast ? reveal(state, shown) : { ...state, stage: { ...stage, shown }, events: [] };
}

function reveal(state: State, shown: Keeping['shown']): State {
  const { start } = state;
  if (start === undefined) throw new Error('the first round has a start player');
  const shows = state.players.map(player => ({ player, cards: shown[player.seat] ?? [] }));
  const players = shows.map(({ player, cards }) => ({ ...player, hand: without(player.hand, cards) ?? [] }));
  const events = shows.map(({ player: { seat }, cards }): Event => ({ kind: 'moved', seat, move: { kind: 'show', cards } }));
  return layResistance({ ...state, players, row: shows.flatMap(({ cards }) => cards), stage: { kind: 'state', seat: start }, events });
}
