import { fleetMayStand, isSea, provinceAt } from '../board/board.js';
import { centresOf, unitsOf } from '../board/holdings.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import type { Position, UnitType } from '../board/position.js';
import type { BuildAllowance } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { coastsOf } from './reach.js';

/** Returns a power's allowance, limited to the room there is. Without room for all placements nothing may be built in centres. */
export function allowanceOf(variant: Variant, situation: Situation, power: PowerId): BuildAllowance {
  const { builds, removals, placements = 0, sites } = dueTo(variant, situation, power);
  if (sites) return { builds: Math.min(builds, vacantIn(situation.position, sites).length), removals, sites };
  const within = Math.min(placements, vacantIn(situation.position, variant.board.file.band ?? []).length);
  const opens = builds > placements && within === placements;
  const inCentres = opens ? Math.min(builds - placements, buildSites(variant, situation, power).length) : 0;
  if (placements === 0) return { builds: inCentres, removals };
  return { builds: within + inCentres, removals, placements: within };
}

/** Returns how many armies a power must place within the band before it may build in centres. */
export const placementsDue = (variant: Variant, situation: Situation, power: PowerId): number =>
  allowanceOf(variant, situation, power).placements ?? 0;

/** Returns the allowance before it is limited to the room there is. */
const dueTo = (variant: Variant, situation: Situation, power: PowerId): BuildAllowance =>
  ruledAllowance(variant, situation, power) ?? standardAllowance(situation, power);

const ruledAllowance = ({ rules, board }: Variant, situation: Situation, power: PowerId): BuildAllowance | undefined =>
  rules.map(rule => rule.allowance?.(power, situation, board)).find(allowance => allowance !== undefined);

function standardAllowance({ phase, position }: Situation, power: PowerId): BuildAllowance {
  if (phase === 'placement') return { builds: 0, removals: 0 };
  const surplus = centresOf(position, power) - unitsOf(position, power).length;
  return { builds: Math.max(0, surplus), removals: Math.max(0, -surplus) };
}

/** Returns the vacant centres in which a power may build: owned home centres, its capital, and those the rules add. */
export function buildSites({ board, rules }: Variant, situation: Situation, power: PowerId): readonly ProvinceId[] {
  const { position } = situation;
  const home = board.powers.find(p => p.id === power)?.home ?? [];
  const more = rules.flatMap(rule => rule.buildSites?.(power, situation, board) ?? []);
  const isSite = (c: ProvinceId): boolean => home.includes(c) || more.includes(c) || situation.capitals?.[power] === c;
  const owned = [...board.centres].filter(c => isSite(c) && position.centres[c] === power);
  return vacantIn(position, owned);
}

function vacantIn({ units }: Position, provinces: readonly ProvinceId[]): readonly ProvinceId[] {
  const taken = new Set(units.map(u => provinceOf(u.at)));
  return provinces.filter(p => !taken.has(p));
}

type Build = OrderOf<'build'>;

/** Returns every build that a power may order in this phase, regardless of their number. */
export function possibleBuilds(variant: Variant, situation: Situation, power: PowerId): readonly Build[] {
  const { builds, placements = 0, sites: given } = allowanceOf(variant, situation, power);
  const { position } = situation;
  if (given) return builds > 0 ? vacantIn(position, given).flatMap(site => buildsIn(variant, site)) : [];
  const within = placements > 0 ? vacantIn(position, variant.board.file.band ?? []).map(armyIn) : [];
  const sites = builds > placements ? buildSites(variant, situation, power) : [];
  const inCentres = sites.flatMap(site => buildsIn(variant, site)).filter(build => !within.some(w => isSameBuild(w, build)));
  return [...within, ...inCentres];
}

const armyIn = (at: ProvinceId): Build => ({ kind: 'build', type: 'A', at });
const isSameBuild = (a: Build, b: Build): boolean => a.type === b.type && a.at === b.at;

/** Whether a build can be one of the placements within the band. */
export const isPlacement = ({ board }: Variant, { type, at }: Build): boolean => type === 'A' && (board.file.band?.includes(at) ?? false);

/**
 * Whether builds that are legal one by one are too many together, be it as placements or in centres. Votes can ask for both an army and a
 * fleet in one centre.
 */
export function areTooMany(variant: Variant, situation: Situation, power: PowerId, orders: readonly Build[]): boolean {
  const due = dueTo(variant, situation, power);
  if (!due.placements) return orders.length > due.builds;
  const { builds, placements = 0 } = allowanceOf(variant, situation, power);
  const sites = buildSites(variant, situation, power);
  const outside = orders.filter(order => !isPlacement(variant, order));
  const inside = orders.filter(order => isPlacement(variant, order) && !sites.includes(order.at));
  return orders.length > builds || outside.length > builds - placements || inside.length > placements;
}

/** Unit types that can be built in winter. */
const buildableTypes = ({ rules }: Variant): readonly UnitType[] =>
  TYPES.filter(type => rules.every(rule => rule.mayBuild?.(type) !== false));
const TYPES: readonly UnitType[] = ['A', 'F'];

/** Unit types that can be built in this phase; before the first turn those that some power may place. */
export function buildableIn(variant: Variant, situation: Situation): readonly UnitType[] {
  if (situation.phase !== 'placement') return buildableTypes(variant);
  const placed = situation.powers.flatMap(power => possibleBuilds(variant, situation, power)).map(({ type }) => type);
  return TYPES.filter(type => placed.includes(type));
}

/** Returns every build that is possible in a centre. */
function buildsIn(variant: Variant, site: ProvinceId): readonly Build[] {
  const { board } = variant;
  const allows = (type: UnitType): boolean => buildableTypes(variant).includes(type);
  const armies = allows('A') && !isSea(board, site) && provinceAt(board, site) ? [armyIn(site)] : [];
  const fleets: readonly Location[] = allows('F') ? coastsOf(board, site).filter(at => fleetMayStand(board, at)) : [];
  return [...armies, ...fleets.map((at): Build => ({ kind: 'build', type: 'F', at }))];
}
