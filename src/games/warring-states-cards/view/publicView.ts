import { z } from 'zod';
import { armyOwner, dynasty } from '../board/dynasties.js';
import { type Card, card, cards, SYMBOLS, symbol } from '../model/battleCards.js';
import { cardsEnding } from '../model/cardsEnding.js';
import type { CardsState, Laid, Player } from '../model/cardsState.js';
import { awaitedIn } from '../rules/awaited.js';
import { statesOf } from '../table/stateControl.js';
import { countsOf } from '../table/symbolCounts.js';

const seats = z.array(dynasty).readonly();
const armies = z.array(armyOwner).readonly();
const count = z.number().int();

/**
 * The public part of a seat: how many cards it has in hand, armies in its supply and states, and the cards before it ("dynasty" is the
 * dynasty card).
 */
const seatView = z
  .object({
    hand: count,
    left: count,
    states: count,
    table: z.array(z.union([card, z.literal('dynasty')])).readonly(),
    counts: z.partialRecord(symbol, count),
  })
  .readonly();

/** What everybody may see of the match. */
export const publicView = z
  .object({
    phase: z.enum(['keep', 'state', 'battle', 'use', 'take', 'over']),
    /** The seats that may move, in seat order. */
    waiting: seats,
    round: count,
    start: dynasty.optional(),
    /** The state that is battled for. */
    state: z.string().optional(),
    row: cards,
    deck: count,
    discards: count,
    claimed: z.partialRecord(symbol, dynasty),
    fallen: seats,
    toUse: z.array(symbol).readonly().optional(),
    due: count.optional(),
    resistance: cards.optional(),
    tied: seats.optional(),
    seats: z.partialRecord(dynasty, seatView),
    /** The armies in each state, bottom to top. */
    states: z.record(z.string(), armies),
    /** The armies on each stronghold, in the order in which they came. Empty strongholds are missing. */
    strongholds: z.record(z.string(), armies),
    ending: cardsEnding.optional(),
  })
  .readonly();
export type PublicView = z.infer<typeof publicView>;
type SeatView = z.infer<typeof seatView>;

export function viewOf(state: CardsState): PublicView {
  const { stage } = state;
  return {
    phase: stage.kind,
    waiting: awaitedIn(state),
    round: state.round,
    start: state.start,
    state: state.current,
    row: state.row,
    deck: state.deck.length,
    discards: state.discards.length,
    claimed: state.claimed,
    fallen: state.fallen,
    toUse: stage.kind === 'use' ? stage.left : undefined,
    due: stage.kind === 'take' ? stage.due : undefined,
    resistance: state.resistance,
    tied: state.tie?.seats,
    seats: Object.fromEntries(state.players.map(player => [player.seat, shownBy(state, player)])),
    states: state.states,
    strongholds: state.strongholds,
    ending: stage.kind === 'over' ? stage.ending : undefined,
  };
}

function shownBy(state: CardsState, { seat, hand, supply, table }: Player): SeatView {
  return { hand: hand.length, left: supply, states: statesOf(state, seat), table: table.map(nameOf), counts: countsIn(table) };
}

function countsIn(table: readonly Laid[]): SeatView['counts'] {
  const counted: SeatView['counts'] = {};
  for (const [i, count] of countsOf(table).entries()) {
    const symbol = SYMBOLS[i];
    if (symbol && count > 0) counted[symbol] = count;
  }
  return counted;
}

const nameOf = (laid: Laid): Card | 'dynasty' => ('card' in laid ? laid.card : 'dynasty');
