import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns a whole number from 0 up to but not including `bound`, uniformly distributed. */
export type RandomBelow = (bound: number) => number;

const WORDS = 2 ** 32;

/**
 * Random numbers that depend only on the secret and the stream name, and do not reveal the secret: SHA-256 of "secret/stream/0",
 * "secret/stream/1" …, read as big-endian 32-bit integers. Values that would favour low numbers are skipped.
 */
export function secretRandom(secret: string, stream: string): RandomBelow {
  const next = wordsOf(secret, stream);
  return bound => {
    const fair = WORDS - (WORDS % bound);
    let word = next();
    while (word >= fair) word = next();
    return word % bound;
  };
}

function wordsOf(secret: string, stream: string): () => number {
  let blocks = 0;
  let words: number[] = [];
  return () => {
    if (words.length === 0) words = wordsIn(sha256(utf8ToBytes(`${secret}/${stream}/${blocks++}`)));
    return words.shift() ?? 0;
  };
}

function wordsIn({ buffer, byteOffset, byteLength }: Uint8Array): number[] {
  const bytes = new DataView(buffer, byteOffset, byteLength);
  return Array.from({ length: byteLength / 4 }, (_, i) => bytes.getUint32(i * 4));
}

/** Shuffles items: draws one after the other from those left. */
export function shuffledBy<T>(items: readonly T[], lot: RandomBelow): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(lot(left.length), 1));
}
