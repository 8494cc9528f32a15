import { describe, expect, test } from 'vitest';
import type { TerritoryFills } from '../../../src/drawing/layers/territoryFills.js';
import { basePixels, type ComposeBase, createBaseCompositor, type MapLayers } from '../../../src/drawing/map/baseCompositor.js';

const raster = (...pixels: readonly number[]) => ({ width: 4, height: 1, pixels: Uint32Array.from(pixels) });
const NOTHING = raster(0, 0, 0, 0);
const BACKGROUND = raster(0xff0000c8, 0xff0000c8, 0xff0000c8, 0xff0000c8);
/** The palette. It gives every colour its own index. */
const colours: number[] = [];
const nearest = (pixel: number): number => {
  const colour = pixel & 0xffffff;
  if (!colours.includes(colour)) colours.push(colour);
  return colours.indexOf(colour);
};
const rgb = (index: number): readonly number[] => [0, 8, 16].map(bits => ((colours[index] ?? 0) >> bits) & 255);

/** Two territories and water. The first keeps half of its colour towards others, and a quarter towards the same owner. */
const field = { area: Uint16Array.of(1, 1, 2, 0), distance: Uint8Array.of(3, 3, 3, 3), neighbour: Uint16Array.of(2, 0, 1, 0) };
const evenly = (outward: number, inward = outward): Uint16Array =>
  Uint16Array.from({ length: 512 }, (_, i) => (i < 256 ? outward : inward));
const first = { owner: 5, colour: '#000064', shares: evenly(128, 64) };
const second = { owner: 6, colour: '#003264', shares: evenly(256) };
const APART: TerritoryFills = [undefined, first, second];
const TOGETHER: TerritoryFills = [undefined, first, { ...second, owner: 5 }];

const begin = (layers: MapLayers): ComposeBase => createBaseCompositor(basePixels(layers, { nearest }), { nearest }, layers.hatch);
/** Composes whole maps. */
const composing = (layers: MapLayers) => {
  const compose = begin(layers);
  return (fills: TerritoryFills): Uint8Array => {
    const { index, composeUpTo } = compose(fills);
    composeUpTo(index.length);
    return index;
  };
};

describe('The map below the units', () => {
  test('has the owner’s colour on territories, less of it towards the same owner, and none on water', () => {
    const compose = composing({ background: BACKGROUND, field, foreground: NOTHING });
    const apart = [
      [100, 0, 50],
      [100, 0, 50],
      [0, 50, 100],
      [200, 0, 0],
    ];
    expect([...compose(APART)].map(rgb)).toEqual(apart);
    expect([...compose(TOGETHER)].map(rgb)).toEqual([[150, 0, 25], ...apart.slice(1)]);
    expect([...compose(APART)].map(rgb)).toEqual(apart);
  });

  test('is composed from the first pixel on, as far as it is asked for, and what was not is made up for in the next', () => {
    const layers = { background: BACKGROUND, field, foreground: NOTHING };
    const compose = begin(layers);
    const changed: TerritoryFills = [undefined, first, { ...second, owner: 5, colour: '#640000' }];
    const [apart = [], other = []] = [APART, changed].map(fills => [...composing(layers)(fills)]);
    expect([other[0], other[2]]).not.toEqual([apart[0], apart[2]]);
    const { index, composeUpTo } = compose(APART);
    composeUpTo(index.length);
    const next = compose(changed);
    expect([...next.index]).toEqual(apart);
    next.composeUpTo(1);
    expect([next.index[0], next.index[2]]).toEqual([other[0], apart[2]]);
    const last = compose(changed);
    expect([...last.index]).toEqual(other);
  });

  test('has the foreground over the colours, as far as it is opaque', () => {
    const foreground = raster(0xff102030, 0, 0, 0x80404040);
    const laid = [...composing({ background: BACKGROUND, field, foreground })(APART)].map(rgb);
    expect(laid[0]).toEqual([0x30, 0x20, 0x10]);
    expect(laid[3]).toEqual([64 + 100, 64, 64]);
  });

  test('tells territories apart whose numbers are more than a byte holds', () => {
    const numbers = [0, 300, 556];
    const many = { ...field, area: field.area.map(i => numbers[i] ?? 0), neighbour: field.neighbour.map(i => numbers[i] ?? 0) };
    const fills = (of: TerritoryFills): TerritoryFills => {
      const [, one, two] = of;
      return Array.from({ length: 557 }, (_, i) => (i === 300 ? one : i === 556 ? two : undefined));
    };
    const few = composing({ background: BACKGROUND, field, foreground: NOTHING });
    const compose = composing({ background: BACKGROUND, field: many, foreground: NOTHING });
    for (const shown of [APART, TOGETHER, APART]) expect([...compose(fills(shown))]).toEqual([...few(shown)]);
  });

  test('has the owner’s pattern on territories, and none on unowned land', () => {
    const compose = composing({ background: BACKGROUND, field, foreground: NOTHING, hatch: '#000000' });
    const [owned, bare] = [
      { ...first, owner: 2, shares: evenly(0) },
      { ...second, owner: -1, shares: evenly(0) },
    ];
    const [one = [], two = [], three] = [...compose([undefined, owned, bare])].map(rgb);
    expect([one[0], two[0]].map(red => (red ?? 0) < 200)).toEqual([true, true]);
    expect(three).toEqual([200, 0, 0]);
  });
});
