import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { INK, SEPIA } from '../colour.js';
import type { Point } from '../curve.js';
import { lettering, type Placed, place, type Sheet, type Stamp } from '../stamp.js';
import { type Attributes, stroke } from '../svg.js';
import { armyStamp } from './armies.js';
import type { Setting } from './atelier.js';
import { dynastyCard } from './dynastyCard.js';
import { HEADER, layOutHand } from './handLayout.js';
import { type HandTold, type HandView, tellingOfHand } from './handTelling.js';
import { heightFor, largeCard } from './largeCard.js';
import { ribbon } from './ribbon.js';
import { paper } from './tableGround.js';
import { LEFT, MARGIN, WIDTH } from './tableLayout.js';
import { CARD_WORDS, handWords } from './words.js';

/** The cards of one seat, with its dynasty card. */
export function handSheet(setting: Setting, view: HandView): Sheet {
  const { seat } = view.own;
  const told = tellingOfHand(view);
  const { card, places, height } = layOutHand(told.cards.length + (told.dynasty === undefined ? 0 : 1));
  const faces = facesOf(setting, { seat, told, card });
  return {
    width: WIDTH,
    height,
    placed: [
      place(handGround(height), [0, 0]),
      ...header(setting, seat, told.cards.length),
      ...faces.flatMap((face, i) => lay(face, places[i] ?? [0, 0], card)),
    ],
  };
}

interface Face {
  readonly stamp: Stamp;
  readonly tells: Attributes;
  /** Hung over its corner. */
  readonly label: string | undefined;
}

/** All that lies there, `card` pixels wide; the dynasty card last. */
function facesOf(
  { looks, language }: Setting,
  { seat, told, card: width }: { readonly seat: Dynasty; readonly told: HandTold; readonly card: number },
): readonly Face[] {
  const cards = told.cards.map(({ card, drawn }) => ({
    stamp: largeCard(card, language, width),
    tells: { 'data-hand': `${card}${drawn ? ' drawn' : ''}` },
    label: drawn ? CARD_WORDS.drawn[language] : undefined,
  }));
  if (told.dynasty === undefined) return cards;
  const label = told.dynasty === 'laid' ? CARD_WORDS.laid[language] : undefined;
  const tells = { 'data-dynasty': `${seat} ${told.dynasty}` };
  return [...cards, { stamp: dynastyCard({ seat, looks, language }, width), tells, label }];
}

function lay({ stamp, tells, label }: Face, [x, y]: Point, card: number): readonly Placed[] {
  const face = place(stamp, [x, y], tells);
  return label === undefined ? [face] : [face, place(ribbon(label, card), [x + card * 0.25, y - heightFor(card) / 2 + 6])];
}

function header({ plan, looks, language }: Setting, seat: Dynasty, cards: number): readonly Placed[] {
  const name = plan.board.file.dynasties.find(({ id }) => id === seat)?.name[language] ?? seat;
  const words = lettering(handWords(name, cards, language), { face: 'bold', size: 36, colour: INK, anchor: 'start' });
  const middle = MARGIN + HEADER / 2;
  return [place(armyStamp(seat, looks, 46), [LEFT + 26, middle], { 'data-seat': seat }), place(words, [LEFT + 64, middle + 12])];
}

function handGround(height: number): Stamp {
  const line = stroke(`M${MARGIN} ${MARGIN + HEADER}H${WIDTH - MARGIN}`, SEPIA, 1.4, { 'stroke-opacity': 0.6 });
  return { svg: paper(height) + line, box: [0, 0, WIDTH, height] };
}
