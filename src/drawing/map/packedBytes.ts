import { inflateSync } from 'node:zlib';

/** Bytes of the widest number in what is prepared. */
export const WIDEST = 4;
/** The fewest bytes that zlib takes for a piece. */
const LEAST_PIECE = 64;

/**
 * Inflates to `size` bytes, which begin where wider numbers may begin. In one piece: pieces that are joined are copied. Throws if there are
 * more bytes or fewer.
 */
export function inflated(packed: Uint8Array, size: number): Uint8Array {
  const bytes = inflateSync(packed, { chunkSize: Math.max(LEAST_PIECE, size + 1) });
  if (bytes.length !== size) throw new Error(`${size} bytes were prepared, not ${bytes.length}`);
  // Small pieces are parts of a pool, and may begin anywhere in it.
  return bytes.byteOffset % WIDEST === 0 ? bytes : new Uint8Array(bytes);
}
