import type { Dynasty } from '../../games/warring-states-cards/board/dynasties.js';
import { INK, SEPIA } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { type DisplayList, type PlacedSprite, placeAtPixel, type Sprite, textSprite } from '../vector/sprite.js';
import { type Attributes, stroke } from '../vector/svg.js';
import { armySprite } from './armySprites.js';
import { CARD_WORDS, handWords } from './cardPictureWords.js';
import type { CardsPictureContext } from './cardsContext.js';
import { cornerRibbon } from './cornerRibbon.js';
import { dynastyCard } from './dynastyCard.js';
import { framedPaper, SHEET } from './framedPaper.js';
import { type HandContent, type HandView, handContent } from './handContent.js';
import { HEADER_HEIGHT, layOutHand } from './handLayout.js';
import { largeCard, largeCardHeight } from './largeCard.js';

/** The hand of one seat, with its dynasty card if the game uses them. */
export function handPicture(context: CardsPictureContext, view: HandView): DisplayList {
  const { seat } = view.own;
  const content = handContent(view);
  const { cardWidth, places, height } = layOutHand(content.cards.length + (content.dynasty === undefined ? 0 : 1));
  const faces = cardFaces(context, { seat, content, cardWidth });
  return {
    width: SHEET.width,
    height,
    sprites: [
      placeAtPixel(background(height), [0, 0]),
      ...header(context, seat, content.cards.length),
      ...faces.flatMap((face, i) => faceSprites(face, places[i] ?? [0, 0], cardWidth)),
    ],
  };
}

interface CardFace {
  readonly sprite: Sprite;
  readonly data: Attributes;
  /** Text of the ribbon over the card's corner. Undefined: no ribbon. */
  readonly label: string | undefined;
}

/** All cards of the hand; the dynasty card last. */
function cardFaces(
  { styles, language }: CardsPictureContext,
  { seat, content, cardWidth }: { readonly seat: Dynasty; readonly content: HandContent; readonly cardWidth: number },
): readonly CardFace[] {
  const cards = content.cards.map(({ card, drawn }) => ({
    sprite: largeCard(card, language, cardWidth),
    data: { 'data-hand': `${card}${drawn ? ' drawn' : ''}` },
    label: drawn ? CARD_WORDS.drawn[language] : undefined,
  }));
  if (content.dynasty === undefined) return cards;
  const label = content.dynasty === 'laid' ? CARD_WORDS.laid[language] : undefined;
  const data = { 'data-dynasty': `${seat} ${content.dynasty}` };
  return [...cards, { sprite: dynastyCard({ seat, styles, language }, cardWidth), data, label }];
}

function faceSprites({ sprite, data, label }: CardFace, [x, y]: Point, cardWidth: number): readonly PlacedSprite[] {
  const face = placeAtPixel(sprite, [x, y], data);
  if (label === undefined) return [face];
  return [face, placeAtPixel(cornerRibbon(label, cardWidth), [x + cardWidth * 0.25, y - largeCardHeight(cardWidth) / 2 + 6])];
}

function header({ layout, styles, language }: CardsPictureContext, seat: Dynasty, cards: number): readonly PlacedSprite[] {
  const name = layout.board.file.dynasties.find(({ id }) => id === seat)?.name[language] ?? seat;
  const words = textSprite(handWords(name, cards, language), { face: 'bold', size: 36, colour: INK, anchor: 'start' });
  const middle = SHEET.margin + HEADER_HEIGHT / 2;
  return [
    placeAtPixel(armySprite(seat, styles, 46), [SHEET.left + 26, middle], { 'data-seat': seat }),
    placeAtPixel(words, [SHEET.left + 64, middle + 12]),
  ];
}

function background(height: number): Sprite {
  const line = stroke(`M${SHEET.margin} ${SHEET.margin + HEADER_HEIGHT}H${SHEET.width - SHEET.margin}`, SEPIA, 1.4, {
    'stroke-opacity': 0.6,
  });
  return { svg: framedPaper(height) + line, box: [0, 0, SHEET.width, height] };
}
