import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Report } from '../../games/diplomacy/model/report.js';

/** Each power's number of centres before the first year and after each year. */
export interface CentresByYear {
  /** As numbered on the board. */
  readonly years: readonly number[];
  /** One entry more than `years`: the first is the count before the first year. */
  readonly counts: ReadonlyMap<PowerId, readonly number[]>;
}

export function centresByYear(reports: readonly Report[], powers: readonly PowerId[]): CentresByYear {
  const [first] = reports;
  const years = [...new Set(reports.map(({ turn }) => turn.year))];
  const ends = years.map(year => reports.findLast(({ turn }) => turn.year === year)?.after.centres ?? {});
  const stages = [first?.before.centres ?? {}, ...ends];
  const count = (power: PowerId): readonly number[] =>
    stages.map(centres => Object.values(centres).filter(owner => owner === power).length);
  return { years, counts: new Map(powers.map(power => [power, count(power)])) };
}
