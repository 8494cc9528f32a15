import { z } from 'zod';
import { armyOwner, dynasty } from '../board/dynasties.js';
import { card, cards, symbol, tactic } from './battleCards.js';
import { cardsEnding, endReason } from './cardsEnding.js';
import { cardsEvent } from './cardsEvent.js';

const seats = z.array(dynasty).readonly();
const armies = z.array(armyOwner).min(1).max(2).readonly();

/**
 * A card laid: a battle card or the dynasty card. `covers`: Qi's dynasty card covers one tactic of the bright card laid with it, whose
 * other tactic counts twice.
 */
const laid = z.union([
  z.object({ card }).readonly(),
  z.object({ dynasty, covers: z.object({ covered: tactic, doubled: tactic }).readonly().optional() }).readonly(),
]);
export type Laid = z.infer<typeof laid>;

const player = z
  .object({
    seat: dynasty,
    hand: cards,
    /** Cards drawn from the deck when the seat last fell back. No other seat sees them. */
    drawn: cards,
    /** The cards laid before the seat, in the order laid. */
    table: z.array(laid).readonly(),
    /** Its armies off the board. Below 0 if it gained control of more states than it had armies for. */
    supply: z.number().int(),
  })
  .readonly();
export type Player = z.infer<typeof player>;

/** The decision that is due, and the seat that makes it. */
const stage = z.discriminatedUnion('kind', [
  /** Each seat chooses two cards to show; all are revealed when the last seat has chosen. */
  z.object({ kind: z.literal('keep'), shown: z.partialRecord(dynasty, cards) }).readonly(),
  z.object({ kind: z.literal('state'), seat: dynasty }).readonly(),
  z.object({ kind: z.literal('battle'), seat: dynasty }).readonly(),
  z.object({ kind: z.literal('use'), seat: dynasty, left: z.array(symbol).readonly() }).readonly(),
  /** `laid`: whether the seat laid a card this round. */
  z.object({ kind: z.literal('take'), seat: dynasty, due: z.number().int(), laid: z.boolean() }).readonly(),
  z.object({ kind: z.literal('over'), ending: cardsEnding }).readonly(),
]);
export type Stage = z.infer<typeof stage>;
export type StageKind = Stage['kind'];

/** The latest tie round: its seats, why the game had ended, and whether no card was discarded in it. */
const tie = z.object({ seats, reason: endReason, idle: z.boolean() }).readonly();
export type Tie = z.infer<typeof tie>;

/** The source of chance. `laid-out`: there is none; the discards become the deck in their order. */
const chance = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('secret'), secret: z.string(), shuffles: z.number().int() }).readonly(),
  z.object({ kind: z.literal('laid-out') }).readonly(),
]);
export type Chance = z.infer<typeof chance>;

/** The complete state of a match of the card game between two decisions, including hands and deck. */
export const cardsState = z
  .object({
    format: z.literal(1),
    /** Whether the dynasty cards are in play. */
    skills: z.boolean(),
    chance,
    /** The battle round after which the game ends at the latest. Undefined: no limit. */
    lastRound: z.number().int().optional(),
    stage,
    /** The number of the round, from 1. Tie rounds count too. */
    round: z.number().int(),
    /** The start player of the round. Undefined until named. */
    start: dynasty.optional(),
    /** The state that is battled for. Undefined until named, and in tie rounds. */
    current: z.string().optional(),
    /** The next card comes first. */
    deck: cards,
    discards: cards,
    row: cards,
    /** With two players, the cards of the local resistance; otherwise undefined. */
    resistance: cards.optional(),
    /** The seat that has claimed each battlefield card. */
    claimed: z.partialRecord(symbol, dynasty),
    /** The seats that have fallen back this round, in that order. */
    fallen: seats,
    tie: tie.optional(),
    /** In seat order. */
    players: z.array(player).readonly(),
    /** The armies in each state, bottom to top. */
    states: z.record(z.string(), armies),
    /** The armies on each stronghold, in the order in which they came. Empty strongholds are missing. */
    strongholds: z.record(z.string(), armies),
    /** Public events of the latest decision, in order. */
    events: z.array(cardsEvent).readonly(),
  })
  .readonly();
export type CardsState = z.infer<typeof cardsState>;
