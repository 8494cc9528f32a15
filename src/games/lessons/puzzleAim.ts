import { provinceOf } from '../diplomacy/board/location.js';
import type { DislodgedUnit, Position } from '../diplomacy/board/position.js';
import type { SeatId } from '../game.js';

/**
 * What a puzzle asks for, once the orders of a movement phase are resolved. Places are ids of provinces; units are called by where they
 * were before.
 */
export type PuzzleAim =
  /** A unit of the seat is there afterwards. */
  | { readonly kind: 'stand'; readonly at: string }
  /** No unit of the others is there afterwards. */
  | { readonly kind: 'bar'; readonly at: string }
  /** The unit of the seat that was there is not dislodged. */
  | { readonly kind: 'keep'; readonly at: string }
  /** No unit of the seat is dislodged. */
  | { readonly kind: 'keep-all' }
  /** The unit of the others that was there is dislodged. */
  | { readonly kind: 'dislodge'; readonly at: string }
  /** It is dislodged and has nowhere to retreat to. */
  | { readonly kind: 'destroy'; readonly at: string }
  /** The seat owns so many centres after the retreats of a season in which centres are taken, however the others retreat. */
  | { readonly kind: 'own'; readonly centres: number };

/** A position before a movement phase, and after it. */
export interface BeforeAndAfter {
  readonly before: Position;
  readonly after: Position;
}

/** Whether all that is asked for was reached. */
export const isReached = (aims: readonly PuzzleAim[], seat: SeatId, phase: BeforeAndAfter): boolean =>
  aims.every(aim => reaches(aim, seat, phase));

function reaches(aim: PuzzleAim, seat: SeatId, { before, after }: BeforeAndAfter): boolean {
  switch (aim.kind) {
    case 'stand':
      return after.units.some(unit => unit.power === seat && provinceOf(unit.at) === aim.at);
    case 'bar':
      return !after.units.some(unit => unit.power !== seat && provinceOf(unit.at) === aim.at);
    case 'keep':
      return !after.dislodged.some(unit => unit.power === seat && provinceOf(unit.at) === aim.at);
    case 'keep-all':
      return !after.dislodged.some(unit => unit.power === seat);
    case 'dislodge':
      return after.dislodged.some(unit => unit.power !== seat && provinceOf(unit.at) === aim.at);
    case 'destroy':
      return after.dislodged.some(unit => unit.power !== seat && provinceOf(unit.at) === aim.at && unit.retreats.length === 0);
    case 'own':
      return centresKept(seat, before, after) >= aim.centres;
    default:
      return aim satisfies never;
  }
}

/**
 * How many centres the seat owns after the retreats if it retreats as well as it can, whatever the others do. Every centre that matters has
 * an owner before.
 */
export function centresKept(seat: SeatId, { centres }: Position, { units, dislodged }: Position): number {
  const standing = new Map(units.map(({ at, power }) => [provinceOf(at), power]));
  if (dislodged.length === 0) return countOwned(seat, centres, standing);
  const own = retreatsOf(dislodged.filter(({ power }) => power === seat));
  const others = retreatsOf(dislodged.filter(({ power }) => power !== seat));
  const owned = (retreated: readonly Retreat[]): number => {
    const here = new Map(standing);
    for (const { power, to } of retreated) if (retreated.filter(other => other.to === to).length === 1) here.set(to, power);
    return countOwned(seat, centres, here);
  };
  return Math.max(...own.map(one => Math.min(...others.map(other => owned([...one, ...other])))));
}

function countOwned(seat: SeatId, centres: Position['centres'], here: ReadonlyMap<string, SeatId>): number {
  let count = 0;
  for (const centre in centres) if ((here.get(centre) ?? centres[centre]) === seat) count += 1;
  return count;
}

interface Retreat {
  readonly power: SeatId;
  readonly to: string;
}

/** Every way in which these units may retreat or disband. */
function retreatsOf(units: readonly DislodgedUnit[]): readonly (readonly Retreat[])[] {
  let ways: readonly (readonly Retreat[])[] = [[]];
  for (const { power, retreats } of units) {
    const places = [...new Set(retreats.map(provinceOf))];
    ways = ways.flatMap(way => [way, ...places.map(to => [...way, { power, to }])]);
  }
  return ways;
}
