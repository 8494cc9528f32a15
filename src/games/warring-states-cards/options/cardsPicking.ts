import type { Language } from '../../../lib/language.js';
import type { Picking } from '../../game.js';
import type { CardsBoard } from '../board/cardsBoard.js';
import type { Dynasty } from '../board/dynasties.js';
import { type Card, without } from '../model/battleCards.js';
import type { CardsState } from '../model/cardsState.js';
import type { CardsSubmission } from '../model/move.js';
import { cardName } from '../notation/cardNames.js';
import { formatMove } from '../notation/formatMove.js';
import { awaitedIn } from '../rules/awaited.js';
import { playerOf } from '../table/tablePlayers.js';

const SHOWN = 2;

/** The cards to show at the beginning or to take from the row, chosen in one menu. Undefined at other times. */
export function pickingOf(
  board: CardsBoard,
  state: CardsState,
  seat: string,
  onFile: CardsSubmission | undefined,
  language: Language,
): Picking | undefined {
  const awaited = awaitedIn(state).find(one => one === seat);
  const offer = awaited && offerOf(state, awaited);
  if (offer === undefined) return undefined;
  const { kind, cards, due } = offer;
  let filed = onFile?.move?.kind === kind ? onFile.move.cards : [];
  const items = cards.map(card => {
    const left = without(filed, [card]);
    filed = left ?? filed;
    return { label: cardName(card, language), isChosen: left !== undefined };
  });
  return {
    least: due,
    most: due,
    items,
    textOf: places => formatMove(board, { kind, cards: places.flatMap(place => cards[place] ?? []) }, language),
  };
}

interface Offer {
  readonly kind: 'show' | 'take';
  readonly cards: readonly Card[];
  readonly due: number;
}

/** The cards from which the seat chooses several together, and how many. */
function offerOf(state: CardsState, seat: Dynasty): Offer | undefined {
  if (state.stage.kind === 'keep') return { kind: 'show', cards: playerOf(state, seat).hand, due: SHOWN };
  return state.stage.kind === 'take' ? { kind: 'take', cards: state.row, due: state.stage.due } : undefined;
}
