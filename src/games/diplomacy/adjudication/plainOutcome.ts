import type { Dislodgement, Outcome, Part, Strength } from '../model/outcome.js';
import type { Variant } from '../model/variant.js';
import { convoyRoutesOf } from '../orders/convoyRoutes.js';
import {
  attackStrength,
  cuttingStrength,
  defendStrength,
  holdStrength,
  mayCut,
  NOTHING,
  preventStrength,
  SURELY,
} from './plainEquations.js';
import { CONVOY, HOLD, isCarried, MOVE, NO, NOBODY, type PlainField, SUPPORT, YES } from './plainField.js';
import { ALONE, ZERO } from './strengths.js';
import { CONVOYED, DISLODGED, done, failed, GIVEN, HELD, MOVED, NOT_CARRIED, UNMATCHED, type Verdict } from './verdicts.js';

const entrantOf = ({ entrant, from }: PlainField, piece: number): number => entrant[from[piece] ?? 0] ?? NOBODY;
const idOf = ({ board }: PlainField, province: number): string => board.locations[province] ?? '';
const homeOf = (field: PlainField, piece: number): string => idOf(field, field.from[piece] ?? 0);

export const wasDislodged = (field: PlainField, piece: number): boolean => entrantOf(field, piece) !== NOBODY && field.moves[piece] !== YES;

/** A failed move bounced if it had a path and did not lose head-to-head. */
export const hasBounced = (field: PlainField, piece: number): boolean =>
  field.moves[piece] === NO && preventStrength(field, piece, SURELY) !== NOTHING;

/** Like `pieceOutcome`, for a settled field. */
export function plainOutcome(variant: Variant, field: PlainField, piece: number): Verdict {
  switch (field.kind[piece]) {
    case HOLD:
      return wasDislodged(field, piece) ? DISLODGED : HELD;
    case MOVE:
      return field.moves[piece] === YES ? moved(field, piece) : failed(stopped(field, piece));
    case SUPPORT:
      return supported(field, piece);
    default:
      return convoyed(variant, field, piece);
  }
}

function moved(field: PlainField, piece: number): Verdict {
  const by = opposing(field, piece);
  if (by === NOBODY) return MOVED;
  return done({ kind: 'moved', attack: attackOf(field, piece), against: oppositionOf(field, piece, by) });
}

function stopped(field: PlainField, piece: number): Outcome {
  if (field.path[piece] === NO) {
    const sunk = firstSunk(field, piece);
    return sunk === NOBODY ? { kind: 'no-convoy' } : { kind: 'no-convoy', by: homeOf(field, sunk) };
  }
  if (attackStrength(field, piece, SURELY) === NOTHING) return { kind: 'own-unit', by: idOf(field, field.target[piece] ?? 0) };
  const by = opposing(field, piece);
  const attack = attackOf(field, piece);
  return by === NOBODY
    ? { kind: 'bounced', attack, against: ZERO }
    : { kind: 'bounced', attack, against: oppositionOf(field, piece, by), by: homeOf(field, by) };
}

/** The dislodged fleet among those that should have carried an army, the first in board order. */
function firstSunk(field: PlainField, army: number): number {
  const { carriers, nextCarrier, from } = field;
  let first = NOBODY;
  for (let fleet = carriers[army] ?? NOBODY; fleet !== NOBODY; fleet = nextCarrier[fleet] ?? NOBODY)
    if (wasDislodged(field, fleet) && (first === NOBODY || (from[fleet] ?? 0) < (from[first] ?? 0))) first = fleet;
  return first;
}

/**
 * The piece that a move had to beat: the strongest of the defender and the rival moves. Of equals it is the defender, then the first in
 * board order.
 */
function opposing(field: PlainField, piece: number): number {
  const { target, opponent, occupant, incoming, nextIncoming, from } = field;
  const there = target[piece] ?? 0;
  const head = opponent[piece] ?? NOBODY;
  let most = head === NOBODY ? holdStrength(field, there, SURELY) : defendStrength(field, head, SURELY);
  let by = most === NOTHING ? NOBODY : (occupant[there] ?? NOBODY);
  let isRival = false;
  for (let other = incoming[there] ?? NOBODY; other !== NOBODY; other = nextIncoming[other] ?? NOBODY) {
    if (other === piece) continue;
    const total = preventStrength(field, other, SURELY);
    if (total > most || (total === most && isRival && (from[other] ?? 0) < (from[by] ?? 0))) {
      most = total;
      by = other;
      isRival = true;
    }
  }
  return by;
}

/** The strength of the piece that a move had to beat. */
function oppositionOf(field: PlainField, piece: number, by: number): Strength {
  const isDefender = by === field.occupant[field.target[piece] ?? 0];
  return isDefender && by !== field.opponent[piece] ? holdOf(field, by) : strengthOf(field, by, undefined);
}

/** The attack strength of a move, without the support of the defending unit's power. */
function attackOf(field: PlainField, piece: number): Strength {
  const { units, occupant, target, opponent, moves, path } = field;
  if (path[piece] !== YES) return ZERO;
  const defender = occupant[target[piece] ?? 0] ?? NOBODY;
  const stays = defender !== NOBODY && (defender === opponent[piece] || moves[defender] !== YES);
  if (!stays) return strengthOf(field, piece, undefined);
  const against = units[defender]?.power;
  return against === units[piece]?.power ? ZERO : strengthOf(field, piece, against);
}

/** The strength that withstands dislodgement in the place of a unit that stayed. */
const holdOf = (field: PlainField, piece: number): Strength => (field.kind[piece] === MOVE ? ALONE : strengthOf(field, piece, undefined));
const OWN: Part = { by: 1 };

/** The strength of a piece with its parts. `leftOut`: the power whose support does not count. */
function strengthOf(field: PlainField, piece: number, leftOut: string | undefined): Strength {
  const { supports, nextSupport, given, units, from, parts: ofSupports } = field;
  const first = supports[piece] ?? NOBODY;
  if (first === NOBODY) return ALONE;
  const parts = [OWN];
  for (let support = first; support !== NOBODY; support = nextSupport[support] ?? NOBODY)
    if (given[support] === YES && units[support]?.power !== leftOut) parts.push(ofSupports[from[support] ?? 0] ?? OWN);
  return parts.length === 1 ? ALONE : { total: parts.length, parts };
}

function supported(field: PlainField, piece: number): Verdict {
  if (field.helps[piece] === NOBODY) return UNMATCHED;
  return field.given[piece] === YES ? GIVEN : failed({ kind: 'cut', by: cuttersOf(field, piece), left: 0 });
}

/** Where the strongest attackers came from that cut a support; if the supporter was dislodged, where the one came from that did it. */
function cuttersOf(field: PlainField, piece: number): readonly string[] {
  const { incoming, nextIncoming, from } = field;
  const entrant = entrantOf(field, piece);
  if (entrant !== NOBODY) return [homeOf(field, entrant)];
  let strongest: string[] = [];
  let most = 0;
  for (let cutter = incoming[from[piece] ?? 0] ?? NOBODY; cutter !== NOBODY; cutter = nextIncoming[cutter] ?? NOBODY) {
    const strength = mayCut(field, cutter, piece) ? cuttingStrength(field, cutter, piece, SURELY) : 0;
    if (strength > most) strongest = [];
    most = Math.max(most, strength);
    if (strength > 0 && strength === most) strongest.push(homeOf(field, cutter));
  }
  return strongest;
}

function convoyed(variant: Variant, field: PlainField, piece: number): Verdict {
  const army = field.helps[piece] ?? NOBODY;
  if (wasDislodged(field, piece)) return DISLODGED;
  if (army === NOBODY) return UNMATCHED;
  return field.path[army] === NO || !isNeeded(variant, field, piece, army) ? NOT_CARRIED : CONVOYED;
}

/** Whether the army was, or could have been, carried via this fleet. */
function isNeeded(variant: Variant, field: PlainField, fleet: number, army: number): boolean {
  const { carriers, nextCarrier, isUsable, units } = field;
  for (let other = carriers[army] ?? NOBODY; other !== NOBODY; other = nextCarrier[other] ?? NOBODY)
    isUsable[other] = wasDislodged(field, other) ? 0 : 1;
  if (!isCarried(field, army)) return false;
  isUsable[fleet] = 0;
  if (!isCarried(field, army)) return true;
  isUsable[fleet] = 1;
  const left = units.filter((_, other) => field.kind[other] === CONVOY && field.helps[other] === army && isUsable[other] === 1);
  const [own, carried] = [units[fleet], units[army]];
  return (
    own !== undefined && carried !== undefined && convoyRoutesOf(variant, left).mayHelp(own, carried, idOf(field, field.target[army] ?? 0))
  );
}

/** What dislodged a unit that was dislodged. */
export function plainDislodgement(field: PlainField, piece: number): Dislodgement {
  const attacker = entrantOf(field, piece);
  const against = field.opponent[piece] === attacker ? beatenBy(field, attacker) : holdOf(field, piece);
  return { by: homeOf(field, attacker), attack: attackOf(field, attacker), against };
}

function beatenBy(field: PlainField, piece: number): Strength {
  const by = opposing(field, piece);
  return by === NOBODY ? ZERO : oppositionOf(field, piece, by);
}
