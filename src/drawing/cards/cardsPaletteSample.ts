import { type ArmyOwner, DYNASTIES } from '../../games/warring-states-cards/board/dynasties.js';
import { CARDS, SYMBOLS, WILD } from '../../games/warring-states-cards/model/battleCards.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type DisplayList, placeAtPixel, type Sprite } from '../vector/sprite.js';
import type { CardsContext } from './cardsContext.js';
import { dynastyCard } from './dynastyCard.js';
import { framedPaper } from './framedPaper.js';
import { largeCard, largeCardHeight } from './largeCard.js';
import { TABLE } from './tableLayout.js';
import { tablePicture } from './tablePicture.js';

const CARD_WIDTH = 100;
const CARDS_PER_ROW = 10;

/**
 * A picture with every symbol and colour of the card game, from which the palette is chosen: a made-up table (no real position) with all
 * cards below it.
 */
export function cardsPaletteSample(context: CardsContext): DisplayList {
  const table = tablePicture({ ...context, language: 'en' }, sampleTable(context));
  const cards: readonly Sprite[] = [
    ...CARDS.map(card => largeCard(card, 'en', CARD_WIDTH)),
    ...DYNASTIES.map(seat => dynastyCard({ seat, styles: context.styles, language: 'en' }, CARD_WIDTH)),
  ];
  const rowHeight = largeCardHeight(CARD_WIDTH) + 4;
  const height = table.height + Math.ceil(cards.length / CARDS_PER_ROW) * rowHeight;
  const below = cards.map((card, i) =>
    placeAtPixel(card, [60 + (i % CARDS_PER_ROW) * 106, table.height + rowHeight * (Math.floor(i / CARDS_PER_ROW) + 0.5)]),
  );
  const background: Sprite = { svg: framedPaper(height), box: [0, 0, TABLE.width, height] };
  return { width: TABLE.width, height, sprites: [placeAtPixel(background, [0, 0]), ...table.sprites, ...below] };
}

function sampleTable({ layout: { board } }: CardsContext): PublicView {
  const armies: readonly ArmyOwner[] = [...DYNASTIES, 'neutral'];
  const army = (i: number): ArmyOwner => armies[i % armies.length] ?? 'neutral';
  const counts = Object.fromEntries(SYMBOLS.map(symbol => [symbol, 1]));
  return {
    phase: 'use',
    waiting: ['chu'],
    round: 1,
    start: 'qin',
    state: 'gu',
    row: CARDS.slice(0, 10),
    deck: 50,
    discards: 20,
    claimed: { Infantry: 'chu', Fire: 'jin', Spy: 'qi' },
    fallen: ['yan'],
    toUse: ['Spy'],
    resistance: [WILD],
    seats: Object.fromEntries(
      DYNASTIES.map((seat, i) => [
        seat,
        { hand: 6, left: 20, states: 2, table: ['dynasty', ...SYMBOLS, WILD], counts: { ...counts, [SYMBOLS[i] ?? 'Spy']: 3 } },
      ]),
    ),
    states: Object.fromEntries(board.states.map((state, i) => [state, i < 6 ? [army(i)] : [army(i), army(i + 1)]])),
    strongholds: Object.fromEntries(board.holds.map((hold, i) => [hold, i % 2 ? [army(i % 5)] : [army(i % 5), army((i + 1) % 5)]])),
  };
}
