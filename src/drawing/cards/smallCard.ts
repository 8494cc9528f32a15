import { type Card, isAdvisor, symbolsOf } from '../../games/warring-states-cards/model/battleCards.js';
import { PALE, SEAL } from '../vector/colour.js';
import { centredSprite, type Sprite } from '../vector/sprite.js';
import { group, text } from '../vector/svg.js';
import { CARD_DARK, CARD_PAPER, cardStock, GOLD } from './cardStock.js';
import { armySvg, type DynastyStyles } from './dynastyStyles.js';
import { symbolBadge } from './symbolBadges.js';

/** In pixels. */
export interface SmallCardSize {
  readonly width: number;
  readonly height: number;
}

/** A card on the table: its symbols one below the other, without words. */
export function smallCard(card: Card, size: SmallCardSize): Sprite {
  const paper = isAdvisor(card) ? CARD_DARK : CARD_PAPER;
  return cardSprite(cardStock({ ...size, paper, rule: GOLD }) + cardFace(card, size), size);
}

function cardFace(card: Card, { width, height }: SmallCardSize): string {
  const symbols = symbolsOf(card);
  if (symbols.length === 0) return text('奇', [0, width * 0.28], { face: 'hanzi', size: width * 0.78, colour: SEAL });
  const across = Math.min(width - 8, (height - 6) / 3 - 2);
  const middle = (symbols.length - 1) / 2;
  const step = (height - 4) / 3;
  const signs = symbols.map((symbol, i) => group({ transform: `translate(0 ${(i - middle) * step})` }, symbolBadge(symbol, across)));
  if (symbols.length > 1) return signs.join('');
  return signs.join('') + text('謀', [0, height / 2 - 8], { face: 'hanzi', size: width * 0.44, colour: GOLD });
}

/** A dynasty card on the table. */
export function smallDynastyCard(dynasty: keyof DynastyStyles, styles: DynastyStyles, size: SmallCardSize): Sprite {
  const stock = cardStock({ ...size, paper: styles[dynasty].colour, rule: PALE });
  return cardSprite(stock + armySvg(dynasty, styles, size.width * 0.7), size);
}

const cardSprite = (svg: string, { width, height }: SmallCardSize): Sprite => centredSprite(svg, width / 2, height / 2);
