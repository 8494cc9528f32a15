import type { Part, Strength } from '../model/outcome.js';
import { attackStrength, defendStrength, guardAgainst, holdStrength, NOTHING, preventStrength, stayStrength } from './equations.js';
import type { Piece, Space } from './orderGraph.js';
import { hasMoved } from './settledPieces.js';

/** Strength 0 without parts. The functions below give the strengths of a settled graph with their parts. */
export const ZERO: Strength = { total: 0, parts: [] };

/** Returns the attack strength of a move, without the support of the defending unit's power. */
export function attackOf(p: Piece): Strength {
  const defender = p.target?.occupant;
  const stays = defender && (defender === p.opponent || !hasMoved(defender));
  return asMove(p, attackStrength(p, false), (stays ? defender : guardAgainst(p))?.power);
}

/**
 * Returns what a move had to beat: the strongest of the defence and the rival moves. Of equals it is the defence, then the first in board
 * order. Undefined if there was nothing to beat.
 */
export function oppositionOf(p: Piece): { readonly by: Piece; readonly strength: Strength } | undefined {
  const { target } = p;
  if (!target) return undefined;
  let best = defenceOf(p, target);
  const guard = guardAgainst(p);
  if (guard && stayStrength(guard, false) > (best?.strength.total ?? NOTHING)) best = { by: guard, strength: holdOf(guard) };
  for (const rival of target.incoming) {
    const total = rival === p ? NOTHING : preventStrength(rival, false);
    const most = best?.strength.total ?? NOTHING;
    const isFirst = total === most && best?.by.target === target && rival.space.number < best.by.space.number;
    if (total > NOTHING && (total > most || isFirst)) best = { by: rival, strength: asMove(rival, total, undefined) };
  }
  return best;
}

function defenceOf(p: Piece, target: Space): { readonly by: Piece; readonly strength: Strength } | undefined {
  const defender = target.occupant;
  if (p.opponent) return { by: p.opponent, strength: asDefence(p.opponent) };
  const total = holdStrength(target, false);
  return defender && total > NOTHING ? { by: defender, strength: holdOf(defender) } : undefined;
}

/** Returns the strength that withstands dislodgement in a unit's place. */
export function holdOf(p: Piece): Strength {
  const parts: Part[] = [{ by: p.ownHold }];
  if (p.kind !== 'move') {
    for (const s of p.supports) if (s.givenLeast > 0) parts.push(supportPart(s));
    if (p.holdModifiers) for (const { by, because } of p.holdModifiers) parts.push({ by, because });
  }
  addBonus(p, parts);
  return { total: holdStrength(p.space, false), parts };
}

/** Returns the defend strength of a unit in a head-to-head battle. */
function asDefence(p: Piece): Strength {
  const { total, parts } = asMove(p, defendStrength(p, false) - p.bonus, undefined);
  const all = [...parts];
  addBonus(p, all);
  return { total: total + p.bonus, parts: all };
}

function addBonus({ bonus, bonusBecause = '' }: Piece, parts: Part[]): void {
  if (bonus !== 0) parts.push({ by: bonus, because: bonusBecause });
}

/** Returns the strength of a move with its parts. `total`: its computed strength. `leftOut`: the power whose support does not count. */
function asMove(p: Piece, total: number, leftOut: string | undefined): Strength {
  if (total === NOTHING) return ZERO;
  const parts: Part[] = [{ by: p.ownAttack }];
  const counts = (s: Piece): boolean => s.givenLeast > 0 && s.power !== leftOut;
  for (const s of p.supports) if (counts(s)) parts.push(supportPart(s));
  if (p.attackModifiers)
    for (const { by, because, supports } of p.attackModifiers)
      if (supports === undefined || supports.some(counts)) parts.push({ by, because });
  if (total === p.ownHold && sumOf(parts) < total) return { total, parts: [{ by: p.ownHold }] };
  return { total, parts };
}

function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const { by } of parts) sum += by;
  return sum;
}

const supportPart = (s: Piece): Part => ({ by: s.givenLeast, of: s.space.id });
