import { mapped } from '../../../lib/mapped.js';
import { withBerths } from '../board/berths.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import { ruleIndexOf } from '../model/ruleIndex.js';
import type { Aftermath, Amendment, Round, TurnFacts } from '../model/ruleModule.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { VirtualResult } from '../model/virtualResult.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { factsOf } from '../orders/turnFacts.js';
import { asBasicOrder } from './asBasicOrder.js';
import type { OrderGraph, Piece } from './orderGraph.js';
import { ordersByProvince, type PhaseOrders, writtenIn } from './phaseOrders.js';
import { dislodgementOf, pieceOutcome } from './pieceOutcome.js';
import { plainMovement, plainPosition } from './plainMovement.js';
import { pieceFrom, resolveRounds, roundOf } from './resolveRounds.js';
import { type Aftermaths, contestedAfter, dislodgedUnits, unitsAfter } from './retreatOptions.js';
import { wasDislodged } from './settledPieces.js';
import { virtualResults } from './virtualResults.js';

/** The orders of a movement phase and their settled graph. */
export interface SettledMovement {
  readonly orders: PhaseOrders;
  readonly facts: TurnFacts;
  readonly graph: OrderGraph;
}

export interface PhaseResult {
  /**
   * Movement: one per unit, in the order of the position's units. Retreats: one per dislodged unit. Adjustments: one per order and per
   * removal by civil disorder.
   */
  readonly results: readonly OrderResult[];
  readonly position: Position;
  /** Results of virtual armies. Undefined if there are none. */
  readonly virtual?: readonly VirtualResult[];
}

/** Resolves a movement phase. `orders`: legal orders by the unit's province; units without one hold. `voted`: powers without a player. */
export function resolveMovement(
  variant: Variant,
  situation: MovementSituation,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId> = NOBODY,
): PhaseResult {
  return resolveOrders(variant, situation, ordersByProvince(variant.board, situation.position.units, orders), voted);
}

/** The same for orders that are at hand in another form. */
export const resolveOrders = (
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted: ReadonlySet<PowerId> = NOBODY,
): PhaseResult => plainMovement(variant, situation, orders, voted) ?? resolveByGraph(variant, situation, orders, voted);

/** The same by a graph of the orders, which knows all rules. */
export const resolveByGraph = (
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted: ReadonlySet<PowerId> = NOBODY,
): PhaseResult => movementOf(variant, situation.position, settleMovement(variant, situation, orders, voted));

/** The position after a movement phase alone, sooner than with the results. */
export const positionFrom = (
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted: ReadonlySet<PowerId> = NOBODY,
): Position =>
  plainPosition(variant, situation, orders, voted) ??
  positionAfter(variant, situation.position, settleMovement(variant, situation, orders, voted));

/** Settles the orders of a movement phase. `laid`: amendments that apply from the first round. */
export function settleMovement(
  variant: Variant,
  situation: MovementSituation,
  orders: PhaseOrders,
  voted: ReadonlySet<PowerId> = NOBODY,
  laid: readonly Amendment[] = [],
): SettledMovement {
  const { position } = situation;
  const recasts = mapped(position.units, (unit, i) => asBasicOrder(variant, unit, orders[i]));
  const facts = factsOf(variant, situation, voted);
  return { orders, facts, graph: resolveRounds(variant, recasts, writtenIn(orders), facts, laid) };
}

/** Returns the results of a settled graph and the position after it. */
export function movementOf(variant: Variant, position: Position, settled: SettledMovement): PhaseResult {
  const { orders, facts, graph } = settled;
  const { aftermaths, after } = aftermathOf(variant, position, settled);
  const virtual = virtualResults(variant, graph, facts);
  const results = mapped(position.units, (unit, i) => resultOf(variant, pieceOf(graph, i), unit, orders[i], aftermaths));
  return virtual.length > 0 ? { results, position: after, virtual } : { results, position: after };
}

/** Returns the position after a settled graph alone. */
export const positionAfter = (variant: Variant, position: Position, settled: SettledMovement): Position =>
  aftermathOf(variant, position, settled).after;

function aftermathOf(
  variant: Variant,
  { centres }: Position,
  { orders, facts, graph }: SettledMovement,
): { readonly aftermaths: Aftermaths | undefined; readonly after: Position } {
  const { aftermaths, closed } = askAfterwards(variant, graph, () => roundOf(variant, graph, writtenIn(orders), facts));
  const standing = unitsAfter(graph, aftermaths);
  const contested = contestedAfter(graph, closed, standing);
  const units = withBerths(variant.board, standing.units);
  return { aftermaths, after: { units, dislodged: dislodgedUnits(variant, graph, standing, contested), contested, centres } };
}

/** Returns the piece of a unit. Pieces of units come first, in the order of the position. */
function pieceOf({ pieces }: OrderGraph, number: number): Piece {
  const piece = pieces[number];
  if (piece === undefined) throw new Error(`unit ${number} is not on the graph`);
  return piece;
}
const NOBODY: ReadonlySet<PowerId> = new Set();

/** Asks the rules for their `afterMovement`. `aftermaths`: undefined if no rule has any. */
function askAfterwards(
  { rules }: Variant,
  graph: OrderGraph,
  round: () => Round,
): { readonly aftermaths: Aftermaths | undefined; readonly closed: readonly ProvinceId[] } {
  const asked = ruleIndexOf(rules).afterMovement;
  if (asked.length === 0) return { aftermaths: undefined, closed: [] };
  const settled = round();
  const answers = asked.map(rule => rule.afterMovement?.(settled)).filter(answer => answer !== undefined);
  const units = answers.flatMap(a => a.units);
  return { aftermaths: units.length > 0 ? byPiece(graph, units) : undefined, closed: answers.flatMap(a => a.contested) };
}

function byPiece(graph: OrderGraph, aftermaths: readonly Aftermath[]): Aftermaths {
  const found = new Array<Aftermath | undefined>(graph.pieces.length);
  for (const aftermath of aftermaths) {
    const piece = pieceFrom(graph, aftermath.at);
    if (piece !== undefined) found[piece.number] = aftermath;
  }
  return found;
}

function resultOf(
  variant: Variant,
  piece: Piece,
  unit: Unit,
  written: WrittenOrder | undefined,
  aftermaths: Aftermaths | undefined,
): OrderResult {
  const { outcome, success } = aftermaths?.[piece.number] ?? pieceOutcome(variant, piece);
  const { power, type, at } = unit;
  const order = written ?? { kind: 'hold', type, at };
  const isWritten = written !== undefined;
  // Whole objects at once: adding fields one by one takes longer.
  const result: Mutable<OrderResult> = wasDislodged(piece)
    ? { power, order, written: isWritten, success, outcome, dislodged: dislodgementOf(piece) }
    : { power, order, written: isWritten, success, outcome };
  const { bonus, bonusBecause } = piece.own;
  if (bonusBecause !== undefined) result.bonus = { by: bonus, because: bonusBecause };
  if (piece.unit.type !== type) result.reverted = true;
  return result;
}
type Mutable<T> = { -readonly [K in keyof T]: T[K] };
