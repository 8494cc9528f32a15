import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { ARMY_OUTLINES } from '../../../src/drawing/cards/dynastyStyles.js';
import { badgeShape, SYMBOL_STYLES } from '../../../src/drawing/cards/symbolBadges.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { PALE } from '../../../src/drawing/vector/colour.js';
import { difference, EYES, pairsOf, seen } from '../../../src/drawing/vector/colourBlind.js';
import { FONT_FILES } from '../../../src/drawing/vector/fonts.js';
import { type ArmyOwner, DYNASTIES } from '../../../src/games/warring-states-cards/board/dynasties.js';
import { SYMBOLS, TACTICS } from '../../../src/games/warring-states-cards/model/battleCards.js';
import { context } from './cardsFixture.js';

/** Draws SVG of 100 by 100 units black on white, `size` pixels wide. Returns how dark each pixel is, from 0 to 1. */
function silhouette(svg: string, size: number): readonly number[] {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-52 -52 104 104"><rect x="-52" y="-52" width="104" height="104" fill="#ffffff"/>${svg}</svg>`;
  const { pixels } = rasterise(page, size);
  return Array.from({ length: size * size }, (_, i) => 1 - ((pixels[i] ?? 0) & 255) / 255);
}

/** Returns the share of the dark area that two silhouettes do not have in common, from 0 to 1. */
function unlikeness(a: readonly number[], b: readonly number[]): number {
  const [apart, together] = a.reduce(([min, max], v, i) => [min + Math.min(v, b[i] ?? 0), max + Math.max(v, b[i] ?? 0)] as const, [
    0, 0,
  ] as readonly [number, number]);
  return 1 - apart / together;
}

describe.each(Object.entries(EYES))('To eyes with %s', (_, eyes) => {
  test('the colours of any two symbols differ by a ΔE of at least 20', () => {
    for (const [a, b] of pairsOf(SYMBOLS))
      expect([a, b, difference(SYMBOL_STYLES[a].colour, SYMBOL_STYLES[b].colour, eyes) >= 20]).toEqual([a, b, true]);
  });

  test('the colours of any two dynasties differ by a ΔE of at least 18', () => {
    for (const [a, b] of pairsOf(DYNASTIES))
      expect([a, b, difference(context.styles[a].colour, context.styles[b].colour, eyes) >= 18]).toEqual([a, b, true]);
  });

  test('a pale sign stands out from the badge of every symbol', () => {
    for (const symbol of SYMBOLS) expect(seen(PALE, eyes)[0] - seen(SYMBOL_STYLES[symbol].colour, eyes)[0]).toBeGreaterThan(30);
  });
});

describe('Without colours, as small as on a phone', () => {
  test('the signs of any two symbols differ by at least a third', () => {
    const signs = SYMBOLS.map(symbol => [symbol, silhouette(SYMBOL_STYLES[symbol].sign('#000000', '#ffffff'), 10)] as const);
    for (const [a, b] of pairsOf(signs)) expect([a[0], b[0], unlikeness(a[1], b[1]) >= 0.33]).toEqual([a[0], b[0], true]);
  });

  test('the outlines of any two owners of armies differ by at least a seventh', () => {
    const owners: readonly ArmyOwner[] = [...DYNASTIES, 'neutral'];
    const outlines = owners.map(owner => [owner, silhouette(`<path d="${ARMY_OUTLINES[owner]}"/>`, 11)] as const);
    for (const [a, b] of pairsOf(outlines)) expect([a[0], b[0], unlikeness(a[1], b[1]) >= 1 / 7]).toEqual([a[0], b[0], true]);
  });

  test('badges of tactics are round, those of strategies square', () => {
    const round = SYMBOLS.filter(symbol => badgeShape(symbol, {}).startsWith('<circle'));
    expect(round).toEqual(TACTICS);
  });
});

test('every hanzi on a card or an army is in the font', () => {
  const written = [
    ...Object.values(SYMBOL_STYLES).map(({ hanzi }) => hanzi),
    ...Object.values(context.styles).map(({ hanzi }) => hanzi),
    ...'奇謀勝',
  ];
  const drawnWidth = (letter: string): number | undefined =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><text x="50" y="120" font-size="100" font-family="LXGW WenKai" font-weight="700">${letter}</text></svg>`,
      { font: { loadSystemFonts: false, fontFiles: [...FONT_FILES] } },
    ).getBBox()?.width;
  expect(written.filter(letter => drawnWidth(letter) === undefined)).toEqual([]);
});
