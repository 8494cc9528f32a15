import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';
import type { ForeignFault, ForeignFiles, ForeignNote, ForeignSpot, ForeignTask } from './importFault.js';
import { isUsualYear, type MapSection, sectionBegunBy } from './mapSections.js';

/** The kind of a location. A fleet in a port can convoy. */
export type MapTerrain = 'LAND' | 'COAST' | 'WATER' | 'PORT' | 'SHUT';

/**
 * A `.map` file as it was written, after all directives. Locations keep their letters' case, which has a meaning: "stp" is the place of
 * armies alone in a province with named coasts, "STP/NC" the place of fleets.
 */
export interface MapFile {
  readonly locations: ReadonlyMap<string, MapLocation>;
  /** Full names by abbreviation in capitals, with other spellings. */
  readonly names: ReadonlyMap<string, { readonly name: string; readonly aliases: readonly string[] }>;
  readonly powers: ReadonlyMap<string, MapPower>;
  /** Holds the units that belong to no power. */
  readonly nobody: MapPower;
  /** All centres that some line calls so, and where the first did. */
  readonly unowned: ReadonlyMap<string, ForeignSpot>;
  readonly dummies: ReadonlySet<string>;
  readonly victory: readonly number[];
  readonly victorySpot: ForeignSpot | undefined;
  readonly begin: string;
  readonly beginSpot: ForeignSpot | undefined;
  readonly rules: ReadonlyMap<string, ForeignSpot>;
  /** The name of the map it was made from, if it names one. */
  readonly root: string | undefined;
}

export interface MapLocation {
  terrain: MapTerrain;
  /** Neighbours as written: "smy" is for armies alone, "Bal" for fleets alone. */
  abuts: string[];
  spot: ForeignSpot;
}

export interface MapPower {
  name: string;
  adjective: string | undefined;
  letters: string | undefined;
  homes: string[];
  /** Undefined unless the file says who owns what. */
  owns: string[] | undefined;
  /** Where it last said so. */
  ownsAt: ForeignSpot | undefined;
  /** "F STP/SC" → where it stood. */
  units: Map<string, ForeignSpot>;
  spot: ForeignSpot;
  /** Whether INHABITS or HOMES was given: a later line of the power then begins its homes anew. */
  isInhabited: boolean;
}

/** `line`: characters. */
export const MAP_LIMITS = { files: 12, lines: 20_000, line: 4_000 };

interface Reading {
  readonly files: ForeignFiles;
  readonly seen: Set<string>;
  readonly locations: Map<string, MapLocation>;
  readonly names: Map<string, { name: string; aliases: string[] }>;
  readonly powers: Map<string, MapPower>;
  readonly nobody: MapPower;
  readonly unowned: Map<string, ForeignSpot>;
  readonly dummies: Set<string>;
  readonly rules: Map<string, ForeignSpot>;
  readonly tasks: ForeignTask[];
  readonly notes: ForeignNote[];
  victory: readonly number[];
  victorySpot: ForeignSpot | undefined;
  begin: string;
  beginSpot: ForeignSpot | undefined;
  root: string | undefined;
  /** The phases of a year, and where they begin to be told. */
  readonly flow: { text: string; spot: ForeignSpot }[];
  /** Directives of which it was told that they are left out. */
  readonly leftOut: Set<string>;
  /** The power that units and ownership lines are about. */
  power: MapPower | undefined;
  lines: number;
}

/** Signals a fault from within the walk over the lines. */
class Refusal extends Error {
  readonly fault: ForeignFault;
  constructor(fault: ForeignFault) {
    super(fault.fault.code);
    this.fault = fault;
  }
}

/** Reads a `.map` file of the Python package `diplomacy`, with the files it uses. */
export function readMapFile(
  files: ForeignFiles,
): Result<MapFile & { readonly tasks: readonly ForeignTask[]; readonly notes: readonly ForeignNote[] }, readonly ForeignFault[]> {
  const reading: Reading = {
    files,
    seen: new Set(),
    locations: new Map(),
    names: new Map(),
    powers: new Map(),
    nobody: powerCalled('Neutrals', { file: files.main }),
    unowned: new Map(),
    dummies: new Set(),
    rules: new Map(),
    tasks: [],
    notes: [],
    victory: [],
    victorySpot: undefined,
    begin: '',
    beginSpot: undefined,
    root: undefined,
    flow: [],
    leftOut: new Set(),
    power: undefined,
    lines: 0,
  };
  try {
    load(reading, files.main, undefined);
    sayYear(reading);
  } catch (error) {
    if (error instanceof Refusal) return refuse([error.fault]);
    throw error;
  }
  return ok(reading);
}

function load(reading: Reading, file: string, from: ForeignSpot | undefined): void {
  if (reading.seen.has(file)) return;
  if (reading.seen.size >= MAP_LIMITS.files)
    throw new Refusal({ ...(from ?? { file }), fault: { code: 'import-files', most: MAP_LIMITS.files } });
  reading.seen.add(file);
  const found = reading.files.read(file);
  if (!found) throw new Refusal({ ...(from ?? { file }), fault: { code: 'import-file-missing', typed: quotable(file) } });
  if ('fault' in found) throw new Refusal({ file, fault: found.fault });
  let section: MapSection = 'every game';
  found.text.split(/\r\n|\r|\n/).forEach((line, i) => {
    reading.lines += 1;
    if (reading.lines > MAP_LIMITS.lines) throw new Refusal({ file, line: i + 1, fault: { code: 'import-lines', most: MAP_LIMITS.lines } });
    if (line.length > MAP_LIMITS.line) throw new Refusal({ file, line: i + 1, fault: { code: 'import-line-long', most: MAP_LIMITS.line } });
    const words = line
      .replace(/^\uFEFF/, '')
      .trim()
      .split(/\s+/);
    if (words[0] === '' || words[0]?.startsWith('#')) return;
    const spot = { file, line: i + 1 };
    const begun = sectionBegunBy(words);
    section = begun ?? section;
    if (begun === 'other rules') leaveOut(reading, words, spot);
    else if (section === 'later') unread(reading, words, spot);
    else if (section === 'every game' && begun === undefined) readLine(reading, words, spot);
  });
}

const TERRAINS: ReadonlySet<string> = new Set(['LAND', 'COAST', 'WATER', 'PORT', 'SHUT']);

/** Whether a line has the form of a location, of whatever kind: then its first word is no power. */
const isLocation = ([, , third]: readonly string[]): boolean => third?.toUpperCase() === 'ABUTS';

function readLine(reading: Reading, words: readonly string[], spot: ForeignSpot): void {
  const [first = '', ...rest] = words;
  const directive = first.toUpperCase();
  if (words.includes('=') || words.some(word => word.includes('='))) readName(reading, words.join(' '), spot);
  else if ((TERRAINS.has(directive) || directive === 'AMEND') && rest.length > 0) readLocation(reading, directive, rest, spot);
  else if (isLocation(words) && directive === 'SEA') readLocation(reading, 'WATER', rest, spot);
  else if (isLocation(words)) unread(reading, words, spot);
  else if ((directive === 'A' || directive === 'F') && !rest[0]?.startsWith('(')) readUnit(reading, words, spot);
  else {
    const read = DIRECTIVES[directive];
    if (read) read(reading, rest, spot);
    else readPower(reading, words, spot);
  }
}

const allPowers = ({ powers, nobody }: Reading): readonly MapPower[] => [...powers.values(), nobody];

const powerCalled = (name: string, spot: ForeignSpot): MapPower => ({
  ...{ name, spot, adjective: undefined, letters: undefined },
  ...{ homes: [], owns: undefined, ownsAt: undefined, units: new Map(), isInhabited: false },
});

type ReadDirective = (reading: Reading, rest: readonly string[], spot: ForeignSpot) => void;

const unread = (reading: Reading, words: readonly string[], spot: ForeignSpot): undefined => {
  reading.tasks.push({ ...spot, task: { code: 'task-line-unread', typed: quotable(words.join(' ')) } });
};

/** Files of another name than `.map` hold parts of a map. */
const asFile = (name: string): string => (name.includes('.') ? name : `${name}.map`);

const use: ReadDirective = (reading, rest, spot) => {
  for (const name of rest) load(reading, asFile(name.replace(/,$/, '')), spot);
};

/** The phases of a year; without any, those before are taken back. */
const flow: ReadDirective = (reading, rest, spot) => {
  if (rest.length === 0) reading.flow.splice(0);
  else reading.flow.push({ text: rest.join(' '), spot });
};

/** Tells a year that has other phases than here. */
function sayYear({ flow, tasks }: Reading): void {
  const [first] = flow;
  const text = flow.map(one => one.text).join(' ');
  if (first && !isUsualYear(text)) tasks.push({ ...first.spot, task: { code: 'task-flow', typed: quotable(text) } });
}

/** Pictures, mail and other rules of the program: told once for each directive. */
function leaveOut({ leftOut, notes }: Reading, words: readonly string[], spot: ForeignSpot): void {
  const key = words[1]?.toUpperCase() === 'DIRECTIVES' ? words.join(' ') : (words[0] ?? '');
  if (leftOut.has(key)) return;
  leftOut.add(key);
  notes.push({ ...spot, note: { code: 'note-left-out', typed: quotable(words.join(' ')) } });
}

const leftOut =
  (directive: string): ReadDirective =>
  (reading, rest, spot) =>
    leaveOut(reading, [directive, ...rest], spot);

/** Rules of play that are about the power before them, or about several; they are no power themselves. */
const leftToAuthor =
  (directive: string): ReadDirective =>
  (reading, rest, spot) =>
    unread(reading, [directive, ...rest], spot);

/** INHABITS and HOMES: where a power builds. */
const homes =
  (isReset: boolean): ReadDirective =>
  (reading, rest, spot) => {
    const { power } = reading;
    if (!power) return unread(reading, ['HOMES', ...rest], spot);
    if (isReset || !power.isInhabited) power.homes = [];
    power.isInhabited = true;
    addHomes(reading, { power, spot }, rest);
  };

/** OWNS and CENTERS: which centres a power has. */
const owns =
  (isReset: boolean): ReadDirective =>
  (reading, rest, spot) => {
    const { power } = reading;
    if (!power) {
      // Without a power before it, CENTERS is another word for those nobody owns.
      if (isReset) for (const at of rest) addCentre(reading, at.toUpperCase(), spot);
      else unread(reading, ['OWNS', ...rest], spot);
      return;
    }
    if (isReset || !power.owns) power.owns = [];
    power.ownsAt = spot;
    for (const at of rest.map(one => one.toUpperCase())) if (!power.owns.includes(at)) power.owns.push(at);
  };

const dummies: ReadDirective = (reading, rest, spot) => {
  const chosen = rest.length === 0 ? (reading.power ? [keyOf(reading.power.name)] : undefined) : chosenPowers(reading, rest);
  if (!chosen) return unread(reading, ['DUMMY', ...rest], spot);
  for (const key of chosen) reading.dummies.add(key);
  if (rest.length > 0) reading.power = undefined;
};

const unplayed: ReadDirective = (reading, rest, spot) => {
  const chosen = rest.length === 0 ? (reading.power ? [keyOf(reading.power.name)] : undefined) : chosenPowers(reading, rest);
  if (!chosen) return unread(reading, ['UNPLAYED', ...rest], spot);
  for (const key of chosen) {
    if (!reading.powers.delete(key)) unread(reading, ['UNPLAYED', key], spot);
    reading.dummies.delete(key);
  }
  reading.power = undefined;
};

/** ALL, ALL EXCEPT some, or some, by their keys. */
function chosenPowers({ powers }: Reading, words: readonly string[]): readonly string[] | undefined {
  const [all, except, ...names] = words.map(word => word.toUpperCase().replace(/,$/, ''));
  if (all !== 'ALL') return words.map(keyOf).filter(key => key !== '');
  if (except === undefined) return [...powers.keys()];
  if (except !== 'EXCEPT' || names.length === 0) return undefined;
  const kept = new Set(names.map(keyOf));
  return [...powers.keys()].filter(key => !kept.has(key));
}

const DIRECTIVES: Readonly<Record<string, ReadDirective>> = {
  VICTORY: (reading, rest, spot) => {
    const numbers = rest.map(Number);
    if (numbers.length === 0 || numbers.some(number => !Number.isInteger(number) || number < 1))
      return unread(reading, ['VICTORY', ...rest], spot);
    reading.victory = numbers;
    reading.victorySpot = spot;
    if (numbers.length > 1)
      reading.tasks.push({ ...spot, task: { code: 'task-victory', typed: quotable(rest.join(' ')), taken: numbers[0] ?? 0 } });
  },
  USE: use,
  USES: use,
  MAP: (reading, rest, spot) => {
    reading.root ??= rest[0]?.split('.')[0];
    use(reading, rest.slice(0, 1), spot);
  },
  BEGIN: (reading, rest, spot) => {
    reading.begin = rest.join(' ').toUpperCase();
    reading.beginSpot = spot;
  },
  RULE: (reading, rest, spot) => {
    for (const word of rest) {
      const rule = word.toUpperCase().replace(/,$/, '');
      if (rule.startsWith('!')) reading.rules.delete(rule.slice(1));
      else reading.rules.set(rule, spot);
    }
  },
  RULES: (reading, rest, spot) => DIRECTIVES.RULE?.(reading, rest, spot),
  FLOW: flow,
  SEQ: flow,
  SEQUENCE: flow,
  REFLOW: (reading, _, spot) => flow(reading, [], spot),
  FLAG: leftOut('FLAG'),
  FLAGS: leftOut('FLAGS'),
  NOTIFY: leftOut('NOTIFY'),
  LEAGUE: leftOut('LEAGUE'),
  TEXTONLY: leftOut('TEXTONLY'),
  RESERVES: leftToAuthor('RESERVES'),
  MILITIA: leftToAuthor('MILITIA'),
  CONTROL: leftToAuthor('CONTROL'),
  TEAM: leftToAuthor('TEAM'),
  TEAMS: leftToAuthor('TEAMS'),
  NEWHOMES: leftToAuthor('NEWHOMES'),
  ROTATE: leftToAuthor('ROTATE'),
  FROM: leftToAuthor('FROM'),
  IN: leftToAuthor('IN'),
  OWNS: owns(false),
  CENTERS: owns(true),
  CENTRES: owns(true),
  INHABITS: homes(false),
  HOME: homes(true),
  HOMES: homes(true),
  UNITS: (reading, rest, spot) => {
    if (reading.power) reading.power.units.clear();
    else unread(reading, ['UNITS', ...rest], spot);
  },
  DUMMY: dummies,
  DUMMIES: dummies,
  UNPLAYED: unplayed,
  DROP: (reading, rest) => {
    for (const at of rest) drop(reading, at.toUpperCase());
  },
};

/** "[old ->] Full Name = abbreviation alias…" */
function readName(reading: Reading, line: string, spot: ForeignSpot): undefined {
  const at = line.indexOf('=');
  const [abbreviation = '', ...others] = line
    .slice(at + 1)
    .trim()
    .split(/\s+/);
  const parts = line.slice(0, at).split('->');
  const name = (parts.at(-1) ?? '').trim();
  const key = abbreviation.toUpperCase();
  if (key === '' || name === '' || parts.length > 2) return unread(reading, [line], spot);
  const old = parts.length === 2 ? (parts[0] ?? '').trim().toUpperCase() : undefined;
  if (old !== undefined) {
    if (!isCalled(reading, old)) return unread(reading, [line], spot);
    renamed(reading, old, key);
  }
  reading.names.set(key, { name, aliases: others.filter(alias => !alias.endsWith('?')) });
}

/** Whether a place has this abbreviation, in capitals. */
const isCalled = ({ locations, names }: Reading, place: string): boolean =>
  names.has(place) || [...locations.keys()].some(at => isPart(at, place));

/** Gives a place another abbreviation wherever it was used. */
function renamed(reading: Reading, old: string, now: string): void {
  const withNew = (at: string): string => {
    const [base = '', ...coast] = at.split('/');
    if (base.toUpperCase() !== old) return at;
    const cased = base === base.toUpperCase() ? now : base === base.toLowerCase() ? now.toLowerCase() : titled(now);
    return [cased, ...coast].join('/');
  };
  for (const [at, location] of [...reading.locations]) {
    location.abuts = location.abuts.map(withNew);
    if (withNew(at) !== at) {
      reading.locations.delete(at);
      reading.locations.set(withNew(at), location);
    }
  }
  reading.names.delete(old);
  const centre = reading.unowned.get(old);
  if (centre && reading.unowned.delete(old)) addCentre(reading, now, centre);
  for (const power of allPowers(reading)) {
    power.homes = power.homes.map(withNew);
    power.owns = power.owns?.map(withNew);
    power.units = new Map([...power.units].map(([unit, spot]) => [`${unit.slice(0, 2)}${withNew(unit.slice(2))}`, spot]));
  }
}

export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

function readUnit(reading: Reading, words: readonly string[], spot: ForeignSpot): undefined {
  const unit = words.join(' ').toUpperCase();
  if (words.length !== 2) return unread(reading, words, spot);
  const [at] = (words[1] ?? '').toUpperCase().split('/');
  for (const { units } of allPowers(reading))
    for (const other of [...units.keys()]) if (other.slice(2).split('/')[0] === at) units.delete(other);
  (reading.power ?? reading.nobody).units.set(unit, spot);
}

/** "COAST STP/NC ABUTS BAR NWY", "AMEND par ABUTS -GAS swi" */
function readLocation(
  reading: Reading,
  directive: string,
  [at = '', abuts, ...neighbours]: readonly string[],
  spot: ForeignSpot,
): undefined {
  const { locations } = reading;
  const twin = locations.get(swapped(at));
  const before = locations.get(at) ?? (directive === 'AMEND' ? twin : undefined);
  if (twin) {
    locations.delete(swapped(at));
    if (at === at.toUpperCase()) for (const other of [...locations.keys()]) if (other.startsWith(`${at}/`)) dropLocation(reading, other);
  }
  if (directive === 'AMEND' && !before) return unread(reading, [directive, at, ...(abuts ? [abuts] : []), ...neighbours], spot);
  if (abuts !== undefined && abuts.toUpperCase() !== 'ABUTS') return unread(reading, [directive, at, abuts, ...neighbours], spot);
  const isKept = directive === 'AMEND' || abuts === undefined;
  const location: MapLocation = {
    terrain: directive === 'AMEND' ? (before?.terrain ?? 'LAND') : (directive as MapTerrain),
    abuts: isKept ? [...(before?.abuts ?? [])] : [],
    spot,
  };
  for (const neighbour of neighbours)
    if (neighbour.startsWith('-')) {
      const gone = neighbour.slice(1).toUpperCase();
      location.abuts = location.abuts.filter(one => !one.toUpperCase().startsWith(gone));
    } else location.abuts.push(neighbour);
  locations.delete(at);
  locations.set(at, location);
}

const swapped = (at: string): string => [...at].map(c => (c === c.toUpperCase() ? c.toLowerCase() : c.toUpperCase())).join('');

/** Takes a place with all its coasts out of everything. */
function drop(reading: Reading, place: string): void {
  for (const at of [...reading.locations.keys()]) if (isPart(at, place)) dropLocation(reading, at);
  for (const { abuts } of reading.locations.values())
    for (let i = abuts.length - 1; i >= 0; i--) if (isPart(abuts[i] ?? '', place)) abuts.splice(i, 1);
  for (const at of [...reading.names.keys()]) if (isPart(at, place)) reading.names.delete(at);
  reading.unowned.delete(place);
  for (const power of allPowers(reading)) {
    power.homes = power.homes.filter(at => at !== place);
    power.owns = power.owns?.filter(at => at !== place);
    for (const unit of [...power.units.keys()]) if (isPart(unit.slice(2), place)) power.units.delete(unit);
  }
}

const isPart = (at: string, place: string): boolean => {
  const upper = at.toUpperCase();
  return upper === place || upper.startsWith(`${place}/`);
};

function dropLocation({ locations }: Reading, at: string): void {
  locations.delete(at);
  for (const location of locations.values()) location.abuts = location.abuts.filter(one => one.toUpperCase() !== at.toUpperCase());
}

/** A power by which it is found: capitals and digits. */
export const keyOf = (name: string): string => name.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What a home looks like: an abbreviation, perhaps with signs before it. */
const HOME = /^[-*@~]*[\p{L}\p{N}]{1,8}(?:\/[\p{L}]{1,2})?,?$/u;

/** "FRANCE (FRENCH:F) BRE MAR PAR", "UNOWNED BEL HOL", "OLD -> NEW …" */
function readPower(reading: Reading, words: readonly string[], spot: ForeignSpot): undefined {
  let [first = '', ...rest] = words;
  if (/^(?:UNOWNED|NEUTRAL)$/i.test(first)) {
    reading.power = undefined;
    for (const at of rest.map(one => one.toUpperCase().replace(/,$/, '')))
      if (at.startsWith('-')) reading.unowned.delete(at.slice(1));
      else addCentre(reading, at, spot);
    return;
  }
  if (rest[0] === '->' && rest[1] !== undefined) {
    const old = reading.powers.get(keyOf(first));
    [, first = '', ...rest] = rest;
    if (old) {
      const before = keyOf(old.name);
      reading.powers.delete(before);
      if (reading.dummies.delete(before)) reading.dummies.add(keyOf(first));
      reading.powers.set(keyOf(first), { ...old, name: first });
    }
  }
  const bracket = rest[0]?.startsWith('(') ? rest[0].replace(/^\(|\)$/g, '') : undefined;
  const named = bracket === undefined ? rest : rest.slice(1);
  // What a bracket follows is a power; other words may be a directive that is unknown here.
  if (keyOf(first) === '' || (bracket === undefined && !named.every(word => HOME.test(word)))) return unread(reading, words, spot);
  for (const word of named) if (!HOME.test(word)) unread(reading, [word], spot);
  const [adjective, letters] = (bracket ?? '').split(':');
  const power = reading.powers.get(keyOf(first)) ?? powerCalled(first, spot);
  if (adjective) power.adjective = adjective;
  if (letters) power.letters = letters.slice(0, 1).toUpperCase();
  if (power.isInhabited) power.homes = [];
  power.isInhabited = false;
  reading.powers.set(keyOf(first), power);
  reading.power = power;
  addHomes(
    reading,
    { power, spot },
    named.filter(word => HOME.test(word)),
  );
}

/** Whatever a power once had as its home is a centre, even if the power loses it. */
function addHomes(reading: Reading, { power, spot }: { power: MapPower; spot: ForeignSpot }, words: readonly string[]): void {
  for (const word of words) {
    const home = word.replace(/^[-*@~]+|,$/g, '').toUpperCase();
    if (home === '') continue;
    addCentre(reading, home, spot);
    power.homes = power.homes.filter(at => at !== home);
    if (!word.startsWith('-')) power.homes.push(home);
  }
}

function addCentre({ unowned }: Reading, at: string, spot: ForeignSpot): void {
  if (!unowned.has(at)) unowned.set(at, spot);
}
