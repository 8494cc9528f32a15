import { crc32, deflateSync } from 'node:zlib';
import { deflateInHalves } from './deflateInHalves.js';
import type { IndexedPixels } from './medianCut.js';

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);
const INDEXED = 3;
/**
 * Compression level of a posted picture, and of one in full size. The first takes half the time of the second, for a fifth more bytes,
 * of which posted pictures have few; the second two thirds of the default's time, for three hundredths more bytes.
 */
const LEVEL = { posted: 1, full: 5 };
/** Pictures with more pixels are in full size. */
const POSTED = 1_000_000;

/** Encodes an indexed PNG. Pixels and palette are read before the promise is returned. */
export async function encodePng(width: number, height: number, { palette, index }: IndexedPixels): Promise<Uint8Array> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, INDEXED, 0, 0, 0], 8);
  const colours = chunk('PLTE', palette.slice());
  const { rows, buffer } = rowsOf(width, height, index);
  const parts = await deflated(rows, width * height > POSTED);
  spare = buffer;
  return joined([
    SIGNATURE,
    ...chunk('IHDR', header),
    ...colours,
    ...parts.flatMap(part => chunk('IDAT', part)),
    ...chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Compresses rows. Those of a posted picture take a few milliseconds: a second thread would gain little. */
async function deflated(rows: Uint8Array, isFull: boolean): Promise<readonly Uint8Array[]> {
  const options = { level: isFull ? LEVEL.full : LEVEL.posted, memLevel: 9, chunkSize: 1 << 20 };
  return isFull ? await deflateInHalves(rows, options) : [deflateSync(rows, options)];
}

/** Where the rows of the next picture are put: 2 MB allocated for each would pile up. Empty while a picture is encoded from it. */
let spare = new Uint8Array(0);

/** Copies the pixels, with filter type 0 (none) before each row, which is best for indexed colours. */
function rowsOf(width: number, height: number, index: Uint8Array): { readonly rows: Uint8Array; readonly buffer: Uint8Array<ArrayBuffer> } {
  const size = (width + 1) * height;
  const buffer = spare.length < size ? new Uint8Array(size) : spare;
  spare = new Uint8Array(0);
  for (let y = 0; y < height; y++) {
    buffer[y * (width + 1)] = 0;
    buffer.set(index.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return { rows: buffer.subarray(0, size), buffer };
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
