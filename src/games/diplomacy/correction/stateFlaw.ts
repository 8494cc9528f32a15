import { isOpenOcean, oceanOf } from '../board/berths.js';
import { type Location, provinceOf } from '../board/location.js';
import { standFault } from '../board/standFault.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { CorrectionFault } from './correctionFault.js';

/** Why a match cannot continue from a well-formed state of unknown origin: the faults of `positionFlaw`, and `battles-unfought`. */
export const stateFlaw = (variant: Variant, state: State): CorrectionFault | undefined =>
  positionFlaw(variant, state) ?? (state.fight && { code: 'battles-unfought' });

/**
 * Why a position is impossible: `not-played` { power }, `no-such-moment`, `unknown-place` { typed }, `no-centre` { at },
 * `two-units` { at }, and those of `standFault`.
 */
export function positionFlaw(variant: Variant, state: State): CorrectionFault | undefined {
  const { board } = variant;
  const { units, dislodged, centres, contested } = state.position;
  const isPower = (id: string): boolean =>
    state.powers.includes(id) || board.powers.some(power => power.id === id && power.neutral === true);
  const seats = [...units, ...dislodged].flatMap(({ power, duchy }) => (duchy === undefined ? [power] : [power, duchy]));
  const stranger = [...seats, ...Object.values(centres)].find(id => !isPower(id));
  if (stranger !== undefined) return { code: 'not-played', power: stranger };
  const places = [...[...units, ...dislodged].map(({ at }) => at), ...dislodged.flatMap(({ retreats }) => retreats), ...contested];
  const unknown = places.find(at => !board.locationNumber.has(at));
  if (unknown !== undefined) return { code: 'unknown-place', typed: unknown };
  const noCentre = Object.keys(centres).find(at => !board.centres.has(at));
  if (noCentre !== undefined) return { code: 'no-centre', at: noCentre };
  const isOnCalendar = variant.calendar.some(({ season, phase }) => season === state.turn.season && phase === state.phase);
  if (!isOnCalendar) return { code: 'no-such-moment' };
  const unfit = [...units, ...dislodged].flatMap(({ type, at }) => standFault(board, type, oceanOf(at)) ?? []);
  const full = twice(units.map(({ at }) => provinceOf(at)).filter(at => !isOpenOcean(board, oceanOf(at))));
  return unfit[0] ?? (full === undefined ? undefined : { code: 'two-units', at: full });
}

const twice = (places: readonly Location[]): Location | undefined => places.find((at, i) => places.indexOf(at) !== i);
