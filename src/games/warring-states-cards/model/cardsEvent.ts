import { z } from 'zod';
import { armyOwner, dynasty } from '../board/dynasties.js';
import { cards, symbol } from './battleCards.js';
import { cardsEnding } from './cardsEnding.js';
import { move } from './move.js';

/** A public event: never says which card was drawn. */
export const cardsEvent = z.discriminatedUnion('kind', [
  /** The seat missed its turn; its next moves are played by default. */
  z.object({ kind: z.literal('missed'), seat: dynasty }).readonly(),
  z.object({ kind: z.literal('moved'), seat: dynasty, move }).readonly(),
  z.object({ kind: z.literal('claimed'), seat: dynasty, symbols: z.array(symbol).readonly() }).readonly(),
  /** `symbol`: the claimed card it was drawn for; absent: the seat laid no card. `cards`: the number drawn; 0 if the deck was empty. */
  z.object({ kind: z.literal('drew'), seat: dynasty, symbol: symbol.optional(), cards: z.number().int() }).readonly(),
  /** The whole rest of the row. */
  z.object({ kind: z.literal('took-rest'), seat: dynasty, cards }).readonly(),
  /** The discards became the deck. */
  z.object({ kind: z.literal('reshuffled'), cards: z.number().int() }).readonly(),
  z.object({ kind: z.literal('row'), cards }).readonly(),
  z.object({ kind: z.literal('resistance'), cards }).readonly(),
  z.object({ kind: z.literal('control'), state: z.string(), from: armyOwner, to: dynasty }).readonly(),
  z.object({ kind: z.literal('tied'), seats: z.array(dynasty).readonly() }).readonly(),
  z.object({ kind: z.literal('ended'), ending: cardsEnding }).readonly(),
]);
export type CardsEvent = z.infer<typeof cardsEvent>;
