import type { StateId, StrongholdId } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import type { Card, CardSymbol } from './battleCards.js';

/** Why a move is not allowed. The rules look for faults in a fixed order and return the first. */
export type MoveFault =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-turn' }
  /** The game waits for a move of another kind. */
  | { readonly code: 'wrong-stage' }
  /** Without `card`: two cards that are not both in the hand. */
  | { readonly code: 'not-in-hand'; readonly card?: Card }
  | { readonly code: 'no-spy' }
  | { readonly code: 'start-missing' }
  | { readonly code: 'state-closed'; readonly state: StateId }
  | { readonly code: 'not-bright'; readonly card: Card }
  | { readonly code: 'not-advisor'; readonly card: Card }
  | { readonly code: 'no-dynasty-card' }
  /** `previous`: the bright card laid before. */
  | { readonly code: 'no-match'; readonly card: Card; readonly previous?: Card | undefined }
  | { readonly code: 'advisor-no-match'; readonly card: Card; readonly advisor: Card }
  /** The symbol to be covered is not on the card. */
  | { readonly code: 'no-effect'; readonly card: Card; readonly symbol: CardSymbol }
  /** Without `card`: two cards that are not both in the row. */
  | { readonly code: 'not-in-row'; readonly card?: Card }
  | { readonly code: 'not-on-table'; readonly card: Card }
  | { readonly code: 'not-claimed'; readonly symbol: CardSymbol }
  | { readonly code: 'no-army' }
  | { readonly code: 'not-around'; readonly hold: StrongholdId; readonly state?: StateId | undefined }
  /** The stronghold or the state already has two armies. */
  | { readonly code: 'full'; readonly hold?: StrongholdId; readonly state?: StateId }
  | { readonly code: 'empty-first'; readonly hold: StrongholdId }
  /** `seats`: all opponents whose armies must be moved. */
  | { readonly code: 'wrong-armies'; readonly hold: StrongholdId; readonly seats: readonly Dynasty[] }
  | { readonly code: 'not-adjacent'; readonly hold: StrongholdId; readonly from: StrongholdId }
  | { readonly code: 'own-army'; readonly state: StateId }
  | { readonly code: 'no-own-army'; readonly hold: StrongholdId }
  | { readonly code: 'no-way'; readonly hold: StrongholdId; readonly from: StrongholdId }
  /** `due`: how many cards must be taken, one or two. */
  | { readonly code: 'wrong-number'; readonly due: number };

/** Why a typed line is not accepted as a move. */
export type RefusedMove =
  | MoveFault
  | { readonly code: 'not-understood'; readonly typed: string }
  /** The text has more lines than are read. `most`: how many are. */
  | { readonly code: 'too-many-lines'; readonly most: number }
  /** `candidates`: the legal moves it could be, as they can be typed. */
  | { readonly code: 'ambiguous'; readonly candidates: readonly string[] };

/** Why this number of players cannot play. */
export type PlayerCountFault = {
  readonly code: 'too-few-players' | 'too-many-players';
  readonly least: number;
  readonly most: number;
};

/** Every refusal of the card game. */
export type CardGameFault = RefusedMove | PlayerCountFault;
