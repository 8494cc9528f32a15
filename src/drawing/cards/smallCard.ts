import { type Card, isAdvisor, symbolsOf } from '../../games/warring-states-cards/cards.js';
import { PALE, SEAL } from '../vector/colour.js';
import { centredSprite, type Sprite } from '../vector/sprite.js';
import { group, text } from '../vector/svg.js';
import { CARD_DARK, CARD_PAPER, cardStock, GOLD } from './cardStock.js';
import { armySvg, type DynastyStyles } from './dynastyStyles.js';
import { symbolBadge } from './symbolBadges.js';

/** A card as it lies on the table: its symbols one below the other. */
export interface SmallCardSize {
  readonly width: number;
  readonly height: number;
}

export function smallCard(card: Card, size: SmallCardSize): Sprite {
  const paper = isAdvisor(card) ? CARD_DARK : CARD_PAPER;
  return stamped(cardStock({ ...size, paper, rule: GOLD }) + faceOf(card, size), size);
}

function faceOf(card: Card, { width, height }: SmallCardSize): string {
  const symbols = symbolsOf(card);
  if (symbols.length === 0) return text('奇', [0, width * 0.28], { face: 'hanzi', size: width * 0.78, colour: SEAL });
  const across = Math.min(width - 8, (height - 6) / 3 - 2);
  const middle = (symbols.length - 1) / 2;
  const step = (height - 4) / 3;
  const signs = symbols.map((symbol, i) => group({ transform: `translate(0 ${(i - middle) * step})` }, symbolBadge(symbol, across)));
  if (symbols.length > 1) return signs.join('');
  return signs.join('') + text('謀', [0, height / 2 - 8], { face: 'hanzi', size: width * 0.44, colour: GOLD });
}

/** The dynasty card, laid. */
export function smallDynastyCard(of: keyof DynastyStyles, looks: DynastyStyles, size: SmallCardSize): Sprite {
  const stock = cardStock({ ...size, paper: looks[of].colour, rule: PALE });
  return stamped(stock + armySvg(of, looks, size.width * 0.7), size);
}

const stamped = (svg: string, { width, height }: SmallCardSize): Sprite => centredSprite(svg, width / 2, height / 2);
