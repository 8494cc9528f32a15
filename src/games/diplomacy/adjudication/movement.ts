import { berthed } from '../board/berths.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { WrittenOrder } from '../orders/written.js';
import type { OrderResult } from '../report.js';
import type { Amendment, Capitals, Facts, Round } from '../rules/ruleModule.js';
import { voicesIn } from '../rules/voices.js';
import type { Situation } from '../state.js';
import type { Variant } from '../variant.js';
import type { Field, Piece } from './field.js';
import type { Order } from './order.js';
import { dislodgementOf, outcomeOf } from './outcomes.js';
import { recast } from './recast.js';
import { type Aftermaths, contestedAfter, dislodgedUnits, unitsAfter } from './refuges.js';
import { resolve, roundOf } from './rounds.js';
import { wasDislodged } from './settled.js';
import { NO_VIRTUALS, type Virtuals, virtualsIn } from './virtual.js';
import { type VirtualResult, virtualResults } from './virtualResults.js';

/** Who wrote what, and the settled field it came to. */
export interface Settled {
  /** By unit, in the order of the position's units. */
  readonly given: readonly (WrittenOrder | undefined)[];
  readonly orders: ReadonlyMap<ProvinceId, WrittenOrder>;
  readonly facts: Facts;
  readonly field: Field;
}

export interface Movement {
  /** One result a unit, in the order of the position's units. */
  readonly results: readonly OrderResult[];
  readonly position: Position;
  /** What the virtual armies came to that took part. */
  readonly virtual?: readonly VirtualResult[];
}

/**
 * Resolves a movement phase. `orders`: legal orders by the province of the unit; a unit without one holds. `voted`: powers that
 * nobody plays.
 */
export function resolveMovement(
  variant: Variant,
  situation: Circumstances,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId> = NOBODY,
): Movement {
  return movementOf(variant, situation.position, settleMovement(variant, situation, orders, voted));
}

/** `laid`: what is laid down whatever the equations say. */
export function settleMovement(
  variant: Variant,
  situation: Circumstances,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId> = NOBODY,
  laid: readonly Amendment[] = [],
): Settled {
  const { position } = situation;
  const given: (WrittenOrder | undefined)[] = [];
  const recasts: Order[] = [];
  for (const unit of position.units) {
    const order = orders.get(provinceOf(unit.at));
    given.push(order);
    recasts.push(recast(variant, unit, order));
  }
  const facts = factsOf(variant, situation, voted);
  return { given, orders, facts, field: resolve(variant, recasts, orders, facts, laid) };
}

/** What a settled field has come to, unit by unit. */
export function movementOf(variant: Variant, position: Position, { given, orders, facts, field }: Settled): Movement {
  const { aftermaths, closed } = askAfterwards(variant, () => roundOf(variant, field, orders, facts));
  const { units, taken } = unitsAfter(field, aftermaths);
  const contested = contestedAfter(field, closed, taken);
  const virtual = virtualResults(variant, field, facts);
  const results = position.units.map((unit, i) => resultOf(variant, pieceOf(field, i), unit, given[i], aftermaths));
  const after = {
    units: berthed(variant.board, units),
    dislodged: dislodgedUnits(variant, field, taken, contested),
    contested,
    centres: position.centres,
  };
  return virtual.length > 0 ? { results, position: after, virtual } : { results, position: after };
}

/** The pieces of the units come first, in the order of the position. */
function pieceOf({ pieces }: Field, number: number): Piece {
  const piece = pieces[number];
  if (!piece) throw new Error(`unit ${number} is not on the field`);
  return piece;
}

/** What a movement phase is resolved in. */
export type Circumstances = Pick<Situation, 'position' | 'turn' | 'capitals'>;

export const factsOf = (
  { board }: Variant,
  { position: { units, centres }, turn: { season }, capitals = NO_CAPITALS }: Circumstances,
  voted: ReadonlySet<PowerId> = NOBODY,
): Facts => ({
  board,
  units,
  season,
  centres,
  capitals,
  unitAt: province => units.find(u => provinceOf(u.at) === province),
  isVoted: power => voted.has(power),
});
const NO_CAPITALS: Capitals = {};

/** The virtual armies of a situation; in movement phases alone are there any. */
export const virtualsOf = (variant: Variant, situation: Circumstances & Pick<Situation, 'phase'>): Virtuals =>
  situation.phase === 'movement' ? virtualsIn(variant.rules, () => factsOf(variant, situation)) : NO_VIRTUALS;
const NOBODY: ReadonlySet<PowerId> = new Set();

/** `aftermaths`: by province, undefined where no rule has any. */
function askAfterwards(
  { rules }: Variant,
  round: () => Round,
): { readonly aftermaths: Aftermaths | undefined; readonly closed: readonly ProvinceId[] } {
  const asked = voicesIn(rules).concluding;
  if (asked.length === 0) return { aftermaths: undefined, closed: [] };
  const settled = round();
  const answers = asked.map(rule => rule.afterMovement?.(settled)).filter(answer => answer !== undefined);
  return { aftermaths: new Map(answers.flatMap(a => a.units).map(a => [a.at, a])), closed: answers.flatMap(a => a.contested) };
}

function resultOf(
  variant: Variant,
  piece: Piece,
  unit: Unit,
  written: WrittenOrder | undefined,
  aftermaths: Aftermaths | undefined,
): OrderResult {
  const { outcome, success } = aftermaths?.get(piece.space.id) ?? outcomeOf(variant, piece);
  const result: Mutable<OrderResult> = {
    power: unit.power,
    order: written ?? { kind: 'hold', type: unit.type, at: unit.at },
    written: written !== undefined,
    success,
    outcome,
  };
  if (wasDislodged(piece)) result.dislodged = dislodgementOf(piece);
  if (piece.bonusBecause !== undefined) result.bonus = { by: piece.bonus, because: piece.bonusBecause };
  if (piece.order.unit.type !== unit.type) result.reverted = true;
  return result;
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
