import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { InEach, Language } from '../../lib/language.js';
import { INK, PALE } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { element, group } from '../vector/svg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_BACK, CARD_PAPER, GOLD } from './cardStock.js';
import { BANNER, RIGHT } from './tableLayout.js';

/** The deck and the discards with their numbers of cards, in the upper right corner of the board. */
export function cardPiles({ deck, discards }: PublicView, language: Language): readonly PlacedSprite[] {
  return [
    ...pileSprites({ words: CARD_WORDS.deck, count: deck, x: RIGHT - 138, isFaceDown: true }, language),
    ...pileSprites({ words: CARD_WORDS.discards, count: discards, x: RIGHT - 46, isFaceDown: false }, language),
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
  const number = textSprite(String(count), { face: 'bold', size: 38, colour: isFaceDown ? PALE : INK });
  return [
    placeAtPixel(threeCards(isFaceDown), [x, BANNER.bottom + 60]),
    placeAtPixel(number, [x + 4, BANNER.bottom + 75], { 'data-pile': `${words.en} ${count}` }),
    placeAtPixel(textSprite(words[language], { face: 'italic', size: 23, colour: INK }), [x, BANNER.bottom + 136]),
  ];
}

function threeCards(isFaceDown: boolean): Sprite {
  const paper = isFaceDown ? CARD_BACK : CARD_PAPER;
  const card = element('rect', { x: -33, y: -46, width: 66, height: 92, rx: 7, fill: paper, stroke: INK, 'stroke-width': 2 });
  const rule = element('rect', { x: -27, y: -40, width: 54, height: 80, rx: 4, fill: 'none', stroke: GOLD, 'stroke-width': 1.6 });
  const at = (x: number): string => group({ transform: `translate(${x} ${x})` }, card, rule);
  return { svg: at(-4) + at(0) + at(4), box: [-42, -56, 42, 56] };
}
