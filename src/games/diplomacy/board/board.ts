import { berthIn } from './berths.js';
import type { BoardFile, PowerFile, ProvinceFile } from './boardFile.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from './location.js';
import { type LocationTable, type ShortNumbers, shortNumber, shortNumbersIn, tableOf } from './locationTable.js';

/**
 * A compiled board: immutable, with indexes for fast lookups. The number of a province is its index in `provinces` (playable ones only).
 * The number of a location is its index in `locations`: first the provinces, then one per named coast.
 */
export interface Board {
  readonly file: BoardFile;
  readonly powers: readonly PowerFile[];
  readonly provinces: readonly ProvinceFile[];
  /** In board order. */
  readonly centres: ReadonlySet<ProvinceId>;
  /** Province number → 1 if it is a centre. */
  readonly isCentre: Uint8Array;
  readonly locations: readonly Location[];
  /** As players write them: "Xia", "stp/nc". */
  readonly abbreviations: LocationTable<string>;
  /** An army or fleet at each location, as players write it: "A Xia", "F stp/nc". */
  readonly armies: LocationTable<string>;
  readonly fleets: LocationTable<string>;
  readonly provinceNumber: ReadonlyMap<ProvinceId, number>;
  readonly locationNumber: ReadonlyMap<Location, number>;
  /** The numbers of locations with short names (see `LocationTable`). */
  readonly shortNumbers: ShortNumbers;
  /** Whether all provinces have short names, so that their numbers are found sooner than their names in a Map. */
  readonly hasShortNames: boolean;
  readonly powerNumber: ReadonlyMap<PowerId, number>;
  /** Location number → province number. */
  readonly provinceOfLocation: readonly number[];
  /** [province × provinces + province]: 1 if armies can pass. */
  readonly armyBorder: Uint8Array;
  /** [location × locations + location]: 1 if fleets can pass. */
  readonly fleetBorder: Uint8Array;
  /** [location × provinces + province]: 1 if a fleet can pass to some coast of the province. */
  readonly fleetReach: Uint8Array;
  /** Location number → numbers of the provinces, seas excluded, that a fleet can reach from there. */
  readonly shores: readonly (readonly number[])[];
  readonly armyNeighbours: ReadonlyMap<ProvinceId, readonly ProvinceId[]>;
  readonly fleetNeighbours: ReadonlyMap<Location, readonly Location[]>;
  /** [province × provinces + neighbour]: 1 if the province has a wall against that neighbour. */
  readonly walls: Uint8Array;
  /** Province number → 1 if it is an open ocean. Undefined if the board has none. */
  readonly open: Uint8Array | undefined;
  /** Province → the next spaces along its rivers, including the sea at a mouth. */
  readonly riverSteps: ReadonlyMap<ProvinceId, readonly ProvinceId[]>;
}

export function compileBoard(file: BoardFile): Board {
  const provinces = file.provinces.filter(p => p.kind !== 'impassable');
  const coasts = provinces.flatMap(p => p.coasts.map(coast => `${p.id}/${coast}`));
  const locations = [...provinces.map(p => p.id), ...coasts];
  const provinceNumber = numbered(provinces.map(p => p.id));
  const locationNumber = numbered(locations);
  const of = (at: Location): number => known(locationNumber, at);
  const P = provinces.length;
  const L = locations.length;
  const armyBorder = new Uint8Array(P * P);
  const fleetBorder = new Uint8Array(L * L);
  const fleetReach = new Uint8Array(L * P);
  const armyNeighbours = new Map<ProvinceId, ProvinceId[]>(provinces.map(p => [p.id, []]));
  const fleetNeighbours = new Map<Location, Location[]>(locations.map(l => [l, []]));
  for (const [a, b] of [...bothWays(file.borders.army), ...(file.borders.oneWay?.army ?? [])]) {
    armyBorder[known(provinceNumber, a) * P + known(provinceNumber, b)] = 1;
    armyNeighbours.get(a)?.push(b);
  }
  for (const [a, b] of [...bothWays(file.borders.fleet), ...(file.borders.oneWay?.fleet ?? [])]) {
    fleetBorder[of(a) * L + of(b)] = 1;
    fleetReach[of(a) * P + known(provinceNumber, provinceOf(b))] = 1;
    fleetNeighbours.get(a)?.push(b);
  }
  const walls = new Uint8Array(P * P);
  for (const { owner, facing } of file.walls) walls[known(provinceNumber, owner) * P + known(provinceNumber, facing)] = 1;
  const open = openOceans(file, provinceNumber);
  for (const [berth, ocean] of open.berths) {
    provinceNumber.set(berth, known(provinceNumber, ocean));
    locationNumber.set(berth, known(locationNumber, ocean));
    fleetNeighbours.set(berth, fleetNeighbours.get(ocean) ?? []);
  }
  const shortNumbers = shortNumbersIn(locationNumber);
  const tableOn = <T>(entries: readonly (readonly [Location, T])[]): LocationTable<T> => tableOf({ shortNumbers, locations }, entries);
  const abbreviations = [
    ...open.berths.map(([berth]) => [berth, berth.toUpperCase()] as const),
    ...provinces.flatMap(({ id, abbr, coasts }) => [[id, abbr] as const, ...coasts.map(c => [`${id}/${c}`, `${abbr}/${c}`] as const)]),
  ];
  return {
    file,
    powers: file.powers,
    provinces,
    centres: new Set(provinces.filter(p => p.centre).map(p => p.id)),
    isCentre: Uint8Array.from(provinces, ({ centre }) => (centre ? 1 : 0)),
    locations,
    abbreviations: tableOn(abbreviations),
    armies: tableOn(abbreviations.map(([at, abbr]) => [at, `A ${abbr}`])),
    fleets: tableOn(abbreviations.map(([at, abbr]) => [at, `F ${abbr}`])),
    provinceNumber,
    locationNumber,
    shortNumbers,
    hasShortNames: provinces.every(({ id }) => shortNumber(shortNumbers, id) >= 0),
    powerNumber: numbered(file.powers.map(p => p.id)),
    provinceOfLocation: locations.map(l => known(provinceNumber, provinceOf(l))),
    armyBorder,
    fleetBorder,
    fleetReach,
    shores: locations.map((_, from) => provinces.flatMap((p, to) => (p.kind !== 'sea' && fleetReach[from * P + to] === 1 ? [to] : []))),
    armyNeighbours,
    fleetNeighbours,
    open: open.numbers,
    walls,
    riverSteps: neighboursBy(file.riverSteps.map(([a, b]) => [a, b])),
  };
}

/** Returns the number of a location; −1 if the board has none of that name. */
export function numberOfLocation({ shortNumbers, locationNumber }: Board, at: Location): number {
  const number = shortNumber(shortNumbers, at);
  return number < 0 ? (locationNumber.get(at) ?? -1) : number;
}

/** Returns the number of a location's province; −1 if the board has no such location. */
export const numberOfProvince = (board: Board, at: Location): number => board.provinceOfLocation[numberOfLocation(board, at)] ?? -1;

/** Returns the number of a province, or of a berth's ocean; −1 if the board has none of that name. */
export function provinceNumberOf({ shortNumbers, provinceNumber }: Board, id: ProvinceId): number {
  const number = shortNumber(shortNumbers, id);
  return number < 0 ? (provinceNumber.get(id) ?? -1) : number;
}

export const provinceAt = (board: Board, id: ProvinceId): ProvinceFile | undefined => board.provinces[provinceNumberOf(board, id)];
export const powerOf = ({ powers, powerNumber }: Board, id: PowerId): PowerFile | undefined => powers[powerNumber.get(id) ?? -1];

export const armyMayPass = (board: Board, from: ProvinceId, to: ProvinceId): boolean =>
  board.armyNeighbours.get(from)?.includes(to) ?? false;
/** Whether a province has a wall against a neighbour. */
export const isWalledOff = (board: Board, owner: ProvinceId, facing: ProvinceId): boolean =>
  board.walls[provinceNumberOf(board, owner) * board.provinces.length + provinceNumberOf(board, facing)] === 1;
/** Whether fleets can pass from one location to another. */
export const isFleetBorder = (board: Board, from: Location, to: Location): boolean =>
  board.fleetBorder[numberOfLocation(board, from) * board.locations.length + numberOfLocation(board, to)] === 1;
/** Whether a fleet can be at a location: only where some fleet border leads. */
export const fleetMayStand = (board: Board, at: Location): boolean => (board.fleetNeighbours.get(at)?.length ?? 0) > 0;
export const isSea = (board: Board, id: ProvinceId): boolean => provinceAt(board, id)?.kind === 'sea';
export const isRiver = (board: Board, id: ProvinceId): boolean => (provinceAt(board, id)?.rivers.length ?? 0) > 0;

/** Number of berths per open ocean: more than there can ever be fleets in it. */
const BERTHS = 99;

/** Returns the open oceans by province number, and their berths. Every berth is an alias of its ocean. */
function openOceans({ openOceans: names = [] }: BoardFile, numbers: ReadonlyMap<ProvinceId, number>) {
  if (names.length === 0) return { numbers: undefined, berths: [] };
  const open = new Uint8Array(numbers.size);
  for (const name of names) open[known(numbers, name)] = 1;
  const berths = names.flatMap(ocean => Array.from({ length: BERTHS }, (_, i): [Location, ProvinceId] => [berthIn(ocean, i + 1), ocean]));
  return { numbers: open, berths };
}

const numbered = <T>(items: readonly T[]): Map<T, number> => new Map(items.map((item, i) => [item, i]));
const bothWays = <T>(edges: readonly (readonly [T, T])[]): [T, T][] =>
  edges.flatMap(([a, b]): [T, T][] => [
    [a, b],
    [b, a],
  ]);

function known<T>(numbers: ReadonlyMap<T, number>, item: T): number {
  const number = numbers.get(item);
  if (number === undefined) throw new Error(`the board has no place called ${item}`);
  return number;
}

function neighboursBy(edges: readonly (readonly [ProvinceId, ProvinceId])[]): ReadonlyMap<ProvinceId, readonly ProvinceId[]> {
  const out = new Map<ProvinceId, ProvinceId[]>();
  for (const [a, b] of bothWays(edges)) out.set(a, [...(out.get(a) ?? []), b]);
  return out;
}
