import { oceanOf } from '../games/diplomacy/board/berths.js';
import { type Location, type ProvinceId, provinceOf } from '../games/diplomacy/board/location.js';
import type { OrderOf } from '../games/diplomacy/model/writtenOrder.js';
import { nearer, nearerLine, unrolled } from './around.js';
import { clearArc, clearArcOnto } from './bend.js';
import { convoyChain } from './convoys.js';
import { arc, type Line, lastOf, type Point, resample, through, trim } from './curve.js';
import { namesOf } from './names.js';
import type { Page } from './page.js';
import { dislodgedPlaceOf, placeOf, spotOf } from './places.js';
import type { Plan } from './plan.js';
import { riverCourse } from './riverCourse.js';
import { restOf, type Scene, type Told } from './scene.js';
import { createTerrain, type Terrain } from './terrain.js';
import { TOKEN_RADIUS } from './tokens.js';

/** A line of the picture that tells of an order. */
export interface Route {
  readonly told: Told;
  readonly sign: 'move' | 'rapid' | 'retreat' | 'support' | 'convoy';
  readonly line: Line;
  /** What a rapid fleet meant to travel and did not. */
  readonly abandoned?: Line;
  /** The fleets that a convoyed army passes through. */
  readonly carriers: readonly Location[];
}

const EDGE = TOKEN_RADIUS + 4;

type Rapid = Told & { readonly order: OrderOf<'rapid'> };
type Going = Told & { readonly order: OrderOf<'move'> | OrderOf<'retreat'> };
type Helping = Told & { readonly order: OrderOf<'support'> | OrderOf<'convoy'> };
const isRapid = (told: Told): told is Rapid => told.order.kind === 'rapid';
const isGoing = (told: Told): told is Going => told.order.kind === 'move' || told.order.kind === 'retreat';
const isHelping = (told: Told): told is Helping => told.order.kind === 'support' || told.order.kind === 'convoy';

/** A picture's routes in the making. */
interface Sketch {
  readonly plan: Plan;
  readonly scene: Scene;
  readonly terrain: Terrain;
  readonly routes: Route[];
}

/** The lines of every order that has one, first those that have no choice but to follow a river; an order that was not allowed has none, its unit held. */
export function routesOf(page: Page, scene: Scene): readonly Route[] {
  if (scene.orders.length === 0) return [];
  const sketch: Sketch = { plan: page.plan, scene, terrain: terrainOf(page, scene), routes: [] };
  const allowed = scene.orders.filter(told => told.outcome.kind !== 'illegal');
  for (const told of allowed.filter(isRapid)) keep(sketch, rapidRoute(page.plan, told));
  for (const told of allowed.filter(isGoing)) keep(sketch, goingRoute(sketch, told));
  for (const told of allowed.filter(isHelping)) keep(sketch, helpingRoute(sketch, told));
  return sketch.routes;
}

function keep({ terrain, routes }: Sketch, route: Route | undefined): void {
  if (!route) return;
  terrain.addLine(resample(route.line, 6));
  routes.push(route);
}

/** What lines should keep clear of: tokens, centres, names. */
function terrainOf(page: Page, scene: Scene): Terrain {
  const { plan } = page;
  const terrain = boardTerrain(page).copy();
  for (const unit of scene.units) terrain.addToken(placeOf(plan, unit.at));
  for (const unit of scene.dislodged) terrain.addToken(dislodgedPlaceOf(plan, unit.at));
  for (const unit of scene.ghosts) terrain.addToken(spotOf(plan, unit));
  return terrain;
}

const boards = new WeakMap<Page, Terrain>();

/** What is in the way on every picture of a page. */
function boardTerrain(page: Page): Terrain {
  const known = boards.get(page);
  if (known) return known;
  const { frame, provinces } = page.plan.board;
  const terrain = createTerrain({ ...frame, goesRound: page.plan.around !== undefined });
  for (const province of provinces) {
    if (province.places.centre) terrain.addPoint(province.places.centre);
    for (const row of namesOf(province, page.language)) terrain.addWords(row.box);
  }
  boards.set(page, terrain);
  return terrain;
}

/** Where the line of an order begins: at its unit, driven out or not, or where it stood before it left. */
function originOf(plan: Plan, { order, dislodged, berth }: Told): Point {
  if (order.kind === 'retreat' || dislodged) return dislodgedPlaceOf(plan, order.at);
  const stays = berth !== undefined && oceanOf(berth) === oceanOf(order.at);
  return placeOf(plan, stays ? berth : order.at);
}

function goingRoute({ plan, scene, terrain }: Sketch, told: Going): Route {
  const { order } = told;
  const to = placeOf(plan, told.success ? arrivedAt(scene, told) : order.to);
  const carriers = order.kind === 'move' ? convoyChain(plan.board, scene.orders, order) : [];
  const from = originOf(plan, told);
  const stations = unrolled(plan, [from, ...carriers.map(at => placeOf(plan, at)), to]);
  const whole = carriers.length > 0 ? voyage(stations, terrain) : clearArc(from, lastOf(stations), terrain);
  return { told, sign: order.kind, line: trim(whole, EDGE, endRoom(scene, order.to)), carriers };
}

/** Through every fleet that carries; smooth, or, where that runs into something, from one to the next as there is room. */
function voyage(stations: Line, terrain: Terrain): Line {
  const smooth = through(stations);
  const legs = stations.slice(1).flatMap((to, i) => clearArc(stations[i] ?? to, to, terrain));
  return terrain.troubleOf(smooth) <= terrain.troubleOf(legs) + STIFF ? smooth : legs;
}
/** How much more a smooth line may have in its way. */
const STIFF = 40;

/** The exact location, coast and all, at which the unit of an order came to stand. */
function arrivedAt(scene: Scene, told: Told): Location {
  const rest = restOf(told);
  return scene.units.find(unit => unit.power === told.power && provinceOf(unit.at) === provinceOf(rest))?.at ?? rest;
}

/** An arrow ends at the edge of whatever is drawn on its target. */
function endRoom({ units, contested }: Scene, to: Location): number {
  if (units.some(unit => provinceOf(unit.at) === provinceOf(to))) return EDGE + 1;
  return contested.includes(provinceOf(to)) ? 19 : 4;
}

function rapidRoute(plan: Plan, told: Rapid): Route {
  const steps = [told.order.at, ...told.order.path];
  const rest = provinceOf(restOf(told));
  const reached = steps.findIndex(at => provinceOf(at) === rest);
  const travelled = riverCourse(plan, steps.slice(0, reached + 1));
  const stopped = told.outcome.kind === 'travelled' && told.outcome.stoppedAt !== undefined;
  const left = stopped ? riverCourse(plan, steps.slice(reached, reached + 2)) : [];
  const line = travelled.length > 1 ? trim(travelled, EDGE, EDGE) : [originOf(plan, told)];
  return { told, sign: 'rapid', line, ...(left.length > 1 && { abandoned: trim(left, EDGE, EDGE + 8) }), carriers: [] };
}

/** A fleet whose army passes through its very token needs no line of its own. */
function helpingRoute(sketch: Sketch, told: Helping): Route | undefined {
  const { order } = told;
  const helped = sketch.routes.find(route => isMoveOf(route.told, order));
  if (helped?.carriers.includes(order.at)) return undefined;
  const from = originOf(sketch.plan, told);
  const line = helped
    ? clearArcOnto(from, nearerLine(sketch.plan, from, helped.line), sketch.terrain, endsOf(sketch))
    : helpInVain(sketch, from, order);
  return { told, sign: order.kind, line: trim(line, EDGE - 2, order.to === undefined ? EDGE + 6 : 0), carriers: [] };
}

const endsOf = ({ routes }: Sketch): readonly Point[] => routes.map(route => lastOf(route.line));

const isMoveOf = ({ order }: Told, { of, to }: Helping['order']): boolean =>
  to !== undefined && order.kind === 'move' && provinceOf(order.at) === provinceOf(of) && provinceOf(order.to) === provinceOf(to);

/** To a unit that holds, or to the middle of a way that nobody went. */
function helpInVain(sketch: Sketch, from: Point, { of, to }: Helping['order']): Line {
  const { plan, terrain } = sketch;
  const helped = nearer(plan, from, whereabouts(sketch, of));
  if (to === undefined) return clearArc(from, helped, terrain);
  const way = arc(helped, nearer(plan, helped, placeOf(plan, to)), 0.07);
  return clearArcOnto(from, nearerLine(plan, from, way), terrain, endsOf(sketch));
}

/** Where the unit of a province is to be seen: on its coast, on the open land, driven out. */
function whereabouts({ plan, scene }: Sketch, province: ProvinceId): Point {
  const told = scene.orders.find(({ order }) => provinceOf(order.at) === provinceOf(province));
  return told ? originOf(plan, told) : placeOf(plan, province);
}
