import { isCarried, MOVE, NOBODY, OPEN, type PlainField, YES } from './plainField.js';

/**
 * The equations of DATC chapter 5 as in `equations.ts`, for phases to which no rule adds anything: the own strength of each piece is 1, and
 * a support gives 1 or nothing. Each quantity has two bounds: what is so surely, and what may be so. Where a quantity falls as another
 * rises, its equation reads the opposite bound of the other.
 */
export type Bound = typeof SURELY | typeof PERHAPS;
export const SURELY = YES;
export const PERHAPS = OPEN;
const opposite = (bound: Bound): Bound => (bound === SURELY ? PERHAPS : SURELY);

/** The strength of a move without a path, and of a space without a defender. */
export const NOTHING = -1;

export const moves = ({ moves }: PlainField, piece: number, bound: Bound): boolean => (moves[piece] ?? 0) >= bound;
const given = ({ given }: PlainField, piece: number, bound: Bound): boolean => (given[piece] ?? 0) >= bound;
const hasPath = ({ path }: PlainField, piece: number, bound: Bound): boolean => (path[piece] ?? 0) >= bound;

/** 5.B.4: an army that moves by convoy has a path if there is a chain of fleets of which none is dislodged. */
export function path(field: PlainField, army: number, bound: Bound): boolean {
  const { carriers, nextCarrier, isUsable } = field;
  for (let fleet = carriers[army] ?? NOBODY; fleet !== NOBODY; fleet = nextCarrier[fleet] ?? NOBODY)
    isUsable[fleet] = isDislodged(field, fleet, opposite(bound)) ? 0 : 1;
  return isCarried(field, army);
}

/** 5.B.2: a unit is dislodged if another unit enters its space and it has not left. */
export function isDislodged(field: PlainField, piece: number, bound: Bound): boolean {
  const { from, incoming, nextIncoming } = field;
  if (moves(field, piece, opposite(bound))) return false;
  for (let mover = incoming[from[piece] ?? 0] ?? NOBODY; mover !== NOBODY; mover = nextIncoming[mover] ?? NOBODY)
    if (moves(field, mover, bound)) return true;
  return false;
}

/** Its own strength and the supports that count: not those of the power `without`, nor that of the piece `nor`. */
export function moveStrength(field: PlainField, piece: number, bound: Bound, without?: string, nor: number = NOBODY): number {
  const { supports, nextSupport, units } = field;
  let total = 1;
  for (let support = supports[piece] ?? NOBODY; support !== NOBODY; support = nextSupport[support] ?? NOBODY)
    if (given(field, support, bound) && (without === undefined || units[support]?.power !== without) && support !== nor) total += 1;
  return total;
}

/**
 * 5.B.5: a move does not attack a unit of its own power that stays, and support of the defending unit's power does not count. `leftOut`: a
 * piece whose support does not count either.
 */
export function attackStrength(field: PlainField, piece: number, bound: Bound, leftOut: number = NOBODY): number {
  const { units, occupant, target } = field;
  if (!hasPath(field, piece, bound)) return NOTHING;
  const defender = occupant[target[piece] ?? 0] ?? NOBODY;
  if (defender === NOBODY || leaves(field, defender, piece, bound)) return moveStrength(field, piece, bound, undefined, leftOut);
  const defending = units[defender]?.power;
  return defending === units[piece]?.power ? NOTHING : moveStrength(field, piece, bound, defending, leftOut);
}
const leaves = (field: PlainField, defender: number, attacker: number, bound: Bound): boolean =>
  defender !== field.opponent[attacker] && moves(field, defender, bound);

/** 5.B.6: an empty or vacated space has no hold strength. A unit that failed to move holds with its own strength only, without support. */
export function holdStrength(field: PlainField, province: number, bound: Bound): number {
  const { occupant, kind } = field;
  const piece = occupant[province] ?? NOBODY;
  if (piece === NOBODY) return NOTHING;
  if (kind[piece] === MOVE) return moves(field, piece, opposite(bound)) ? NOTHING : 1;
  return moveStrength(field, piece, bound);
}

/** 5.B.7: head-to-head every support counts. */
export const defendStrength = (field: PlainField, piece: number, bound: Bound): number => moveStrength(field, piece, bound);

/** 5.B.8: a move prevents others with its strength, unless it has no path or lost a head-to-head battle. */
export function preventStrength(field: PlainField, piece: number, bound: Bound): number {
  const opponent = field.opponent[piece] ?? NOBODY;
  if (!hasPath(field, piece, bound)) return NOTHING;
  if (opponent !== NOBODY && moves(field, opponent, opposite(bound))) return NOTHING;
  return moveStrength(field, piece, bound);
}

/**
 * 5.B.1: a move succeeds if its attack strength exceeds the strength that defends the space, and the prevent strength of every other move
 * into it.
 */
export function succeeds(field: PlainField, piece: number, bound: Bound): boolean {
  const { opponent, target, incoming, nextIncoming } = field;
  const there = target[piece] ?? 0;
  const attack = attackStrength(field, piece, bound);
  if (attack === NOTHING) return false;
  const head = opponent[piece] ?? NOBODY;
  const other = opposite(bound);
  if (attack <= (head === NOBODY ? holdStrength(field, there, other) : defendStrength(field, head, other))) return false;
  for (let rival = incoming[there] ?? NOBODY; rival !== NOBODY; rival = nextIncoming[rival] ?? NOBODY)
    if (rival !== piece && attack <= preventStrength(field, rival, other)) return false;
  return true;
}

/**
 * 5.B.3: a support is given if its piece is not dislodged, and not attacked by another power from elsewhere than where the support is given
 * to.
 */
export function supportGiven(field: PlainField, piece: number, bound: Bound): boolean {
  const { from, incoming, nextIncoming } = field;
  const first = incoming[from[piece] ?? 0] ?? NOBODY;
  if (first === NOBODY) return true;
  const other = opposite(bound);
  if (isDislodged(field, piece, other)) return false;
  for (let cutter = first; cutter !== NOBODY; cutter = nextIncoming[cutter] ?? NOBODY)
    if (mayCut(field, cutter, piece) && attackStrength(field, cutter, other) !== NOTHING) return false;
  return true;
}

export const mayCut = ({ units, from, target }: PlainField, cutter: number, support: number): boolean =>
  units[cutter]?.power !== units[support]?.power && from[cutter] !== target[support];

/** The strength with which a move attacks a support. Support from the unit that the supported move attacks does not help to cut. */
export function cuttingStrength(field: PlainField, cutter: number, support: number, bound: Bound): number {
  const { to, target, occupant } = field;
  const underAttack = to[support] === NOBODY ? NOBODY : (occupant[target[support] ?? 0] ?? NOBODY);
  return Math.max(attackStrength(field, cutter, bound, underAttack), 0);
}
