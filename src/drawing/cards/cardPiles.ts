import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { InEach, Language } from '../../lib/language.js';
import { INK, PALE } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { element, group } from '../vector/svg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_BACK, CARD_PAPER, GOLD } from './cardStock.js';
import { CARD_ROW, PILES } from './tableLayout.js';

/** The deck and the discards with their numbers of cards, beside the recruiting row. */
export function cardPiles({ deck, discards }: PublicView, language: Language): readonly PlacedSprite[] {
  return [
    ...pileSprites({ words: CARD_WORDS.deck, count: deck, x: PILES.deck, isFaceDown: true }, language),
    ...pileSprites({ words: CARD_WORDS.discards, count: discards, x: PILES.discards, isFaceDown: false }, language),
  ];
}

interface CardPile {
  readonly words: InEach;
  readonly count: number;
  /** The middle of the pile. */
  readonly x: number;
  readonly isFaceDown: boolean;
}

function pileSprites({ words, count, x, isFaceDown }: CardPile, language: Language): readonly PlacedSprite[] {
  const number = textSprite(String(count), { face: 'bold', size: 46, colour: isFaceDown ? PALE : INK });
  return [
    placeAtPixel(threeCards(isFaceDown), [x, CARD_ROW.middle - 24]),
    placeAtPixel(number, [x + 4, CARD_ROW.middle - 8], { 'data-pile': `${words.en} ${count}` }),
    placeAtPixel(textSprite(words[language], { face: 'condensed', size: 28, colour: INK }), [x, CARD_ROW.middle + 66]),
  ];
}

function threeCards(isFaceDown: boolean): Sprite {
  const paper = isFaceDown ? CARD_BACK : CARD_PAPER;
  const card = element('rect', { x: -33, y: -46, width: 66, height: 92, rx: 7, fill: paper, stroke: INK, 'stroke-width': 2 });
  const rule = element('rect', { x: -27, y: -40, width: 54, height: 80, rx: 4, fill: 'none', stroke: GOLD, 'stroke-width': 1.6 });
  const at = (x: number): string => group({ transform: `translate(${x} ${x})` }, card, rule);
  return { svg: at(-4) + at(0) + at(4), box: [-42, -56, 42, 56] };
}
