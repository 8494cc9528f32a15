import { attackStrength, guardAgainst, moveStrength, NOTHING, stayStrength } from '../adjudication/equations.js';
import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import type { ProvinceId } from '../board/location.js';
import type { Declaration, DeclarationKind } from '../model/battle/declaration.js';
import { type Battleground, nameOf, placeOf, spaceAt, targetOf } from './battleground.js';
import { arrivalsIn, fleetsIn, isOcean } from './oceanFleets.js';

/** A contender for a place, with its supports at their provisional strength. */
export interface ContenderGroup {
  readonly leader: Piece;
  readonly at: ProvinceId;
  /** The leader's own strength. */
  readonly own: number;
  readonly supports: readonly Piece[];
  /** For fleets that stay in an open ocean: the nation's other fleets there, which form one group. */
  readonly fellows?: readonly Piece[];
}

export const membersOf = ({ leader, fellows = [] }: ContenderGroup): readonly Piece[] => [leader, ...fellows];

export const strengthOf = ({ own, supports }: ContenderGroup): number => supports.reduce((sum, s) => sum + s.givenLeast, own);

/** What contention depends on beside the provisional result. */
export interface ContentionRules {
  readonly declared: readonly Declaration[];
  /** Whether a unit that declares its move, or moved into a battle, contends for the place it comes from. */
  readonly returnsHome: (mover: Piece) => boolean;
}
export const nobodyReturns = (): boolean => false;

const declares = ({ declared }: ContentionRules, piece: Piece | undefined, kind: DeclarationKind): boolean =>
  piece !== undefined && declared.some(d => d.kind === kind && d.unit === nameOf(piece));

/** Every contender for a place. */
export function groupsAt(ground: Battleground, at: ProvinceId, contention: ContentionRules): readonly ContenderGroup[] {
  if (isOcean(ground, at)) return [...arrivalsIn(ground, at).map(attackers), ...fleets(ground, at, contention)];
  const space = spaceAt(ground, at);
  if (!space) return [];
  const guard = space.guard ? [stayers(space.guard)] : [];
  return [...space.incoming.filter(move => arrives(move, contention)).map(attackers), ...defenders(space.occupant, contention), ...guard];
}

/**
 * A move contends if it reached its target; not if a unit from there beat it head-to-head (unless it declares) or a unit of its own
 * nation did not leave.
 */
export function arrives(move: Piece, contention: ContentionRules): boolean {
  if (move.pathLeast === 0 || attackStrength(move, false) === NOTHING) return false;
  return !(move.opponent && hasMoved(move.opponent)) || declares(contention, move, 'move');
}

/** A move with its supports, without those of the nation whose unit stays in its target. */
function attackers(move: Piece): ContenderGroup {
  const defender = move.target?.occupant;
  const stays = defender !== undefined && (defender === move.opponent || !hasMoved(defender));
  return moversIn(move, targetOf(move) ?? '', (stays ? defender : guardAgainst(move))?.power);
}

function moversIn(move: Piece, at: ProvinceId, leftOut: string | undefined): ContenderGroup {
  const supports = move.supports.filter(s => s.givenLeast > 0 && s.power !== leftOut);
  const total = moveStrength(move, false, { power: leftOut, piece: undefined });
  return { leader: move, at, own: supports.reduce((left, s) => left - s.givenLeast, total), supports };
}

/** In an open ocean all fleets of a nation that stay form one group, led by the one that declares. */
function fleets(ground: Battleground, ocean: ProvinceId, contention: ContentionRules): readonly ContenderGroup[] {
  const there = fleetsIn(ground, ocean).filter(fleet => fleet.order.kind !== 'move' || isAtHome(fleet, contention));
  return [...new Set(there.map(({ power }) => power))].flatMap(power => {
    const own = there.filter(fleet => fleet.power === power);
    const leader = own.find(fleet => declares(contention, fleet, 'hold')) ?? own[0];
    if (!leader) return [];
    return [
      {
        leader,
        at: ocean,
        own: own.reduce((sum, fleet) => sum + fleet.ownHold, 0),
        supports: own.flatMap(({ order, supports }) => (order.kind === 'move' ? [] : supports.filter(s => s.givenLeast > 0))),
        fellows: own.filter(fleet => fleet !== leader),
      },
    ];
  });
}

/** The unit of the place if it stays, failed to leave, or comes back; head-to-head with a declared move it counts as the move it is. */
function defenders(unit: Piece | undefined, contention: ContentionRules): readonly ContenderGroup[] {
  if (!unit) return [];
  if (unit.order.kind !== 'move') return [stayers(unit)];
  const { opponent } = unit;
  if (opponent && (declares(contention, opponent, 'move') || declares(contention, unit, 'hold')))
    return [moversIn(unit, unit.space.id, opponent.power)];
  return isAtHome(unit, contention) ? [{ leader: unit, at: unit.space.id, own: unit.ownHold + unit.bonus, supports: [] }] : [];
}

function isAtHome(mover: Piece, contention: ContentionRules): boolean {
  if (declares(contention, mover, 'hold')) return true;
  return hasMoved(mover) || declares(contention, mover, 'move') ? contention.returnsHome(mover) : true;
}

function stayers(unit: Piece): ContenderGroup {
  const supports = unit.supports.filter(s => s.givenLeast > 0);
  const total = stayStrength(unit, false);
  return { leader: unit, at: placeOf(unit), own: supports.reduce((left, s) => left - s.givenLeast, total), supports };
}
