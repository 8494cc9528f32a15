import omggif from 'omggif';
import { describe, expect, test } from 'vitest';
import { createGifRenderer, MAX_GIF_BYTES } from '../../../src/drawing/animation/gifRenderer.js';
import type { RenderedMap } from '../../../src/drawing/map/mapRenderer.js';
import type { MapPicture, SeriesPicture } from '../../../src/drawing/scene/mapPicture.js';
import { seededRandom } from '../../../src/lib/random.js';
import { opening, reportOf } from '../mapFixture.js';

const before = opening('classic');
const phase = (year: number, season: 'spring' | 'fall') => ({
  ...reportOf('classic', { before, orders: [], after: before }),
  turn: { year, season },
});
const series = (years: number): SeriesPicture => ({
  kind: 'history',
  game: 'classic',
  language: 'en',
  reports: Array.from({ length: years }, (_, i) => [phase(1901 + i, 'spring'), phase(1901 + i, 'fall')]).flat(),
});

const PALETTE = Uint8Array.from({ length: 765 }, (_, i) => i % 256);
/** A renderer whose pictures each have one colour. It records the pictures it is asked for. */
const oneColoured = (asked: MapPicture[]) => (picture: MapPicture, width?: number) => {
  asked.push(picture);
  const [wide = 1600, height] = [width, 20];
  return { width: wide, height, palette: PALETTE, index: new Uint8Array(wide * height).fill(asked.length % 200) } satisfies RenderedMap;
};
/** A renderer whose pictures are a quarter as wide as asked and show noise, which GIF cannot compress. */
function noisy(random: () => number): (picture: MapPicture, width?: number) => RenderedMap {
  const noise = Uint8Array.from({ length: 200_000 }, () => random() * 255);
  return (_, width = 1600) => {
    const side = Math.floor(width / 4);
    const from = Math.floor(random() * 100_000);
    return { width: side, height: side, palette: PALETTE, index: noise.subarray(from, from + side * side) };
  };
}

const read = (gif: Uint8Array) => {
  const reader = new omggif.GifReader(Buffer.from(gif));
  return { width: reader.width, frames: reader.numFrames(), last: reader.frameInfo(reader.numFrames() - 1).delay };
};

describe('An animation', () => {
  test('of a game has a frame for every phase, and shows the last one longest', () => {
    const asked: MapPicture[] = [];
    expect(read(createGifRenderer(oneColoured(asked))(series(20)))).toEqual({ width: 1000, frames: 40, last: 400 });
    expect(asked.at(-1)).toMatchObject({ report: { turn: { year: 1920, season: 'fall' } } });
  });

  test('of a long game has at most 90 frames, the last phase among them', () => {
    const asked: MapPicture[] = [];
    const { frames } = read(createGifRenderer(oneColoured(asked))(series(80)));
    expect(frames).toBeGreaterThan(70);
    expect(frames).toBeLessThanOrEqual(90);
    expect(asked.at(-1)).toMatchObject({ report: { turn: { year: 1980, season: 'fall' } } });
  });

  test('of a year shows the orders of a phase, then their results', () => {
    const asked: MapPicture[] = [];
    createGifRenderer(oneColoured(asked))(series(1));
    expect(asked.slice(1).map(({ kind }) => kind)).toEqual(['orders', 'results', 'orders', 'results']);
  });

  test('never has more than 8 MB: a larger one gets fewer and smaller frames', () => {
    const sixteenth = MAX_GIF_BYTES / 16;
    const gif = createGifRenderer(noisy(seededRandom(7)), sixteenth)(series(45));
    expect(gif.length).toBeLessThanOrEqual(sixteenth);
    expect(MAX_GIF_BYTES).toBeLessThanOrEqual(8_000_000);
    const { width, frames, last } = read(gif);
    expect(width).toBe(120);
    expect(frames).toBeGreaterThan(10);
    expect(last).toBe(400);
  });
});
