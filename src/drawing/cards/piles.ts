import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { InEach, Language } from '../../lib/language.js';
import { INK, PALE } from '../colour.js';
import { lettering, type Placed, place, type Stamp } from '../stamp.js';
import { element, group } from '../svg.js';
import { CARD_BACK, CARD_PAPER, GOLD } from './paper.js';
import { BANNER, RIGHT } from './tableLayout.js';
import { CARD_WORDS } from './words.js';

/** Deck and discards, each with the number of its cards, in the upper right corner of the board. */
export function piles({ deck, discards }: PublicView, language: Language): readonly Placed[] {
  return [
    ...pile({ words: CARD_WORDS.deck, count: deck, x: RIGHT - 138, dark: true }, language),
    ...pile({ words: CARD_WORDS.discards, count: discards, x: RIGHT - 46, dark: false }, language),
  ];
}

interface Pile {
  readonly words: InEach;
  readonly count: number;
  readonly x: number;
  readonly dark: boolean;
}

function pile({ words, count, x, dark }: Pile, language: Language): readonly Placed[] {
  const number = lettering(String(count), { face: 'bold', size: 38, colour: dark ? PALE : INK });
  return [
    place(heap(dark), [x, BANNER.bottom + 60]),
    place(number, [x + 4, BANNER.bottom + 75], { 'data-pile': `${words.en} ${count}` }),
    place(lettering(words[language], { face: 'italic', size: 23, colour: INK }), [x, BANNER.bottom + 136]),
  ];
}

function heap(dark: boolean): Stamp {
  const card = element('rect', {
    x: -33,
    y: -46,
    width: 66,
    height: 92,
    rx: 7,
    fill: dark ? CARD_BACK : CARD_PAPER,
    stroke: INK,
    'stroke-width': 2,
  });
  const rule = element('rect', { x: -27, y: -40, width: 54, height: 80, rx: 4, fill: 'none', stroke: GOLD, 'stroke-width': 1.6 });
  const at = (x: number): string => group({ transform: `translate(${x} ${x})` }, card, rule);
  return { svg: at(-4) + at(0) + at(4), box: [-42, -56, 42, 56] };
}
