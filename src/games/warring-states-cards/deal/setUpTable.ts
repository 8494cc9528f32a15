import type { CardsBoard } from '../board/cardsBoard.js';
import { ARMIES, type Dynasty } from '../board/dynasties.js';
import type { Card } from '../model/battleCards.js';
import type { CardsState, Chance, Player } from '../model/cardsState.js';
import { armiesOnBoard } from '../table/armiesOnBoard.js';

export interface Setup {
  /** In seat order, 2 to 5. */
  readonly seats: readonly Dynasty[];
  readonly skills: boolean;
  /** The start player of the first round. */
  readonly start: Dynasty;
  /** The next card comes first. At least eight cards per seat. */
  readonly deck: readonly Card[];
  readonly chance: Chance;
  readonly lastRound?: number;
  /** States and strongholds that differ from the start of a game. */
  readonly places?: Partial<Pick<CardsState, 'states' | 'strongholds'>>;
}

/** Setup: eight cards each, two of which will be shown. */
export const DEALT = 8;
export const SHOWN = 2;

/**
 * Setup: places one neutral army in each state and deals eight cards to each seat, all eight to the first seat first. All keys are set from
 * the start because objects of one shape are copied faster.
 */
export function setUpTable(board: CardsBoard, { seats, skills, start, deck, chance, lastRound, places }: Setup): CardsState {
  const neutral = Object.fromEntries(board.states.map(id => [id, ['neutral'] as const]));
  const standing = { states: { ...neutral, ...places?.states }, strongholds: { ...places?.strongholds } };
  return {
    format: 1,
    skills,
    chance,
    lastRound,
    stage: { kind: 'keep', shown: {} },
    round: 1,
    start,
    current: undefined,
    deck: deck.slice(DEALT * seats.length),
    discards: [],
    row: [],
    resistance: seats.length === 2 ? [] : undefined,
    claimed: {},
    fallen: [],
    tie: undefined,
    players: seats.map((seat, i) => dealt(seat, deck.slice(DEALT * i, DEALT * (i + 1)), standing)),
    ...standing,
    events: [],
  };
}

function dealt(seat: Dynasty, hand: readonly Card[], { states, strongholds }: Pick<CardsState, 'states' | 'strongholds'>): Player {
  return { seat, hand, drawn: [], table: [], supply: ARMIES - armiesOnBoard({ states, strongholds }, seat) };
}
