import { expect, test } from 'vitest';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { overSea } from '../../../src/drawing/map/seaFill.js';
import { parseDiplomacyPicture } from '../../../src/drawing/scene/mapPicture.js';
import { boards } from '../mapFixture.js';
import { recordedReports } from '../recordedReports.js';

test('The open sea has waves where nothing is drawn, and none below the shade of a coast', () => {
  const picture = parseDiplomacyPicture({ kind: 'results', game: 'classic', language: 'en', report: recordedReports()[0] });
  if (picture.kind === 'history' || picture.kind === 'chart') return expect.fail('results are no story');
  const [width, height, shade] = [200, 60, 0x40000000];
  const isShaded = (i: number): boolean => i % width >= width / 2;
  const drawing = { width, height, pixels: Uint32Array.from({ length: width * height }, (_, i) => (isShaded(i) ? shade : 0)) };
  const pixels = [...overSea(layoutFor(boards, picture), drawing).pixels];
  const colours = (shaded: boolean): number => new Set(pixels.filter((_, i) => isShaded(i) === shaded)).size;
  expect(colours(true)).toBe(1);
  expect(colours(false)).toBeGreaterThan(3);
});
