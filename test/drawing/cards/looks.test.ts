import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { difference, EYES, pairsOf, seen } from '../../../cartography/colourBlind.js';
import { OUTLINES } from '../../../src/drawing/cards/dynastyLooks.js';
import { plateOf, SYMBOL_LOOKS } from '../../../src/drawing/cards/symbols.js';
import { PALE } from '../../../src/drawing/colour.js';
import { FONT_FILES } from '../../../src/drawing/lettering.js';
import { rasterise } from '../../../src/drawing/raster.js';
import { type ArmyOwner, DYNASTIES } from '../../../src/games/warring-states-cards/board/dynasties.js';
import { SYMBOLS, TACTICS } from '../../../src/games/warring-states-cards/model/battleCards.js';
import { atelier } from './atelier.js';

/** A drawing of 100 by 100, black on white, at so many pixels across: how dark each is. */
function silhouette(svg: string, size: number): readonly number[] {
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-52 -52 104 104"><rect x="-52" y="-52" width="104" height="104" fill="#ffffff"/>${svg}</svg>`;
  const { pixels } = rasterise(page, size);
  return Array.from({ length: size * size }, (_, i) => 1 - (pixels[i * 4] ?? 0) / 255);
}

/** Which share of the ink two silhouettes do not have in common. */
function unlikeness(a: readonly number[], b: readonly number[]): number {
  const [apart, together] = a.reduce(([min, max], v, i) => [min + Math.min(v, b[i] ?? 0), max + Math.max(v, b[i] ?? 0)] as const, [
    0, 0,
  ] as readonly [number, number]);
  return 1 - apart / together;
}

describe.each(Object.entries(EYES))('To eyes with %s', (_, eyes) => {
  test('the colours of any two symbols are a ΔE of 20 apart at least', () => {
    for (const [a, b] of pairsOf(SYMBOLS))
      expect([a, b, difference(SYMBOL_LOOKS[a].colour, SYMBOL_LOOKS[b].colour, eyes) >= 20]).toEqual([a, b, true]);
  });

  test('the colours of any two dynasties are a ΔE of 18 apart at least', () => {
    for (const [a, b] of pairsOf(DYNASTIES))
      expect([a, b, difference(atelier.looks[a].colour, atelier.looks[b].colour, eyes) >= 18]).toEqual([a, b, true]);
  });

  test('a pale sign stands out from the plate of any symbol', () => {
    for (const symbol of SYMBOLS) expect(seen(PALE, eyes)[0] - seen(SYMBOL_LOOKS[symbol].colour, eyes)[0]).toBeGreaterThan(30);
  });
});

describe('Without any colour, as small as on a phone', () => {
  test('the signs of any two symbols differ in a third of their ink at least', () => {
    const signs = SYMBOLS.map(symbol => [symbol, silhouette(SYMBOL_LOOKS[symbol].sign('#000000', '#ffffff'), 10)] as const);
    for (const [a, b] of pairsOf(signs)) expect([a[0], b[0], unlikeness(a[1], b[1]) >= 0.33]).toEqual([a[0], b[0], true]);
  });

  test('the outlines of any two owners of armies differ in a seventh of their ink at least', () => {
    const owners: readonly ArmyOwner[] = [...DYNASTIES, 'neutral'];
    const outlines = owners.map(owner => [owner, silhouette(`<path d="${OUTLINES[owner]}"/>`, 11)] as const);
    for (const [a, b] of pairsOf(outlines)) expect([a[0], b[0], unlikeness(a[1], b[1]) >= 1 / 7]).toEqual([a[0], b[0], true]);
  });

  test('tactics stand on round plates, strategies on square ones', () => {
    const round = SYMBOLS.filter(symbol => plateOf(symbol, {}).startsWith('<circle'));
    expect(round).toEqual(TACTICS);
  });
});

test('every hanzi on a card or an army is in the font', () => {
  const written = [
    ...Object.values(SYMBOL_LOOKS).map(({ hanzi }) => hanzi),
    ...Object.values(atelier.looks).map(({ hanzi }) => hanzi),
    ...'奇謀勝',
  ];
  const drawnWidth = (letter: string): number | undefined =>
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><text x="50" y="120" font-size="100" font-family="LXGW WenKai" font-weight="700">${letter}</text></svg>`,
      { font: { loadSystemFonts: false, fontFiles: [...FONT_FILES] } },
    ).getBBox()?.width;
  expect(written.filter(letter => drawnWidth(letter) === undefined)).toEqual([]);
});
