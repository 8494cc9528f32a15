import { type Card, isAdvisor, symbolsOf } from '../../games/warring-states-cards/model/battleCards.js';
import { PALE, SEAL } from '../colour.js';
import { type Stamp, stampAround } from '../stamp.js';
import { group, text } from '../svg.js';
import { army, type Looks } from './dynastyLooks.js';
import { CARD_DARK, CARD_PAPER, cardStock, GOLD } from './paper.js';
import { badge } from './symbols.js';

/** A card as it lies on the table: its symbols one below the other. */
export interface SmallSize {
  readonly width: number;
  readonly height: number;
}

export function smallCard(card: Card, size: SmallSize): Stamp {
  const paper = isAdvisor(card) ? CARD_DARK : CARD_PAPER;
  return stamped(cardStock({ ...size, paper, rule: GOLD }) + faceOf(card, size), size);
}

function faceOf(card: Card, { width, height }: SmallSize): string {
  const symbols = symbolsOf(card);
  if (symbols.length === 0) return text('奇', [0, width * 0.28], { face: 'hanzi', size: width * 0.78, colour: SEAL });
  const across = Math.min(width - 8, (height - 6) / 3 - 2);
  const middle = (symbols.length - 1) / 2;
  const step = (height - 4) / 3;
  const signs = symbols.map((symbol, i) => group({ transform: `translate(0 ${(i - middle) * step})` }, badge(symbol, across)));
  if (symbols.length > 1) return signs.join('');
  return signs.join('') + text('謀', [0, height / 2 - 8], { face: 'hanzi', size: width * 0.44, colour: GOLD });
}

/** The dynasty card, laid. */
export function smallDynastyCard(of: keyof Looks, looks: Looks, size: SmallSize): Stamp {
  const stock = cardStock({ ...size, paper: looks[of].colour, rule: PALE });
  return stamped(stock + army(of, looks, size.width * 0.7), size);
}

const stamped = (svg: string, { width, height }: SmallSize): Stamp => stampAround(svg, width / 2, height / 2);
