import type { CardsEnding } from '../../../games/warring-states-cards/model/cardsEnding.js';
import type { MoveOf, Use } from '../../../games/warring-states-cards/model/move.js';
import type { Detail } from './detail.js';
import type { rounds } from './enRounds.js';
import type { Naming } from './naming.js';

/** All that is said about the card game in one language. What a seat does follows its name: "falls back". */
export interface Tongue {
  readonly kinds: Readonly<Record<string, { readonly inName: string; readonly inPlan: string }>>;
  /** "Round 3, battle for Gu, laying cards"; in tie rounds there is no state. */
  readonly phase: (round: number, state: string | undefined, kind: string) => string;
  readonly missedOrders: string;
  readonly howToOrder: string;
  readonly missed: string;
  readonly shows: (cards: string) => string;
  readonly names: (state: string, start: string | undefined) => string;
  readonly lays: (laid: MoveOf<'play'>, names: Naming) => string;
  readonly fallsBack: string;
  readonly claims: (symbols: string | undefined) => string;
  readonly uses: (use: Exclude<Use, { readonly kind: 'draw' }>, names: Naming) => string;
  /** `because`: the battlefield card it is drawn for. */
  readonly draws: (count: number, because: string | undefined) => string;
  readonly takes: (cards: string) => string;
  readonly takesRest: (cards: string) => string;
  readonly reshuffled: (count: number) => string;
  readonly row: (cards: string | undefined) => string;
  readonly resistance: (cards: string | undefined) => string;
  readonly control: (state: string, from: string, to: string) => string;
  readonly tied: (seats: string) => string;
  readonly ended: (ending: CardsEnding, winners: string) => string;
  readonly states: (count: number) => string;
  readonly armies: (count: number) => string;
  readonly alt: {
    readonly hand: string;
    readonly table: (phase: string) => string;
    readonly rules: (seat: string, states: string | undefined) => string;
    readonly row: (cards: string | undefined) => string;
    readonly before: (seat: string, cards: string) => string;
  };
  readonly rounds: typeof rounds;
  readonly dynastyCard: string;
  readonly faults: Readonly<Record<string, (detail: Detail) => string>>;
}
