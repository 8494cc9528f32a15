import { attackStrength, guardAgainst, moveStrength, NOTHING, stayStrength } from '../adjudication/equations.js';
import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import type { ProvinceId } from '../board/location.js';
import type { Declaration, DeclarationKind } from '../model/battle/declaration.js';
import { type Battleground, nameOf, placeOf, spaceAt, targetOf } from './battleground.js';
import { arrivalsIn, fleetsIn, isOcean } from './oceanFleets.js';

/** A unit that contends for a place, with the supports given to it at their provisional strength. */
export interface ContenderGroup {
  readonly leader: Piece;
  readonly at: ProvinceId;
  /** The strength of the leader and its fellows without supports. */
  readonly own: number;
  readonly supports: readonly Piece[];
  /** Only for fleets that stay in an open ocean: the nation's other fleets there, which belong to the same group. */
  readonly fellows?: readonly Piece[];
}

export const membersOf = ({ leader, fellows = [] }: ContenderGroup): readonly Piece[] => [leader, ...fellows];

export const strengthOf = ({ own, supports }: ContenderGroup): number => supports.reduce((sum, s) => sum + s.givenLeast, own);

/** What decides, apart from the provisional result, which units contend. */
export interface ContentionRules {
  readonly declared: readonly Declaration[];
  /** Whether a unit that declares its move, or that moved, also contends for the place it comes from. */
  readonly returnsHome: (mover: Piece) => boolean;
}
export const nobodyReturns = (): boolean => false;

const declares = ({ declared }: ContentionRules, piece: Piece | undefined, kind: DeclarationKind): boolean =>
  piece !== undefined && declared.some(d => d.kind === kind && d.unit === nameOf(piece));

/** All groups that contend for a place. */
export function groupsAt(ground: Battleground, at: ProvinceId, contention: ContentionRules): readonly ContenderGroup[] {
  if (isOcean(ground, at)) return [...arrivalsIn(ground, at).map(attackers), ...fleets(ground, at, contention)];
  const space = spaceAt(ground, at);
  if (!space) return [];
  const guard = space.guard ? [stayers(space.guard)] : [];
  return [...space.incoming.filter(move => arrives(move, contention)).map(attackers), ...defenders(space.occupant, contention), ...guard];
}

/**
 * Whether a move contends for its target: it reached it, no unit of its own nation stays there, and no unit from there beat it head-to-head
 * (unless it declares its move).
 */
export function arrives(move: Piece, contention: ContentionRules): boolean {
  if (attackStrength(move, false) === NOTHING) return false;
  return !(move.opponent && hasMoved(move.opponent)) || declares(contention, move, 'move');
}

/** A move with its supports, except those of the nation whose unit stays in the target or whose virtual army guards it. */
function attackers(move: Piece): ContenderGroup {
  const defender = move.target?.occupant;
  const stays = defender !== undefined && (defender === move.opponent || !hasMoved(defender));
  return moversIn(move, targetOf(move) ?? '', (stays ? defender : guardAgainst(move))?.power);
}

function moversIn(move: Piece, at: ProvinceId, leftOut: string | undefined): ContenderGroup {
  const supports = move.supports.filter(s => s.givenLeast > 0 && s.power !== leftOut);
  const total = moveStrength(move, false, leftOut);
  return { leader: move, at, own: supports.reduce((left, s) => left - s.givenLeast, total), supports };
}

/** Groups the fleets that stay in an open ocean by nation. A group is led by the fleet that declares a hold, otherwise by the first. */
function fleets(ground: Battleground, ocean: ProvinceId, contention: ContentionRules): readonly ContenderGroup[] {
  const there = fleetsIn(ground, ocean).filter(fleet => isAtHome(fleet, contention));
  return [...new Set(there.map(({ power }) => power))].flatMap(power => {
    const own = there.filter(fleet => fleet.power === power);
    const leader = own.find(fleet => declares(contention, fleet, 'hold')) ?? own[0];
    if (!leader) return [];
    return [
      {
        leader,
        at: ocean,
        own: own.reduce((sum, fleet) => sum + fleet.own.hold, 0),
        supports: own.flatMap(({ order, supports }) => (order.kind === 'move' ? [] : supports.filter(s => s.givenLeast > 0))),
        fellows: own.filter(fleet => fleet !== leader),
      },
    ];
  });
}

/**
 * The unit that was in the place, if it stays, failed to leave or comes back. Head-to-head, when its opponent declares the move or it
 * declares a hold itself, it counts with the strength of its move.
 */
function defenders(unit: Piece | undefined, contention: ContentionRules): readonly ContenderGroup[] {
  if (!unit) return [];
  if (unit.order.kind !== 'move') return [stayers(unit)];
  const { opponent } = unit;
  if (opponent && (declares(contention, opponent, 'move') || declares(contention, unit, 'hold')))
    return [moversIn(unit, unit.space.id, opponent.power)];
  return isAtHome(unit, contention) ? [{ leader: unit, at: unit.space.id, own: unit.own.hold + unit.own.bonus, supports: [] }] : [];
}

function isAtHome(unit: Piece, contention: ContentionRules): boolean {
  if (declares(contention, unit, 'hold')) return true;
  return hasMoved(unit) || declares(contention, unit, 'move') ? contention.returnsHome(unit) : true;
}

function stayers(unit: Piece): ContenderGroup {
  const supports = unit.supports.filter(s => s.givenLeast > 0);
  const total = stayStrength(unit, false);
  return { leader: unit, at: placeOf(unit), own: supports.reduce((left, s) => left - s.givenLeast, total), supports };
}
