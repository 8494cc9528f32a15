import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Opening, Seat } from '../../games/game.js';
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
