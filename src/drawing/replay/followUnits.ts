import { berthOf } from '../../games/diplomacy/board/berths.js';
import { type Location, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Position } from '../../games/diplomacy/board/position.js';
import type { Report } from '../../games/diplomacy/model/report.js';
import { locationAfter } from '../scene/mapScene.js';
import { resultsScene } from '../scene/resultsScene.js';

/** The number of each unit in one position: by its place, dislodged units apart. The same unit has the same number in every position. */
export interface UnitNumbers {
  readonly standing: ReadonlyMap<string, number>;
  readonly dislodged: ReadonlyMap<string, number>;
}

/** A unit's place without its coast, which its order need not name. */
export const placeKey = (at: Location): string => (berthOf(at) === undefined ? provinceOf(at) : at);

/**
 * Gives each unit a number that it keeps as it moves. The first entry is the position before the first report, and one follows for the
 * position after each.
 */
export function followUnits(start: Position, reports: readonly Report[]): readonly UnitNumbers[] {
  let next = 0;
  const fresh = (): number => next++;
  const first: UnitNumbers = {
    standing: new Map(start.units.map(({ at }) => [placeKey(at), fresh()])),
    dislodged: new Map(start.dislodged.map(({ at }) => [placeKey(at), fresh()])),
  };
  const all = [first];
  for (const report of reports) all.push(numbersAfter(report, all.at(-1) ?? first, fresh));
  return all;
}

function numbersAfter(report: Report, before: UnitNumbers, fresh: () => number): UnitNumbers {
  const arrived = new Map<string, number>();
  const forced = new Map<string, number>();
  for (const result of resultsScene(report).orders) {
    const from = placeKey(result.order.at);
    const number = (report.phase === 'retreats' ? before.dislodged : before.standing).get(from);
    if (number === undefined) continue;
    if (result.dislodged) forced.set(from, number);
    else arrived.set(placeKey(locationAfter(result)), number);
  }
  const used = new Set([...arrived.values(), ...forced.values()]);
  /** Units without orders stay, and new ones come. */
  const numberOf = (key: string, moved: ReadonlyMap<string, number>, stayed: ReadonlyMap<string, number>): number => {
    const known = moved.get(key);
    if (known !== undefined) return known;
    const same = stayed.get(key);
    return same === undefined || used.has(same) ? fresh() : same;
  };
  const { units, dislodged } = report.after;
  return {
    standing: new Map(units.map(({ at }) => [placeKey(at), numberOf(placeKey(at), arrived, before.standing)])),
    dislodged: new Map(dislodged.map(({ at }) => [placeKey(at), numberOf(placeKey(at), forced, before.dislodged)])),
  };
}
