import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Unit } from '../../games/diplomacy/board/position.js';
import { bearerIn, type Plan } from '../layout/boardGeometry.js';
import { type Page, svgDocument } from '../layout/mapLayout.js';
import { routesOf } from '../layout/orderRoutes.js';
import { dislodgedPlaceOf, placeOf, spotOf } from '../layout/unitPlaces.js';
import { capitalsIn } from '../scene/capitals.js';
import { tellingOf } from '../scene/legendContent.js';
import type { Scene } from '../scene/mapScene.js';
import type { Point } from '../vector/geometry.js';
import { drawn, laid, type Placed, stampAround } from '../vector/sprite.js';
import { legendNow } from './legend.js';
import { battleground, coin, crown, formerly, RAYS_REACH, rays, standoff, struckOut } from './mapSymbols.js';
import { carriersInk, routeInk, routeMarks, unitMarks } from './orderSprites.js';
import { dislodgedToken, type Figure, ghost, TOKEN_REACH, token } from './unitTokens.js';

/** All of a picture that is told by its position or report, from the lowest to the uppermost. `data-` marks name what each piece shows. */
export interface Overlay {
  /** Centres, units, orders. */
  readonly map: readonly Placed[];
  /** The legend's numbers. */
  readonly legend: readonly Placed[];
}

export function overlayOf(page: Page, scene: Scene): Overlay {
  const { plan } = page;
  const routes = routesOf(page, scene);
  const tokens = tokensOf(plan, scene);
  const map = [
    ...coins(plan, scene),
    ...scene.ghosts.map(unit => laid(tokenStamp(ghost(figure(plan, unit))), spotOf(plan, unit), { 'data-ghost': named(unit) })),
    ...routes.flatMap(route => routeInk(plan, route)),
    ...scene.units.map(unit => laid(tokenStamp(token(figure(plan, unit))), placeOf(plan, unit.at), { 'data-unit': named(unit) })),
    ...carriersInk(plan, scene, routes),
    ...scene.dislodged.map(unit => {
      const sign = tokenStamp(dislodgedToken(figure(plan, unit)));
      return laid(sign, dislodgedPlaceOf(plan, unit.at), { 'data-dislodged': named(unit) });
    }),
    ...scene.lost.map(unit => laid(tokenStamp(ghost(figure(plan, unit)) + struckOut()), spotOf(plan, unit), { 'data-lost': named(unit) })),
    ...standoffs(plan, scene),
    ...scene.battles.map(id => laid(stampAround(battleground(), 30), placeOf(plan, id), { 'data-battle': id })),
    ...routeMarks(plan, routes, tokens),
    ...scene.orders.flatMap(told => unitMarks(plan, told, tokens)),
  ];
  return { map, legend: legendNow(page, tellingOf(page, scene)) };
}

/** The overlay as one drawing, transparent elsewhere. */
export function overlaySvg(page: Page, scene: Scene): string {
  const { map, legend } = overlayOf(page, scene);
  return svgDocument(page, drawn(map) + drawn(legend));
}

/** The middles of all tokens, which no mark may cover. */
const tokensOf = (plan: Plan, { units, dislodged }: Scene): readonly Point[] => [
  ...units.map(({ at }) => placeOf(plan, at)),
  ...dislodged.map(({ at }) => dislodgedPlaceOf(plan, at)),
];

const tokenStamp = (svg: string) => stampAround(svg, TOKEN_REACH);
const named = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;
const figure = (plan: Plan, { power, type }: Unit): Figure => ({ type, bearer: bearerIn(plan, power) });

function coins(plan: Plan, scene: Scene): readonly Placed[] {
  const square = plan.board.hanzi !== undefined;
  const capitals = new Map(capitalsIn(plan.board, scene).map(({ at, power }) => [at, power.colour]));
  return plan.board.provinces
    .filter(province => province.centre)
    .map(({ id, places }) => {
      const power = scene.centres[id];
      const owner = power === undefined ? undefined : bearerIn(plan, power).colour;
      const change = scene.captured.find(({ centre }) => centre === id);
      const loser = change?.from === undefined ? undefined : bearerIn(plan, change.from).colour;
      const shine = change && owner !== undefined ? rays(owner) + (loser === undefined ? '' : formerly(loser)) : '';
      const capital = capitals.get(id);
      const crowned = capital === undefined ? '' : crown(capital);
      const sign = stampAround(shine + coin({ owner, square, isApart: isApart(plan.board, id) }) + crowned, RAYS_REACH);
      const tells = { 'data-centre': power === undefined ? id : `${id} ${power}`, ...(capital !== undefined && { 'data-capital': id }) };
      return laid(sign, places.centre ?? placeOf(plan, id), tells);
    });
}

const isApart = ({ victory }: BoardFile, centre: ProvinceId): boolean => victory.notCounted.includes(centre);

/** Provinces closed by a stand-off; none is marked where somebody stands. */
const standoffs = (plan: Plan, { contested, units }: Scene): readonly Placed[] =>
  contested
    .filter(id => !units.some(unit => provinceOf(unit.at) === id))
    .map(id => laid(stampAround(standoff(), 17), placeOf(plan, id), { 'data-standoff': id }));
