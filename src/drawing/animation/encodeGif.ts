import omggif from 'omggif';
import type { Box } from '../vector/geometry.js';

/** One picture of an animation, of the same size and colours as all the others. */
export interface GifFrame {
  readonly index: Uint8Array;
  /** Hundredths of a second it stands. */
  readonly delay: number;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue of at most 255 colours. */
  readonly palette: Uint8Array;
  readonly frames: Iterable<GifFrame>;
  /** Bytes it may have. */
  readonly largest: number;
}

/** The colour that stands for "as before". */
const UNCHANGED = 255;

/** An endless GIF; none where it would be larger than it may be. Of each picture only the part that has changed is kept; no more than two are held at a time. */
export function encodeGif({ width, height, palette, frames, largest }: Gif): Uint8Array | undefined {
  const colours = Array.from(
    { length: 256 },
    (_, i) => ((palette[i * 3] ?? 0) << 16) | ((palette[i * 3 + 1] ?? 0) << 8) | (palette[i * 3 + 2] ?? 0),
  );
  let room = new Uint8Array(width * height * 2 + 10_000);
  const writer = new omggif.GifWriter(room, width, height, { loop: 0, palette: colours });
  let before: Uint8Array | undefined;
  for (const { index, delay } of frames) {
    room = widened(room, writer.getOutputBufferPosition() + width * height * 2);
    writer.setOutputBuffer(room);
    const box = before ? changedBox(before, index, width) : ([0, 0, width, height] as const);
    const part = partOf(index, { before, width, box });
    const [x0, y0, x1, y1] = box;
    writer.addFrame(x0, y0, x1 - x0, y1 - y0, part, { delay, disposal: 1, ...(before && { transparent: UNCHANGED }) });
    if (writer.getOutputBufferPosition() >= largest) return undefined;
    before = index;
  }
  return room.slice(0, writer.end());
}

function widened(room: Uint8Array<ArrayBuffer>, least: number): Uint8Array<ArrayBuffer> {
  if (room.length >= least) return room;
  const wider = new Uint8Array(least * 2);
  wider.set(room);
  return wider;
}

/** Around all that differs; where nothing does, one pixel. */
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

interface Part {
  readonly before: Uint8Array | undefined;
  readonly width: number;
  readonly box: Box;
}

/** The pixels within the box; those that are as before say so. */
function partOf(index: Uint8Array, { before, width, box: [x0, y0, x1, y1] }: Part): number[] {
  const part = new Array<number>((x1 - x0) * (y1 - y0));
  let k = 0;
  for (let y = y0; y < y1; y++)
    for (let i = y * width + x0; i < y * width + x1; i++) part[k++] = before && index[i] === before[i] ? UNCHANGED : (index[i] ?? 0);
  return part;
}
