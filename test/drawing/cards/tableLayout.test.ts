import { describe, expect, test } from 'vitest';
import { armiesOnStrongholds } from '../../../src/drawing/cards/armySprites.js';
import { placeNamed } from '../../../src/drawing/cards/cardBoardLayout.js';
import { NAME_BASELINE } from '../../../src/drawing/cards/cardBoardSvg.js';
import { CARD_WORDS } from '../../../src/drawing/cards/cardPictureWords.js';
import { armySvg } from '../../../src/drawing/cards/dynastyStyles.js';
import { tableBanner } from '../../../src/drawing/cards/tableBanner.js';
import { tableContent } from '../../../src/drawing/cards/tableContent.js';
import { tableKey } from '../../../src/drawing/cards/tableKey.js';
import {
  ARMY_SIZE,
  BANNER,
  BOARD,
  COUNT_ROOM,
  columnAt,
  LEFT,
  PANEL,
  READABLE,
  RIGHT,
  spread,
  stripHeight,
  stripTop,
  TABLE,
} from '../../../src/drawing/cards/tableLayout.js';
import { inkHeight } from '../../../src/drawing/raster/inkHeight.js';
import { pairsOf } from '../../../src/drawing/vector/colourBlind.js';
import { textWidth } from '../../../src/drawing/vector/fonts.js';
import { centredSprite, type PlacedSprite, textSprite } from '../../../src/drawing/vector/sprite.js';
import { DYNASTIES } from '../../../src/games/warring-states-cards/board/dynasties.js';
import type { PublicView } from '../../../src/games/warring-states-cards/view/publicView.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { board, game, stateIn } from '../../games/warring-states-cards/table.js';
import { context } from './cardsFixture.js';

const opening: PublicView = game.view(stateIn(3, 0)).table;

/** By how much the box of the banner's words is wider than they are, on each side. */
const PADDING = 16;

const boxOf = ({ sprite: { box }, at: [x, y] }: PlacedSprite) => [x + box[0], y + box[1], x + box[2], y + box[3]] as const;

describe('The banner', () => {
  const phases: readonly Partial<PublicView>[] = [
    { phase: 'keep', waiting: DYNASTIES },
    ...DYNASTIES.flatMap((seat): readonly Partial<PublicView>[] => [
      { phase: 'state', waiting: [seat] },
      ...board.states.flatMap((state): readonly Partial<PublicView>[] => [
        { phase: 'battle', waiting: [seat], state },
        { phase: 'use', waiting: [seat], state },
        { phase: 'take', waiting: [seat], state, due: 2 },
      ]),
      { phase: 'battle', waiting: [seat], tied: DYNASTIES },
      { phase: 'over', waiting: [], ending: { reason: 'states', by: 'states', winners: [seat] } },
    ]),
    { phase: 'over', waiting: [], ending: { reason: 'rounds', by: 'strongholds', winners: DYNASTIES } },
  ];

  test.each(LANGUAGES)('has room for every battle and every turn (%s)', language => {
    for (const parts of phases) {
      const boxes = tableBanner(tableContent({ ...opening, ...parts }, board.file, language), context.styles)
        .map(boxOf)
        .sort((a, b) => a[0] - b[0]);
      for (const [x0, , x1] of boxes) {
        expect([parts, x0 >= LEFT - PADDING]).toEqual([parts, true]);
        expect([parts, x1 <= RIGHT + PADDING]).toEqual([parts, true]);
      }
      for (const [i, [x0]] of boxes.slice(1).entries()) expect([parts, x0 >= (boxes[i]?.[2] ?? 0) - 2 * PADDING]).toEqual([parts, true]);
    }
  });
});

describe('On a board with two armies on every stronghold', () => {
  const full = { ...opening, strongholds: Object.fromEntries(board.holds.map(hold => [hold, ['yan', 'jin'] as const])) };
  const armies = armiesOnStrongholds(context.layout, context.styles, full);

  test('no army hides another', () => {
    expect(armies).toHaveLength(2 * 38);
    for (const [a, b] of pairsOf(armies)) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(43);
  });

  test('no army covers the name of a state, or is off the board', () => {
    const names = board.file.states.map(({ id, name }) => {
      const [x, y] = placeNamed(context.layout.states, id);
      const across = textWidth(name.en, 'condensed', READABLE.condensed) / 2;
      return { x0: x - across, x1: x + across, y0: y + NAME_BASELINE - READABLE.capital, y1: y + NAME_BASELINE };
    });
    const half = ARMY_SIZE / 2;
    for (const { at } of armies) {
      expect(at[0] - half).toBeGreaterThanOrEqual(0);
      expect(at[0] + half).toBeLessThanOrEqual(PANEL.left);
      expect(at[1] - half).toBeGreaterThan(BANNER.bottom);
      expect(at[1] + half).toBeLessThan(BOARD.bottom);
      for (const { x0, y0, x1, y1 } of names)
        expect(at[0] + half > x0 && at[0] - half < x1 && at[1] + half > y0 && at[1] - half < y1).toBe(false);
    }
  });
});

describe('Cards side by side', () => {
  const room = { left: 100, right: 400 };
  test('keep their gap while there is room', () => expect(spread(3, room, { width: 40, gap: 4 })).toEqual([120, 164, 208]));
  test('overlap when there are many, and stay within their room', () => {
    const middles = spread(20, room, { width: 40, gap: 4 });
    expect(middles[0]).toBe(120);
    expect(middles.at(-1)).toBe(380);
    for (const [a, b] of pairsOf(middles)) expect(b).toBeGreaterThan(a);
  });
});

test.each([2, 3, 4, 5])('%i strips are in the picture, one below the other', strips => {
  const tops = Array.from({ length: strips }, (_, i) => stripTop(i, strips));
  for (const [i, top] of tops.slice(1).entries()) expect(top - (tops[i] ?? 0)).toBe(stripHeight(strips));
  expect((tops.at(-1) ?? 0) + stripHeight(strips)).toBeLessThanOrEqual(TABLE.height);
  expect(columnAt(8)).toBeLessThan(COUNT_ROOM.right);
});

/** How large pictures are shown, and the least heights there: of an army without its halo, and of capital letters and digits. */
describe.each([
  ['channel', { width: 550, height: 350, army: 14, capital: 8 }],
  ['phone', { width: 362, height: 800, army: 9, capital: 5.5 }],
] as const)('In a %s', (_, shown) => {
  const scale = Math.min(shown.width / TABLE.width, shown.height / TABLE.height);

  test('armies are large enough', () => {
    for (const seat of DYNASTIES) {
      const height = inkHeight(centredSprite(armySvg(seat, context.styles, ARMY_SIZE), ARMY_SIZE));
      expect(height * scale).toBeGreaterThanOrEqual(shown.army);
    }
  });

  test('the names of states and the numbers of strongholds are large enough', () => {
    for (const words of ['H', '1'])
      expect(
        inkHeight(textSprite(words, { face: 'condensed', size: READABLE.condensed, colour: '#000000' })) * scale,
      ).toBeGreaterThanOrEqual(shown.capital);
  });
});

describe('The key beside the name of the recruiting row', () => {
  test.each(LANGUAGES)('says what the dark cards, the discs and the pennant mean, and leaves the name room (%s)', language => {
    const key = tableKey(language);
    for (const words of ['advisor', 'leads', 'begins'] as const) expect(key).toContain(CARD_WORDS[words][language]);
    const [, left] = /translate\((\d+(?:\.\d+)?) /.exec(key) ?? [];
    expect(Number(left)).toBeGreaterThan(LEFT + textWidth(CARD_WORDS.row[language], 'condensedItalic', 30) + 40);
  });
});
