import type { Dynasty } from '../../games/warring-states-cards/dynasties.js';
import type { Language } from '../../lib/language.js';
import { INK, mixColours, readableOn } from '../vector/colour.js';
import { wrapText } from '../vector/fonts.js';
import type { Sprite } from '../vector/sprite.js';
import { element, group, text } from '../vector/svg.js';
import { CARD_WORDS, SKILL_WORDS } from './cardPictureWords.js';
import { CARD_PAPER, cardStock } from './cardStock.js';
import { armySvg, type DynastyStyles } from './dynastyStyles.js';
import { LARGE_CARD, largeCardSprite } from './largeCard.js';

interface Dealt {
  readonly seat: Dynasty;
  readonly looks: DynastyStyles;
  readonly language: Language;
}

/** The dynasty card: its mark on its colour, and what it does. */
export function dynastyCard({ seat, looks, language }: Dealt, width: number): Sprite {
  const { colour } = looks[seat];
  const field = mixColours(colour, CARD_PAPER, 0.75);
  const lines = wrapText(SKILL_WORDS[seat][language], 'bold', 25, 200);
  const first = 84 - (lines.length - 1) * 15;
  return largeCardSprite(
    [
      cardStock({ ...LARGE_CARD, paper: CARD_PAPER, rule: colour }),
      element('rect', { x: -112, y: -140, width: 224, height: 154, rx: 7, fill: field }),
      group({ transform: 'translate(0 -76)' }, armySvg(seat, looks, 98)),
      text(CARD_WORDS.dynasty[language], [0, 6], { face: 'italic', size: 24, colour: readableOn(field) }),
      ...lines.map((line, i) => text(line, [0, first + i * 30], { face: 'bold', size: 25, colour: INK })),
    ].join(''),
    width,
  );
}
