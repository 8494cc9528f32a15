import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Report } from '../../games/diplomacy/model/report.js';

/** How many centres each power controlled before the first of the years told, and after each of them. */
export interface Years {
  /** As the board counts; before the first, its number is missing. */
  readonly years: readonly number[];
  readonly counts: ReadonlyMap<PowerId, readonly number[]>;
}

export function yearsOf(reports: readonly Report[], powers: readonly PowerId[]): Years {
  const [first] = reports;
  const years = [...new Set(reports.map(({ turn }) => turn.year))];
  const ends = years.map(year => reports.findLast(({ turn }) => turn.year === year)?.after.centres ?? {});
  const stages = [first?.before.centres ?? {}, ...ends];
  const count = (power: PowerId): readonly number[] =>
    stages.map(centres => Object.values(centres).filter(owner => owner === power).length);
  return { years, counts: new Map(powers.map(power => [power, count(power)])) };
}
