import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opening, Seat, SeatId } from '../../games/game.js';
import type { MatchReader } from './transaction.js';

/** The public part of a match's secret: its SHA-256 from the start, the secret itself once the match is over. */
export interface Seal {
  readonly hash: string;
  readonly secret?: string;
}

/** Undefined if the match has no secret. */
export function sealOf({ facts: { match, secret } }: MatchReader): Seal | undefined {
  if (secret === undefined) return undefined;
  return { hash: bytesToHex(sha256(utf8ToBytes(secret))), ...(match.status === 'ended' && { secret }) };
}

/** The game's input for dealing a match. */
export function openingOf({ facts: { match, secret } }: MatchReader, seats: readonly Pick<Seat, 'id'>[]): Opening {
  return { seats: seats.map(({ id }) => id), seed: match.seed, options: match.options, ...(secret !== undefined && { secret }) };
}

/**
 * Proves that the orders played are those that were filed: the SHA-256 of the salt, a space and the orders. The receipt shows the hash. All
 * hashes are posted when the phase closes, salts and orders with the results.
 */
export interface OrderSeal {
  readonly seat: SeatId;
  /** 128 random bits in hexadecimal, different for each seat and phase, so that nobody can find the orders by trying. */
  readonly salt: string;
  /** In English, in alphabetical order, joined by "; ", without private lines. Empty if nothing was filed. */
  readonly orders: string;
  readonly hash: string;
  /**
   * Set if an earlier version closed the phase and sealed the seat's votes with its orders: `orders` without the votes. With the salt
   * anybody could find the votes by trying, so it is for the seat's player only.
   */
  readonly inPublic?: string;
}

/** A seal that only the seat's player may open. `orders`: the part of its content that everybody may read. */
export type ShutSeal = Pick<OrderSeal, 'seat' | 'orders' | 'hash'> & { readonly salt?: undefined };

/** What everybody may see of a seal. */
export const shut = (seal: OrderSeal): OrderSeal | ShutSeal =>
  seal.inPublic === undefined ? seal : { seat: seal.seat, orders: seal.inPublic, hash: seal.hash };
