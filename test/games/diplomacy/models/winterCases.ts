import { readBoardFile } from '../../../../src/assets.js';
import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { Unit, UnitType } from '../../../../src/games/diplomacy/board/position.js';
import type { Situation } from '../../../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { OLD_WORLD as ring } from '../../../../src/games/diplomacy/variants/warhammer/chosenSpaces.js';
import { type Random, seededRandom, shuffled } from '../../../../src/lib/random.js';
import { type Chosen, type Land, landOf } from './land.js';
import type { Line } from './winters.js';

/** A winter of a game, and all orders written in it. */
export interface WinterCase {
  readonly variant: string;
  readonly file: BoardFile;
  readonly land: Land;
  /** The host's options. */
  readonly options: { readonly board?: 'old-world'; readonly greaterEmpire?: true };
  readonly situation: Situation;
  readonly lines: readonly Line[];
}

export const VARIANTS = ['classic', 'warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05'] as const;
const NOMADS = 'hsiung-nu';

/** Returns a random winter of a variant. It depends only on the seed. */
export function winterCase(variant: string, seed: number): WinterCase {
  const random = seededRandom(seed);
  const table = tableOf(variant, random);
  const stage: Stage = { ...table, ...placesOf(table.land, table.file), random };
  const situation = variant === 'mandate-of-heaven' ? withNomads(stage) : situationOf(stage, ownersOf(stage));
  return { variant, file: table.file, land: table.land, options: table.options, situation, lines: linesOf(stage, situation) };
}

interface Table {
  readonly variant: string;
  readonly file: BoardFile;
  readonly land: Land;
  readonly options: WinterCase['options'];
  readonly powers: readonly string[];
  /** The powers without a player whose units stay on the board. */
  readonly absent: readonly string[];
}
interface Stage extends Table {
  readonly random: Random;
  readonly armies: readonly string[];
  readonly fleets: readonly string[];
}

const below = (random: Random, n: number): number => Math.floor(random() * n);
const between = (random: Random, least: number, most: number): number => least + below(random, most - least + 1);
const chance = (random: Random, of: number): boolean => random() < of;
function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items[below(random, items.length)];
}
const some = <T>(random: Random, items: readonly T[], least: number, most: number): readonly T[] =>
  shuffled(items, random).slice(0, between(random, least, Math.min(most, items.length)));

// Who plays, and on what.

function tableOf(variant: string, random: Random): Table {
  const file = fileOf(variant);
  const players = file.powers.filter(p => !p.neutral).map(p => p.id);
  if (variant === 'mandate-of-heaven') {
    const neutrals = file.powers.filter(p => p.neutral).map(p => p.id);
    const activated = chance(random, 0.3) ? some(random, neutrals, 1, 3) : [];
    return { variant, file, land: landFor(variant, file, {}), options: {}, powers: [...players, ...activated], absent: neutrals };
  }
  if (variant !== 'warhammer-fm05') return { variant, file, land: landFor(variant, file, {}), options: {}, powers: players, absent: [] };
  // Only a few combinations of options, because each of them needs a board of its own.
  const choice = seededRandom(below(random, TABLES));
  const isOld = chance(choice, 0.3);
  const isGreater = chance(choice, 0.2);
  const seats = (isOld ? OLD_WORLD : players).filter(power => !(isGreater && power === 'vampire-counts'));
  const powers = chance(choice, 0.4) ? seats : some(choice, seats, 3, seats.length);
  const options = { ...(isOld && { board: 'old-world' as const }), ...(isGreater && { greaterEmpire: true as const }) };
  const absent = isOld ? [] : file.powers.filter(({ id, start }) => start.length > 1 && !powers.includes(id)).map(p => p.id);
  return { variant, file, land: landFor(variant, file, options), options, powers: seats.filter(power => powers.includes(power)), absent };
}

const TABLES = 8;
const OLD_WORLD = ['empire', 'dwarves', 'bretonnia', 'kislev', 'tilea', 'norse', 'skaven', 'wood-elves', 'vampire-counts', 'estalia'];

function landFor(variant: string, file: BoardFile, options: WinterCase['options']): Land {
  const key = `${variant} ${JSON.stringify(options)}`;
  const known = lands.get(key);
  if (known) return known;
  const chosen: Chosen = {
    ...(options.board && { places: new Set([...ring.edge, ...ring.inside]), notCentres: ring.notCentres }),
    ...(options.greaterEmpire && { homes: { sylv: 'empire' } }),
  };
  const land = landOf(file, chosen);
  lands.set(key, land);
  return land;
}
const lands = new Map<string, Land>();

function fileOf(variant: string): BoardFile {
  const file = files.get(variant) ?? readBoardFile(variant);
  files.set(variant, file);
  return file;
}
const files = new Map<string, BoardFile>();

function placesOf(land: Land, file: BoardFile): Pick<Stage, 'armies' | 'fleets'> {
  const known = places.get(land);
  if (known) return known;
  const all = file.provinces.flatMap(p => [p.id, ...p.coasts.map(coast => `${p.id}/${coast}`)]);
  const found = {
    armies: all.filter(at => at === provinceOf(at) && land.armyMayStand(at)),
    fleets: all.filter(at => land.fleetMayStand(at)),
  };
  places.set(land, found);
  return found;
}
const places = new Map<Land, Pick<Stage, 'armies' | 'fleets'>>();

// Who owns what, and who stands where.

type Centres = Record<string, string>;

/** Chooses the owners of the centres: about as at the start, random, few, or mostly one power's. Some powers own none. */
function ownersOf({ land, file, powers, absent, random }: Stage): Centres {
  const owners = some(random, powers, 1, powers.length);
  const shape = pick(random, ['start', 'start', 'start', 'mixed', 'few', 'one'] as const);
  const centres: Centres = {};
  for (const centre of land.centres) {
    const home = file.provinces.find(p => p.id === centre)?.home ?? undefined;
    const anybody = chance(random, 0.75) ? pick(random, owners) : undefined;
    const kept = home !== undefined && (owners.includes(home) || absent.includes(home)) ? home : anybody;
    const owner = {
      start: chance(random, 0.85) ? kept : anybody,
      mixed: anybody,
      few: chance(random, 0.3) ? kept : undefined,
      one: chance(random, 0.5) ? owners[0] : kept,
      none: undefined,
    }[shape ?? 'none'];
    if (owner !== undefined) centres[centre] = owner;
  }
  return centres;
}

interface Extra {
  readonly units?: ReadonlyMap<string, number>;
  readonly year?: number;
  readonly most?: number;
}

function situationOf(stage: Stage, centres: Centres, { units = new Map(), year, most }: Extra = {}): Situation {
  const { file, land, powers, random, variant } = stage;
  const holders = [...new Set([...powers, ...Object.values(centres)])];
  const standing: Unit[] = [];
  for (const power of shuffled(holders, random)) {
    const owned = land.centres.filter(centre => centres[centre] === power);
    const homes = land.centres.filter(centre => land.isHomeOf(power, centre));
    const wanted = units.get(power) ?? Math.max(0, owned.length + (pick(random, [-5, -3, -2, -2, -1, -1, -1, 0, 1, 2, 3]) ?? 0));
    const mayHave = owned.length > 0 || units.has(power) || chance(random, 0.4) ? wanted : 0;
    for (let n = 0; n < mayHave; n++)
      addUnit(stage, standing, power, chance(random, 0.25) ? owned : chance(random, 0.1) ? homes : undefined);
  }
  if (variant === 'warhammer-fm05') addFreeUnits(stage, standing);
  const vacant = variant === 'mandate-of-heaven' && chance(random, 0.3) ? some(random, powers, 1, 2) : [];
  return {
    turn: { year: year ?? file.year.start, season: 'winter' },
    phase: 'adjustments',
    position: { units: standing, dislodged: [], contested: [], centres },
    powers,
    vacant,
    mostCentres: { [NOMADS]: most ?? 0 },
    ...(variant === 'warhammer-fm05' ? greatness(stage, centres) : {}),
  };
}

/** Adds a unit in one of these places, or anywhere if `among` is undefined, if there is room. */
function addUnit({ armies, fleets, random }: Stage, standing: Unit[], power: string, among: readonly string[] | undefined): void {
  const type: UnitType = chance(random, 0.65) ? 'A' : 'F';
  const taken = new Set(standing.map(u => provinceOf(u.at)));
  const fits = (at: string): boolean => !taken.has(provinceOf(at)) && (among?.includes(provinceOf(at)) ?? true);
  const at = pick(random, (type === 'A' ? armies : fleets).filter(fits));
  if (at !== undefined) standing.push({ power, type, at });
}

function addFreeUnits({ armies, powers, random }: Stage, standing: Unit[]): void {
  if (!chance(random, 0.4)) return;
  const power = powers.includes('orcs') && chance(random, 0.6) ? 'orcs' : (pick(random, powers) ?? '');
  for (let n = between(random, 1, 2); n > 0; n--) {
    const at = pick(
      random,
      armies.filter(place => standing.every(u => provinceOf(u.at) !== place)),
    );
    if (at !== undefined) standing.push({ power, type: 'A', at, free: true });
  }
}

/** Chooses capitals, and the numbers of units with which powers began. */
function greatness({ file, land, powers, random }: Stage, centres: Centres): Pick<Situation, 'capitals' | 'began'> {
  const capitals: Record<string, string> = {};
  for (const { id, cities = [] } of file.powers) {
    const city = pick(random, cities);
    if (city !== undefined && land.centres.includes(city) && powers.includes(id) && chance(random, 0.8)) capitals[id] = city;
  }
  const claims = chance(random, 0.4) ? pick(random, powers) : undefined;
  const mine = land.centres.filter(centre => centres[centre] === claims);
  const claimed = pick(random, mine.length > 0 && chance(random, 0.8) ? mine : land.centres);
  if (claims !== undefined && claimed !== undefined) capitals[claims] = claimed;
  const began: Record<string, number> = {};
  for (const power of chance(random, 0.4) ? some(random, powers, 1, 4) : []) began[power] = pick(random, [0, 0, 1, 2, 3, 4]) ?? 0;
  return { capitals, began };
}

/** The only centre in the band. */
const CONTESTED = 'pch';

/** Returns a winter with nomads that lose units, nomads whose places others take, neutrals with few voters, or a mixture. */
function withNomads(stage: Stage): Situation {
  const { land, powers, random } = stage;
  const scene = pick(random, ['melt', 'raid', 'raid', 'vote', 'vote', 'any'] as const) ?? 'any';
  const centres = ownersOf(stage);
  const living = scene === 'vote' ? some(random, powers, 3, 4) : some(random, powers, 1, chance(random, 0.6) ? 4 : powers.length);
  for (const centre of land.centres) {
    const owner = centres[centre];
    if (owner === NOMADS || (owner !== undefined && powers.includes(owner) && !living.includes(owner))) delete centres[centre];
  }
  const units = new Map(powers.filter(power => !living.includes(power)).map(power => [power, 0]));
  if (scene === 'vote' && chance(random, 0.75)) for (const power of living) units.set(power, 2);
  const grown = (scene === 'vote' ? some(random, land.neutrals, 2, 4) : some(random, land.neutrals, 0, 3)).filter(n => !powers.includes(n));
  for (const neutral of grown) {
    const isLarge = chance(random, 0.6);
    for (const centre of shuffled(land.centres, random).slice(0, isLarge ? between(random, 3, 5) : between(random, 0, 2)))
      centres[centre] = neutral;
    units.set(neutral, isLarge ? between(random, 0, 2) : between(random, 2, 5));
  }
  const owned = { melt: [0, 0, 0, 1, 1, 2], raid: [2, 4, 5, 6, 7, 7, 8, 9], vote: [1, 1, 2, 6], any: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }[
    scene
  ];
  const many = pick(random, owned) ?? 0;
  for (const centre of shuffled(land.centres, random).slice(0, many)) centres[centre] = NOMADS;
  const neighbour = chance(random, 0.6) ? pick(random, living) : undefined;
  if (neighbour !== undefined && neighbour !== NOMADS && scene === 'raid') units.set(neighbour, 1);
  const holder = many > 5 && chance(random, 0.45) ? NOMADS : neighbour;
  if (holder !== undefined) centres[CONTESTED] = holder;
  const kept = many < 6 ? 3 + Math.floor(many / 2) : many;
  units.set(NOMADS, Math.max(0, kept + (scene === 'raid' ? between(random, -4, -1) : between(random, -5, 3))));
  const most = chance(random, scene === 'raid' ? 0.8 : 0.6) ? between(random, 0, 5) : between(random, 6, 8);
  const year = pick(random, scene === 'raid' ? [368, 366] : [368, 367, 367, 366, 366, 365, 365, 364, 362]);
  return situationOf(stage, centres, { units, year: year ?? 368, most });
}

// The orders that are written.

function linesOf(stage: Stage, situation: Situation): readonly Line[] {
  const { random, powers } = stage;
  const writers = powers.filter(power => !situation.vacant?.includes(power));
  const lines = writers.flatMap(power => own(stage, situation, power).map(order => ({ power, order })));
  const all = stage.variant === 'mandate-of-heaven' ? [...lines, ...votes(stage, situation)] : lines;
  return chance(random, 0.5) ? shuffled(all, random) : all;
}

const isOf = (situation: Situation, power: string): readonly Unit[] => situation.position.units.filter(u => u.power === power);

/** Returns a power's own orders: about as many as due, most of them sensible. */
function own(stage: Stage, situation: Situation, power: string): readonly WrittenOrder[] {
  const { land, random } = stage;
  if (chance(random, 0.1)) return [];
  const { centres, units } = situation.position;
  const owned = land.centres.filter(centre => centres[centre] === power);
  const due = owned.length - isOf(situation, power).length;
  const lines: WrittenOrder[] = [];
  const count = power === NOMADS ? between(random, 0, 7) : Math.max(0, Math.min(4, Math.abs(due)) + between(random, -2, 3));
  for (let n = 0; n < Math.min(count, 8); n++) {
    const isRemoval = chance(random, 0.08) !== (power === NOMADS ? chance(random, isMelting(situation) ? 0.7 : 0.08) : due < 0);
    const order = isRemoval ? removal(stage, units, isOf(situation, power)) : build(stage, situation, power, lines);
    const again = chance(random, 0.08) ? pick(random, lines) : undefined;
    if (again) lines.push(changed(random, again));
    else if (order) lines.push(order);
  }
  if (chance(random, 0.08)) lines.push({ kind: 'waive' });
  const unit = chance(random, 0.03) ? pick(random, isOf(situation, power)) : undefined;
  if (unit) lines.push({ kind: 'hold', type: unit.type, at: unit.at });
  return lines;
}

const isMelting = ({ position: { centres, units } }: Situation): boolean => {
  const owned = Object.values(centres).filter(owner => owner === NOMADS).length;
  return owned < 2 || units.filter(u => u.power === NOMADS).length > owned + 3;
};

/** Returns the same order again, or one for the other unit type in the same place. */
function changed(random: Random, order: WrittenOrder): WrittenOrder {
  if (order.kind !== 'build' || chance(random, 0.5)) return order;
  return { ...order, type: order.type === 'A' ? 'F' : 'A', at: provinceOf(order.at) };
}

/** Returns a build, usually where the power has not ordered one yet. */
function build(
  stage: Stage,
  { position, capitals = {} }: Situation,
  power: string,
  sofar: readonly WrittenOrder[],
): WrittenOrder | undefined {
  const { land, random, armies, fleets, variant } = stage;
  const owned = land.centres.filter(centre => position.centres[centre] === power);
  const isCapital = (centre: string): boolean => land.powers.some(other => (capitals[other] ?? land.capitalOf(other)) === centre);
  const isLikely = (centre: string): boolean =>
    variant === 'mandate-of-heaven' || land.isHomeOf(power, centre) || (variant === 'warhammer-fm05' ? isCapital : land.isHome)(centre);
  const isNew = (centre: string): boolean => sofar.every(order => order.kind !== 'build' || provinceOf(order.at) !== centre);
  const isVacant = (centre: string): boolean => isNew(centre) && position.units.every(u => provinceOf(u.at) !== centre);
  const kind = random();
  const among =
    kind < 0.65
      ? owned.filter(centre => isLikely(centre) && isVacant(centre))
      : kind < 0.8
        ? owned
        : kind < 0.95
          ? land.centres.filter(isLikely)
          : armies;
  const isContested = owned.includes(CONTESTED) && isNew(CONTESTED) && chance(random, 0.4);
  const inBand = power === NOMADS && chance(random, 0.5) ? (chance(random, 0.25) ? [CONTESTED] : land.band.filter(isNew)) : among;
  const province = isContested ? CONTESTED : pick(random, inBand);
  return province === undefined ? undefined : buildAt(random, fleets, province, power === NOMADS ? 0.85 : 0.65);
}

function buildAt(random: Random, fleets: readonly string[], province: string, armies: number): WrittenOrder {
  if (chance(random, armies)) return { kind: 'build', type: 'A', at: province };
  const coast = pick(
    random,
    fleets.filter(at => provinceOf(at) === province),
  );
  return { kind: 'build', type: 'F', at: coast === undefined || chance(random, 0.1) ? province : coast };
}

function removal({ random, armies }: Stage, units: readonly Unit[], mine: readonly Unit[]): WrittenOrder | undefined {
  const unit = pick(random, chance(random, 0.9) ? mine : units);
  if (unit && chance(random, 0.95)) return { kind: 'remove', type: unit.type, at: unit.at };
  const at = pick(random, armies);
  return at === undefined ? undefined : { kind: 'remove', type: units.find(u => provinceOf(u.at) === at)?.type ?? 'A', at };
}

/** Returns votes for the neutrals. Most powers want the same; some write too many orders, repeat one, or want the impossible. */
function votes(stage: Stage, situation: Situation): readonly Line[] {
  const { land, random, powers } = stage;
  const { centres } = situation.position;
  return land.neutrals.flatMap((neutral): Line[] => {
    if (chance(random, powers.includes(neutral) ? 0.8 : 0.2)) return [];
    const isSettled = chance(random, 0.5);
    const proposals = (isSettled ? oneTooMany : proposalsFor)(stage, situation, neutral);
    const zeal = isSettled ? 1 : (pick(random, [0.5, 0.7, 0.9]) ?? 1);
    const lives = (power: string): boolean => isOf(situation, power).length > 0 || Object.values(centres).includes(power);
    const voters = powers.filter(power => lives(power) || chance(random, 0.1));
    return [...voters, ...(chance(random, 0.05) ? [neutral] : [])].flatMap(power =>
      shuffled(chance(random, zeal) ? proposals : [], random)
        .filter(() => isSettled || chance(random, 0.8))
        .map(order => ({ power, order })),
    );
  });
}

/** Returns as many orders as are allowed, and one more. */
function oneTooMany(
  { land, random, fleets }: Stage,
  { position: { centres, units } }: Situation,
  neutral: string,
): readonly WrittenOrder[] {
  const owned = land.centres.filter(centre => centres[centre] === neutral);
  const standing = units.filter(u => u.power === neutral);
  const vacant = owned.filter(centre => units.every(u => provinceOf(u.at) !== centre));
  const due = owned.length - standing.length;
  const all =
    due > 0
      ? vacant.map(centre => buildAt(random, fleets, centre, 0.6))
      : standing.map(({ type, at }): WrittenOrder => ({ kind: 'remove', type, at }));
  const chosen = due === 0 ? [] : shuffled(all, random).slice(0, Math.abs(due) + 1);
  const twin = pick(random, chosen);
  return twin && chance(random, 0.3) ? [...chosen, changed(random, twin)] : chosen;
}

function proposalsFor(stage: Stage, situation: Situation, neutral: string): readonly WrittenOrder[] {
  const { land, random, fleets, armies } = stage;
  const { centres, units } = situation.position;
  const owned = land.centres.filter(centre => centres[centre] === neutral);
  const standing = isOf(situation, neutral);
  if (owned.length + standing.length === 0) return [];
  const due = owned.length - standing.length;
  const proposals: WrittenOrder[] = [];
  for (let n = between(random, 1, Math.abs(due) + 2); n > 0; n--) {
    const removed = removal(stage, units, standing);
    const province = pick(random, chance(random, 0.93) && owned.length > 0 ? owned : armies) ?? '';
    const proposal = chance(random, 0.07) !== due < 0 ? removed : buildAt(random, fleets, province, 0.6);
    if (proposal) proposals.push(proposal);
  }
  const twin = pick(random, proposals);
  if (twin && chance(random, 0.3)) proposals.push(changed(random, twin));
  return proposals;
}
