import { expect, test } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { unitToken } from '../../../src/drawing/layers/unitTokens.js';
import { PAGE_STYLES } from '../../../src/drawing/layout/page.js';
import { styleOf } from '../../../src/drawing/layout/powerStyle.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { rgbOf } from '../../../src/drawing/vector/colour.js';
import { spriteSvg } from '../../../src/drawing/vector/sprite.js';

/** Pixels per unit of the drawing, and how far a token reaches. */
const [SCALE, REACH] = [8, 24];
/** Between the feet of letters and the lower edge of a sail. */
const BELOW_LETTERS = 0.6;

test.each(['classic', 'warring-states-v2', 'mandate-of-heaven', 'warhammer-fm05'])(
  'On posted maps of %s the letter of a fleet stands clear of the lower edge of its sail: an F does not read as an E',
  id => {
    for (const power of readBoardFile(id).powers) {
      const svg = unitToken({ type: 'F', style: { ...styleOf(power, PAGE_STYLES.posted), badge: 'F' } });
      const { pixels, width } = rasterise(spriteSvg({ svg, box: [-REACH, -REACH, REACH, REACH] }, SCALE), 2 * REACH * SCALE);
      const row = Math.round((REACH + BELOW_LETTERS) * SCALE);
      const colours = Array.from({ length: 12 * SCALE }, (_, i) => (pixels[row * width + (REACH - 6) * SCALE + i] ?? 0) & 0xffffff);
      const [red, green, blue] = rgbOf(power.colour);
      expect([power.id, ...new Set(colours)]).toEqual([power.id, (blue << 16) | (green << 8) | red]);
    }
  },
);
