import { expect, test } from 'vitest';
import { pixelsFrom } from '../../../src/drawing/raster/pixels.js';

test('Pixels are read from bytes wherever these lie in their buffer', () => {
  const bytes = [1, 2, 3, 255, 4, 5, 6, 128];
  const wanted = [0xff030201, 0x80060504];
  for (const offset of [0, 1, 4, 7]) {
    const pool = Buffer.alloc(64, 0xaa);
    pool.set(bytes, offset);
    expect([...pixelsFrom(pool.subarray(offset, offset + bytes.length))]).toEqual(wanted);
  }
});
