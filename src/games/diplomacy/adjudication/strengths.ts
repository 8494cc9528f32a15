import type { Part, Strength } from '../model/outcome.js';
import { attackStrength, defendStrength, guardAgainst, holdStrength, NOTHING, preventStrength, stayStrength } from './equations.js';
import type { AppliedModifier, Piece, Space } from './orderGraph.js';
import { hasMoved } from './settledPieces.js';

/** Strength 0 without parts. The functions below give the strengths of a settled graph with their parts. */
export const ZERO: Strength = { total: 0, parts: [] };
/** The strength of a unit by itself, shared to save allocations: most units that stop each other have no support. */
export const ALONE: Strength = { total: 1, parts: [{ by: 1 }] };

/** Returns the attack strength of a move, without the support of the defending unit's power. */
export function attackOf(p: Piece): Strength {
  const defender = p.target?.occupant;
  const stays = defender !== undefined && (defender === p.opponent || !hasMoved(defender));
  return asMove(p, attackStrength(p, false), (stays ? defender : guardAgainst(p))?.power);
}

interface Opposition {
  readonly by: Piece;
  readonly strength: Strength;
}

/**
 * Returns what a move had to beat: the strongest of the defence and the rival moves. Of equals it is the defence, then the first in board
 * order. Undefined if there was nothing to beat.
 */
export function oppositionOf(p: Piece): Opposition | undefined {
  const { target } = p;
  if (target === undefined) return undefined;
  const defence = p.opponent === undefined ? holdStrength(target, false) : defendStrength(p.opponent, false);
  const guard = guardAgainst(p);
  const guarding = guard === undefined ? NOTHING : stayStrength(guard, false);
  let most = Math.max(defence, guarding);
  let rival: Piece | undefined;
  for (const other of target.incoming) {
    if (other === p) continue;
    const total = preventStrength(other, false);
    if (total > most || (total === most && rival !== undefined && other.space.number < rival.space.number)) {
      most = total;
      rival = other;
    }
  }
  if (most === NOTHING) return undefined;
  if (rival !== undefined) return { by: rival, strength: asMove(rival, most, undefined) };
  if (guard !== undefined && guarding > defence) return { by: guard, strength: holdOf(guard) };
  return p.opponent === undefined ? defenceOf(target) : { by: p.opponent, strength: asDefence(p.opponent) };
}

const defenceOf = ({ occupant }: Space): Opposition | undefined =>
  occupant === undefined ? undefined : { by: occupant, strength: holdOf(occupant) };

/** Returns the strength that withstands dislodgement in a unit's place. */
export function holdOf(p: Piece): Strength {
  const total = holdStrength(p.space, false);
  if (total === 1 && p.own.hold === 1 && p.supports.length === 0 && p.own.holdModifiers === undefined && p.own.bonus === 0) return ALONE;
  const parts: Part[] = [{ by: p.own.hold }];
  if (p.kind !== 'move') {
    for (const s of p.supports) if (s.givenLeast > 0) parts.push(supportPart(s));
    if (p.own.holdModifiers !== undefined) for (const { by, because } of p.own.holdModifiers) parts.push({ by, because });
  }
  addBonus(p, parts);
  return { total, parts };
}

/** Returns the defend strength of a unit in a head-to-head battle. */
function asDefence(p: Piece): Strength {
  const { total, parts } = asMove(p, defendStrength(p, false) - p.own.bonus, undefined);
  const all = [...parts];
  addBonus(p, all);
  return { total: total + p.own.bonus, parts: all };
}

function addBonus({ own: { bonus, bonusBecause = '' } }: Piece, parts: Part[]): void {
  if (bonus !== 0) parts.push({ by: bonus, because: bonusBecause });
}

/** Returns the strength of a move with its parts. `total`: its computed strength. `leftOut`: the power whose support does not count. */
function asMove(p: Piece, total: number, leftOut: string | undefined): Strength {
  if (total === NOTHING) return ZERO;
  if (total === 1 && p.own.attack === 1 && p.supports.length === 0 && p.own.attackModifiers === undefined) return ALONE;
  const parts: Part[] = [{ by: p.own.attack }];
  for (const s of p.supports) if (isCounted(s, leftOut)) parts.push(supportPart(s));
  if (p.own.attackModifiers !== undefined) addModifiers(p.own.attackModifiers, leftOut, parts);
  if (total === p.own.hold && sumOf(parts) < total) return { total, parts: [{ by: p.own.hold }] };
  return { total, parts };
}

const isCounted = (support: Piece, leftOut: string | undefined): boolean => support.givenLeast > 0 && support.power !== leftOut;

function addModifiers(modifiers: readonly AppliedModifier[], leftOut: string | undefined, parts: Part[]): void {
  for (const { by, because, supports } of modifiers)
    if (supports === undefined || supports.some(s => isCounted(s, leftOut))) parts.push({ by, because });
}

function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const { by } of parts) sum += by;
  return sum;
}

const supportPart = (s: Piece): Part => ({ by: s.givenLeast, of: s.space.id });
