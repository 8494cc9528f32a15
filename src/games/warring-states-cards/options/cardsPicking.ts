import type { Language } from '../../../lib/language.js';
import type { Picking } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import { without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { cardName } from '../notation/cardNames.js';
import { formatMove } from '../notation/formatMove.js';
import { awaitedIn } from '../rules/awaited.js';
import { playerOf } from '../table/tablePlayers.js';

const SHOWN = 2;

/** The two cards to show at the beginning, chosen in one menu. Undefined at other times. */
export function pickingOf(
  board: CardsBoard,
  state: CardsState,
  seat: string,
  onFile: CardsSubmission | undefined,
  language: Language,
): Picking | undefined {
  const awaited = awaitedIn(state).find(one => one === seat);
  if (state.stage.kind !== 'keep' || awaited === undefined) return undefined;
  const { hand } = playerOf(state, awaited);
  let filed = onFile?.move?.kind === 'show' ? onFile.move.cards : [];
  const items = hand.map(card => {
    const left = without(filed, [card]);
    filed = left ?? filed;
    return { label: cardName(card, language), isChosen: left !== undefined };
  });
  return {
    least: SHOWN,
    most: SHOWN,
    items,
    textOf: places => formatMove(board, { kind: 'show', cards: places.flatMap(place => hand[place] ?? []) }, language),
  };
}
