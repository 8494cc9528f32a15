import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { hatchPatternOf, hatchRow } from '../../src/drawing/layers/hatching.js';
import { moveStrokes } from '../../src/drawing/layers/orderStrokes.js';
import { activePowers } from '../../src/drawing/scene/activeColours.js';
import { isLight } from '../../src/drawing/vector/colour.js';
import { difference, EYES, pairsOf } from '../../src/drawing/vector/colourBlind.js';
import { boardInPalette } from '../../src/drawing/vector/nightPalette.js';
import { PALETTES } from '../../src/lib/look.js';

/** The minimum ΔE (CIE 1976) between two played powers, for every kind of eyes. Below 2 nobody can tell two colours apart. */
const LEAST: Readonly<Record<string, Readonly<Record<(typeof PALETTES)[number], number>>>> = {
  classic: { parchment: 17, night: 12 },
  'warring-states-v2': { parchment: 17, night: 12 },
  'warring-states-v1': { parchment: 17, night: 12 },
  'mandate-of-heaven': { parchment: 17, night: 12 },
  'warhammer-fm05': { parchment: 17, night: 12 },
  lesson: { parchment: 17, night: 12 },
};

describe.each(Object.entries(LEAST))('The powers of %s', (id, least) => {
  const board = readBoardFile(id);
  test.each(PALETTES)('can be told apart in the %s palette', palette => {
    const inPalette = boardInPalette(board, palette);
    const powers = [
      ...inPalette.powers.filter(({ neutral }) => !neutral),
      ...boardInPalette({ ...board, powers: activePowers(board) }, palette).powers,
    ];
    const nearest = Object.entries(EYES).map(([eyes, matrix]) =>
      pairsOf(powers)
        .map(([a, b]) => ({ eyes, pair: `${a.id} ${b.id}`, apart: difference(a.colour, b.colour, matrix) }))
        .reduce((worst, one) => (one.apart < worst.apart ? one : worst)),
    );
    for (const { eyes, pair, apart } of nearest) expect([eyes, pair, apart >= least[palette], apart]).toEqual([eyes, pair, true, apart]);
  });
});

/** The minimum ΔE between a light colour and the edge of an arrow in it, for every kind of eyes: the power's land has that colour too. */
const EDGE = { moved: 38, failed: 23 };
/** The edge of a shaft is drawn after its halo. */
const SHAFT = 1;
const LINE = [
  [0, 0],
  [100, 0],
] as const;

test.each(Object.keys(LEAST).filter(id => id !== 'lesson'))(
  'The arrows of light powers of %s have edges that are seen on their own land',
  id => {
    const light = PALETTES.flatMap(palette => boardInPalette(readBoardFile(id), palette).powers).filter(({ colour }) => isLight(colour));
    expect(light).not.toEqual([]);
    for (const { id: power, colour } of light) {
      const apart = (hasMoved: boolean): number =>
        Math.min(
          ...moveStrokes(LINE, colour, hasMoved)
            .flatMap((stroke, i) => (stroke.kind === 'shape' ? [stroke.outline] : i === SHAFT ? [stroke.colour] : []))
            .flatMap(edge => Object.values(EYES).map(matrix => difference(edge, colour, matrix))),
        );
      expect([power, apart(true) >= EDGE.moved, apart(false) >= EDGE.failed, apart(true), apart(false)]).toEqual([
        power,
        true,
        true,
        apart(true),
        apart(false),
      ]);
    }
  },
);

test.each(['classic', 'warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05'])(
  'Every power of %s has a badge of its own',
  id => {
    const badges = readBoardFile(id).powers.map(({ badge }) => badge);
    expect(new Set(badges).size).toBe(badges.length);
  },
);

test('The 21 hatch patterns are all different', () => {
  const patterns = Array.from({ length: 21 }, (_, power) => {
    const pattern = hatchPatternOf(power);
    const isLined = (x: number, y: number): boolean => hatchRow(pattern, y)[x % pattern.period] === 1;
    return Array.from({ length: 60 * 60 }, (__, i) => (isLined(i % 60, Math.floor(i / 60)) ? '#' : '.')).join('');
  });
  expect(new Set(patterns).size).toBe(21);
  for (const pattern of patterns) expect(pattern.split('#').length / pattern.length).toBeLessThan(0.45);
});
