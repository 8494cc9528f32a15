import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';

/*
 * The retreat phase, worked out from the rules alone: naive and complete, so that the adjudicator can be compared with it. It reads the
 * board file and the answer to a movement phase, and uses nothing of the adjudicator.
 */

export interface Unit {
  readonly power: string;
  readonly type: 'A' | 'F';
  /** A location, such as "par" or "stp/nc". */
  readonly loc: string;
}

export interface DislodgedUnit extends Unit {
  /** The province from which its attacker came; null if the attacker came from off the board. */
  readonly attackerFrom: string | null;
  readonly attackerConvoyed: boolean;
}

/** A game's rules about retreats, beyond the standard ones. */
export interface Rules {
  readonly board: BoardFile;
  /** Whether a fleet becomes an army if it is ordered to where only an army can go. */
  readonly fleetsRevert: boolean;
  /** For armies of this power, the hub and each entrance are adjacent. */
  readonly tunnels?: undefined | { readonly power: string; readonly hub: string; readonly entrances: readonly string[] };
  /**
   * A virtual army of this power guards its home in every phase that begins without a foreign unit there and without a foreign owner of the
   * centre.
   */
  readonly guard?: { readonly power: string; readonly home: string };
  /** The seas that hold any number of fleets. */
  readonly openOceans: ReadonlySet<string>;
}

export function provinceOf(loc: string): string {
  const slash = loc.indexOf('/');
  return slash < 0 ? loc : loc.slice(0, slash);
}

/** A place to which a unit could move, and the type it would have there. */
export interface Step {
  readonly to: string;
  readonly as: 'A' | 'F';
}

/** Returns every adjacent place: by sea and along coasts for a fleet, over land for an army. Where fleets revert, for a fleet both. */
export function stepsOf(rules: Rules, unit: Unit): readonly Step[] {
  const known = found.get(rules) ?? new Map<string, readonly Step[]>();
  found.set(rules, known);
  const key = `${unit.power} ${unit.type} ${unit.loc}`;
  const steps = known.get(key) ?? findSteps(rules, unit);
  known.set(key, steps);
  return steps;
}
/** A cache of `stepsOf`, by the rules and then by the unit. */
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

/** The order that a unit had, and its outcome. An illegal order counts as none. */
export interface ToldOrder {
  readonly unit: Unit;
  readonly order:
    | { readonly kind: 'move'; readonly to: string; readonly viaConvoy: boolean }
    /** `into` is the target of the supported unit, or that unit's own province if it stays. */
    | { readonly kind: 'support'; readonly of: string; readonly into: string }
    | { readonly kind: 'convoy'; readonly of: string; readonly to: string }
    | { readonly kind: 'rapid'; readonly path: readonly string[] }
    | { readonly kind: 'other' };
  /** The outcome's code, such as "moved" or "bounced". */
  readonly outcome: string;
  readonly success: boolean;
}

/** A movement phase, as the adjudicate command answered it. */
export interface ToldMovement {
  readonly before: readonly Unit[];
  /** The owner of each centre before the orders. */
  readonly control: Readonly<Record<string, string>>;
  readonly orders: readonly ToldOrder[];
  /** The armies that entered from off the board, and whether they succeeded. */
  readonly arrivals: readonly { readonly power: string; readonly to: string; readonly success: boolean }[];
  /** The units on the board afterwards, without dislodged ones. */
  readonly after: readonly Unit[];
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly string[];
}

/** Returns the possible retreats of each dislodged unit, in no particular order. */
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

/** Returns the province that a virtual army guards in this phase; undefined if there is none. */
function guardedIn({ guard }: Rules, { before, control }: Pick<ToldMovement, 'before' | 'control'>): string | undefined {
  if (!guard) return undefined;
  const isForeign = (power: string | undefined): boolean => power !== undefined && power !== guard.power;
  const invaded = before.some(unit => provinceOf(unit.loc) === guard.home && isForeign(unit.power));
  return invaded || isForeign(control[guard.home]) ? undefined : guard.home;
}

/** Returns the dislodged units that follow from the outcomes: units that stayed in a province that another unit entered. */
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

/** Where fleets revert, a fleet whose order only an army could carry out is an army, whatever the outcome. */
function typeAfter(rules: Rules, { unit, order }: ToldOrder): 'A' | 'F' {
  const into = order.kind === 'move' ? provinceOf(order.to) : order.kind === 'support' ? order.into : undefined;
  if (unit.type === 'A' || into === undefined) return unit.type;
  return stepsOf(rules, unit).find(({ to }) => provinceOf(to) === into)?.as ?? unit.type;
}

/** Whether an army went by convoy: it had to, was ordered to, or a fleet of its own power convoyed it. */
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

/** The provinces that are closed to all retreats, according to the outcomes. */
export interface Contested {
  readonly certain: ReadonlySet<string>;
  /** The certain ones, and spaces in which rapid fleets may have stopped each other, which the answer does not say. */
  readonly possible: ReadonlySet<string>;
}

/** Finds the stand-offs. In one, a move failed that had a path and did not lose head-to-head, and the province is vacant in the end. */
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

/** Whether a move lost head-to-head: the unit it attacked dislodged it, and neither went by convoy. */
function isBeatenHeadToHead(rules: Rules, told: ToldMovement, move: ToldOrder): boolean {
  const { unit, order } = move;
  const fallen = told.dislodged.find(({ loc }) => loc === unit.loc);
  if (order.kind !== 'move' || !fallen || fallen.attackerConvoyed) return false;
  return fallen.attackerFrom === provinceOf(order.to) && !cameByConvoy(rules, told, move);
}

/** A dislodged unit and its possible retreats. */
export interface Retreating extends Unit {
  readonly retreats: readonly string[];
}

/** An order as a player wrote it. */
export interface Line {
  readonly power: string;
  readonly text: string;
}

/** The voters with their numbers of units, and the neutral powers they order. */
export interface Vote {
  readonly voters: ReadonlyMap<string, number>;
  readonly neutrals: ReadonlySet<string>;
}

export interface RetreatResult {
  /** For each line, whether it succeeded: the unit got there or was disbanded as ordered. A vote succeeds if it carried. */
  readonly success: readonly boolean[];
  readonly after: readonly Unit[];
  /** For each dislodged unit that is ordered by vote: whether an order carried, and whether the unit did what it was to do. */
  readonly voted: readonly { readonly unit: Unit; readonly carried: boolean; readonly success: boolean }[];
}

/** The order of a dislodged unit: a retreat or a disband. */
type Will = { readonly to: string } | 'disband';

/** Resolves the retreats. Units that retreat to the same place are all disbanded, and so are units without an order. */
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

/** Returns the orders that count: the legal ones, for units that the power may order, and only a power's first order for a unit. */
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

/** Reads a line. Undefined if it is no retreat order, or for a unit that is not dislodged. */
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

/** Returns the reachable place that is meant. Coasts do not matter for armies; a fleet's coast may be missing if it can reach only one. */
function placeMeant(rules: Rules, unit: Retreating, typed: string): string | undefined {
  const isMeant = ({ to, as }: Step): boolean =>
    to === typed || (as === 'A' ? to === provinceOf(typed) : provinceOf(to) === typed && typed === provinceOf(typed));
  const [meant, ...more] = stepsOf(rules, unit).filter(isMeant);
  return meant && more.length === 0 && unit.retreats.includes(meant.to) ? meant.to : undefined;
}

/** Returns the order that more than half of the voters want, who together have more than half of the voters' units. */
function carriedFor(read: readonly ReadLine[], unit: Retreating, { voters }: Vote): Will | undefined {
  const all = [...voters.values()].reduce((sum, units) => sum + units, 0);
  const votes = read.filter(one => one.unit === unit);
  return votes.find(({ will }) => {
    const behind = votes.filter(other => isSame(other.will, will)).map(({ line }) => line.power);
    const units = behind.reduce((sum, power) => sum + (voters.get(power) ?? 0), 0);
    return behind.length * 2 > voters.size && units * 2 > all;
  })?.will;
}

/** Returns the voters: every power with a player and a unit (dislodged ones included), or with enough centres to survive. */
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
