import type { Board } from '../../games/warring-states-cards/board/board.js';
import type { Language } from '../../lib/language.js';
import { type CardBoardLayout, layOutCardBoard } from './cardBoardLayout.js';
import { type DynastyStyles, dynastyStyles } from './dynastyStyles.js';

/** What every picture of the card game is made with. */
export interface CardsContext {
  readonly plan: CardBoardLayout;
  readonly looks: DynastyStyles;
}
/** The same, for one picture. */
export interface CardsPictureContext extends CardsContext {
  readonly language: Language;
}

export const cardsContext = (board: Board): CardsContext => ({ plan: layOutCardBoard(board), looks: dynastyStyles(board.file) });
