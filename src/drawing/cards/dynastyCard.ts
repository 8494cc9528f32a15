import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import type { Language } from '../../lib/language.js';
import { INK, inkOn, mix } from '../colour.js';
import { broken } from '../lettering.js';
import type { Stamp } from '../stamp.js';
import { element, group, text } from '../svg.js';
import { army, type Looks } from './dynastyLooks.js';
import { CARD, scaled } from './largeCard.js';
import { CARD_PAPER, cardStock } from './paper.js';
import { CARD_WORDS, SKILL_WORDS } from './words.js';

interface Dealt {
  readonly seat: Dynasty;
  readonly looks: Looks;
  readonly language: Language;
}

/** The dynasty card: its mark on its colour, and what it does. */
export function dynastyCard({ seat, looks, language }: Dealt, width: number): Stamp {
  const { colour } = looks[seat];
  const field = mix(colour, CARD_PAPER, 0.75);
  const lines = broken(SKILL_WORDS[seat][language], 'bold', 25, 200);
  const first = 84 - (lines.length - 1) * 15;
  return scaled(
    [
      cardStock({ ...CARD, paper: CARD_PAPER, rule: colour }),
      element('rect', { x: -112, y: -140, width: 224, height: 154, rx: 7, fill: field }),
      group({ transform: 'translate(0 -76)' }, army(seat, looks, 98)),
      text(CARD_WORDS.dynasty[language], [0, 6], { face: 'italic', size: 24, colour: inkOn(field) }),
      ...lines.map((line, i) => text(line, [0, first + i * 30], { face: 'bold', size: 25, colour: INK })),
    ].join(''),
    width,
  );
}
