import { describe, expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../../src/assets.js';
import { waveMiddles, waveSprite } from '../../../src/drawing/layers/seaPattern.js';
import { type MapLayout, pixelTransform } from '../../../src/drawing/layout/mapLayout.js';
import { PAGES } from '../../../src/drawing/layout/page.js';
import { shiftsOnPage } from '../../../src/drawing/layout/placedLabels.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { mapContent } from '../../../src/drawing/map/mapContent.js';
import { createMapBeginner, createMapRenderer } from '../../../src/drawing/map/mapRenderer.js';
import { baseName, readBase, writeBase } from '../../../src/drawing/map/preparedBase.js';
import { isPrepared } from '../../../src/drawing/map/preparedBases.js';
import { prepareBase, renderedBase } from '../../../src/drawing/map/renderedBase.js';
import { preparedSprites, usualSprites } from '../../../src/drawing/map/usualSprites.js';
import { createBlit, spriteKey } from '../../../src/drawing/raster/blit.js';
import { fixedPaletteOf, nearestOfCells } from '../../../src/drawing/raster/fixedPalette.js';
import { pixelOf } from '../../../src/drawing/raster/pixels.js';
import { type MapPicture, parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import { SEA } from '../../../src/drawing/vector/colour.js';
import { colourInLook } from '../../../src/drawing/vector/nightPalette.js';
import { placedBox, placeSprite } from '../../../src/drawing/vector/sprite.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { boards } from '../mapFixture.js';
import { playedReports } from '../playedReports.js';
import { recordedReports } from '../recordedReports.js';

const pictureIn = (language: string, page?: string) => {
  const picture = parseDiplomacyPicture({
    kind: 'results',
    game: 'classic',
    language,
    report: recordedReports()[0],
    ...(page !== undefined && { page }),
  });
  if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('results are no story');
  return picture;
};
const posted = pictureIn('en');
const layout = layoutFor(boards, posted);

/** The width of a picture in full size. */
const FULL = 1600;

const FROM = 'these files';
/** What the build writes. */
function fileOf(one: MapLayout): Uint8Array {
  const base = prepareBase(one, createBlit());
  return writeBase({ ...base, nearest: nearestOfCells(base.palette), sprites: preparedSprites(one), shifts: shiftsOnPage(one) }, FROM);
}

/** The variants of this test, all whose boards have pages. */
const PICTURED = variantsOn(readOwnVariant).filter(({ id }) => id !== 'classic-battles');

/** Results of a game on a board, and the board alone. */
function pictureOn(id: string) {
  const variant = PICTURED.find(one => one.id === id);
  const report =
    variant &&
    playedReports(variant, { random: 0, practised: 2, seeds: [2] }).find(({ phase, orders }) => phase === 'movement' && orders.length > 0);
  if (!variant || !report) throw new Error(`nothing is played on ${id}`);
  const picture = parseDiplomacyPicture({ kind: 'results', game: id, language: 'fr', report });
  if (picture.kind === 'history' || picture.kind === 'chart') throw new Error('results are no story');
  return { picture, source: new Map([[id, { board: variant.board.file, geometry: readGeometry(variant.board.file.id) }]]) };
}

/** How many waves there are on a board: the calm sea is around them, and another colour within. */
function wavesOn(one: MapLayout): number {
  const base = prepareBase(one, createBlit());
  const { index, width } = base.pixels;
  const calm = fixedPaletteOf(base.palette).nearest(pixelOf(colourInLook(SEA, one.look)));
  return waveMiddles(one).filter(at => {
    const [left, top, right, bottom] = placedBox(placeSprite(waveSprite(one), at), pixelTransform(one));
    const rows = Array.from({ length: bottom - top }, (_, row) => [
      ...index.subarray((top + row) * width + left, (top + row) * width + right),
    ]);
    const around = [rows[0] ?? [], rows.at(-1) ?? [], rows.flatMap(row => [row[0], row.at(-1)])].flat();
    return around.every(colour => colour === calm) && rows.flat().filter(colour => colour !== calm).length > 30;
  }).length;
}

describe('What is prepared for a board', () => {
  const file = fileOf(layout);

  test.each(PICTURED.flatMap(({ id }) => PAGES.map(page => [id, page] as const)))(
    'gives the same pictures of %s (%s) as if they were drawn anew, from files that were made before',
    (id, page) => {
      const { picture: asPosted, source } = pictureOn(id);
      const picture: MapPicture = { ...asPosted, page };
      const found: string[] = [];
      const find = (one: MapLayout) => {
        found.push(baseName(one));
        return readBase(fileOf(one), FROM);
      };
      const drawn = createMapRenderer(source)(picture);
      const [index, palette] = [drawn.index.slice(), drawn.palette.slice()];
      const prepared = createMapRenderer(source, createBlit(), find)(picture);
      expect(found).toEqual([baseName(layoutFor(source, picture))]);
      expect(Buffer.compare(prepared.palette, palette)).toBe(0);
      expect(Buffer.compare(prepared.index, index)).toBe(0);
    },
  );

  test.each(PICTURED.map(({ id }) => id))('gives the same picture of %s whether it is drawn at once or a few rows at a time', id => {
    const { picture, source } = pictureOn(id);
    const inFull: MapPicture = { ...picture, page: 'full' };
    const whole = createMapRenderer(source)(inFull);
    const begun = createMapBeginner(source)(inFull);
    for (let row = 1; row < begun.height; row += 97) begun.drawUpTo(row);
    begun.drawUpTo(begun.height);
    expect(Buffer.compare(begun.index, whole.index)).toBe(0);
  });

  test.each(PICTURED.map(({ id }) => id))('shows the waves of the sea of %s, in full size, by day and by night', id => {
    const { picture, source } = pictureOn(id);
    for (const palette of ['parchment', 'night'] as const)
      expect(wavesOn(layoutFor(source, { ...picture, page: 'full', look: { palette, hatched: false } }))).toBeGreaterThan(8);
  });

  test('is not needed a second time where nothing is: a base that was rasterised is kept packed, and its pictures are the same', () => {
    const blit = createBlit();
    let blits = 0;
    const draw = createMapRenderer(boards, (...args) => {
      blits++;
      blit(...args);
    });
    const drawn = (look: MapPicture['look']): { readonly index: Uint8Array; readonly blits: number } => {
      blits = 0;
      const { index } = draw({ ...posted, ...(look && { look }) }, FULL);
      return { index: index.slice(), blits };
    };
    const first = drawn({ palette: 'night', hatched: true });
    // In full size only one base stays in the cache as it is.
    drawn({ palette: 'parchment', hatched: false });
    const again = drawn({ palette: 'night', hatched: true });
    expect(Buffer.compare(again.index, first.index)).toBe(0);
    // The sample for its palette, with the symbols of every power, is not drawn again.
    expect(again.blits).toBeLessThan(first.blits);
    expect(drawn({ palette: 'night', hatched: true }).blits).toBe(again.blits);
  });

  test('has the places to which each name may move, which pictures use', () => {
    const base = readBase(file, FROM);
    expect(base.shifts).toEqual(shiftsOnPage(layout));
    expect(renderedBase(layout, base).layout.shifts).toBe(base.shifts);
  });

  test('has most of what a picture shows', () => {
    const { sprites } = readBase(file, FROM);
    const { scale } = pixelTransform(layout);
    const { map, legend } = mapContent(layout, posted).overlay;
    const shown = [...map, ...legend].filter(({ sprite }) => !sprite.strokes).map(({ sprite }) => spriteKey(sprite, scale));
    expect(shown.filter(key => sprites.get(key)).length).toBeGreaterThan(0.95 * shown.length);
  });

  test('gives the same picture when some of its sprites are damaged', () => {
    const damaged = Uint8Array.from(file);
    for (let i = damaged.length - 20_000; i < damaged.length; i += 50) damaged[i] = (damaged[i] ?? 0) ^ 0xff;
    const keys = [...usualSprites(layout).keys()];
    const known = readBase(damaged, FROM).sprites;
    expect(keys.filter(key => !known.get(key)).length).toBeGreaterThan(0);
    const whole = createMapRenderer(boards, createBlit(), () => readBase(file, FROM))(posted).index.slice();
    const drawn = createMapRenderer(boards, createBlit(), () => readBase(damaged, FROM))(posted).index;
    expect(Buffer.compare(drawn, whole)).toBe(0);
  });

  test('is not used by a program that was built from something else', () => {
    expect(() => readBase(file, 'another')).toThrow('another program');
  });

  test('is read wherever its bytes begin', () => {
    const moved = new Uint8Array(file.length + 1);
    moved.set(file, 1);
    expect(Buffer.compare(readBase(moved.subarray(1), FROM).pixels.index, readBase(file, FROM).pixels.index)).toBe(0);
  });

  test('fits no other language, size or board', () => {
    const [{ geometry }, name] = [layout, baseName(layout)];
    const { provinces } = geometry.board;
    const others = [
      layoutFor(boards, pictureIn('fr')),
      layoutFor(boards, pictureIn('en', 'full')),
      layoutFor(boards, posted, 500),
      { ...layout, geometry: { ...geometry, board: { ...geometry.board, provinces: provinces.slice(1) } } },
      { ...layout, geometry: { ...geometry, drawing: { ...geometry.drawing, arcs: geometry.drawing.arcs.slice(1) } } },
    ];
    expect(others.map(baseName)).not.toContain(name);
    expect(new Set(others.map(baseName)).size).toBe(others.length);
    expect(baseName(layoutFor(boards, pictureIn('en')))).toBe(name);
  });

  test('is for whole boards in the usual look, as they are posted and in full size', () => {
    const usual = PAGES.map(page => layoutFor(boards, { ...posted, page }));
    const others = [
      layoutFor(boards, { ...posted, look: { palette: 'night', hatched: false } }),
      layoutFor(boards, { ...posted, look: { palette: 'parchment', hatched: true } }),
      layoutFor(boards, { ...posted, theatre: 'busiest' }),
    ];
    expect(usual.map(isPrepared)).toEqual([true, true]);
    expect(others.map(isPrepared)).toEqual([false, false, false]);
  });

  test('is refused when it is no such file', () => {
    expect(() => readBase(new Uint8Array(40), FROM)).toThrow();
    expect(() => readBase(file.subarray(0, file.length / 2), FROM)).toThrow();
    expect(() => readBase(file.subarray(0, file.length - 1), FROM)).toThrow();
  });
});
