import type { Dislodgement, Outcome } from '../model/outcome.js';
import type { Variant } from '../model/variant.js';
import { convoyRoutesOf } from '../orders/convoyRoutes.js';
import { isCarried } from './convoyChain.js';
import { attackStrength, cuttingStrength, mayCut, NOTHING } from './equations.js';
import type { Piece } from './orderGraph.js';
import { wasDislodged } from './settledPieces.js';
import { attackOf, holdOf, oppositionOf, ZERO } from './strengths.js';
import { CONVOYED, DISLODGED, done, failed, GIVEN, HELD, MOVED, NOT_CARRIED, UNMATCHED, type Verdict } from './verdicts.js';

/** Returns the outcome of a settled piece's order. */
export function pieceOutcome(variant: Variant, p: Piece): Verdict {
  switch (p.kind) {
    case 'hold':
      return wasDislodged(p) ? DISLODGED : HELD;
    case 'move':
      return p.movesLeast === 1 ? moved(p) : failed(stopped(p));
    case 'support':
      return supported(p);
    case 'convoy':
      return convoyed(variant, p);
    default:
      return p.kind satisfies never;
  }
}

function moved(p: Piece): Verdict {
  const against = oppositionOf(p);
  return against === undefined ? MOVED : done({ kind: 'moved', attack: attackOf(p), against: against.strength });
}

function stopped(p: Piece): Outcome {
  if (p.pathMost === 0) {
    const [sunk] = (p.fleets ?? []).filter(isLost).sort((a, b) => a.space.number - b.space.number);
    return sunk ? { kind: 'no-convoy', by: sunk.space.id } : { kind: 'no-convoy' };
  }
  if (attackStrength(p, false) === NOTHING) return { kind: 'own-unit', by: p.target?.id ?? '' };
  const against = oppositionOf(p);
  return against === undefined
    ? { kind: 'bounced', attack: attackOf(p), against: ZERO }
    : { kind: 'bounced', attack: attackOf(p), against: against.strength, by: against.by.space.id };
}

/** Whether a fleet cannot carry an army, because it was dislodged or its convoy broken. */
const isLost = (fleet: Piece): boolean => wasDislodged(fleet) || fleet.own.brokenBy !== undefined;

function supported(p: Piece): Verdict {
  if (p.helps === undefined) return UNMATCHED;
  if (p.givenLeast === p.own.support) return p.givenLeast === 1 ? GIVEN : done({ kind: 'given', strength: p.givenLeast });
  return failed({ kind: 'cut', by: cuttersOf(p).map(c => c.space.id), left: p.givenLeast });
}

/** Returns the strongest attackers that cut a support; if the supporter was dislodged, the attacker that dislodged it. */
function cuttersOf(p: Piece): readonly Piece[] {
  if (p.space.entrant !== undefined) return [p.space.entrant];
  let strongest: Piece[] = [];
  let most = 0;
  for (const cutter of p.space.incoming) {
    const strength = mayCut(cutter, p) ? cuttingStrength(cutter, p, false) : 0;
    if (strength > most) strongest = [];
    most = Math.max(most, strength);
    if (strength > 0 && strength === most) strongest.push(cutter);
  }
  return strongest;
}

function convoyed(variant: Variant, p: Piece): Verdict {
  if (wasDislodged(p)) return DISLODGED;
  if (p.helps === undefined) return UNMATCHED;
  if (p.own.brokenBy !== undefined) return failed({ kind: 'disrupted', by: p.own.brokenBy.space.id });
  if (p.helps.pathMost === 0 || !isNeeded(variant, p, p.helps)) return NOT_CARRIED;
  return CONVOYED;
}

/** Whether the army was, or could have been, carried via this fleet. */
function isNeeded(variant: Variant, fleet: Piece, army: Piece): boolean {
  const { carriers, target } = army;
  if (target === undefined) return false;
  const left = carriers.filter(f => !isLost(f));
  if (!isCarried(variant.board, army, left)) return false;
  const others = left.filter(f => f !== fleet);
  if (!isCarried(variant.board, army, others)) return true;
  const units = left.map(f => f.unit);
  return convoyRoutesOf(variant, units).mayHelp(fleet.unit, army.unit, target.id);
}

export function dislodgementOf(p: Piece): Dislodgement | undefined {
  const attacker = p.space.entrant;
  if (attacker === undefined) return p.own.evicted ? { by: null, attack: ZERO, against: ZERO } : undefined;
  const against = p.opponent === attacker ? (oppositionOf(attacker)?.strength ?? ZERO) : holdOf(p);
  return { by: attacker.own.virtual ? null : attacker.space.id, attack: attackOf(attacker), against };
}
