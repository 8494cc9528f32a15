import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import type { Language } from '../../lib/language.js';
import { INK, mix, PALE, SEAL, SEPIA } from '../colour.js';
import type { Point } from '../curve.js';
import { broken } from '../lettering.js';
import { lettering, type Placed, place, type Stamp, stampAround } from '../stamp.js';
import { element, fill, stroke } from '../svg.js';
import { armyStamp } from './armies.js';
import type { Setting } from './atelier.js';
import type { Looks } from './dynastyLooks.js';
import { CARD_BACK, GOLD } from './paper.js';
import { FIGURES, LEFT } from './tableLayout.js';
import type { StripTold } from './telling.js';
import { CARD_WORDS } from './words.js';

/** Whose strip it is, with the numbers of its cards in hand, its states, and its armies left. */
export function headOf({ looks, language }: Setting, strip: StripTold, middle: number): readonly Placed[] {
  if (strip.kind === 'resistance') return resistanceHead(middle, looks, language);
  const { seat, name, starts } = strip;
  return [
    place(armyStamp(seat, looks, 58), [LEFT + 44, middle - 14], { 'data-seat': seat }),
    place(lettering(name, { face: 'bold', size: 27, colour: INK }), [LEFT + 44, middle + 45]),
    ...(starts ? [place(pennant(), [LEFT + 93, middle - 28], { 'data-start': seat })] : []),
    ...KINDS.flatMap((kind, i) => figure({ seat, kind, count: strip[kind] }, [FIGURES[i] ?? 0, middle], language)),
  ];
}

function resistanceHead(middle: number, looks: Looks, language: Language): readonly Placed[] {
  const lines = broken(CARD_WORDS.resistance[language], 'bold', 27, 200);
  return [
    place(armyStamp('neutral', looks, 62), [LEFT + 44, middle], { 'data-seat': 'resistance' }),
    ...lines.map((line, i) =>
      place(lettering(line, { face: 'bold', size: 27, colour: INK, anchor: 'start' }), [
        LEFT + 92,
        middle + 9 + (i - (lines.length - 1) / 2) * 31,
      ]),
    ),
  ];
}

const KINDS = ['hand', 'states', 'left'] as const;
type Kind = (typeof KINDS)[number];
interface Figure {
  readonly seat: Dynasty;
  readonly kind: Kind;
  readonly count: number;
}

function figure({ seat, kind, count }: Figure, [x, y]: Point, language: Language): readonly Placed[] {
  const number = count < 0 ? `−${-count}` : String(count);
  return [
    place(stampAround(SIGNS[kind], 20), [x, y - 30]),
    place(lettering(number, { face: 'bold', size: 36, colour: INK }), [x, y + 22], { 'data-figure': `${seat} ${kind} ${count}` }),
    place(lettering(CARD_WORDS[kind][language], { face: 'italic', size: 20, colour: SEPIA }), [x, y + 44]),
  ];
}

const cardBack = (x: number, turn: number): string =>
  element('rect', {
    x: -7,
    y: -11,
    width: 14,
    height: 22,
    rx: 2,
    fill: CARD_BACK,
    stroke: PALE,
    'stroke-width': 1.4,
    transform: `translate(${x} 0) rotate(${turn})`,
  });

/** A fan of card backs, a state's land, two armies one on the other. */
const SIGNS: Readonly<Record<Kind, string>> = {
  hand: cardBack(-8, -16) + cardBack(0, 0) + cardBack(8, 16),
  states: fill('M0 -16L14 -8V8L0 16L-14 8V-8Z', GOLD, { stroke: INK, 'stroke-width': 2 }),
  left: [6, 0, -6]
    .map(y => element('ellipse', { cx: 0, cy: y, rx: 13, ry: 6, fill: mix(GOLD, '#ffffff', 0.75), stroke: INK, 'stroke-width': 2 }))
    .join(''),
};

/** Before the seat that begins the round. */
const pennant = (): Stamp =>
  stampAround(
    stroke('M-8 -16V18', INK, 3, { 'stroke-linecap': 'round' }) +
      fill('M-7 -16L13 -8L-7 1Z', SEAL, { stroke: INK, 'stroke-width': 1.4, 'stroke-linejoin': 'round' }),
    19,
    21,
  );
