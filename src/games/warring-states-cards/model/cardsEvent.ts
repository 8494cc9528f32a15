import { z } from 'zod';
import { armyOwner, dynasty } from '../board/dynasties.js';
import { cards, symbol } from './battleCards.js';
import { cardsEnding } from './cardsEnding.js';
import { move } from './move.js';

/** One thing that happened, as everybody may know it: never what card was drawn. */
export const cardsEvent = z.discriminatedUnion('kind', [
  /** The seat did not answer; what follows for it was done in its name. */
  z.object({ kind: z.literal('missed'), seat: dynasty }).readonly(),
  z.object({ kind: z.literal('moved'), seat: dynasty, move }).readonly(),
  z.object({ kind: z.literal('claimed'), seat: dynasty, symbols: z.array(symbol).readonly() }).readonly(),
  /** `symbol`: the claimed card it is drawn for; none: no card was laid. `cards`: how many came from the deck; 0 when there was none left. */
  z.object({ kind: z.literal('drew'), seat: dynasty, symbol: symbol.optional(), cards: z.number().int() }).readonly(),
  /** All that was left of the row. */
  z.object({ kind: z.literal('took-rest'), seat: dynasty, cards }).readonly(),
  /** The discards are the deck now. */
  z.object({ kind: z.literal('reshuffled'), cards: z.number().int() }).readonly(),
  z.object({ kind: z.literal('row'), cards }).readonly(),
  z.object({ kind: z.literal('resistance'), cards }).readonly(),
  z.object({ kind: z.literal('control'), state: z.string(), from: armyOwner, to: dynasty }).readonly(),
  z.object({ kind: z.literal('tied'), seats: z.array(dynasty).readonly() }).readonly(),
  z.object({ kind: z.literal('ended'), ending: cardsEnding }).readonly(),
]);
export type CardsEvent = z.infer<typeof cardsEvent>;
