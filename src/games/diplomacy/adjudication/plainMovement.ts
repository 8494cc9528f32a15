import { mapped } from '../../../lib/mapped.js';
import { numberOfLocation } from '../board/board.js';
import { type Location, provinceOf } from '../board/location.js';
import type { DislodgedUnit, Position, Unit } from '../board/position.js';
import type { OrderResult } from '../model/report.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { placesToReach } from '../orders/reach.js';
import { MOVE, NOBODY, type PlainField, plainField, YES } from './plainField.js';
import { settlePlain } from './plainLedger.js';
import { hasBounced, plainDislodgement, plainOutcome, wasDislodged } from './plainOutcome.js';
import { movedTo, withMarks } from './settledPieces.js';

interface PlainResult {
  readonly results: readonly OrderResult[];
  readonly position: Position;
}

/**
 * Resolves a movement phase as `resolveByGraph` does, faster, if there is nothing in it but the standard rules: undefined if a rule has a
 * say, fleets share an ocean, an order is of another kind, or decisions wait on each other in a cycle. `given`: one legal order per unit,
 * if it has one.
 */
export function plainMovement(variant: Variant, position: Position, given: readonly (WrittenOrder | undefined)[]): PlainResult | undefined {
  const field = settledField(variant, position, given);
  if (field === undefined) return undefined;
  const results: OrderResult[] = [];
  for (let piece = 0; piece < position.units.length; piece++) {
    const unit = position.units[piece];
    if (unit === undefined) continue;
    const order = given[piece];
    const { outcome, success } = plainOutcome(variant, field, piece);
    const told = { power: unit.power, order: order ?? holding(unit), written: order !== undefined, success, outcome };
    results.push(wasDislodged(field, piece) ? { ...told, dislodged: plainDislodgement(field, piece) } : told);
  }
  return { results, position: positionOn(variant, position, field) };
}

/** The position after the phase alone. */
export function plainPosition(variant: Variant, position: Position, given: readonly (WrittenOrder | undefined)[]): Position | undefined {
  const field = settledField(variant, position, given);
  return field && positionOn(variant, position, field);
}

function settledField(variant: Variant, { units }: Position, given: readonly (WrittenOrder | undefined)[]): PlainField | undefined {
  if (variant.rules.length > 0 || variant.board.open !== undefined) return undefined;
  const field = plainField(variant.board, units, given);
  if (field === undefined || !settlePlain(field)) return undefined;
  markEntrants(field);
  return field;
}

function positionOn(variant: Variant, { units, centres }: Position, field: PlainField): Position {
  const standing: Unit[] = [];
  const lost: number[] = [];
  for (let piece = 0; piece < units.length; piece++) {
    const unit = units[piece];
    if (unit === undefined) continue;
    if (wasDislodged(field, piece)) lost.push(piece);
    else standing.push(field.moves[piece] === YES ? movedTo(unit, field.board.locations[field.to[piece] ?? 0] ?? '') : unit);
  }
  const contested = contestedOn(field);
  const dislodged = mapped(lost, piece => dislodgedUnit(variant, field, contested, piece));
  return { units: standing, dislodged, contested, centres };
}

const holding = ({ type, at }: Unit): WrittenOrder => ({ kind: 'hold', type, at });

function markEntrants({ units, moves, target, entrant }: PlainField): void {
  for (let piece = 0; piece < units.length; piece++) if (moves[piece] === YES) entrant[target[piece] ?? 0] = piece;
}

/** Whether nobody stands in a province afterwards. */
function isVacant({ entrant, occupant, moves }: PlainField, province: number): boolean {
  const piece = occupant[province] ?? NOBODY;
  return entrant[province] === NOBODY && (piece === NOBODY || moves[piece] === YES);
}

/** The vacant provinces in which units stood each other off. */
function contestedOn(field: PlainField): readonly string[] {
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

function dislodgedUnit(variant: Variant, field: PlainField, contested: readonly string[], piece: number): DislodgedUnit {
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
