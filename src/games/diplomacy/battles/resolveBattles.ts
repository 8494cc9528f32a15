import type { Piece } from '../adjudication/field.js';
import { type Movement, movementOf, type Settled, settleMovement } from '../adjudication/movement.js';
import { hasMoved } from '../adjudication/settled.js';
import { berthed, oceanOf } from '../board/berths.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import type { Circumstances } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { DependentRule, Fought } from './dependent.js';
import { groundOf, nameOf, placeOf, targetOf, type UnitName } from './ground.js';
import { drivenOff, driveOff, evict, layDown, unwelcome } from './layDown.js';

/** The results of the battles of a turn. */
export interface Results {
  readonly fought: readonly Fought[];
  /** Units that are gone for good. */
  readonly destroyed: readonly UnitName[];
  readonly dependent: DependentRule;
}

/** A movement phase as far as its orders go, before anything is laid down. */
export interface Provisional {
  readonly variant: Variant;
  readonly situation: Circumstances;
  readonly settled: Settled;
  /** Powers that nobody plays. */
  readonly voted: ReadonlySet<PowerId> | undefined;
}

/** Resolves a movement phase again with the results of its battles laid down. */
export function resolveBattles({ variant, situation, settled, voted }: Provisional, results: Results): Movement {
  const { fought, destroyed, dependent } = results;
  const ground = groundOf(settled.field);
  const again = settleMovement(variant, situation, settled.orders, voted, layDown(ground, fought));
  const final = groundOf(again.field);
  evict(final, new Set([...(dependent === 'dislodge' ? unwelcome(ground, fought) : []), ...destroyed]));
  driveOff(final, drivenOff(ground, fought));
  const movement = movementOf(variant, situation.position, again);
  const lost = final.pieces.filter(piece => !piece.virtual && destroyed.includes(nameOf(piece)));
  const pieceIn = new Map(final.pieces.map(piece => [piece.space.id, piece]));
  return {
    ...movement,
    results: movement.results.map(result => withBattle(result, pieceIn, fought, lost)),
    position: withoutLost(variant, movement.position, lost),
  };
}

/** A unit that left before it was lost is gone from where it went; of the others, which were thrown out, none retreats. */
function withoutLost({ board }: Variant, position: Position, lost: readonly Piece[]): Position {
  const units = lost.filter(hasMoved).reduce<readonly Unit[]>((left, piece) => {
    const isIt = ({ at, power }: Unit): boolean => power === piece.power && oceanOf(provinceOf(at)) === targetOf(piece);
    return left.toSpliced(left.findIndex(isIt), 1);
  }, position.units);
  return {
    ...position,
    units: units === position.units ? units : berthed(board, units),
    dislodged: position.dislodged.filter(unit => !lost.some(piece => piece.space.id === provinceOf(unit.at))),
  };
}

/** Which battle decided what became of a unit: the one at its target, if it got there, or the one where it was dislodged. */
function withBattle(
  result: OrderResult,
  pieceIn: ReadonlyMap<ProvinceId, Piece>,
  fought: readonly Fought[],
  lost: readonly Piece[],
): OrderResult {
  const piece = 'at' in result.order ? pieceIn.get(provinceOf(result.order.at)) : undefined;
  if (!piece) return result;
  const at = (place: ProvinceId | undefined): Fought | undefined => fought.find(f => place !== undefined && f.at.includes(place));
  const isThere = piece.order.kind === 'move' && result.outcome.kind !== 'no-convoy';
  const battle = (isThere ? at(targetOf(piece)) : undefined) ?? (result.dislodged && at(placeOf(piece)));
  if (!battle && !lost.includes(piece)) return result;
  return { ...result, ...(battle && { battle: [...battle.at] }), ...(lost.includes(piece) && { destroyed: true }) };
}
