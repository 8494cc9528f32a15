import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opening, Seat, SeatId } from '../../games/game.js';
import type { MatchReader } from './transaction.js';

/** What everybody may know of a match's secret: its SHA-256 from the start, the secret itself when the match is over. */
export interface Seal {
  readonly hash: string;
  readonly secret?: string;
}

/** Undefined: the match has no secret. */
export function sealOf({ facts: { match, secret } }: MatchReader): Seal | undefined {
  if (secret === undefined) return undefined;
  return { hash: bytesToHex(sha256(utf8ToBytes(secret))), ...(match.status === 'ended' && { secret }) };
}

/** What a match is dealt from. */
export function openingOf({ facts: { match, secret } }: MatchReader, seats: readonly Pick<Seat, 'id'>[]): Opening {
  return { seats: seats.map(({ id }) => id), seed: match.seed, options: match.options, ...(secret !== undefined && { secret }) };
}

/**
 * What proves that the orders that were played are those that were on file: the SHA-256 of the salt, a space, and the orders. The hash is
 * in the receipt, and told to all when the phase closes, salt and orders with the results.
 */
export interface OrderSeal {
  readonly seat: SeatId;
  /** 128 random bits in hexadecimal, the seat's own in this phase: nobody can find the orders by trying. */
  readonly salt: string;
  /** In English, in alphabetical order, with "; " between, what is private left out; empty: nothing was on file. */
  readonly orders: string;
  readonly hash: string;
  /**
   * An earlier version closed the phase, and sealed the seat's votes with its orders: what stands in `orders` without them. Whoever has
   * the salt could find the votes by trying, so that it is for the seat's player alone.
   */
  readonly inPublic?: string;
}
