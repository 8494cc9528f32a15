import { ok, type Result, refuse } from '../../lib/result.js';
import { LIMITS } from '../model/folderFiles.js';
import { quotable } from '../model/variantFault.js';
import {
  type DraftFaults,
  type DraftPower,
  type DraftProvince,
  idGiver,
  inTitleCase,
  type ReadDraft,
  slug,
  typable,
  type VariantDraft,
} from './foreignDraft.js';
import type { ForeignFault, ForeignFiles, ForeignNote, ForeignSpot, ForeignTask } from './importFault.js';
import { type MapFile, type MapLocation, type MapPower, readMapFile, titled } from './readMapFile.js';

/** A province of a `.map` file: its location for armies, and those for fleets. */
interface MapPlace {
  readonly id: string;
  /** In capitals, as in "STP". */
  readonly key: string;
  readonly base: MapLocation | undefined;
  readonly spot: ForeignSpot | undefined;
  readonly isSea: boolean;
  readonly isShut: boolean;
  /** "STP/NC" → "nc"; "DEN" → "" where the province has no named coasts. */
  readonly berths: ReadonlyMap<string, string>;
}

interface Making {
  readonly map: MapFile;
  readonly file: string;
  readonly places: ReadonlyMap<string, MapPlace>;
  readonly tasks: ForeignTask[];
  readonly notes: ForeignNote[];
}

const baseOf = (at: string): string => (at.split('/')[0] ?? '').toUpperCase();

/** "*MAO", "naf~", "R:AEG", "AEG(CON)": a border with rules of its own, such as for one power alone or for who owns a centre. */
const SPECIAL = /^(?:[\p{L}\p{N}]:)?[*~]*|[*~]*(?:\([\p{L}\p{N}]+\))?[*~]*$/gu;

/** Reads a `.map` file as a draft. */
export function mapFileDraft(files: ForeignFiles): Result<ReadDraft, DraftFaults> {
  const read = readMapFile(files);
  if (!read.ok) return read;
  const tasks = [...read.value.tasks];
  const map = withPlainBorders(read.value, tasks);
  const making: Making = { map, file: files.main, places: placesOf(map), tasks, notes: [...map.notes] };
  if (making.places.size < 3 || making.places.size > LIMITS.provinces)
    return refuse([
      ...(making.places.size < 3 ? firstUnread(tasks) : []),
      { ...lastPlaceAt(making), fault: { code: 'import-places', least: 3, most: LIMITS.provinces, found: making.places.size } },
    ]);
  const centres = centresOf(making);
  const powers = powersOf(making, centres);
  const ports = [...making.places.values()].filter(({ base }) => base?.terrain === 'PORT');
  const name = files.main.replace(/\.[^.]*$/, '');
  const begin = beginOf(making);
  sayStrangers(making);
  return ok({
    draft: {
      id: slug(name) || 'imported',
      name: inTitleCase(name.replace(/[-_.]+/g, ' ').toUpperCase()) || 'Imported',
      credit: `From the map file ${quotable(files.main)}. Its author and the permission to use it belong here.`,
      ...begin,
      victory: map.victory[0] ?? Math.floor(centres.size / 2) + 1,
      victoryAt: map.victorySpot ?? { file: files.main, line: 1 },
      builds: rulesOf(making),
      rules: [
        ...(ports.length > 0 ? [{ rule: 'land-convoy', provinces: ports.map(({ id }) => id) }] : []),
        ...(begin.placement ? [{ rule: 'opening-builds' }] : []),
      ],
      powers,
      provinces: provincesOf(making, centres),
      ...waysOf(making),
      map: undefined,
    },
    powersAt: [...map.powers.values()][0]?.spot ?? { file: files.main },
    tasks: making.tasks,
    notes: making.notes,
  });
}

/** The last place, or the first one that is too much. */
const lastPlaceAt = ({ places, file }: Making): ForeignSpot => [...places.values()].slice(0, LIMITS.provinces + 1).at(-1)?.spot ?? { file };

/** How many lines that were not understood are shown of a file without a board. */
const UNREAD_SHOWN = 5;

/** The first lines that were not understood: why there is no board, if the file is something else. */
const firstUnread = (tasks: readonly ForeignTask[]): readonly ForeignFault[] =>
  tasks
    .flatMap(({ task, ...spot }) =>
      task.code === 'task-line-unread' ? [{ ...spot, fault: { code: 'import-construct' as const, what: task.typed } }] : [],
    )
    .slice(0, UNREAD_SHOWN);

/** Without the signs of borders that have rules of their own; those are told once each. */
function withPlainBorders<T extends MapFile>(map: T, tasks: ForeignTask[]): T {
  const told = new Set<string>();
  const plain = (written: string, spot: ForeignSpot): string => {
    const bare = written.replace(SPECIAL, '');
    if (bare === written || bare === '') return written;
    if (!told.has(written)) tasks.push({ ...spot, task: { code: 'task-border-special', typed: quotable(written) } });
    told.add(written);
    return bare;
  };
  const locations = [...map.locations].map(([at, one]): [string, MapLocation] => [
    at,
    { ...one, abuts: one.abuts.map(written => plain(written, one.spot)) },
  ]);
  return { ...map, locations: new Map(locations) };
}

function placesOf({ locations }: MapFile): ReadonlyMap<string, MapPlace> {
  const give = idGiver();
  const keys = [...new Set([...locations.keys()].map(baseOf))];
  return new Map(
    keys.map((key): [string, MapPlace] => {
      const base = locations.get(key) ?? locations.get(key.toLowerCase()) ?? [...locations].find(([at]) => at.toUpperCase() === key)?.[1];
      const named = [...locations].filter(
        ([at, { terrain }]) => at.includes('/') && at === at.toUpperCase() && baseOf(at) === key && terrain !== 'LAND',
      );
      const hasBase = isFleetTerrain(base) && !locations.has(key.toLowerCase());
      const isSea = base?.terrain === 'WATER';
      const berths = new Map<string, string>();
      if (hasBase) berths.set(key, '');
      const coast = idGiver();
      for (const [at] of named) berths.set(at, coast((at.split('/')[1] ?? '').slice(0, 2), 'xc'));
      // A single named coast is the coast; a fleet that may also stand on none of several has one more.
      if (berths.size === 1 || isSea) for (const at of berths.keys()) berths.set(at, '');
      else if (hasBase) berths.set(key, coast('xc', 'xd'));
      return [key, { id: give(key, 'place'), key, base, spot: base?.spot, isSea, isShut: base?.terrain === 'SHUT', berths }];
    }),
  );
}

const isFleetTerrain = (location: MapLocation | undefined): boolean =>
  location !== undefined && (location.terrain === 'WATER' || location.terrain === 'COAST' || location.terrain === 'PORT');

/** A berth as a folder writes it: "stp/nc", "den". */
function locationOf({ id, berths }: MapPlace, at: string): string {
  const coast = berths.get(at) ?? '';
  return coast === '' ? id : `${id}/${coast}`;
}

function provincesOf({ map, places, file }: Making, centres: ReadonlySet<string>): readonly DraftProvince[] {
  const words = new Set<string>();
  const isNew = (text: string): boolean => {
    const word = text.toLowerCase();
    return words.has(word) ? false : Boolean(words.add(word));
  };
  for (const { id } of places.values()) words.add(id);
  const nameOf = (key: string): string => {
    const name = map.names.get(key)?.name ?? '';
    return typable(name === name.toUpperCase() ? inTitleCase(name) : name);
  };
  for (const key of places.keys()) words.add(nameOf(key).toLowerCase());
  return [...places.values()].map(({ id, key, spot, isSea, isShut, berths }) => ({
    id,
    name: nameOf(key) || titled(key),
    aliases: (map.names.get(key)?.aliases ?? [])
      .filter(alias => !/[/(]/.test(alias))
      .map(typable)
      .filter(alias => alias !== '' && isNew(alias))
      .slice(0, 12),
    kind: isShut ? 'impassable' : isSea ? 'sea' : 'land',
    coasts: [...berths.values()].filter(coast => coast !== ''),
    centre: centres.has(key),
    spot: spot ?? { file },
  }));
}

/** All centres, by their keys. Those at sea are left out and told. */
function centresOf({ map, places, tasks }: Making): ReadonlySet<string> {
  const all = new Map(map.unowned);
  for (const { owns = [], ownsAt, spot } of map.powers.values()) for (const at of owns) if (!all.has(at)) all.set(at, ownsAt ?? spot);
  const centres = new Set<string>();
  for (const [at, spot] of all) {
    const place = places.get(at);
    if (!place) tasks.push({ ...spot, task: { code: 'task-no-place', typed: quotable(at) } });
    else if (place.isSea || place.isShut) tasks.push({ ...spot, task: { code: 'task-centre-at-sea', at: place.id } });
    else centres.add(at);
  }
  return centres;
}

function powersOf(making: Making, centres: ReadonlySet<string>): readonly DraftPower[] {
  const { map, places, tasks, notes } = making;
  const give = idGiver();
  const owners = new Map<string, string>();
  const buildsAnywhere = map.rules.has('BUILD_ANY');
  const idIn = (at: string): string => places.get(at)?.id ?? '';
  const played = [...map.powers].flatMap(([key, power]): DraftPower[] => {
    const { homes, owns, ownsAt, spot } = power;
    const isNeutral = map.dummies.has(key);
    const name = inTitleCase(power.name) || titled(key);
    if (homes.length === 0 && (owns ?? []).length === 0 && power.units.size === 0) {
      tasks.push({ ...spot, task: { code: 'task-line-unread', typed: quotable(power.name) } });
      return [];
    }
    const id = give(power.name.replace(/[-_+]/g, ' '), 'power');
    // Where every centre builds, or a power never does, what it begins with is all that matters.
    const begins = buildsAnywhere || isNeutral ? (owns ?? homes) : homes;
    const taken: string[] = [];
    for (const at of begins) {
      if (!centres.has(at)) continue;
      const other = owners.get(at);
      if (other !== undefined) tasks.push({ ...spot, task: { code: 'task-home-shared', at: idIn(at), power: other } });
      else {
        owners.set(at, name);
        taken.push(at);
      }
    }
    if (owns && begins !== owns) {
      for (const at of owns)
        if (centres.has(at) && !homes.includes(at))
          tasks.push({ ...(ownsAt ?? spot), task: { code: 'task-owned-not-home', power: name, at: idIn(at) } });
      for (const at of homes)
        if (centres.has(at) && !owns.includes(at))
          tasks.push({ ...(ownsAt ?? spot), task: { code: 'task-home-not-owned', power: name, at: idIn(at) } });
    }
    if (taken.length === 0 && !isNeutral) {
      tasks.push({ ...spot, task: { code: 'task-power-homeless', power: name } });
      return [];
    }
    if (isNeutral) notes.push({ ...spot, note: { code: 'note-neutral', power: name, units: power.units.size } });
    return [
      {
        id,
        name,
        ...(power.adjective !== undefined && { adjective: inTitleCase(power.adjective) || name }),
        ...(power.letters !== undefined && /^[\p{L}\p{N}]$/u.test(power.letters) && { letters: power.letters }),
        homes: taken.map(idIn),
        units: unitsOf(making, power),
        spot,
        ...(isNeutral && { neutral: true as const }),
      },
    ];
  });
  const standing = unitsOf(making, map.nobody);
  if (standing.length === 0) return played;
  const { name } = map.nobody;
  const at = [...map.nobody.units.values()][0] ?? { file: making.file };
  notes.push({ ...at, note: { code: 'note-neutral', power: name, units: standing.length } });
  const held = new Set(standing.map(unit => unit.slice(2).split('/')[0]));
  const homes = [...centres].filter(at => held.has(idIn(at)) && !owners.has(at)).map(idIn);
  return [...played, { id: give(name, 'neutral'), name, homes, units: standing, neutral: true, spot: at }];
}

function unitsOf({ places, tasks }: Making, { units }: MapPower): readonly string[] {
  return [...units].flatMap(([unit, spot]): string[] => {
    const [type, at] = [unit.slice(0, 1), unit.slice(2)];
    const place = places.get(baseOf(at));
    const wrong = (): string[] => {
      tasks.push({ ...spot, task: { code: 'task-unit-misplaced', typed: quotable(unit) } });
      return [];
    };
    if (!place || place.isShut) return wrong();
    if (type === 'A') return place.isSea || at.includes('/') ? wrong() : [`A ${place.id}`];
    if (place.berths.has(at)) return [`F ${locationOf(place, at)}`];
    const [first] = place.berths.keys();
    if (first === undefined) return wrong();
    if (place.berths.size > 1)
      tasks.push({ ...spot, task: { code: 'task-coast-chosen', typed: quotable(unit), at: locationOf(place, first) } });
    return [`F ${locationOf(place, first)}`];
  });
}

/**
 * What the file lets a unit do from each place: of the neighbours that are written there, the first that names the place in question
 * decides. Written small it is for armies alone, with one capital for fleets alone.
 */
function waysOf(making: Making): { readonly army: ReadonlySet<string>; readonly fleet: ReadonlySet<string> } {
  const { map, places } = making;
  const army = new Set<string>();
  const fleet = new Set<string>();
  const passable = [...places.values()].filter(({ isShut }) => !isShut);
  for (const from of passable) {
    const stands = !from.isSea && from.base;
    if (stands)
      for (const [key, written] of firstWritten(stands.abuts)) {
        const to = places.get(key);
        if (to && !to.isSea && !to.isShut && key !== from.key && to.base && !isTitled(written)) army.add(`${from.id} ${to.id}`);
      }
    for (const berth of from.berths.keys()) {
      const { abuts = [] } = map.locations.get(berth) ?? from.base ?? {};
      const first = firstWritten(abuts);
      for (const written of abuts) {
        const key = baseOf(written);
        const to = places.get(key);
        const at = written.toUpperCase();
        const isForFleets = (text: string | undefined): boolean => text !== undefined && text[0] === text[0]?.toUpperCase();
        if (!to || to.isShut || key === from.key || !to.berths.has(at)) continue;
        const deciding = at.includes('/') ? abuts.find(one => one.toUpperCase() === at) : first.get(key);
        if (isForFleets(deciding)) fleet.add(`${locationOf(from, berth)} ${locationOf(to, at)}`);
      }
    }
  }
  return { army, fleet };
}

/** The first of the written neighbours that is in a province, by its key. */
function firstWritten(abuts: readonly string[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const written of abuts) if (!first.has(baseOf(written))) first.set(baseOf(written), written);
  return first;
}

/** One capital, then small letters: for fleets alone. */
const isTitled = (written: string): boolean => written === written.split('/').map(titled).join('/') && written !== written.toUpperCase();

/** Neighbours that are nowhere on the map. */
function sayStrangers({ map, places, tasks }: Making): void {
  const told = new Set<string>();
  for (const { abuts, spot } of map.locations.values())
    for (const written of abuts)
      if (!places.has(baseOf(written)) && !told.has(baseOf(written))) {
        told.add(baseOf(written));
        tasks.push({ ...spot, task: { code: 'task-no-place', typed: quotable(written) } });
      }
}

/** When a game begins: in spring with moves, or in the winter before with builds. Years before Christ are negative, or of a season that says so. */
function beginOf({ map, tasks, file }: Making): Pick<VariantDraft, 'year' | 'counts' | 'era' | 'placement'> {
  const [, season = '', written = '1901', phase] = /^(\S+) (-?\d+) (\w+)$/.exec(map.begin) ?? [];
  const isBefore = Number(written) < 0 || /^B\.?C\.?E?\.?$/.test(season);
  const number = Math.abs(Number(written));
  const isWithin = number >= 1 && number <= 99_999;
  const isWinter = season === 'WINTER' && phase === 'ADJUSTMENTS' && isWithin;
  const isUsual = map.begin === '' || (season === 'SPRING' && phase === 'MOVEMENT' && isWithin);
  if (!isUsual && !isWinter) tasks.push({ ...(map.beginSpot ?? { file }), task: { code: 'task-begin', typed: quotable(map.begin) } });
  return {
    year: isWithin ? number : 1,
    ...(isBefore ? { counts: 'down', era: 'bc' } : { counts: 'up', era: 'none' }),
    ...(isWinter && { placement: 'winter' as const }),
  };
}

/** Rules that are about how a game is hosted, not how it is played. */
const OF_HOSTING =
  /^(?:NO_PRESS|PUBLIC_PRESS|NO_DEADLINE|REAL_TIME|ALWAYS_WAIT|SOLITAIRE|START_MASTER|POWER_CHOICE|MULTIPLE_POWERS_PER_PLAYER|DONT_SKIP_PHASES|NO_CHECK|IGNORE_ERRORS|CIVIL_DISORDER|CD_DUMMIES|PROPOSE_DIAS|NO_DIAS|NO_OBSERVATIONS|HIDE_DUMMIES|NMR_.*|.*PRESS.*)$/;

/** Rules of play that a folder has a form for, or by which everything is played here. */
const KNOWN_RULES: ReadonlySet<string> = new Set(['BUILD_ANY', 'IMMOBILE_DUMMIES']);

function rulesOf({ map, tasks, notes }: Making): 'homes' | 'anywhere' {
  for (const [rule, spot] of map.rules) {
    if (KNOWN_RULES.has(rule)) continue;
    if (OF_HOSTING.test(rule)) notes.push({ ...spot, note: { code: 'note-rule-of-hosting', typed: quotable(rule) } });
    else tasks.push({ ...spot, task: { code: 'task-rule', typed: quotable(rule) } });
  }
  return map.rules.has('BUILD_ANY') ? 'anywhere' : 'homes';
}
