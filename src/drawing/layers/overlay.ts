import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Unit } from '../../games/diplomacy/board/position.js';
import { type BoardGeometry, powerStyle } from '../layout/boardGeometry.js';
import { type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { orderRoutes } from '../layout/orderRoutes.js';
import { dislodgedPlace, formerUnitPlace, unitPlace } from '../layout/unitPlaces.js';
import { capitalsIn } from '../scene/capitals.js';
import { legendContent } from '../scene/legendContent.js';
import type { MapScene } from '../scene/mapScene.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeSprite, spritesSvg } from '../vector/sprite.js';
import { legendSprites } from './legend.js';
import { battleground, coin, crown, formerly, RAYS_REACH, rays, standoff, struckOut } from './mapSymbols.js';
import { carrierSprites, routeMarks, routeSprites, unitMarks } from './orderSprites.js';
import { dislodgedToken, ghostToken, TOKEN_REACH, type UnitToken, unitToken } from './unitTokens.js';

/** All of a picture that is told by its position or report, from the lowest to the uppermost. `data-` marks name what each piece shows. */
export interface MapOverlay {
  /** Centres, units, orders. */
  readonly map: readonly PlacedSprite[];
  /** The legend's numbers. */
  readonly legend: readonly PlacedSprite[];
}

export function mapOverlay(page: MapLayout, scene: MapScene): MapOverlay {
  const { plan } = page;
  const routes = orderRoutes(page, scene);
  const tokens = tokensOf(plan, scene);
  const map = [
    ...coins(plan, scene),
    ...scene.ghosts.map(unit =>
      placeSprite(tokenStamp(ghostToken(figure(plan, unit))), formerUnitPlace(plan, unit), { 'data-ghost': named(unit) }),
    ),
    ...routes.flatMap(route => routeSprites(plan, route)),
    ...scene.units.map(unit =>
      placeSprite(tokenStamp(unitToken(figure(plan, unit))), unitPlace(plan, unit.at), { 'data-unit': named(unit) }),
    ),
    ...carrierSprites(plan, scene, routes),
    ...scene.dislodged.map(unit => {
      const sign = tokenStamp(dislodgedToken(figure(plan, unit)));
      return placeSprite(sign, dislodgedPlace(plan, unit.at), { 'data-dislodged': named(unit) });
    }),
    ...scene.lost.map(unit =>
      placeSprite(tokenStamp(ghostToken(figure(plan, unit)) + struckOut()), formerUnitPlace(plan, unit), { 'data-lost': named(unit) }),
    ),
    ...standoffs(plan, scene),
    ...scene.battles.map(id => placeSprite(centredSprite(battleground(), 30), unitPlace(plan, id), { 'data-battle': id })),
    ...routeMarks(plan, routes, tokens),
    ...scene.orders.flatMap(told => unitMarks(plan, told, tokens)),
  ];
  return { map, legend: legendSprites(page, legendContent(page, scene)) };
}

/** The overlay as one drawing, transparent elsewhere. */
export function overlaySvg(page: MapLayout, scene: MapScene): string {
  const { map, legend } = mapOverlay(page, scene);
  return svgDocument(page, spritesSvg(map) + spritesSvg(legend));
}

/** The middles of all tokens, which no mark may cover. */
const tokensOf = (plan: BoardGeometry, { units, dislodged }: MapScene): readonly Point[] => [
  ...units.map(({ at }) => unitPlace(plan, at)),
  ...dislodged.map(({ at }) => dislodgedPlace(plan, at)),
];

const tokenStamp = (svg: string) => centredSprite(svg, TOKEN_REACH);
const named = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;
const figure = (plan: BoardGeometry, { power, type }: Unit): UnitToken => ({ type, bearer: powerStyle(plan, power) });

function coins(plan: BoardGeometry, scene: MapScene): readonly PlacedSprite[] {
  const square = plan.board.hanzi !== undefined;
  const capitals = new Map(capitalsIn(plan.board, scene).map(({ at, power }) => [at, power.colour]));
  return plan.board.provinces
    .filter(province => province.centre)
    .map(({ id, places }) => {
      const power = scene.centres[id];
      const owner = power === undefined ? undefined : powerStyle(plan, power).colour;
      const change = scene.captured.find(({ centre }) => centre === id);
      const loser = change?.from === undefined ? undefined : powerStyle(plan, change.from).colour;
      const shine = change && owner !== undefined ? rays(owner) + (loser === undefined ? '' : formerly(loser)) : '';
      const capital = capitals.get(id);
      const crowned = capital === undefined ? '' : crown(capital);
      const sign = centredSprite(shine + coin({ owner, square, isApart: isApart(plan.board, id) }) + crowned, RAYS_REACH);
      const tells = { 'data-centre': power === undefined ? id : `${id} ${power}`, ...(capital !== undefined && { 'data-capital': id }) };
      return placeSprite(sign, places.centre ?? unitPlace(plan, id), tells);
    });
}

const isApart = ({ victory }: BoardFile, centre: ProvinceId): boolean => victory.notCounted.includes(centre);

/** Provinces closed by a stand-off; none is marked where somebody stands. */
const standoffs = (plan: BoardGeometry, { contested, units }: MapScene): readonly PlacedSprite[] =>
  contested
    .filter(id => !units.some(unit => provinceOf(unit.at) === id))
    .map(id => placeSprite(centredSprite(standoff(), 17), unitPlace(plan, id), { 'data-standoff': id }));
