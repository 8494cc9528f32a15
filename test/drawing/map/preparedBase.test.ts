import { describe, expect, test } from 'vitest';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { createMapRenderer } from '../../../src/drawing/map/mapRenderer.js';
import { baseName, readBase, writeBase } from '../../../src/drawing/map/preparedBase.js';
import { prepareBase } from '../../../src/drawing/map/renderedBase.js';
import { createBlit } from '../../../src/drawing/raster/blit.js';
import { parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import { boards } from '../mapFixture.js';
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

describe('What is prepared for a board', () => {
  const file = writeBase(prepareBase(layout, createBlit()));

  test('gives the same picture as if it were drawn anew', () => {
    let asked = 0;
    const find = () => {
      asked++;
      return readBase(file);
    };
    const drawn = createMapRenderer(boards)(posted);
    const [index, palette] = [drawn.index.slice(), drawn.palette.slice()];
    const prepared = createMapRenderer(boards, createBlit(), find)(posted);
    expect(asked).toBe(1);
    expect(Buffer.compare(prepared.palette, palette)).toBe(0);
    expect(Buffer.compare(prepared.index, index)).toBe(0);
  });

  test('is read wherever its bytes begin', () => {
    const moved = new Uint8Array(file.length + 1);
    moved.set(file, 1);
    expect(Buffer.compare(readBase(moved.subarray(1)).pixels.index, readBase(file).pixels.index)).toBe(0);
  });

  test('fits no other language, size or board', () => {
    const [{ geometry }, name] = [layout, baseName(layout)];
    const { provinces } = geometry.board;
    const others = [
      layoutFor(boards, pictureIn('fr')),
      layoutFor(boards, pictureIn('en', 'full')),
      layoutFor(boards, posted, 500),
      { ...layout, geometry: { ...geometry, board: { ...geometry.board, provinces: provinces.slice(1) } } },
      { ...layout, geometry: { ...geometry, areas: geometry.areas.slice(1) } },
    ];
    expect(others.map(baseName)).not.toContain(name);
    expect(new Set(others.map(baseName)).size).toBe(others.length);
    expect(baseName(layoutFor(boards, pictureIn('en')))).toBe(name);
  });

  test('is refused when it is no such file', () => {
    expect(() => readBase(new Uint8Array(40))).toThrow();
    expect(() => readBase(file.subarray(0, file.length / 2))).toThrow();
  });
});
