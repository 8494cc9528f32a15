import type { Board } from '../board/board.js';
import { isCarried } from './convoyChain.js';
import type { Piece, Space } from './orderGraph.js';
import { trackRead } from './trackReads.js';

/**
 * The equations of DATC chapter 5, line by line. Each quantity has two bounds: with `most` false the least it can still be, with `most`
 * true the most. Where a quantity falls as another rises, its equation reads the opposite bound of the other.
 */

/**
 * The strength of a move without a path, and of a space without a defender. It is below 0: a move of strength 0 can enter such a space, a
 * move without a path cannot.
 */
export const NOTHING = -1;

const moves = (p: Piece, most: boolean): boolean => {
  trackRead(p, 'moves');
  return (most ? p.movesMost : p.movesLeast) === 1;
};
const given = (p: Piece, most: boolean): number => {
  trackRead(p, 'given');
  return most ? p.givenMost : p.givenLeast;
};
const hasPath = (p: Piece, most: boolean): boolean => {
  trackRead(p, 'path');
  return (most ? p.pathMost : p.pathLeast) === 1;
};

/**
 * 5.B.4: an army that moves by convoy has a path if there is a chain of fleets of which none is dislodged and none has its convoy broken
 * (4.A.1: a convoy is disrupted only when all chains are).
 */
export function path(board: Board, p: Piece, most: boolean): boolean {
  if (p.fleets === undefined) return true;
  return isCarried(
    board,
    p,
    p.fleets.filter(fleet => fleet.own.brokenBy === undefined && !isDislodged(fleet, !most)),
  );
}

/** 5.B.2: a unit is dislodged if another unit enters its space and it has not left. */
export function isDislodged(p: Piece, most: boolean): boolean {
  if (moves(p, !most)) return false;
  for (const mover of p.space.incoming) if (moves(mover, most)) return true;
  return false;
}

const counts = (support: Piece, without: string | undefined, nor: Piece | undefined): boolean =>
  support.power !== without && support !== nor;

/**
 * The strength of a move: its own strength, the supports that count, and the modifiers of rules; at least 0. Support of the power `without`
 * does not count, nor that of the piece `nor`.
 */
export function moveStrength(p: Piece, most: boolean, without?: string, nor?: Piece): number {
  let total = p.own.attack;
  for (const support of p.supports) if (counts(support, without, nor)) total += given(support, most);
  if (p.own.attackModifiers !== undefined)
    for (const { by, supports } of p.own.attackModifiers)
      if (supports === undefined || supports.some(s => counts(s, without, nor) && given(s, most) > 0)) total += by;
  return Math.max(0, total);
}

/**
 * 5.B.5: a move does not attack a unit of its own power that stays, and support of the defending unit's power does not count. `leftOut`: a
 * piece whose support does not count either.
 */
export function attackStrength(p: Piece, most: boolean, leftOut?: Piece): number {
  if (!hasPath(p, most)) return NOTHING;
  const defender = p.target?.occupant;
  const stays = defender !== undefined && !leaves(defender, p, most);
  if (stays && defender.power === p.power) return NOTHING;
  const against = stays ? defender : guardAgainst(p);
  return moveStrength(p, most, against?.power, leftOut);
}
/** Returns the virtual army that a move must beat as well; undefined if there is none, or if it is of the move's own power. */
export function guardAgainst({ target, power }: Piece): Piece | undefined {
  const guard = target?.guard;
  return guard === undefined || guard.power === power ? undefined : guard;
}
const leaves = (defender: Piece, attacker: Piece, most: boolean): boolean => defender !== attacker.opponent && moves(defender, most);

/**
 * 5.B.6: an empty or vacated space has no hold strength. A unit that failed to move holds with its own strength only, without support. A
 * bonus always counts.
 */
export function holdStrength(space: Space, most: boolean): number {
  const p = space.occupant;
  if (p === undefined) return NOTHING;
  if (p.kind === 'move') return moves(p, !most) ? NOTHING : p.own.hold + p.own.bonus;
  return stayStrength(p, most);
}

/** The strength with which a unit that stays withstands being dislodged. */
export function stayStrength(p: Piece, most: boolean): number {
  let total = p.own.hold + p.own.bonus;
  if (p.own.holdModifiers !== undefined) for (const { by } of p.own.holdModifiers) total += by;
  for (const support of p.supports) total += given(support, most);
  return total;
}

/** 5.B.7: head-to-head every support counts, and the defend strength is at least the unit's own hold strength. A bonus is added. */
export const defendStrength = (p: Piece, most: boolean): number => Math.max(moveStrength(p, most), p.own.hold) + p.own.bonus;

/** 5.B.8: a move prevents others with its strength, unless it has no path or lost a head-to-head battle. */
export function preventStrength(p: Piece, most: boolean): number {
  if (!hasPath(p, most)) return NOTHING;
  if (p.opponent !== undefined && moves(p.opponent, !most)) return NOTHING;
  return moveStrength(p, most);
}

/**
 * 5.B.1: a move succeeds if its attack strength exceeds the strength that defends the space, and the prevent strength of every other move
 * into it.
 */
export function succeeds(p: Piece, most: boolean): boolean {
  const { target } = p;
  if (target === undefined) return hasPath(p, most);
  const attack = attackStrength(p, most);
  if (attack === NOTHING) return false;
  if (attack <= (p.opponent === undefined ? holdStrength(target, !most) : defendStrength(p.opponent, !most))) return false;
  const guard = guardAgainst(p);
  if (guard !== undefined && attack <= stayStrength(guard, !most)) return false;
  for (const rival of target.incoming) if (rival !== p && attack <= preventStrength(rival, !most)) return false;
  return true;
}

/**
 * 5.B.3, with amounts: a support gives its own strength minus the strongest single attack on the supporter, and nothing if the supporter is
 * dislodged. Short of dislodging it, an attack does not cut the support if it is by the supporter's own power, or comes from the place that
 * the support is given for: by the unit that a supported move attacks, or by the unit that leaves a virtual army behind. Support from the
 * attacked unit does not help an attack to cut.
 */
export function supportGiven(p: Piece, most: boolean): number {
  if (isDislodged(p, !most)) return 0;
  let left = p.own.support;
  for (const cutter of p.space.incoming) if (mayCut(cutter, p)) left = Math.min(left, p.own.support - cuttingStrength(cutter, p, !most));
  return Math.max(left, 0);
}
export const mayCut = (cutter: Piece, support: Piece): boolean => cutter.power !== support.power && cutter.space !== support.target;

export function cuttingStrength(cutter: Piece, support: Piece, most: boolean): number {
  const underAttack = support.order.kind === 'support' && support.order.to !== undefined ? support.target?.occupant : undefined;
  const strength = attackStrength(cutter, most, underAttack);
  return Math.max(strength, 0);
}
