import { readBoardFile } from '../../../../src/assets.js';
import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import { OLD_WORLD, OPEN_OCEANS } from '../../../../src/games/diplomacy/variants/warhammer/chosenSpaces.js';
import { type Random, shuffled } from '../../../../src/lib/random.js';
import { type Line, provinceOf, type Retreating, type Rules, type Step, stepsOf, type ToldOrder, type Unit, votersIn } from './retreats.js';

/** A game whose retreats are compared. */
export interface Game {
  readonly name: string;
  readonly variant: string;
  readonly rules: Rules;
  /** The powers that have a player unless their seat is vacant. */
  readonly seats: readonly string[];
  /** The powers that are ordered by vote unless they have a player. */
  readonly neutrals: readonly string[];
  readonly convoys: boolean;
  /** Whether fleets convoy in river provinces too. */
  readonly riverConvoys: boolean;
  readonly rapidMoves: boolean;
  /** A virtual army of this power enters its home from off the board in fall if another power owns it. */
  readonly comer?: { readonly power: string; readonly home: string };
  /** Provinces where special rules apply. Most cases are set there. */
  readonly settings: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

type Deed = ToldOrder['order'];

/** A line of orders with its unit and its meaning. */
export interface OrderLine extends Line {
  readonly unit: Unit;
  readonly order: Deed;
}

/** A movement phase to be adjudicated. */
export interface MovementCase {
  readonly game: Game;
  readonly season: 'spring' | 'fall';
  readonly units: readonly Unit[];
  readonly control: Readonly<Record<string, string>>;
  readonly vacant: readonly string[];
  readonly activated: readonly string[];
  readonly lines: readonly OrderLine[];
}

interface Kind {
  readonly name: string;
  readonly board: BoardFile;
  readonly variant?: string;
  readonly rules?: Partial<Rules>;
}

function gameOf({ name, board, variant = board.id, rules, ...rest }: Kind & Partial<Omit<Game, 'rules'>>): Game {
  const ids = board.powers.map(power => power.id);
  const neutrals = new Set(board.powers.filter(power => power.neutral).map(power => power.id));
  return {
    name,
    variant,
    rules: { board, fleetsRevert: false, openOceans: new Set(), ...rules },
    seats: ids.filter(id => !neutrals.has(id)),
    neutrals: [...neutrals],
    convoys: true,
    riverConvoys: false,
    rapidMoves: false,
    settings: [],
    options: {},
    ...rest,
  };
}

function warringStates(id: string): Game {
  const board = readBoardFile(id);
  const settings = board.provinces.filter(({ kind, rivers }) => kind === 'sea' || rivers.length > 0).map(province => province.id);
  return gameOf({ name: id, board, rules: { fleetsRevert: true }, convoys: false, rapidMoves: true, settings });
}

const COMER = { power: 'vampire-counts', home: 'sylv' };
const WARHAMMER = readBoardFile('warhammer-fm05');
/** The homes of nations with abilities. Repeated entries are chosen more often. */
const LANDS = ['athe', 'athe', 'athe', 'sylv', 'sylv', 'sylv', 'skav', 'skav', 'trol', 'mgun', 'shan'];
const ABLE = ['wood-elves', 'skaven', COMER.power];

/** A game of Warhammer with the abilities of the nations in play. */
function warhammer(name: string, options: Game['options'], seats = WARHAMMER.powers.map(power => power.id), board = WARHAMMER): Game {
  const oceans = options.openOceans === true ? OPEN_OCEANS : [];
  const rules = {
    ...(board.underway && seats.includes('skaven') && { tunnels: { power: 'skaven', ...board.underway } }),
    ...(seats.includes('wood-elves') && { guard: { power: 'wood-elves', home: 'athe' } }),
    openOceans: new Set(oceans),
  };
  const comer = seats.includes(COMER.power) ? { comer: COMER } : {};
  return gameOf({ name, variant: 'warhammer-fm05', board, rules, ...comer, settings: [...oceans, ...LANDS], seats, options });
}

/** A game without the nations whose lands have special rules. */
function withoutAbilities(): Game {
  const powers = WARHAMMER.powers.map(power => power.id).filter(id => !ABLE.includes(id));
  return warhammer('warhammer-fm05 without its abilities', { powers }, powers);
}

/** A game on the smaller board, without anything beyond its edge. */
function oldWorld(): Game {
  const { edge, inside } = OLD_WORLD;
  const isWithin = (place: string): boolean => [...edge, ...inside].includes(provinceOf(place));
  const { borders, underway } = WARHAMMER;
  const board: BoardFile = {
    ...WARHAMMER,
    provinces: WARHAMMER.provinces.filter(({ id }) => isWithin(id)),
    borders: { army: borders.army.filter(ends => ends.every(isWithin)), fleet: borders.fleet.filter(ends => ends.every(isWithin)) },
    ...(underway && { underway: { ...underway, entrances: underway.entrances.filter(isWithin) } }),
  };
  return warhammer(
    'warhammer-fm05, the Old World',
    { board: 'old-world' },
    ['empire', 'dwarves', 'bretonnia', 'kislev', 'norse', ...ABLE],
    board,
  );
}

export const GAMES: readonly Game[] = [
  gameOf({ name: 'classic', board: readBoardFile('classic'), settings: ['spa', 'bul', 'stp', 'mao', 'nth'] }),
  warringStates('warring-states-v2'),
  warringStates('warring-states-v1'),
  gameOf({ name: 'mandate-of-heaven', board: readBoardFile('mandate-of-heaven'), riverConvoys: true }),
  warhammer('warhammer-fm05', {}),
  warhammer('warhammer-fm05 with open oceans', { openOceans: true }),
  withoutAbilities(),
  oldWorld(),
];

const oneOf = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

/** Returns how players write a place: "Xia", "stp/nc". */
function written({ rules }: Game, loc: string): string {
  const [province, coast] = loc.split('/');
  const abbr = provinceIn(rules, province ?? '')?.abbr ?? loc;
  return coast === undefined ? abbr : `${abbr}/${coast}`;
}

/** Returns a case with many units in a corner of the board, of which many will be dislodged. */
export function movementCase(game: Game, random: Random): MovementCase {
  const provinces = cornerOf(game, random);
  const activated = game.neutrals.filter(() => random() < 0.12);
  const vacant = random() < 0.2 && game.neutrals.length > 0 ? shuffled(game.seats, random).slice(0, 1) : [];
  const units = crowdIn(game, provinces, random);
  const control = controlIn(game, provinces, units, random);
  const isHome = game.comer !== undefined && provinces.includes(game.comer.home);
  const season = random() < (isHome ? 0.2 : 0.5) ? 'spring' : 'fall';
  const scene = { game, season, units, control, vacant, activated } as const;
  return { ...scene, lines: linesFor(scene, ordersOf(scene, provinces, random), random) };
}

function cornerOf({ rules, settings }: Game, random: Random): readonly string[] {
  const all = rules.board.provinces.filter(p => p.kind !== 'impassable').map(p => p.id);
  const setting =
    random() < 0.6
      ? oneOf(
          settings.filter(place => all.includes(place)),
          random,
        )
      : undefined;
  const start = setting ?? oneOf(all, random) ?? '';
  const size = 12 + Math.floor(random() * 18);
  const found = new Set([start]);
  for (const here of found) {
    for (const next of shuffled(besides(rules, here), random)) if (found.size < size) found.add(next);
  }
  return [...found];
}

/** Returns every province next to a place, for any unit. */
function besides(rules: Rules, here: string): readonly string[] {
  const army: Unit = { power: rules.tunnels?.power ?? '', type: 'A', loc: here };
  const fleets = berthsIn(rules, here).map((loc): Unit => ({ power: '', type: 'F', loc }));
  return [army, ...fleets].flatMap(unit => stepsOf(rules, unit).map(({ to }) => provinceOf(to)));
}

/** Returns every location of a province where fleets can be. */
function berthsIn(rules: Rules, province: string): readonly string[] {
  const coasts = provinceIn(rules, province)?.coasts ?? [];
  const all = coasts.length > 0 ? coasts.map(coast => `${province}/${coast}`) : [province];
  return all.filter(loc => rules.board.borders.fleet.some(ends => ends.includes(loc)));
}
const provinceIn = ({ board }: Rules, id: string) => board.provinces.find(province => province.id === id);

function crowdIn(game: Game, provinces: readonly string[], random: Random): readonly Unit[] {
  const { rules, seats, neutrals, comer } = game;
  const abilities = [
    { power: rules.tunnels?.power, at: [rules.tunnels?.hub, ...(rules.tunnels?.entrances ?? [])] },
    { power: rules.guard?.power, at: [rules.guard?.home] },
    { power: comer?.power, at: [comer?.home] },
  ];
  const isNear = (place: string | undefined): boolean => place !== undefined && provinces.includes(place);
  const able = abilities.flatMap(({ power, at }) => (power !== undefined && at.some(isNear) ? [power, power] : []));
  const leftOut = rules.guard && random() < 0.6 ? rules.guard.home : undefined;
  const powers = [
    ...shuffled(seats, random).slice(0, 2 + Math.floor(random() * 2)),
    ...shuffled(neutrals, random).slice(0, 1 + Math.floor(random() * 3)),
    ...able.filter(() => random() < 0.7),
  ];
  const fleetShare = rules.fleetsRevert || rules.openOceans.size > 0 ? 0.65 : 0.4;
  const density = 0.6 + random() * 0.35;
  return provinces.flatMap((province): Unit[] => {
    const isSea = provinceIn(rules, province)?.kind === 'sea';
    const walks = rules.board.borders.army.some(ends => ends.includes(province));
    const berths = berthsIn(rules, province);
    const isLeftOut = province === leftOut || random() > density;
    const crowd = rules.openOceans.has(province) ? Math.floor(random() * 4) : isLeftOut ? 0 : 1;
    return Array.from({ length: crowd }, (): Unit[] => {
      const power = oneOf(powers, random) ?? '';
      const berth = oneOf(berths, random);
      if (berth !== undefined && (isSea || !walks || random() < fleetShare)) return [{ power, type: 'F', loc: berth }];
      return isSea || !walks ? [] : [{ power, type: 'A', loc: province }];
    }).flat();
  });
}

function controlIn({ rules, seats, neutrals, comer }: Game, provinces: readonly string[], units: readonly Unit[], random: Random) {
  const powers = [...new Set(units.map(unit => unit.power))];
  const control: Record<string, string> = {};
  for (const { id, centre } of rules.board.provinces) {
    const isNear = provinces.includes(id);
    const isLost = id === comer?.home && random() < 0.7;
    const owner = isNear
      ? oneOf(isLost ? powers.filter(power => power !== comer?.power) : powers, random)
      : random() < 0.3
        ? oneOf([...seats, ...neutrals], random)
        : undefined;
    if (centre && owner !== undefined && (!isNear || random() < 0.6) && (isNear || neutrals.length > 0)) control[id] = owner;
  }
  return control;
}

/** The orders by the index of their unit. */
type Orders = Map<number, Deed>;

/** A case under construction. */
interface Draft {
  readonly game: Game;
  readonly units: readonly Unit[];
  /** For each unit: the steps it could take, by province. */
  readonly reach: readonly ReadonlyMap<string, Step>[];
  readonly orders: Orders;
  readonly random: Random;
}

function ordersOf({ game, units, control, season }: Scene, provinces: readonly string[], random: Random): Orders {
  const reach = units.map(unit => new Map(stepsOf(game.rules, unit).map(step => [provinceOf(step.to), step])));
  const draft: Draft = { game, units, reach, orders: new Map(), random };
  const { comer } = game;
  const isLost = comer && season === 'fall' && (control[comer.home] ?? comer.power) !== comer.power;
  if (isLost && random() < 0.8) supportComer(draft, comer);
  const vacant = provinces.filter(province => !units.some(unit => provinceOf(unit.loc) === province));
  if (game.rapidMoves && random() < 0.5) standOffByRapidMoves(draft, vacant);
  if (game.rapidMoves && random() < 0.4) for (const i of free(draft)) if (random() < 0.4) travel(draft, i);
  const sailedTo = new Set([...draft.orders.values()].flatMap(order => (order.kind === 'rapid' ? order.path : [])));
  const quiet = vacant.filter(place => !sailedTo.has(place));
  for (const i of shuffled([...units.keys()], random)) {
    if (random() < 0.85) attack(draft, i);
    if (random() < 0.25) standOff(draft, oneOf(quiet, random) ?? '');
  }
  for (const i of shuffled(free(draft), random)) doAnything(draft, i);
  return draft.orders;
}

const free = ({ units, orders }: Draft): readonly number[] => [...units.keys()].filter(i => !orders.has(i));
const unitOf = ({ units }: Draft, i: number): Unit => units[i] ?? { power: '', type: 'A', loc: '' };
const placeOf = (draft: Draft, i: number): string => provinceOf(unitOf(draft, i).loc);
const stepInto = ({ reach }: Draft, i: number, province: string): string | undefined => reach[i]?.get(province)?.to;

/** One unit attacks another with support. The target stays, or tries an unlikely move. */
function attack(draft: Draft, target: number): void {
  const { game, orders, random } = draft;
  const at = placeOf(draft, target);
  if (game.rules.openOceans.has(at)) return;
  const able = shuffled(free(draft), random).filter(i => i !== target && stepInto(draft, i, at) !== undefined);
  const carried = game.convoys && random() < 0.4 ? overSea(draft, at, target) : undefined;
  const foreign = able.filter(i => unitOf(draft, i).power !== unitOf(draft, target).power);
  const mover = carried?.army ?? foreign[0];
  const helpers = foreign.filter(i => i !== mover && i !== carried?.fleet).slice(0, random() < 0.7 ? 1 : 3);
  if (mover === undefined || helpers.length === 0) return;
  const step = stepInto(draft, mover, at);
  if (carried) {
    orders.set(carried.army, { kind: 'move', to: at, viaConvoy: step !== undefined && random() < 0.8 });
    orders.set(carried.fleet, { kind: 'convoy', of: placeOf(draft, carried.army), to: at });
  } else if (step !== undefined) orders.set(mover, { kind: 'move', to: step, viaConvoy: false });
  for (const i of helpers) orders.set(i, { kind: 'support', of: placeOf(draft, mover), into: at });
  if (!orders.has(target)) stay(draft, target);
}

/** Armies of the virtual army's power support it as it enters. */
function supportComer(draft: Draft, { power, home }: NonNullable<Game['comer']>): void {
  for (const i of free(draft)) {
    const unit = unitOf(draft, i);
    const mayHelp = unit.power === power && unit.type === 'A' && stepInto(draft, i, home) !== undefined;
    if (mayHelp) draft.orders.set(i, { kind: 'support', of: OFF_BOARD, into: home });
  }
}
const OFF_BOARD = 'off the board';

/** Returns an army, and a fleet that could convoy it to the province. */
function overSea(draft: Draft, at: string, target: number): { readonly army: number; readonly fleet: number } | undefined {
  const { game, units, random } = draft;
  if (provinceIn(game.rules, at)?.kind === 'sea') return undefined;
  const idle = shuffled(free(draft), random).filter(i => i !== target);
  const sails = (fleet: number, province: string): boolean => draft.reach[fleet]?.get(province)?.as === 'F';
  for (const fleet of idle.filter(i => mayCarry(game, units[i])))
    for (const army of idle) {
      const isCarried = unitOf(draft, army).type === 'A' && unitOf(draft, army).power !== unitOf(draft, target).power;
      if (isCarried && sails(fleet, at) && sails(fleet, placeOf(draft, army))) return { army, fleet };
    }
  return undefined;
}

function mayCarry({ rules, riverConvoys }: Game, fleet: Unit | undefined): boolean {
  const at = fleet?.type === 'F' ? provinceIn(rules, provinceOf(fleet.loc)) : undefined;
  return at !== undefined && (at.kind === 'sea' || (riverConvoys && at.rivers.length > 0));
}

/** Orders an attacked unit so that it probably stays. A fleet may try to become an army. */
function stay(draft: Draft, i: number): void {
  const { game, units, orders, random } = draft;
  const unit = unitOf(draft, i);
  const taken = new Set(units.map(({ loc }) => provinceOf(loc)));
  const steps = stepsOf(game.rules, unit);
  const blocked = steps.filter(({ to }) => taken.has(provinceOf(to)));
  const inland = unit.type === 'F' ? blocked.filter(({ as }) => as === 'A') : [];
  const tried = oneOf(inland.length > 0 && random() < 0.7 ? inland : blocked, random);
  const roll = random();
  if (roll < 0.3 || !tried) orders.set(i, { kind: 'other' });
  else if (roll < 0.75) orders.set(i, { kind: 'move', to: tried.to, viaConvoy: false });
  else help(draft, i, provinceOf(tried.to));
}

/** Supports a unit that moves into the province, or else the unit in it. */
function help(draft: Draft, i: number, into: string): void {
  const { units, orders } = draft;
  const goes = [...orders].find(([j, order]) => j !== i && order.kind === 'move' && provinceOf(order.to) === into)?.[0];
  const of = goes ?? units.findIndex((unit, j) => j !== i && provinceOf(unit.loc) === into);
  orders.set(i, of < 0 ? { kind: 'other' } : { kind: 'support', of: placeOf(draft, of), into });
}

/** Two units move to one vacant place. */
function standOff(draft: Draft, at: string): void {
  const able = shuffled(free(draft), draft.random).filter(i => stepInto(draft, i, at) !== undefined);
  if (able.length < 2) return;
  for (const i of able.slice(0, 2)) {
    const to = stepInto(draft, i, at);
    if (to !== undefined) draft.orders.set(i, { kind: 'move', to, viaConvoy: false });
  }
}

/** Fleets make rapid moves to one vacant place, from near and far. */
function standOffByRapidMoves(draft: Draft, vacant: readonly string[]): void {
  const { game, units, orders, random } = draft;
  for (const at of shuffled(vacant, random)) {
    const routes = free(draft).flatMap(i => {
      const paths = units[i]?.type === 'F' ? routesTo(game.rules, [placeOf(draft, i)], at) : [];
      const path = oneOf(paths, random);
      return path ? [{ i, path }] : [];
    });
    if (routes.length < 2) continue;
    for (const { i, path } of routes.slice(0, 3)) orders.set(i, { kind: 'rapid', path });
    return;
  }
}

/** Returns every route of up to three steps along rivers from the last place visited, without returning to one. */
function routesTo(rules: Rules, been: readonly string[], at: string): readonly (readonly string[])[] {
  const here = been.at(-1) ?? '';
  if (here === at) return [been.slice(1)];
  return been.length > 3
    ? []
    : riverStepsOf(rules, here)
        .filter(next => !been.includes(next))
        .flatMap(next => routesTo(rules, [...been, next], at));
}
const riverStepsOf = ({ board }: Rules, here: string): readonly string[] =>
  board.riverSteps.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));

/** Gives a fleet a rapid river move if it can make one. */
function travel({ game, units, orders, random }: Draft, i: number): void {
  const path: string[] = [];
  let here = units[i]?.type === 'F' ? provinceOf(units[i].loc) : '';
  const been = new Set([here]);
  for (const last = 1 + Math.floor(random() * 3); path.length < last; path.push(here)) {
    const next = riverStepsOf(game.rules, here).filter(place => !been.has(place));
    const step = oneOf(next, random);
    if (step === undefined) break;
    here = step;
    been.add(here);
  }
  if (path.length > 0) orders.set(i, { kind: 'rapid', path });
}

function doAnything(draft: Draft, i: number): void {
  const { game, orders, random } = draft;
  const roll = random();
  const step = oneOf(stepsOf(game.rules, unitOf(draft, i)), random);
  if (roll < 0.4 || !step) orders.set(i, { kind: 'other' });
  else if (roll < 0.7) orders.set(i, { kind: 'move', to: step.to, viaConvoy: false });
  else help(draft, i, provinceOf(step.to));
}

export type Scene = Omit<MovementCase, 'lines'>;

/** Returns the orders as players write them. Orders for neutral powers are votes: of all powers that may vote, or of some. */
function linesFor(scene: Scene, orders: Orders, random: Random): readonly OrderLine[] {
  const { units, vacant } = scene;
  const voters = [...votersOf(scene, units, scene.control).keys()];
  return units.flatMap((unit, i): OrderLine[] => {
    const order = orders.get(i) ?? { kind: 'other' };
    const text = textOf(scene, i, order, random);
    if (text === '' || vacant.includes(unit.power)) return [];
    if (!isVoted(scene, unit)) return [{ power: unit.power, text, unit, order }];
    const turnout = random() < 0.85 ? 1 : 0.6;
    return voters.filter(() => random() < turnout).map(power => ({ power, text, unit, order }));
  });
}

export const isVoted = ({ game, activated }: Pick<Scene, 'game' | 'activated'>, { power }: Unit): boolean =>
  game.neutrals.includes(power) && !activated.includes(power);

/** Returns the voters and their numbers of units; empty if there are no votes. */
export function votersOf({ game, vacant, activated }: Scene, units: readonly Unit[], control: Readonly<Record<string, string>>) {
  if (game.neutrals.length === 0) return new Map<string, number>();
  const players = [...game.seats, ...activated].filter(power => !vacant.includes(power));
  return votersIn(players, units, control, power => (power === 'hsiung-nu' ? 2 : 1));
}

/** Returns a unit's name, such as "F NGWO#2" if several units are in one place. */
function called({ game, units }: Scene, i: number): string {
  const { type, loc } = units[i] ?? { type: 'A', loc: '' };
  const there = [...units.keys()].filter(j => units[j]?.loc === loc);
  return `${type} ${written(game, loc)}${there.length > 1 ? `#${there.indexOf(i) + 1}` : ''}`;
}

function textOf(scene: Scene, i: number, order: Deed, random: Random): string {
  const { game } = scene;
  const unit = called(scene, i);
  switch (order.kind) {
    case 'move':
      return `${unit} - ${written(game, order.to)}${order.viaConvoy ? ' via convoy' : ''}`;
    case 'support': {
      if (order.of === OFF_BOARD) return `${unit} S V ${written(game, order.into)} - ${written(game, order.into)}`;
      const type = scene.units.find(({ loc }) => provinceOf(loc) === order.of)?.type;
      return `${unit} S ${type} ${written(game, order.of)} ${order.of === order.into ? 'H' : `- ${written(game, order.into)}`}`;
    }
    case 'convoy':
      return `${unit} C A ${written(game, order.of)} - ${written(game, order.to)}`;
    case 'rapid':
      return `${unit} RRM ${order.path.map(place => written(game, place)).join(' ')}`;
    default:
      if (game.rapidMoves && scene.units[i]?.type === 'A' && random() < 0.3) return `${unit} R F`;
      return random() < 0.3 ? '' : `${unit} H`;
  }
}

/** The board when retreats are ordered. */
export interface RetreatScene extends Scene {
  readonly standing: readonly Unit[];
  readonly dislodged: readonly (Retreating & { readonly attackerFrom: string | null })[];
  readonly contested: readonly string[];
}

/** Returns retreat orders: valid, wrong, clashing, missing, repeated, and by other powers. */
export function retreatLines(scene: RetreatScene, random: Random): readonly Line[] {
  const voters = [...votersOf(scene, [...scene.standing, ...scene.dislodged], scene.control).keys()];
  const powers = [...new Set([...scene.units.map(unit => unit.power), ...scene.game.seats.slice(0, 2)])];
  const lines = scene.dislodged.flatMap((unit): Line[] => {
    if (scene.vacant.includes(unit.power)) return [];
    const own = random() < 0.08 ? oneOf(powers, random) : unit.power;
    if (!isVoted(scene, unit)) return severalFor(scene, unit, random).map(text => ({ power: own ?? '', text }));
    const favourite = severalFor(scene, unit, random);
    const agreed = 0.35 + random() * 0.6;
    return [...voters, ...(random() < 0.2 ? [unit.power, ...powers] : [])].flatMap(power => {
      const texts = random() < agreed ? favourite : severalFor(scene, unit, random);
      return texts.map(text => ({ power, text }));
    });
  });
  const standing = oneOf(scene.standing, random);
  const strays =
    standing && random() < 0.2 ? [{ power: standing.power, text: goingTo(scene, standing, anywhere(scene, random), random) }] : [];
  const all = [...lines, ...strays].filter(({ power }) => !scene.vacant.includes(power));
  return random() < 0.5 ? all : shuffled(all, random);
}

type Fleeing = RetreatScene['dislodged'][number];

function severalFor(scene: RetreatScene, unit: Fleeing, random: Random): readonly string[] {
  if (random() < 0.08) return [];
  return [anOrder(scene, unit, random), ...(random() < 0.12 ? [anOrder(scene, unit, random)] : [])];
}

function anOrder(scene: RetreatScene, unit: Fleeing, random: Random): string {
  const others = scene.dislodged.filter(other => other !== unit).flatMap(other => other.retreats.map(provinceOf));
  const shared = unit.retreats.filter(to => others.includes(provinceOf(to)));
  const to = shared.length > 0 && random() < 0.7 ? [...shared].sort()[0] : oneOf(unit.retreats, random);
  const roll = random();
  if (roll < 0.72 && to !== undefined) return goingTo(scene, unit, to, random);
  if (roll < 0.8) return disbanding(scene, unit, random);
  return wrongOrder(scene, unit, random);
}

const anywhere = ({ game }: Scene, random: Random): string => oneOf(game.rules.board.provinces, random)?.id ?? '';

function goingTo({ game }: Scene, { type, loc }: Unit, to: string, random: Random): string {
  const sign = oneOf(['-', '-', 'R', '->'], random);
  const named = random() < 0.2 ? provinceOf(to) : to;
  const text = `${type} ${written(game, loc)} ${sign} ${written(game, named)}`;
  return random() < 0.15 ? text.toLowerCase() : text;
}

function disbanding({ game }: Scene, { type, loc }: Unit, random: Random): string {
  const unit = `${type} ${written(game, loc)}`;
  return oneOf([`${unit} D`, `${unit} disband`, `Disband ${unit}`], random) ?? '';
}

/** Returns an order that is probably wrong. */
function wrongOrder(scene: RetreatScene, unit: Fleeing, random: Random): string {
  const { game, standing, contested } = scene;
  const at = `${unit.type} ${written(game, unit.loc)}`;
  const steps = stepsOf(game.rules, unit).map(step => step.to);
  const taken = steps.filter(to => standing.some(({ loc }) => provinceOf(loc) === provinceOf(to)));
  const closed = steps.filter(to => contested.includes(provinceOf(to)));
  const other = { ...unit, type: unit.type === 'A' ? 'F' : 'A' } as const;
  const go = (to: string | null | undefined, by: Unit = unit): string => goingTo(scene, by, to ?? anywhere(scene, random), random);
  const wrongs: (() => string)[] = [
    () => go(unit.attackerFrom),
    () => go(provinceOf(unit.loc)),
    () => go(anywhere(scene, random)),
    () => go(oneOf(steps, random)),
    () => go(oneOf(taken, random)),
    () => go(oneOf(closed, random)),
    () => go(oneOf(steps, random), other),
    () => go(oneOf(coastsAs(scene, steps, random), random)),
    () =>
      go(oneOf(coastsAs(scene, steps, random), random), { ...unit, loc: oneOf(coastsAs(scene, [unit.loc], random), random) ?? unit.loc }),
    () => `${at} H`,
    () => `${at} S A ${written(game, anywhere(scene, random))} H`,
    () => `${at} - nowhere`,
    () => 'retreat, everybody',
    () => `${at} ${written(game, oneOf(steps, random) ?? unit.loc)}`,
  ];
  return oneOf(wrongs, random)?.() ?? '';
}

/** Returns the same provinces, each with any of its coasts or none. */
function coastsAs({ game }: Scene, places: readonly string[], random: Random): readonly string[] {
  return places.map(place => {
    const province = provinceOf(place);
    const coasts = provinceIn(game.rules, province)?.coasts ?? [];
    return oneOf([province, ...coasts.map(coast => `${province}/${coast}`)], random) ?? place;
  });
}
