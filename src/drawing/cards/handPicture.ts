import type { Dynasty } from '../../games/warring-states-cards/dynasties.js';
import { INK, SEPIA } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { type DisplayList, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { type Attributes, stroke } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_WORDS, handWords } from './cardPictureWords.js';
import type { CardsPictureContext } from './cardsContext.js';
import { cornerRibbon } from './cornerRibbon.js';
import { dynastyCard } from './dynastyCard.js';
import { type HandContent, type HandView, handContent } from './handContent.js';
import { HEADER, layOutHand } from './handLayout.js';
import { largeCard, largeCardHeight } from './largeCard.js';
import { paperSvg } from './tableBackground.js';
import { LEFT, MARGIN, WIDTH } from './tableLayout.js';

/** The cards of one seat, with its dynasty card. */
export function handPicture(setting: CardsPictureContext, view: HandView): DisplayList {
  const { seat } = view.own;
  const told = handContent(view);
  const { card, places, height } = layOutHand(told.cards.length + (told.dynasty === undefined ? 0 : 1));
  const faces = facesOf(setting, { seat, told, card });
  return {
    width: WIDTH,
    height,
    placed: [
      placeAtPixel(handGround(height), [0, 0]),
      ...header(setting, seat, told.cards.length),
      ...faces.flatMap((face, i) => lay(face, places[i] ?? [0, 0], card)),
    ],
  };
}

interface Face {
  readonly stamp: Sprite;
  readonly tells: Attributes;
  /** Hung over its corner. */
  readonly label: string | undefined;
}

/** All that lies there, `card` pixels wide; the dynasty card last. */
function facesOf(
  { looks, language }: CardsPictureContext,
  { seat, told, card: width }: { readonly seat: Dynasty; readonly told: HandContent; readonly card: number },
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

function lay({ stamp, tells, label }: Face, [x, y]: Point, card: number): readonly PlacedSprite[] {
  const face = placeAtPixel(stamp, [x, y], tells);
  return label === undefined
    ? [face]
    : [face, placeAtPixel(cornerRibbon(label, card), [x + card * 0.25, y - largeCardHeight(card) / 2 + 6])];
}

function header({ plan, looks, language }: CardsPictureContext, seat: Dynasty, cards: number): readonly PlacedSprite[] {
  const name = plan.board.file.dynasties.find(({ id }) => id === seat)?.name[language] ?? seat;
  const words = textSprite(handWords(name, cards, language), { face: 'bold', size: 36, colour: INK, anchor: 'start' });
  const middle = MARGIN + HEADER / 2;
  return [
    placeAtPixel(armySprite(seat, looks, 46), [LEFT + 26, middle], { 'data-seat': seat }),
    placeAtPixel(words, [LEFT + 64, middle + 12]),
  ];
}

function handGround(height: number): Sprite {
  const line = stroke(`M${MARGIN} ${MARGIN + HEADER}H${WIDTH - MARGIN}`, SEPIA, 1.4, { 'stroke-opacity': 0.6 });
  return { svg: paperSvg(height) + line, box: [0, 0, WIDTH, height] };
}
