import type { BoardFile } from './boardFile.js';
import type { Location } from './location.js';

/** Returns the board with every space closed for which `isOpen` is false. Closed spaces keep only their shapes. */
export function closeSpaces(file: BoardFile, isOpen: (at: Location) => boolean): BoardFile {
  const { underway } = file;
  const within = <T extends string>(places: readonly T[]): T[] => places.filter(isOpen);
  return {
    ...file,
    provinces: file.provinces.map(province => (isOpen(province.id) ? province : { ...province, kind: 'impassable', centre: false })),
    powers: file.powers.map(power => ({
      ...power,
      home: within(power.home),
      regions: within(power.regions),
      start: power.start.filter(({ at }) => isOpen(at)),
      ...(power.cities && { cities: within(power.cities) }),
    })),
    decor: file.decor.filter(({ in: at }) => at === undefined || isOpen(at)),
    borders: {
      army: file.borders.army.filter(ends => ends.every(isOpen)),
      fleet: file.borders.fleet.filter(ends => ends.every(isOpen)),
      ...(file.borders.oneWay && {
        oneWay: {
          army: file.borders.oneWay.army.filter(ends => ends.every(isOpen)),
          fleet: file.borders.oneWay.fleet.filter(ends => ends.every(isOpen)),
        },
      }),
    },
    riverSteps: file.riverSteps.filter(([a, b]) => isOpen(a) && isOpen(b)),
    ...(underway && { underway: { hub: underway.hub, entrances: isOpen(underway.hub) ? within(underway.entrances) : [] } }),
  };
}
