import type { Piece } from '../adjudication/orderGraph.js';
import { movementOf, type PhaseResult, positionAfter, type SettledMovement, settleMovement } from '../adjudication/resolveMovement.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import { oceanOf, withBerths } from '../board/berths.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { battleAmendments, drivenOff, driveOff, evict, unwelcome } from './battleAmendments.js';
import { type Battleground, battlegroundOf, nameOf, placeOf, targetOf, type UnitName } from './battleground.js';
import type { DependentRule, FoughtBattle } from './dependentBattles.js';

export interface BattleResults {
  readonly fought: readonly FoughtBattle[];
  readonly destroyed: readonly UnitName[];
  readonly dependent: DependentRule;
}

/** A movement phase resolved by its orders only, without battles. */
export interface ProvisionalMovement {
  readonly variant: Variant;
  readonly situation: MovementSituation;
  readonly settled: SettledMovement;
  /** Powers without a player, ordered by vote. Undefined if there are no votes. */
  readonly voted: ReadonlySet<PowerId> | undefined;
}

/** Resolves a movement phase again with the results of its battles. */
export function resolveBattles(provisional: ProvisionalMovement, results: BattleResults): PhaseResult {
  const { variant, situation } = provisional;
  const { again, final } = settledAgain(provisional, results);
  const movement = movementOf(variant, situation.position, again);
  const lost = final.pieces.filter(piece => !piece.own.virtual && results.destroyed.includes(nameOf(piece)));
  const pieceIn = new Map(final.pieces.map(piece => [piece.space.id, piece]));
  return {
    ...movement,
    results: movement.results.map(result => withBattle(result, pieceIn, results.fought, lost)),
    position: withoutLost(variant, movement.position, lost),
  };
}

/** Returns the position after battles that destroy nobody alone. */
export const positionAfterBattles = (provisional: ProvisionalMovement, results: Omit<BattleResults, 'destroyed'>): Position =>
  positionAfter(provisional.variant, provisional.situation.position, settledAgain(provisional, { ...results, destroyed: [] }).again);

function settledAgain(
  { variant, situation, settled, voted }: ProvisionalMovement,
  { fought, destroyed, dependent }: BattleResults,
): { readonly again: SettledMovement; readonly final: Battleground } {
  const ground = battlegroundOf(settled.graph);
  const again = settleMovement(variant, situation, settled.orders, voted, battleAmendments(ground, fought));
  const final = battlegroundOf(again.graph);
  evict(final, new Set([...(dependent === 'dislodge' ? unwelcome(ground, fought) : []), ...destroyed]));
  driveOff(final, drivenOff(ground, fought));
  return { again, final };
}

/**
 * Removes destroyed units from the position: from their target if they moved, and from the dislodged units otherwise, so that they do not
 * retreat.
 */
function withoutLost({ board }: Variant, position: Position, lost: readonly Piece[]): Position {
  const units = lost.filter(hasMoved).reduce<readonly Unit[]>((left, piece) => {
    const isIt = ({ at, power }: Unit): boolean => power === piece.power && oceanOf(provinceOf(at)) === targetOf(piece);
    return left.toSpliced(left.findIndex(isIt), 1);
  }, position.units);
  return {
    ...position,
    units: units === position.units ? units : withBerths(board, units),
    dislodged: position.dislodged.filter(unit => !lost.some(piece => piece.space.id === provinceOf(unit.at))),
  };
}

/**
 * Adds to a result the battle that decided the unit's fate (the one at its target if it got there, otherwise the one where it was
 * dislodged) and whether the unit was destroyed.
 */
function withBattle(
  result: OrderResult,
  pieceIn: ReadonlyMap<ProvinceId, Piece>,
  fought: readonly FoughtBattle[],
  lost: readonly Piece[],
): OrderResult {
  const piece = 'at' in result.order ? pieceIn.get(provinceOf(result.order.at)) : undefined;
  if (!piece) return result;
  const at = (place: ProvinceId | undefined): FoughtBattle | undefined => fought.find(f => place !== undefined && f.at.includes(place));
  const isThere = piece.order.kind === 'move' && result.outcome.kind !== 'no-convoy';
  const battle = (isThere ? at(targetOf(piece)) : undefined) ?? (result.dislodged && at(placeOf(piece)));
  if (!battle && !lost.includes(piece)) return result;
  return { ...result, ...(battle && { battle: [...battle.at] }), ...(lost.includes(piece) && { destroyed: true }) };
}
