import { type ArmyOwner, DYNASTIES } from '../../games/warring-states-cards/board/dynasties.js';
import { CARDS, SYMBOLS, WILD } from '../../games/warring-states-cards/model/battleCards.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { place, type Sheet, type Stamp } from '../stamp.js';
import type { Atelier } from './atelier.js';
import { dynastyCard } from './dynastyCard.js';
import { heightFor, largeCard } from './largeCard.js';
import { tableSheet } from './table.js';
import { paper } from './tableGround.js';
import { WIDTH } from './tableLayout.js';

const CARD = 100;

/** Every sign and every colour there is, on one sheet: a table that no game comes to, and below it all cards as they are in a hand. */
export function specimenSheet(atelier: Atelier): Sheet {
  const table = tableSheet({ ...atelier, language: 'en' }, specimenTable(atelier));
  const faces: readonly Stamp[] = [
    ...CARDS.map(card => largeCard(card, 'en', CARD)),
    ...DYNASTIES.map(seat => dynastyCard({ seat, looks: atelier.looks, language: 'en' }, CARD)),
  ];
  const tall = heightFor(CARD) + 4;
  const height = table.height + Math.ceil(faces.length / 10) * tall;
  const below = faces.map((face, i) => place(face, [60 + (i % 10) * 106, table.height + tall * (Math.floor(i / 10) + 0.5)]));
  const ground: Stamp = { svg: paper(height), box: [0, 0, WIDTH, height] };
  return { width: WIDTH, height, placed: [place(ground, [0, 0]), ...table.placed, ...below] };
}

function specimenTable({ plan: { board } }: Atelier): PublicView {
  const armies: readonly ArmyOwner[] = [...DYNASTIES, 'neutral'];
  const around = (i: number): ArmyOwner => armies[i % armies.length] ?? 'neutral';
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
    states: Object.fromEntries(board.states.map((state, i) => [state, i < 6 ? [around(i)] : [around(i), around(i + 1)]])),
    strongholds: Object.fromEntries(board.holds.map((hold, i) => [hold, i % 2 ? [around(i % 5)] : [around(i % 5), around((i + 1) % 5)]])),
  };
}
