import { buffer } from 'node:stream/consumers';
import { constants, createDeflate, deflateSync, type ZlibOptions } from 'node:zlib';

/** How far back a compressed stream refers to what it repeats, in bytes. */
const WINDOW = 32_768;
/** The bytes of the header of a stream with a dictionary: two, and four for the dictionary's checksum. */
const LATER_HEADER = 6;
/** The bytes of a last block without content, and of the checksum at the end. */
const [LAST_BLOCK, CHECKSUM] = [2, 4];
/** What sums are taken modulo in Adler-32. */
const ADLER = 65_521;

/** With others the stream would have another window, or other bytes at its end. */
type DeflateOptions = Pick<ZlibOptions, 'level' | 'memLevel' | 'chunkSize'>;

/**
 * Compresses bytes to one zlib stream while they are made: `makeUpTo(end)` makes those that are missing before `end`, for each of `ends` in
 * turn. Threads of Node's pool, which have the usual priority, compress each part but the last while this thread makes the next; it compresses
 * the last itself. Returns the stream in parts; the same bytes give the same stream. Each end is after the one before, the first at least 32 KB after
 * the start, and the last is that of the bytes. Bytes that were made must not change until the promise is kept. Levels are 1 to 9.
 */
export async function deflateInParts(
  bytes: Uint8Array,
  ends: readonly number[],
  makeUpTo: (end: number) => void,
  options: DeflateOptions,
): Promise<readonly Uint8Array[]> {
  const begun: Promise<Uint8Array>[] = [];
  let start = 0;
  for (const end of ends) {
    makeUpTo(end);
    const part = bytes.subarray(start, end);
    const after = start > 0 ? { ...options, dictionary: bytes.subarray(start - WINDOW, start) } : options;
    const stream = end < bytes.length ? deflateElsewhere(part, after) : Promise.resolve(deflateSync(part, after));
    // It is awaited below, unless what follows throws before that.
    stream.catch(() => {});
    begun.push(stream);
    start = end;
  }
  const streams = await Promise.all(begun);
  const last = streams.length - 1;
  const blocks = streams.map((stream, i) => stream.subarray(i === 0 ? 0 : LATER_HEADER, i < last ? -LAST_BLOCK - CHECKSUM : -CHECKSUM));
  const lengths = ends.map((end, i) => end - (ends[i - 1] ?? 0));
  return [...blocks, checksumOfAll(streams.map(checksumAtEnd), lengths)];
}

/** Compresses bytes on another thread, up to a whole byte, so that more can follow before the last block. */
function deflateElsewhere(bytes: Uint8Array, options: ZlibOptions): Promise<Buffer> {
  const stream = createDeflate(options);
  stream.write(bytes);
  // If the stream were ended at once, the bytes themselves would be in its last block.
  stream.flush(constants.Z_SYNC_FLUSH, () => stream.end());
  return buffer(stream);
}

const checksumAtEnd = (stream: Uint8Array): number =>
  new DataView(stream.buffer, stream.byteOffset, stream.byteLength).getUint32(stream.length - CHECKSUM);

/** The Adler-32 of parts one after the other, from the checksum and the length of each. */
function checksumOfAll(checksums: readonly number[], lengths: readonly number[]): Uint8Array {
  let [sum, sumOfSums] = [1, 0];
  checksums.forEach((checksum, i) => {
    const before = sum - 1;
    sumOfSums = reduced(sumOfSums + (checksum >>> 16) + (lengths[i] ?? 0) * before);
    sum = reduced(before + (checksum & 0xffff));
  });
  const bytes = Buffer.alloc(CHECKSUM);
  bytes.writeUInt16BE(sumOfSums, 0);
  bytes.writeUInt16BE(sum, 2);
  return bytes;
}

const reduced = (sum: number): number => ((sum % ADLER) + ADLER) % ADLER;
