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
 * Compresses bytes to one zlib stream, which is returned in parts. A thread of Node's pool, which has the usual priority, compresses the first
 * half while this thread compresses the second. The same bytes give the same stream. They must be at least 64 KB, and not change until the
 * promise is kept. Levels are 1 to 9.
 */
export async function deflateInHalves(bytes: Uint8Array, options: DeflateOptions): Promise<readonly Uint8Array[]> {
  const middle = bytes.length >> 1;
  const begun = deflateElsewhere(bytes.subarray(0, middle), options);
  const second = deflateSync(bytes.subarray(middle), { ...options, dictionary: bytes.subarray(middle - WINDOW, middle) });
  const first = await begun;
  return [
    first.subarray(0, -LAST_BLOCK - CHECKSUM),
    second.subarray(LATER_HEADER, -CHECKSUM),
    checksumOfBoth(checksumAtEnd(first), checksumAtEnd(second), bytes.length - middle),
  ];
}

/** Compresses bytes on another thread, up to a whole byte, so that more can follow before the last block. */
function deflateElsewhere(bytes: Uint8Array, options: DeflateOptions): Promise<Buffer> {
  const stream = createDeflate(options);
  stream.write(bytes);
  // If the stream were ended at once, the bytes themselves would be in its last block.
  stream.flush(constants.Z_SYNC_FLUSH, () => stream.end());
  return buffer(stream);
}

const checksumAtEnd = (stream: Buffer): number => stream.readUInt32BE(stream.length - CHECKSUM);

/** The Adler-32 of bytes after others, from the checksums of both and the number of the later ones. */
function checksumOfBoth(first: number, second: number, length: number): Uint8Array {
  const before = (first & 0xffff) - 1;
  const bytes = Buffer.alloc(CHECKSUM);
  bytes.writeUInt16BE(reduced((first >>> 16) + (second >>> 16) + length * before), 0);
  bytes.writeUInt16BE(reduced(before + (second & 0xffff)), 2);
  return bytes;
}

const reduced = (sum: number): number => ((sum % ADLER) + ADLER) % ADLER;
