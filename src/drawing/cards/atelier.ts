import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../lib/language.js';
import { type BoardPlan, planOf } from './boardPlan.js';
import { type Looks, looksOf } from './dynastyLooks.js';

/** What every picture of the card game is made with. */
export interface Atelier {
  readonly plan: BoardPlan;
  readonly looks: Looks;
}
/** The same, for one picture. */
export interface Setting extends Atelier {
  readonly language: Language;
}

export const atelierFor = (board: CardsBoard): Atelier => ({ plan: planOf(board), looks: looksOf(board.file) });
