import { z } from 'zod';
import { armyOwner, dynasty } from '../board/dynasties.js';
import { cards, symbol } from './battleCards.js';
import { cardsEnding } from './cardsEnding.js';
import { move } from './move.js';

/** How strong each owner is in a state when control is checked. In events of earlier versions it is missing. */
const strengths = z.partialRecord(armyOwner, z.number().int());
export type Strengths = z.infer<typeof strengths>;

/** A public event. It never tells which card was drawn from the deck. */
export const cardsEvent = z.discriminatedUnion('kind', [
  /** The seat missed its turn. The moves that follow are made for it by default. */
  z.object({ kind: z.literal('missed'), seat: dynasty }).readonly(),
  z.object({ kind: z.literal('moved'), seat: dynasty, move }).readonly(),
  z.object({ kind: z.literal('claimed'), seat: dynasty, symbols: z.array(symbol).readonly() }).readonly(),
  /**
   * `symbol`: the claimed card it drew for; undefined if it drew because it laid no card. `cards`: the number drawn; 0 if there was none
   * left.
   */
  z.object({ kind: z.literal('drew'), seat: dynasty, symbol: symbol.optional(), cards: z.number().int() }).readonly(),
  /** The seat took all that was left of the row. */
  z.object({ kind: z.literal('took-rest'), seat: dynasty, cards }).readonly(),
  /** The discards became the deck. */
  z.object({ kind: z.literal('reshuffled'), cards: z.number().int() }).readonly(),
  z.object({ kind: z.literal('row'), cards }).readonly(),
  z.object({ kind: z.literal('resistance'), cards }).readonly(),
  z.object({ kind: z.literal('control'), state: z.string(), from: armyOwner, to: dynasty, strengths: strengths.optional() }).readonly(),
  /**
   * Control was checked and did not change: in the state that was battled for, and wherever another owner is as strong as the controller.
   * `around`: the armies around it, if it is neutral and those are too few.
   */
  z.object({ kind: z.literal('kept'), state: z.string(), by: armyOwner, strengths, around: z.number().int().optional() }).readonly(),
  z.object({ kind: z.literal('tied'), seats: z.array(dynasty).readonly() }).readonly(),
  z.object({ kind: z.literal('ended'), ending: cardsEnding }).readonly(),
]);
export type CardsEvent = z.infer<typeof cardsEvent>;
