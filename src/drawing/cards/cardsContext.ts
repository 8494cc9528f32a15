import type { Board } from '../../games/warring-states-cards/board/board.js';
import type { Language } from '../../lib/language.js';
import { type CardBoardLayout, layOutCardBoard } from './cardBoardLayout.js';
import { type DynastyStyles, dynastyStyles } from './dynastyStyles.js';

/** What all pictures of the card game have in common. */
export interface CardsContext {
  readonly layout: CardBoardLayout;
  readonly styles: DynastyStyles;
}
/** The same, for one picture. */
export interface CardsPictureContext extends CardsContext {
  readonly language: Language;
}

export const cardsContext = (board: Board): CardsContext => ({ layout: layOutCardBoard(board), styles: dynastyStyles(board.file) });
