import type { BoardFile, PowerFile, ProvinceFile } from '../../board/boardFile.js';
import { closeSpaces } from '../../board/closeSpaces.js';
import { type PowerId, type ProvinceId, provinceOf } from '../../board/location.js';
import { boardWithStart } from '../../start/customStart.js';
import { OLD_WORLD, OPEN_OCEANS } from './chosenSpaces.js';
import { DAEMONS, GOBLINS } from './extraNations.js';
import { boardFor } from './nations.js';
import { withShared } from './sharedNations.js';
import type { WarhammerOptions } from './warhammerOptions.js';

/** The board of a match as its options make it. `powers`: the nations in play. */
export function boardAsChosen(world: BoardFile, options: WarhammerOptions, powers: readonly PowerId[]): BoardFile {
  const changes = [daemons, hills, greaterEmpire, goblins, absent, oldWorld, begun, duchies, openOceans, counted];
  return changes.reduce((file, change) => change(file, options, powers), world);
}

type ChangeOfBoard = (file: BoardFile, options: WarhammerOptions, powers: readonly PowerId[]) => BoardFile;

const withPower = (file: BoardFile, id: PowerId, change: (power: PowerFile) => PowerFile): BoardFile => ({
  ...file,
  powers: file.powers.map(power => (power.id === id ? change(power) : power)),
});
const withProvinces = (file: BoardFile, change: (province: ProvinceFile) => ProvinceFile): BoardFile => ({
  ...file,
  provinces: file.provinces.map(change),
});

/** The seas around the Southern Eye of Chaos. */
const AROUND_SOUTHERN_EYE = ['sgwo', 'stem', 'wind', 'eind'];

/** Option Chaos Daemon Nation: the Daemons hold both Eyes of Chaos, and Chaos starts with the rest. */
const daemons: ChangeOfBoard = (file, options) => {
  if (!options.daemons) return file;
  const opened = withProvinces(file, province => {
    if (province.id === 'seye') return { ...province, kind: 'land', coastal: true, centre: true, home: DAEMONS.id };
    return province.id === 'eyec' ? { ...province, home: DAEMONS.id } : province;
  });
  const fleet = [...file.borders.fleet, ...AROUND_SOUTHERN_EYE.map((sea): [string, string] => [sea, 'seye'])];
  const without = (places: readonly ProvinceId[]): ProvinceId[] => places.filter(at => at !== 'eyec');
  const diminished = withPower(opened, 'chaos', chaos => ({
    ...chaos,
    capital: 'kurg',
    home: without(chaos.home),
    regions: without(chaos.regions),
    start: chaos.start.filter(({ at }) => at !== 'eyec'),
  }));
  return { ...diminished, borders: { ...file.borders, fleet }, powers: [...diminished.powers, DAEMONS] };
};

/** Option Orcs in the Hills: armies that need no centre. If both belong to Goblins, those are a nation of their own. */
const hills: ChangeOfBoard = (file, { orcs, goblins }) => {
  if (orcs === 'none') return file;
  if (orcs === 'both' && goblins) return { ...file, powers: [...file.powers, GOBLINS] };
  const armies = GOBLINS.start.filter(({ at }) => orcs === 'both' || at === 'pale');
  return withPower(file, 'orcs', power => ({ ...power, start: [...power.start, ...armies] }));
};

const greaterEmpire: ChangeOfBoard = (file, { greater }) => {
  if (!greater) return file;
  const given = withProvinces(file, province => (province.id === 'sylv' ? { ...province, home: 'empire' } : province));
  const emptied = withPower(given, 'vampire-counts', power => ({ ...power, home: [], start: [], regions: [] }));
  return withPower(emptied, 'empire', power => ({
    ...power,
    home: [...power.home, 'sylv'],
    regions: [...power.regions, 'sylv'],
    start: [...power.start, { type: 'A', at: 'sylv' }],
  }));
};

/** Option Goblins: the Orcs are called Goblins, unless both armies in the hills are a nation of Goblins. */
const goblins: ChangeOfBoard = (file, options) =>
  options.goblins && options.orcs !== 'both'
    ? withPower(file, 'orcs', power => ({ ...power, name: GOBLINS.name, adjective: GOBLINS.adjective }))
    : file;

/**
 * Nations without a seat. Those with at least two units stand: they keep their units, which hold, unless all such lands are neutral. The
 * other lands are neutral and lose their units, except those that need no centre. Centres of inert nations count for nothing.
 */
const absent: ChangeOfBoard = (file, { missing }, powers) => {
  const isPlayed = ({ id }: PowerFile): boolean => powers.includes(id);
  const stands = ({ start }: PowerFile): boolean => missing !== 'neutral' && start.filter(unit => !unit.free).length > 1;
  const inert = file.powers.filter(power => missing === 'inert' && !isPlayed(power) && stands(power)).flatMap(power => power.home);
  const bare = file.powers.filter(power => !isPlayed(power) && !stands(power)).map(power => power.id);
  const left = file.powers.map((power): PowerFile => {
    if (isPlayed(power)) return power;
    const { cities: _, ...rest } = power;
    if (!stands(power)) return { ...rest, neutral: true, home: [], regions: [], start: power.start.filter(unit => unit.free) };
    return { ...rest, neutral: true, home: power.home.filter(at => !inert.includes(at)) };
  });
  const free = withProvinces(file, province => ({
    ...province,
    centre: province.centre && !inert.includes(province.id),
    home: province.home !== null && bare.includes(province.home) ? null : province.home,
  }));
  return { ...free, powers: [...left.filter(isPlayed), ...left.filter(power => !isPlayed(power))] };
};

/** The Old World: the spaces of the ring at its edge and those inside stay open; all others are closed. */
const oldWorld: ChangeOfBoard = (file, options, powers) => {
  if (boardFor(options, powers) === 'world') return file;
  const open = new Set([...OLD_WORLD.edge, ...OLD_WORLD.inside]);
  const cut = closeSpaces(file, at => open.has(provinceOf(at)));
  const isCentre = (at: string): boolean => !OLD_WORLD.notCentres.includes(at);
  return {
    ...withProvinces(cut, province => ({ ...province, centre: province.centre && isCentre(province.id) })),
    powers: cut.powers.map(power => ({
      ...power,
      home: power.home.filter(isCentre),
      start: power.start.filter(({ at, free }) => free || isCentre(at)),
    })),
  };
};

/** Applies the host's start position, if there is one. */
const begun: ChangeOfBoard = (file, { start }) => (start ? boardWithStart(file, start) : file);

/** Option Duchies: adds the seats of shared nations. */
const duchies: ChangeOfBoard = (file, { duchies: shared = [] }, powers) => withShared(file, shared, powers);

/** Option Open Oceans: those that are seas of this board. */
const openOceans: ChangeOfBoard = (file, { oceans }) => {
  if (!oceans) return file;
  return { ...file, openOceans: OPEN_OCEANS.filter(name => file.provinces.some(({ id, kind }) => id === name && kind === 'sea')) };
};

/** Sets the number of centres for victory: more than half of those in play. */
const counted: ChangeOfBoard = file => {
  const of = file.provinces.filter(({ centre, kind }) => centre && kind !== 'impassable').length;
  return { ...file, victory: { centres: Math.floor(of / 2) + 1, of, notCounted: [] } };
};
