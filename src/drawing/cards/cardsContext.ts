import type { CardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../lib/language.js';
import { type CardBoardLayout, layOutCardBoard } from './cardBoardLayout.js';
import { type DynastyStyles, dynastyStyles } from './dynastyStyles.js';

/** What all pictures of the card game have in common. */
export interface CardsContext {
  readonly layout: CardBoardLayout;
  readonly styles: DynastyStyles;
}
/** The context of a single picture. */
export interface CardsPictureContext extends CardsContext {
  readonly language: Language;
}

export const cardsContext = (board: CardsBoard): CardsContext => ({ layout: layOutCardBoard(board), styles: dynastyStyles(board.file) });
