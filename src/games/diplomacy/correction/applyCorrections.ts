import type { Language } from '../../../lib/language.js';
import type { TypedLine } from '../../game.js';
import { isOpenOcean, oceanOf, withBerths } from '../board/berths.js';
import type { Board } from '../board/board.js';
import { nationOf } from '../board/duchies.js';
import { type Location, type PowerId, provinceOf } from '../board/location.js';
import type { Position, Unit } from '../board/position.js';
import { standFault } from '../board/standFault.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { orderLines } from '../notation/parseOrder.js';
import { type Correction, formatCorrection, readCorrection } from './correction.js';
import type { CorrectionFault } from './correctionFault.js';

export interface CorrectedState {
  readonly state: State;
  readonly lines: readonly TypedLine[];
}

/**
 * Applies corrections to a position, one after the other. Invalid ones are skipped and returned with their fault: `not-while-fighting`,
 * `not-played` { power }, `no-centre` { at }, `so-already`, `no-unit` { at }, `which-fleet` { at, most }, `wrong-type` { at, type },
 * `two-units` { at }, and those of `readCorrection` and `standFault`. A place that gets a unit is no longer open to retreats.
 */
export function applyCorrections(variant: Variant, state: State, text: string, language: Language): CorrectedState {
  let now = state;
  const lines = orderLines(text).map((typed): TypedLine => {
    const read = readCorrection(variant.board, typed);
    const fault = read.ok ? faultOf(variant, now, read.value) : read.fault;
    if (!read.ok || fault) return { typed, ...(fault && { fault }), suggestions: [] };
    now = { ...now, position: laidOver(variant, now.position, read.value) };
    return { typed, text: formatCorrection(variant.board, read.value, language), suggestions: [] };
  });
  return { state: now, lines };
}

function faultOf({ board }: Variant, { fight, powers, position }: State, { power, type, at }: Correction): CorrectionFault | undefined {
  if (fight) return { code: 'not-while-fighting' };
  const isPlayed = power === undefined || powers.includes(power) || board.powers.some(({ id, neutral }) => id === power && neutral);
  if (!isPlayed) return { code: 'not-played', power };
  if (type === undefined) {
    if (!board.centres.has(at)) return { code: 'no-centre', at };
    return position.centres[at] === (power && nationOf(board, power)) ? { code: 'so-already' } : undefined;
  }
  const standing = unitsAt(position, at);
  if (power === undefined) {
    const [unit, ...others] = standing;
    if (!unit) return { code: 'no-unit', at };
    if (others.length > 0) return { code: 'which-fleet', at, most: standing.length };
    return unit.type === type ? undefined : { code: 'wrong-type', at, type: unit.type };
  }
  if (isOpenOcean(board, at)) return standFault(board, type, oceanOf(at));
  if (standing.length > 0) return { code: 'two-units', at: provinceOf(at) };
  return standFault(board, type, at);
}

/** The units at a location. In an open ocean a berth ("ngwo#2") means one fleet, the ocean itself all of them. */
const unitsAt = ({ units }: Position, at: Location): readonly Unit[] =>
  units.filter(unit => provinceOf(unit.at) === provinceOf(at) || oceanOf(unit.at) === at);

function laidOver({ board }: Variant, position: Position, { power, type, at }: Correction): Position {
  if (type === undefined) {
    const { [at]: _, ...others } = position.centres;
    return { ...position, centres: power === undefined ? others : { ...others, [at]: nationOf(board, power) } };
  }
  const gone = power === undefined ? unitsAt(position, at) : [];
  const come = power === undefined ? [] : [unitOf(board, power, { type, at: oceanOf(at) })];
  const units = withBerths(board, [...position.units.filter(unit => !gone.includes(unit)), ...come]);
  const isTaken = (to: Location): boolean => !isOpenOcean(board, to) && units.some(unit => provinceOf(unit.at) === provinceOf(to));
  const dislodged = position.dislodged.map(unit => ({ ...unit, retreats: unit.retreats.filter(to => !isTaken(to)) }));
  return { ...position, units, dislodged };
}

/** A unit of a duchy belongs to the duchy's nation, and the duchy orders it. */
function unitOf(board: Board, seat: PowerId, unit: Pick<Unit, 'type' | 'at'>): Unit {
  const power = nationOf(board, seat);
  return { power, ...unit, ...(power !== seat && { duchy: seat }) };
}
