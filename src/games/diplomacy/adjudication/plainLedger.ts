import { PERHAPS, path, SURELY, succeeds, supportGiven } from './plainEquations.js';
import { NO, OPEN, type PlainField, YES } from './plainField.js';

/**
 * Narrows all answers until nothing changes. Returns whether all are settled: decisions that wait on each other in a cycle are not. Supports
 * come first, since most depend on nothing. The lists of movers and supporters are used up.
 */
export function settlePlain(field: PlainField): boolean {
  while (field.supporterCount > 0 || field.moverCount > 0) {
    const isChanged = narrowSupports(field);
    if (!narrowMoves(field) && !isChanged) return false;
  }
  return true;
}

/** Narrows supports, and keeps those that are still open. Returns whether anything changed. */
function narrowSupports(field: PlainField): boolean {
  const { supporters, supporterCount, given } = field;
  let left = 0;
  for (let i = 0; i < supporterCount; i++) {
    const piece = supporters[i] ?? 0;
    if (supportGiven(field, piece, SURELY)) given[piece] = YES;
    else if (!supportGiven(field, piece, PERHAPS)) given[piece] = NO;
    else supporters[left++] = piece;
  }
  field.supporterCount = left;
  return left < supporterCount;
}

/** Narrows moves and their paths likewise. */
function narrowMoves(field: PlainField): boolean {
  const { movers, moverCount, path, moves } = field;
  let left = 0;
  let isChanged = false;
  for (let i = 0; i < moverCount; i++) {
    const piece = movers[i] ?? 0;
    if (path[piece] === OPEN && narrowPath(field, piece)) isChanged = true;
    if (moves[piece] === OPEN) {
      if (succeeds(field, piece, SURELY)) moves[piece] = YES;
      else if (!succeeds(field, piece, PERHAPS)) moves[piece] = NO;
      if (moves[piece] !== OPEN) isChanged = true;
    }
    if (moves[piece] === OPEN || path[piece] === OPEN) movers[left++] = piece;
  }
  field.moverCount = left;
  return isChanged;
}

function narrowPath(field: PlainField, army: number): boolean {
  if (path(field, army, SURELY)) field.path[army] = YES;
  else if (!path(field, army, PERHAPS)) field.path[army] = NO;
  else return false;
  return true;
}
