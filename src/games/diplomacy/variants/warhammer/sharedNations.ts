import type { BoardFile, PowerFile } from '../../board/boardFile.js';
import { type PowerId, type ProvinceId, provinceOf } from '../../board/location.js';
import type { SeatingFault, SeatingNote } from '../../model/tableFault.js';

/**
 * A nation shared by several players. `shares`: for each seat beside the nation's own, the places of the units that it orders at the start.
 */
export interface SharedNation {
  readonly nation: PowerId;
  readonly shares: readonly (readonly ProvinceId[])[];
}

/** The id of a seat beside a nation's own: the nation's id and a number from 2, "empire-2". */
const seatId = (nation: PowerId, share: number): PowerId => `${nation}-${share + 2}`;

const seatsBeside = ({ nation, shares }: SharedNation): readonly PowerId[] => shares.map((_, i) => seatId(nation, i));

/** The number of seats beyond one per nation. */
export const seatsMore = (shared: readonly SharedNation[]): number => shared.reduce((sum, { shares }) => sum + shares.length, 0);

/** The seats that are not duchies. */
export function nationsAmong(shared: readonly SharedNation[], seats: readonly PowerId[]): readonly PowerId[] {
  const beside = new Set(shared.flatMap(seatsBeside));
  return seats.filter(seat => !beside.has(seat));
}

/** The nations, each followed by its duchies. */
export const seatsAmong = (shared: readonly SharedNation[], nations: readonly PowerId[]): readonly PowerId[] =>
  nations.flatMap(nation => [nation, ...shared.flatMap(one => (one.nation === nation ? seatsBeside(one) : []))]);

/** Assigns the units of shared nations to their seats, and adds those seats to the board's powers. */
export const withShared = (file: BoardFile, shared: readonly SharedNation[], nations: readonly PowerId[]): BoardFile => ({
  ...file,
  powers: [
    ...file.powers.map(power => givenOut(power, shared)),
    ...shared.flatMap(one =>
      file.powers.flatMap(power => (power.id === one.nation && nations.includes(power.id) ? duchiesOf(file, power, one) : [])),
    ),
  ],
});

function givenOut(power: PowerFile, shared: readonly SharedNation[]): PowerFile {
  const shares = shared.find(({ nation }) => nation === power.id)?.shares;
  if (!shares) return power;
  const start = power.start.map(unit => {
    const share = shares.findIndex(places => places.includes(provinceOf(unit.at)));
    return share < 0 ? unit : { ...unit, duchy: seatId(power.id, share) };
  });
  return { ...power, start };
}

/** The duchies of a nation, each named after its first unit: "Empire (Nuln)". */
function duchiesOf(
  { provinces }: BoardFile,
  { id, name, adjective, colour, badge }: PowerFile,
  { shares }: SharedNation,
): readonly PowerFile[] {
  return shares.map(([at], i) => {
    const place = provinces.find(province => province.id === at)?.name ?? { en: '', fr: '' };
    const called = { en: `${name.en} (${place.en})`, fr: `${name.fr} (${place.fr})` };
    return { id: seatId(id, i), name: called, adjective, colour, badge, duchyOf: id, home: [], start: [], regions: [] };
  });
}

/**
 * Why nations cannot be shared this way: no seat plays one, a share names a place where it has no unit, or its own seat is left without
 * units. Undefined if they can.
 */
export function faultOfShared(
  { powers }: BoardFile,
  shared: readonly SharedNation[],
  nations: readonly PowerId[],
): SeatingFault | undefined {
  for (const { nation, shares } of shared) {
    if (!nations.includes(nation)) return { code: 'shared-not-played', power: nation };
    const places = powers.find(({ id }) => id === nation)?.start.map(({ at }) => provinceOf(at)) ?? [];
    const stray = shares.flat().find(at => !places.includes(at));
    if (stray !== undefined) return { code: 'no-unit-to-share', power: nation, at: stray };
    if (places.every(at => shares.flat().includes(at))) return { code: 'nothing-left-to-share', power: nation };
  }
  return undefined;
}

/** One note for each seat beside a nation's own. */
export const toldShared = (shared: readonly SharedNation[]): readonly SeatingNote[] =>
  shared.flatMap(({ nation, shares }) => shares.map((places, i) => ({ code: 'duchy', power: nation, seat: i + 2, places })));
