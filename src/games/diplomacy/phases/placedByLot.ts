import { seededRandom, shuffled } from '../../../lib/random.js';
import { type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { allowanceOf, possibleBuilds } from '../orders/allowance.js';
import type { Resolved } from './resolvePhase.js';

/**
 * Places the units that powers did not place before the first turn by lot, drawn from the match's seed, so that no power starts without
 * units.
 */
export function placedByLot(variant: Variant, state: State, resolved: Resolved): Resolved {
  if (state.phase !== 'placement') return resolved;
  const random = seededRandom(state.seed);
  const lots = state.powers.flatMap(power => lotsFor(variant, { ...state, position: resolved.position }, power, random));
  const units = lots.map(({ power, order }): Unit => ({ power, type: order.type, at: order.at }));
  return {
    ...resolved,
    results: [...resolved.results, ...lots.map(lot => ({ ...lot, written: false, success: true, outcome: BY_LOT }))],
    position: { ...resolved.position, units: [...resolved.position.units, ...units] },
  };
}
const BY_LOT = { kind: 'built', because: 'lot' } as const;

function lotsFor(variant: Variant, state: State, power: PowerId, random: () => number) {
  const sites: readonly OrderOf<'build'>[] = possibleBuilds(variant, state, power);
  return oneAPlace(shuffled(sites, random))
    .slice(0, allowanceOf(variant, state, power).builds)
    .map(order => ({ power, order }));
}

/** A place may be there several times, for an army, a fleet and each coast: its first build counts. */
function oneAPlace(builds: readonly OrderOf<'build'>[]): readonly OrderOf<'build'>[] {
  const taken = new Set<ProvinceId>();
  return builds.filter(({ at }) => {
    const isFree = !taken.has(provinceOf(at));
    taken.add(provinceOf(at));
    return isFree;
  });
}
