import { describe, expect, test } from 'vitest';
import { pairsOf } from '../../../cartography/colourBlind.js';
import { armiesOnStrongholds } from '../../../src/drawing/cards/armySprites.js';
import { tableBanner } from '../../../src/drawing/cards/tableBanner.js';
import { tableContent } from '../../../src/drawing/cards/tableContent.js';
import { BOARD, columnAt, MARGIN, spread, stripTop, tableHeight, WIDTH } from '../../../src/drawing/cards/tableLayout.js';
import type { PlacedSprite } from '../../../src/drawing/vector/sprite.js';
import { DYNASTIES } from '../../../src/games/warring-states-cards/board/dynasties.js';
import type { PublicView } from '../../../src/games/warring-states-cards/view/publicView.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { board, game, stateIn } from '../../games/warring-states-cards/table.js';
import { context } from './cardsFixture.js';

const opening: PublicView = game.view(stateIn(3, 0)).table;

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
        expect([parts, x0 >= MARGIN - 6]).toEqual([parts, true]);
        expect([parts, x1 <= WIDTH - MARGIN + 6]).toEqual([parts, true]);
      }
      for (const [i, [x0]] of boxes.slice(1).entries()) expect([parts, x0 >= (boxes[i]?.[2] ?? 0) - 24]).toEqual([parts, true]);
    }
  });
});

describe('On a board with two armies on every stronghold', () => {
  const full = { ...opening, strongholds: Object.fromEntries(board.holds.map(hold => [hold, ['yan', 'jin'] as const])) };
  const armies = armiesOnStrongholds(context.layout, context.styles, full);

  test('no army hides another', () => {
    expect(armies).toHaveLength(2 * 38);
    for (const [a, b] of pairsOf(armies)) expect(Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1])).toBeGreaterThanOrEqual(35);
  });

  test('no army covers the name of a state, or is off the board', () => {
    const names = [...context.layout.states.values()];
    for (const { at } of armies) {
      expect(at[1]).toBeGreaterThan(BOARD.top);
      expect(at[1] + 24).toBeLessThan(BOARD.bottom);
      for (const [x, y] of names) expect(Math.abs(at[0] - x) < 76 && Math.abs(at[1] - y) < 80).toBe(false);
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

test('Strips do not overlap, and the credit is below them', () => {
  expect([0, 1, 2].map(stripTop).every((top, i, all) => i === 0 || top > (all[i - 1] ?? 0))).toBe(true);
  expect(tableHeight(5)).toBeGreaterThan(stripTop(5));
  expect(columnAt(8)).toBeLessThan(WIDTH - MARGIN);
});
