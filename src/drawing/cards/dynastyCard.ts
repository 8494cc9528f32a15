import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, readableOn } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, group, text } from '../vector/svg.js';
import { CARD_WORDS, SKILL_WORDS } from './cardPictureWords.js';
import { CARD_PAPER, cardStock } from './cardStock.js';
import { armySvg, type DynastyStyles } from './dynastyStyles.js';
import { LARGE_CARD, largeCardSprite } from './largeCard.js';

interface DynastyCard {
  readonly seat: Dynasty;
  readonly styles: DynastyStyles;
  readonly language: Language;
}

/** A dynasty card, `width` pixels wide: the dynasty's army on its colour, and what the card does. */
export function dynastyCard({ seat, styles, language }: DynastyCard, width: number): Sprite {
  const { colour } = styles[seat];
  const field = mixColours(colour, CARD_PAPER, 0.75);
  const lines = wrapText(SKILL_WORDS[seat][language], { face: 'bold', size: 25 }, 200);
  const firstBaseline = 84 - (lines.length - 1) * 15;
  const parts = [
    cardStock({ ...LARGE_CARD, paper: CARD_PAPER, rule: colour }),
    element('rect', { x: -112, y: -140, width: 224, height: 154, rx: 7, fill: field }),
    group({ transform: 'translate(0 -76)' }, armySvg(seat, styles, 98)),
    text(CARD_WORDS.dynasty[language], [0, 6], { face: 'italic', size: 24, colour: readableOn(field) }),
    ...lines.map((line, i) => text(line, [0, firstBaseline + i * 30], { face: 'bold', size: 25, colour: INK })),
  ];
  return largeCardSprite(parts.join(''), width);
}
