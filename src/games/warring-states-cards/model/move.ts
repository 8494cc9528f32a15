import { z } from 'zod';
import { dynasty } from '../board/dynasties.js';
import { type CardSymbol, card, cards, symbol, tactic } from './battleCards.js';

const hold = z.string();
const stateId = z.string();

/**
 * The effect of a dynasty card laid with a bright card. Qi covers a tactic, Qin takes a card of the row and gives one of its hand for it,
 * Yan takes back a card that it has laid.
 */
const skill = z.discriminatedUnion('of', [
  z.object({ of: z.literal('chu') }).readonly(),
  z.object({ of: z.literal('jin') }).readonly(),
  z.object({ of: z.literal('qi'), cover: tactic }).readonly(),
  z.object({ of: z.literal('qin'), take: card, give: card }).readonly(),
  z.object({ of: z.literal('yan'), take: card }).readonly(),
]);
export type Skill = z.infer<typeof skill>;

const show = z.object({ kind: z.literal('show'), cards }).readonly();
const name = z.object({ kind: z.literal('state'), state: stateId, start: dynasty.optional() }).readonly();
const play = z.object({ kind: z.literal('play'), card, advisor: card.optional(), skill: skill.optional() }).readonly();
const fallBack = z.object({ kind: z.literal('fall-back') }).readonly();
const take = z.object({ kind: z.literal('take'), cards }).readonly();

const draw = z.object({ kind: z.literal('draw'), symbol }).readonly();
const place = z.object({ kind: z.literal('place'), symbol: tactic.exclude(['Spy']), at: hold }).readonly();
const spy = z.object({ kind: z.literal('spy'), card }).readonly();
/** `armies`: for each opponent with a single army on `from`, where that army goes, in the order of moving. */
const fire = z
  .object({ kind: z.literal('fire'), from: hold, armies: z.array(z.object({ of: dynasty, to: hold }).readonly()).readonly() })
  .readonly();
const forest = z.object({ kind: z.literal('forest'), state: stateId }).readonly();
const mountain = z.object({ kind: z.literal('mountain'), at: hold }).readonly();
const wind = z.object({ kind: z.literal('wind'), from: hold, to: hold }).readonly();

/** One decision of one seat. */
export const move = z.discriminatedUnion('kind', [show, name, play, fallBack, draw, place, spy, fire, forest, mountain, wind, take]);
export type Move = z.infer<typeof move>;
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

/** The use of a claimed battlefield card: its action, or a draw from the deck. */
export type Use = MoveOf<'draw' | 'place' | 'spy' | 'fire' | 'forest' | 'mountain' | 'wind'>;

const ACTS_FOR = { spy: 'Spy', fire: 'Fire', forest: 'Forest', mountain: 'Mountain', wind: 'Wind' } as const;

/** The symbol of the battlefield card that is used. */
export const symbolUsed = (use: Use): CardSymbol => (use.kind === 'draw' || use.kind === 'place' ? use.symbol : ACTS_FOR[use.kind]);

export const isUse = (move: Move): move is Use => move.kind === 'draw' || move.kind === 'place' || move.kind in ACTS_FOR;

/** The filed decision of a seat, if it has any. */
export const cardsSubmission = z.object({ move: move.optional() });
export type CardsSubmission = Readonly<z.infer<typeof cardsSubmission>>;
