import { crc32, deflateSync } from 'node:zlib';
import { deflateInParts } from './deflateInParts.js';
import type { IndexedPixels } from './medianCut.js';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const INDEXED = 3;
/**
 * Compression level of a posted picture, and of one in full size. The first takes the least time: posted pictures have few bytes. The level after
 * the second would take two fifths longer for three hundredths fewer bytes.
 */
const LEVEL = { posted: 1, full: 4 };
/** Pictures with more pixels are in full size. */
const POSTED = 1_000_000;

/** A picture that may be drawn while it is encoded. */
export interface DrawnPixels extends IndexedPixels {
  /** Draws the rows before `end` that are missing. Default: all are drawn. */
  readonly drawUpTo?: (end: number) => void;
}

/** Encodes an indexed PNG. It is drawn, and its pixels and palette are read, before the promise is returned. */
export async function encodePng(width: number, height: number, picture: DrawnPixels): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const colours = chunk('PLTE', picture.palette.slice());
  const size = (width + 1) * height;
  const buffer = spare.length < size ? new Uint8Array(size) : spare;
  spare = new Uint8Array(0);
  const parts = await deflated({ rows: buffer.subarray(0, size), width, height }, picture);
  spare = buffer;
  return joined([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...colours,
    ...parts.flatMap(part => chunk('IDAT', part)),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Where the rows of the next picture are put: 2 MB allocated for each would pile up. Empty while a picture is encoded from it. */
let spare = new Uint8Array(0);

/** The bytes of a picture before they are compressed. */
interface PngRows {
  readonly rows: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the parts end in which a picture in full size is drawn and compressed, as shares of its height. Other threads begin
 * after the first; the last are smaller, because nothing is drawn while they are compressed. A line that crosses an end is rasterised for both
 * parts, so more parts would take longer. Of the shares that were tried these were fastest on two cores.
 */
const PARTS = [0.3, 0.6, 0.85, 1] as const;

/** Compresses a picture. A posted one takes a few milliseconds: a second thread would gain little. */
async function deflated(png: PngRows, { index, drawUpTo = alreadyDrawn }: DrawnPixels): Promise<readonly Uint8Array[]> {
  const { rows, width, height } = png;
  const isFull = width * height > POSTED;
  const options = { level: isFull ? LEVEL.full : LEVEL.posted, memLevel: 9, chunkSize: isFull ? 1 << 18 : 1 << 20 };
  let row = 0;
  const fillUpTo = (end: number): void => {
    drawUpTo(end);
    for (; row < end; row++) fillRow(png, index, row);
  };
  if (!isFull) {
    fillUpTo(height);
    return [deflateSync(rows, options)];
  }
  const ends = PARTS.map(share => Math.round(height * share) * (width + 1));
  return await deflateInParts(rows, ends, end => fillUpTo(end / (width + 1)), options);
}

const alreadyDrawn = (): void => {};

/** Copies a row, with filter type 0 (none) before it, which is best for indexed colours. */
function fillRow({ rows, width }: PngRows, index: Uint8Array, row: number): void {
  const at = row * (width + 1);
  rows[at] = 0;
  rows.set(index.subarray(row * width, (row + 1) * width), at + 1);
}

function chunk(type: string, content: Uint8Array): readonly Uint8Array[] {
  const name = Buffer.from(type, 'latin1');
  return [bigEndian(content.length), name, content, bigEndian(crc32(content, crc32(name)))];
}

function bigEndian(value: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value, 0);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
