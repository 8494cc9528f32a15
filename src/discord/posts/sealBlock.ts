import type { OrderSeal, ShutSeal } from '../../matches/model/seal.js';
import type { Words } from '../words/wordsIn.js';

/** What to hash and the expected hash, or why only the power's player can check it. */
export function sealBlock({ seals }: Words, name: string, { salt, orders, hash }: OrderSeal | ShutSeal): string {
  return [`# ${name}`, salt === undefined ? seals.verifyShut(orders) : seals.verifyLine(salt, orders), hash].join('\n');
}
