import omggif from 'omggif';
import type { Box } from '../vector/geometry.js';

/** One frame, in the size and palette of the GIF. */
export interface GifFrame {
  /** Palette index of every pixel. */
  readonly index: Uint8Array;
  /** Display time in hundredths of a second. */
  readonly delay: number;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each colour; at most 255 colours. */
  readonly palette: Uint8Array;
  /** At least one frame. */
  readonly frames: Iterable<GifFrame>;
  readonly maxBytes: number;
}

/** The transparent palette index: the pixel is the same as in the previous frame. */
const UNCHANGED = 255;

/**
 * Encodes a GIF that loops for ever. Undefined if it would exceed `maxBytes`. Stores only the changed box of each frame, and keeps at most
 * two frames in memory.
 */
export function encodeGif({ width, height, palette, frames, maxBytes }: Gif): Uint8Array | undefined {
  let buffer = new Uint8Array(width * height * 2 + 10_000);
  const writer = new omggif.GifWriter(buffer, width, height, { loop: 0, palette: rgbColours(palette) });
  let before: Uint8Array | undefined;
  for (const { index, delay } of frames) {
    buffer = grown(buffer, writer.getOutputBufferPosition() + width * height * 2);
    writer.setOutputBuffer(buffer);
    const box = before ? changedBox(before, index, width) : ([0, 0, width, height] as const);
    const [x0, y0, x1, y1] = box;
    const pixels = changedPixels(index, { before, width, box });
    writer.addFrame(x0, y0, x1 - x0, y1 - y0, pixels, { delay, disposal: 1, ...(before && { transparent: UNCHANGED }) });
    if (writer.getOutputBufferPosition() >= maxBytes) return undefined;
    before = index;
  }
  return buffer.slice(0, writer.end());
}

/** The palette, padded to 256 colours, as 0xrrggbb. */
const rgbColours = (palette: Uint8Array): number[] =>
  Array.from({ length: 256 }, (_, i) => ((palette[i * 3] ?? 0) << 16) | ((palette[i * 3 + 1] ?? 0) << 8) | (palette[i * 3 + 2] ?? 0));

function grown(buffer: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  if (buffer.length >= least) return buffer;
  const larger = new Uint8Array(least * 2);
  larger.set(buffer);
  return larger;
}

/** The box around all changed pixels; a single pixel if none changed. Hot: a loop over all pixels. */
function changedBox(before: Uint8Array, after: Uint8Array, width: number): Box {
  let [x0, y0, x1, y1] = [width, -1, 0, 0];
  for (let i = 0; i < after.length; i++) {
    if (after[i] === before[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (y0 < 0) y0 = y;
    if (x < x0) x0 = x;
    if (x >= x1) x1 = x + 1;
    y1 = y + 1;
  }
  return y0 < 0 ? [0, 0, 1, 1] : [x0, y0, x1, y1];
}

interface FramePart {
  readonly before: Uint8Array | undefined;
  readonly width: number;
  readonly box: Box;
}

/** The pixels inside the box, with `UNCHANGED` for those that equal the previous frame. */
function changedPixels(index: Uint8Array, { before, width, box: [x0, y0, x1, y1] }: FramePart): number[] {
  const pixels = new Array<number>((x1 - x0) * (y1 - y0));
  let k = 0;
  for (let y = y0; y < y1; y++)
    for (let i = y * width + x0; i < y * width + x1; i++) pixels[k++] = before && index[i] === before[i] ? UNCHANGED : (index[i] ?? 0);
  return pixels;
}
