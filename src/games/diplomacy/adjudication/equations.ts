import type { Board } from '../board/board.js';
import { isCarried } from './convoyChain.js';
import type { Piece, Space } from './orderGraph.js';
import { trackRead } from './trackReads.js';

/**
 * DATC chapter 5, line by line. Each quantity has two bounds: `most` false is the least it can still be, `most` true the most. A quantity
 * that falls when another rises reads the other's opposite bound.
 */

/** Below strength 0: a move without a path, a space without a defender. Strength 0 enters such a space; nothing beats it there. */
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

/** 5.B.4: an army by convoy needs one chain of fleets without a dislodged or broken one (4.A.1: disrupted only when all chains are). */
export function path(board: Board, p: Piece, most: boolean): boolean {
  if (p.fleets === undefined) return true;
  return isCarried(
    board,
    p,
    p.fleets.filter(fleet => fleet.brokenBy === undefined && !isDislodged(fleet, !most)),
  );
}

/** 5.B.2: another unit enters its space, and it has not left. */
export function isDislodged(p: Piece, most: boolean): boolean {
  if (p.order.kind === 'move' && moves(p, !most)) return false;
  for (const mover of p.space.incoming) if (moves(mover, most)) return true;
  return false;
}

/** Support that does not count in a comparison: that of a power, or of one piece. */
export interface LeftOut {
  readonly power: string | undefined;
  readonly piece: Piece | undefined;
}
const NOBODY: LeftOut = { power: undefined, piece: undefined };
const counts = (support: Piece, { power, piece }: LeftOut): boolean => support.power !== power && support !== piece;

/** The strength of a move: its own, the supports that count, and the rules' modifiers; at least 0. */
export function moveStrength(p: Piece, most: boolean, leftOut: LeftOut = NOBODY): number {
  let total = p.ownAttack;
  for (const support of p.supports) if (counts(support, leftOut)) total += given(support, most);
  if (p.attackModifiers)
    for (const { by, supports } of p.attackModifiers)
      if (supports === undefined || supports.some(s => counts(s, leftOut) && given(s, most) > 0)) total += by;
  return Math.max(0, total);
}

/** 5.B.5: no attack on a unit of its own power that stays; that power's support does not count against its own unit. */
export function attackStrength(p: Piece, most: boolean, leftOut?: Piece): number {
  if (!hasPath(p, most)) return NOTHING;
  const defender = p.target?.occupant;
  const stays = defender !== undefined && !leaves(defender, p, most);
  if (stays && defender.power === p.power) return NOTHING;
  const against = stays ? defender : guardAgainst(p);
  return against || leftOut ? moveStrength(p, most, { power: against?.power, piece: leftOut }) : moveStrength(p, most);
}
/** The virtual army that a move must beat as well; not for its own power. */
export function guardAgainst({ target, power }: Piece): Piece | undefined {
  const guard = target?.guard;
  return guard === undefined || guard.power === power ? undefined : guard;
}
const leaves = (defender: Piece, attacker: Piece, most: boolean): boolean =>
  defender.order.kind === 'move' && defender !== attacker.opponent && moves(defender, most);

/** 5.B.6: an empty or vacated space holds with nothing, a unit that failed to move with its own strength only. A bonus always counts. */
export function holdStrength(space: Space, most: boolean): number {
  const p = space.occupant;
  if (!p) return NOTHING;
  if (p.order.kind === 'move') return moves(p, !most) ? NOTHING : p.ownHold + p.bonus;
  return stayStrength(p, most);
}

/** What a unit that stays withstands dislodgement with. */
export function stayStrength(p: Piece, most: boolean): number {
  let total = p.ownHold + p.bonus;
  if (p.holdModifiers) for (const { by } of p.holdModifiers) total += by;
  for (const support of p.supports) total += given(support, most);
  return total;
}

/** 5.B.7: head-to-head every support counts; at least the unit's bare hold strength. A bonus is added. */
export const defendStrength = (p: Piece, most: boolean): number => Math.max(moveStrength(p, most), p.ownHold) + p.bonus;

/** 5.B.8: a move prevents others unless it has no path or lost head-to-head. */
export function preventStrength(p: Piece, most: boolean): number {
  if (!hasPath(p, most)) return NOTHING;
  if (p.opponent && moves(p.opponent, !most)) return NOTHING;
  return moveStrength(p, most);
}

/** 5.B.1: the attack beats what holds the space and every other move into it. */
export function succeeds(p: Piece, most: boolean): boolean {
  const { target } = p;
  if (!target) return hasPath(p, most);
  const attack = attackStrength(p, most);
  if (attack === NOTHING) return false;
  if (attack <= (p.opponent ? defendStrength(p.opponent, !most) : holdStrength(target, !most))) return false;
  const guard = guardAgainst(p);
  if (guard && attack <= stayStrength(guard, !most)) return false;
  for (const rival of target.incoming) if (rival !== p && attack <= preventStrength(rival, !most)) return false;
  return true;
}

/**
 * 5.B.3, with amounts: a support gives its own strength minus the strongest single attack on the supporter; nothing if dislodged. Without
 * dislodgement it is not cut by its own power, nor from the place it is given for: by the unit that a supported move attacks, or by the
 * unit that leaves a virtual army behind. Support from the attacked unit does not help to cut.
 */
export function supportGiven(p: Piece, most: boolean): number {
  if (isDislodged(p, !most)) return 0;
  let left = p.ownSupport;
  for (const cutter of p.space.incoming) if (mayCut(cutter, p)) left = Math.min(left, p.ownSupport - cuttingStrength(cutter, p, !most));
  return Math.max(left, 0);
}
export const mayCut = (cutter: Piece, support: Piece): boolean => cutter.power !== support.power && cutter.space !== support.target;

export function cuttingStrength(cutter: Piece, support: Piece, most: boolean): number {
  const underAttack = support.order.kind === 'support' && support.order.to !== undefined ? support.target?.occupant : undefined;
  const strength = attackStrength(cutter, most, underAttack);
  return Math.max(strength, 0);
}
