import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';

/*
 * The retreat phase, worked out from the rules alone: naive and complete, to compare the adjudicator with. It reads the board file and
 * what a movement phase is answered with, and uses nothing of the adjudicator.
 */

export interface Unit {
  readonly power: string;
  readonly type: 'A' | 'F';
  /** A location: "par", "stp/nc". */
  readonly loc: string;
}

export interface DislodgedUnit extends Unit {
  /** The province its attacker came from; null: from off the board. */
  readonly attackerFrom: string | null;
  readonly attackerConvoyed: boolean;
}

/** What a game's rules say beyond the standard ones, as far as retreats ask for it. */
export interface Rules {
  readonly board: BoardFile;
  /** A fleet that is sent where only an army could go becomes an army. */
  readonly fleetsRevert: boolean;
  /** Between the hub and each entrance the armies of this power move as over a land border. */
  readonly tunnels?: undefined | { readonly power: string; readonly hub: string; readonly entrances: readonly string[] };
  /** A virtual army of this power is in its home in every phase that begins with no foreign unit there and no foreign control. */
  readonly guard?: { readonly power: string; readonly home: string };
  /** Seas in which any number of fleets may be. */
  readonly openOceans: ReadonlySet<string>;
}

export function provinceOf(loc: string): string {
  const slash = loc.indexOf('/');
  return slash < 0 ? loc : loc.slice(0, slash);
}

/** A place a unit could step to from where it stands, and as what it would get there. */
export interface Step {
  readonly to: string;
  readonly as: 'A' | 'F';
}

/** Every place beside a unit: by sea and along coasts for a fleet, over land for an army. */
export function stepsOf(rules: Rules, unit: Unit): readonly Step[] {
  const known = found.get(rules) ?? new Map<string, readonly Step[]>();
  found.set(rules, known);
  const key = `${unit.power} ${unit.type} ${unit.loc}`;
  const steps = known.get(key) ?? findSteps(rules, unit);
  known.set(key, steps);
  return steps;
}
/** Asked for again and again. */
const found = new WeakMap<Rules, Map<string, readonly Step[]>>();

function findSteps({ board, fleetsRevert, tunnels }: Rules, { power, type, loc }: Unit): readonly Step[] {
  const byFleet = type === 'F' ? across(board.borders.fleet, loc) : [];
  const byArmy = type === 'A' || fleetsRevert ? across(board.borders.army, provinceOf(loc)) : [];
  const below = tunnels?.power === power && type === 'A' ? tunnelsFrom(tunnels, loc) : [];
  const sailed = new Set(byFleet.map(provinceOf));
  const walked = [...new Set([...byArmy, ...below])].filter(to => !sailed.has(to));
  return [...byFleet.map((to): Step => ({ to, as: 'F' })), ...walked.map((to): Step => ({ to, as: 'A' }))];
}

const across = (borders: readonly (readonly [string, string])[], here: string): readonly string[] =>
  borders.flatMap(([a, b]) => (a === here ? [b] : b === here ? [a] : []));

const tunnelsFrom = ({ hub, entrances }: NonNullable<Rules['tunnels']>, here: string): readonly string[] =>
  here === hub ? entrances : entrances.includes(here) ? [hub] : [];

/** An order that a unit really had, and what is told of it; one that was not allowed is none. */
export interface ToldOrder {
  readonly unit: Unit;
  readonly order:
    | { readonly kind: 'move'; readonly to: string; readonly viaConvoy: boolean }
    /** `into`: the province that the supported unit goes to; its own where it stays. */
    | { readonly kind: 'support'; readonly of: string; readonly into: string }
    | { readonly kind: 'convoy'; readonly of: string; readonly to: string }
    | { readonly kind: 'rapid'; readonly path: readonly string[] }
    | { readonly kind: 'other' };
  /** "moved", "bounced", … */
  readonly outcome: string;
  readonly success: boolean;
}

/** A movement phase as it is told. */
export interface ToldMovement {
  readonly before: readonly Unit[];
  /** Who controls each centre before the orders. */
  readonly control: Readonly<Record<string, string>>;
  readonly orders: readonly ToldOrder[];
  /** An army that came from off the board to a province, and whether it got in. */
  readonly arrivals: readonly { readonly power: string; readonly to: string; readonly success: boolean }[];
  /** The units that stand on the board afterwards; nobody dislodged is among them. */
  readonly after: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly string[];
}

/** Of each dislodged unit, the places it may retreat to, in no particular order. */
export function retreatsAfter(rules: Rules, told: ToldMovement): readonly (readonly string[])[] {
  const occupied = new Set(told.after.map(unit => provinceOf(unit.loc)));
  const contested = new Set(told.contested);
  const guarded = guardedIn(rules, told);
  return told.dislodged.map(unit => {
    const cameFrom = unit.attackerConvoyed ? undefined : unit.attackerFrom;
    const mayEnter = (to: string): boolean => {
      const province = provinceOf(to);
      if (province === cameFrom) return false;
      if (rules.openOceans.has(province)) return true;
      if (province === guarded && unit.power !== rules.guard?.power) return false;
      return !occupied.has(province) && !contested.has(province);
    };
    return stepsOf(rules, unit)
      .map(step => step.to)
      .filter(mayEnter);
  });
}

/** The province that a virtual army guards in this phase. */
function guardedIn({ guard }: Rules, { before, control }: Pick<ToldMovement, 'before' | 'control'>): string | undefined {
  if (!guard) return undefined;
  const isForeign = (power: string | undefined): boolean => power !== undefined && power !== guard.power;
  const invaded = before.some(unit => provinceOf(unit.loc) === guard.home && isForeign(unit.power));
  return invaded || isForeign(control[guard.home]) ? undefined : guard.home;
}

/** Who is dislodged as the told outcomes have it: a unit that did not leave a province that another entered. */
export function dislodgedAfter(rules: Rules, told: ToldMovement): readonly DislodgedUnit[] {
  const isAway = ({ order, unit, outcome }: ToldOrder): boolean =>
    outcome === 'moved' || (order.kind === 'rapid' && !told.dislodged.some(({ loc }) => loc === unit.loc));
  return told.orders.flatMap((stayed): DislodgedUnit[] => {
    const { unit } = stayed;
    const here = provinceOf(unit.loc);
    if (isAway(stayed) || rules.openOceans.has(here)) return [];
    const fallen = { power: unit.power, type: typeAfter(rules, stayed), loc: unit.loc };
    const by = told.orders.find(({ order, outcome }) => outcome === 'moved' && order.kind === 'move' && provinceOf(order.to) === here);
    if (by) return [{ ...fallen, attackerFrom: provinceOf(by.unit.loc), attackerConvoyed: cameByConvoy(rules, told, by) }];
    const comer = told.arrivals.find(({ to, success }) => success && to === here);
    return comer ? [{ ...fallen, attackerFrom: null, attackerConvoyed: false }] : [];
  });
}

/** Where fleets revert, one whose order could be carried out by an army alone is an army, whatever came of the order. */
function typeAfter(rules: Rules, { unit, order }: ToldOrder): 'A' | 'F' {
  const into = order.kind === 'move' ? provinceOf(order.to) : order.kind === 'support' ? order.into : undefined;
  if (unit.type === 'A' || into === undefined) return unit.type;
  return stepsOf(rules, unit).find(({ to }) => provinceOf(to) === into)?.as ?? unit.type;
}

/** An army goes by convoy if it must, if it is told to, or if a fleet of its own power is told to carry it and does. */
function cameByConvoy(rules: Rules, { orders }: ToldMovement, { unit, order }: ToldOrder): boolean {
  if (order.kind !== 'move' || unit.type === 'F') return false;
  if (order.viaConvoy || !stepsOf(rules, unit).some(({ to }) => to === provinceOf(order.to))) return true;
  return orders.some(
    ({ unit: fleet, order: carries, success }) =>
      success &&
      carries.kind === 'convoy' &&
      fleet.power === unit.power &&
      carries.of === provinceOf(unit.loc) &&
      carries.to === provinceOf(order.to),
  );
}

/** Provinces closed to all retreats as the told outcomes have it. */
export interface Contested {
  readonly certain: ReadonlySet<string>;
  /** Those, and the spaces in which rapid fleets may have stopped one another: what is told does not say. */
  readonly possible: ReadonlySet<string>;
}

/** A stand-off is where a move failed that reached its place and was not beaten head to head, and nobody is in the end. */
export function contestedAfter(rules: Rules, told: ToldMovement): Contested {
  const occupied = new Set(told.after.map(unit => provinceOf(unit.loc)));
  const isVacant = (province: string): boolean => !occupied.has(province) && !rules.openOceans.has(province);
  const failed = told.orders.flatMap(move => {
    const stoodOff = move.order.kind === 'move' && move.outcome === 'bounced' && !isBeatenHeadToHead(rules, told, move);
    return stoodOff && move.order.kind === 'move' ? [provinceOf(move.order.to)] : [];
  });
  const turnedBack = told.arrivals.filter(({ success }) => !success).map(({ to }) => to);
  const routes = told.orders.flatMap(({ order }) => (order.kind === 'rapid' ? [order.path] : []));
  const firstSteps = routes.flatMap(([first]) => (first === undefined ? [] : [first]));
  const certain = [...failed, ...turnedBack, ...repeated(firstSteps)].filter(isVacant);
  const crossings = repeated(routes.flatMap(path => [...new Set(path)])).filter(isVacant);
  return { certain: new Set(certain), possible: new Set([...certain, ...crossings]) };
}

const repeated = (items: readonly string[]): readonly string[] => items.filter((item, i) => items.indexOf(item) !== i);

/** It was dislodged from the very place it went to, and neither went by convoy. */
function isBeatenHeadToHead(rules: Rules, told: ToldMovement, move: ToldOrder): boolean {
  const { unit, order } = move;
  const fallen = told.dislodged.find(({ loc }) => loc === unit.loc);
  if (order.kind !== 'move' || !fallen || fallen.attackerConvoyed) return false;
  return fallen.attackerFrom === provinceOf(order.to) && !cameByConvoy(rules, told, move);
}

/** A dislodged unit, and where it may go. */
export interface Retreating extends Unit {
  readonly retreats: readonly string[];
}

/** An order as a power wrote it. */
export interface Line {
  readonly power: string;
  readonly text: string;
}

/** Where powers vote on the retreats of others: who may vote and with how many units, and for whom. */
export interface Vote {
  readonly voters: ReadonlyMap<string, number>;
  readonly neutrals: ReadonlySet<string>;
}

/** What becomes of a retreat phase. */
export interface RetreatResult {
  /** Of each line, whether it succeeds: the unit got there, or was disbanded as told; of a vote, whether it carried. */
  readonly success: readonly boolean[];
  readonly after: readonly Unit[];
  /** Of each dislodged unit that is voted on, whether an order carried, and whether its unit did as ordered. */
  readonly voted: readonly { readonly unit: Unit; readonly carried: boolean; readonly success: boolean }[];
}

/** What a unit is told to do: to go to a place, or to disband. */
type Will = { readonly to: string } | 'disband';

/** Nobody shares a place with another that retreats there: all who would are disbanded, and so is who is not told anything. */
export function retreated(
  rules: Rules,
  standing: readonly Unit[],
  dislodged: readonly Retreating[],
  lines: readonly Line[],
  vote: Vote = { voters: new Map(), neutrals: new Set() },
): RetreatResult {
  const read = legalLines(rules, dislodged, lines, vote);
  const wills = dislodged.map(unit => willFor(read.filter(one => one.unit === unit)));
  const carried = dislodged.map(unit => (vote.neutrals.has(unit.power) ? carriedFor(read, unit, vote) : undefined));
  const given = dislodged.map((unit, i): Will => (vote.neutrals.has(unit.power) ? carried[i] : wills[i]) ?? 'disband');
  const targets = given.map(will => (will === 'disband' ? undefined : provinceOf(will.to)));
  const getsThere = targets.map(
    (to, i) => to !== undefined && (rules.openOceans.has(to) || targets.every((other, j) => other !== to || i === j)),
  );
  const arrived = dislodged.flatMap((unit, i): Unit[] => {
    const will = given[i];
    if (will === undefined || will === 'disband' || !getsThere[i]) return [];
    const as = stepsOf(rules, unit).find(step => step.to === will.to)?.as ?? unit.type;
    return [{ power: unit.power, type: as, loc: will.to }];
  });
  const done = (i: number): boolean => given[i] === 'disband' || getsThere[i] === true;
  const successOf = ({ unit, will }: ReadLine): boolean => {
    const i = dislodged.indexOf(unit);
    const sought = carried[i];
    if (vote.neutrals.has(unit.power)) return sought !== undefined && isSame(sought, will);
    return done(i);
  };
  return {
    success: lines.map(line => read.some(one => one.line === line && successOf(one))),
    after: [...standing, ...arrived],
    voted: dislodged.flatMap((unit, i) =>
      vote.neutrals.has(unit.power) ? [{ unit, carried: carried[i] !== undefined, success: done(i) }] : [],
    ),
  };
}

interface ReadLine {
  readonly line: Line;
  readonly unit: Retreating;
  readonly will: Will;
}

const isSame = (a: Will, b: Will): boolean => (a === 'disband' || b === 'disband' ? a === b : a.to === b.to);
const willFor = ([first]: readonly ReadLine[]): Will | undefined => first?.will;

/** The orders that count: possible, for a unit the power may order, and of several of a power for one unit the first. */
function legalLines(rules: Rules, dislodged: readonly Retreating[], lines: readonly Line[], vote: Vote): readonly ReadLine[] {
  const legal: ReadLine[] = [];
  for (const line of lines) {
    const read = readLine(rules, dislodged, line);
    if (!read) continue;
    const isVote = vote.neutrals.has(read.unit.power);
    const mayOrder = isVote ? vote.voters.has(line.power) : read.unit.power === line.power;
    const isSecond = legal.some(one => one.line.power === line.power && one.unit === read.unit);
    if (mayOrder && !isSecond) legal.push(read);
  }
  return legal;
}

const DISBAND = /^(?:disband ([af]) (\S+)|([af]) (\S+) (?:d|disband))$/i;
const RETREAT = /^([af]) (\S+) (?:-|r|->) (\S+)$/i;

/** Undefined: it is no retreat, or none that a dislodged unit can make. */
function readLine(rules: Rules, dislodged: readonly Retreating[], line: Line): ReadLine | undefined {
  const find = (type = '', at = ''): Retreating | undefined =>
    dislodged.find(unit => unit.type === type.toUpperCase() && provinceOf(unit.loc) === provinceOf(at.toLowerCase()));
  const [, early, earlyAt, late, lateAt] = DISBAND.exec(line.text) ?? [];
  const disbanding = find(early ?? late, earlyAt ?? lateAt);
  if (disbanding) return { line, unit: disbanding, will: 'disband' };
  const [, type, at, typed = ''] = RETREAT.exec(line.text) ?? [];
  const unit = find(type, at);
  const to = unit && placeMeant(rules, unit, typed.toLowerCase());
  return unit && to !== undefined ? { line, unit, will: { to } } : undefined;
}

/** The place in reach that is meant: for armies coasts do not matter; a fleet's need not be named where it can reach but one. */
function placeMeant(rules: Rules, unit: Retreating, typed: string): string | undefined {
  const isMeant = ({ to, as }: Step): boolean =>
    to === typed || (as === 'A' ? to === provinceOf(typed) : provinceOf(to) === typed && typed === provinceOf(typed));
  const [meant, ...more] = stepsOf(rules, unit).filter(isMeant);
  return meant && more.length === 0 && unit.retreats.includes(meant.to) ? meant.to : undefined;
}

/** The order that more than half of the voters wrote who together have more than half of the voters' units. */
function carriedFor(read: readonly ReadLine[], unit: Retreating, { voters }: Vote): Will | undefined {
  const all = [...voters.values()].reduce((sum, units) => sum + units, 0);
  const votes = read.filter(one => one.unit === unit);
  return votes.find(({ will }) => {
    const behind = votes.filter(other => isSame(other.will, will)).map(({ line }) => line.power);
    const units = behind.reduce((sum, power) => sum + (voters.get(power) ?? 0), 0);
    return behind.length * 2 > voters.size && units * 2 > all;
  })?.will;
}

/** Who votes: every power with a unit, dislodged ones counted, or with as many centres as keep it in the game; and with a player. */
export function votersIn(
  powers: readonly string[],
  units: readonly Unit[],
  control: Readonly<Record<string, string>>,
  centresToSurvive: (power: string) => number,
): ReadonlyMap<string, number> {
  const count = (power: string, items: readonly string[]): number => items.filter(item => item === power).length;
  const owners = Object.values(control);
  const armed = units.map(unit => unit.power);
  return new Map(
    powers
      .filter(power => count(power, armed) > 0 || count(power, owners) >= centresToSurvive(power))
      .map(power => [power, count(power, armed)]),
  );
}
