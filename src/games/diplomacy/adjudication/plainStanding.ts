import { mapped } from '../../../lib/mapped.js';
import { numberOfLocation } from '../board/board.js';
import { type Location, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';
import type { Variant } from '../model/variant.js';
import { placesToReach } from '../orders/reach.js';
import { MOVE, NOBODY, type PlainField, YES } from './plainField.js';
import { hasBounced, wasDislodged } from './plainOutcome.js';
import { movedTo, withMarks } from './settledPieces.js';

/** The position after a settled field. */
export function positionOn(variant: Variant, { units, centres }: Position, field: PlainField): Position {
  const standing: Unit[] = [];
  const lost: number[] = [];
  for (let piece = 0; piece < units.length; piece++) {
    const unit = units[piece];
    if (unit === undefined) continue;
    if (wasDislodged(field, piece)) lost.push(piece);
    else standing.push(unitAfter(field, piece, unit));
  }
  const contested = contestedOn(field);
  const dislodged = mapped(lost, piece => dislodgedUnit(variant, field, contested, piece));
  return { units: standing, dislodged, contested, centres };
}

/** A unit that was not dislodged, where it stands afterwards. */
export const unitAfter = ({ board, moves, to }: PlainField, piece: number, unit: Unit): Unit =>
  moves[piece] === YES ? movedTo(unit, board.locations[to[piece] ?? 0] ?? '') : unit;

/** Whether nobody stands in a province afterwards. */
function isVacant({ entrant, occupant, moves }: PlainField, province: number): boolean {
  const piece = occupant[province] ?? NOBODY;
  return entrant[province] === NOBODY && (piece === NOBODY || moves[piece] === YES);
}

/** The vacant provinces in which units stood each other off. */
export function contestedOn(field: PlainField): readonly string[] {
  const { units, kind, moves, target, board } = field;
  const contested: string[] = [];
  for (let piece = 0; piece < units.length; piece++) {
    const there = target[piece] ?? 0;
    if (kind[piece] !== MOVE || moves[piece] === YES || !isVacant(field, there) || !hasBounced(field, piece)) continue;
    const id = board.locations[there] ?? '';
    if (!contested.includes(id)) contested.push(id);
  }
  return contested.length > 1 ? contested.sort() : contested;
}

/** A dislodged unit and where it may retreat to. `contested`: as `contestedOn` says. */
export function dislodgedUnit(variant: Variant, field: PlainField, contested: readonly string[], piece: number): DislodgedUnit {
  const { board, units, from: homes, entrant, byConvoy } = field;
  const unit = units[piece];
  const attacker = entrant[homes[piece] ?? 0] ?? 0;
  if (unit === undefined) throw new Error(`there is no unit ${piece}`);
  const from = board.locations[homes[attacker] ?? 0] ?? '';
  const convoyed = byConvoy[attacker] === 1;
  const isOpen = (to: Location): boolean => {
    const province = provinceOf(to);
    if (province === from && !convoyed) return false;
    return !contested.includes(province) && isVacant(field, board.provinceOfLocation[numberOfLocation(board, to)] ?? 0);
  };
  const { power, type, at } = unit;
  return withMarks({ power, type, at, from, convoyed, retreats: placesToReach(variant, unit).filter(isOpen) }, unit);
}
