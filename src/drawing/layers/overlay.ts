import { berthOf } from '../../games/diplomacy/board/berths.js';
import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type Location, type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Unit } from '../../games/diplomacy/board/position.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type MapLayout, svgDocument } from '../layout/mapLayout.js';
import { BERTH_OFFSET, battlePlace, signsIn } from '../layout/markBoxes.js';
import { layOutOrders } from '../layout/ordersLayout.js';
import { powerStyle } from '../layout/powerStyle.js';
import { dislodgedPlace, formerUnitPlace, unitPlace } from '../layout/unitPlaces.js';
import { capitalsIn } from '../scene/capitals.js';
import { legendContent } from '../scene/legendContent.js';
import { type FormerUnit, type MapScene, ownUnits } from '../scene/mapScene.js';
import { INK, PALE } from '../vector/colour.js';
import type { Point } from '../vector/geometry.js';
import { colourInLook } from '../vector/nightPalette.js';
import { keyedSprite, type PlacedSprite, placeSprite, spritesSvg, textSprite } from '../vector/sprite.js';
import { type CentreMarks, centreSprite } from './centreSymbols.js';
import { labelSprites } from './labelSprites.js';
import { legendSprites } from './legend.js';
import { battleground, ownMark, standoff } from './mapSymbols.js';
import { convoyRings, routeMarks, routeSprites } from './orderSprites.js';
import { unitMarks } from './unitMarks.js';
import { tokenSprite, type UnitToken } from './unitTokens.js';

/**
 * Everything that differs from picture to picture, except the territories' colours, as sprites from bottom to top. `data-` attributes say
 * what each sprite shows.
 */
export interface MapOverlay {
  /** Centres, units, orders. */
  readonly map: readonly PlacedSprite[];
  readonly legend: readonly PlacedSprite[];
}

export function mapOverlay(layout: MapLayout, scene: MapScene): MapOverlay {
  const { geometry, language, theatre } = layout;
  const { routes, labels } = layOutOrders(layout, scene);
  const tokens = tokenPlaces(geometry, scene);
  const atUnits = scene.orders.flatMap(result => unitMarks(geometry, result, tokens));
  const surroundings = {
    tokens,
    labels: labels.map(({ line }) => line.box),
    signs: signsIn(geometry, scene),
    marks: atUnits.map(({ at }) => at),
  };
  const marks = [...routeMarks(geometry, routes, surroundings), ...atUnits];
  const map = [
    ...centres(geometry, scene),
    ...scene.ghosts.map(unit => ghostSprite(geometry, unit)),
    ...routes.flatMap(route => routeSprites(geometry, route)),
    ...labelSprites(layout, labels),
    ...scene.units.map(unit => unitSprite(geometry, unit)),
    ...ownUnits(scene).map(({ at }) => placeSprite(OWN_MARK, unitPlace(geometry, at), { 'data-own': at })),
    ...convoyRings(geometry, scene, routes),
    ...scene.dislodged.map(unit => dislodgedSprite(geometry, unit)),
    ...scene.lost.map(unit => lostSprite(geometry, unit)),
    ...standoffs(geometry, scene),
    ...scene.battles.map(id => placeSprite(BATTLEGROUND, battlePlace(geometry, id), { 'data-battle': id })),
    ...marks,
    ...scene.units.flatMap(({ at }) => berthNumber(layout, at, unitPlace(geometry, at))),
    ...scene.dislodged.flatMap(({ at }) => berthNumber(layout, at, dislodgedPlace(geometry, at))),
  ];
  const content = legendContent({ board: geometry.board, language, theatre: theatre?.name }, scene);
  return { map, legend: legendSprites(layout, content) };
}

/** The overlay as one SVG document, transparent elsewhere. */
export function overlaySvg(layout: MapLayout, scene: MapScene): string {
  const { map, legend } = mapOverlay(layout, scene);
  return svgDocument(layout, spritesSvg(map) + spritesSvg(legend));
}

/** The number of one of several fleets in an open ocean, at the lower right of its token, where a hull ends: orders name fleets by it. */
function berthNumber({ look }: MapLayout, at: Location, [x, y]: Point): readonly PlacedSprite[] {
  const berth = berthOf(at);
  if (berth === undefined) return [];
  const halo = { colour: colourInLook(PALE, look), width: 3.4, opacity: 0.9 };
  const words = textSprite(`#${berth}`, { face: 'condensed', size: BERTH_SIZE, colour: colourInLook(INK, look), halo });
  return [placeSprite(words, [x + BERTH_OFFSET[0], y + BERTH_OFFSET[1]], { 'data-berth': at })];
}
const BERTH_SIZE = 18;

/** The middles of all tokens; marks avoid them. */
const tokenPlaces = (geometry: BoardGeometry, { units, dislodged }: MapScene): readonly Point[] => [
  ...units.map(({ at }) => unitPlace(geometry, at)),
  ...dislodged.map(({ at }) => dislodgedPlace(geometry, at)),
];

const OWN_MARK = keyedSprite('own', ownMark, 28);
const BATTLEGROUND = keyedSprite('battle', battleground, 13);
const STANDOFF = keyedSprite('standoff', standoff, 17);

const tokenOf = (geometry: BoardGeometry, { power, type }: Unit): UnitToken => ({ type, style: powerStyle(geometry, power) });
const unitText = ({ power, type, at }: Unit): string => `${power} ${type} ${at}`;

const unitSprite = (geometry: BoardGeometry, unit: Unit): PlacedSprite =>
  placeSprite(tokenSprite('unit', tokenOf(geometry, unit)), unitPlace(geometry, unit.at), { 'data-unit': unitText(unit) });
const dislodgedSprite = (geometry: BoardGeometry, unit: Unit): PlacedSprite =>
  placeSprite(tokenSprite('dislodged', tokenOf(geometry, unit)), dislodgedPlace(geometry, unit.at), { 'data-dislodged': unitText(unit) });
const ghostSprite = (geometry: BoardGeometry, unit: FormerUnit): PlacedSprite =>
  placeSprite(tokenSprite('ghost', tokenOf(geometry, unit)), formerUnitPlace(geometry, unit), { 'data-ghost': unitText(unit) });
const lostSprite = (geometry: BoardGeometry, unit: FormerUnit): PlacedSprite =>
  placeSprite(tokenSprite('lost', tokenOf(geometry, unit)), formerUnitPlace(geometry, unit), { 'data-lost': unitText(unit) });

function centres(geometry: BoardGeometry, scene: MapScene): readonly PlacedSprite[] {
  const { board } = geometry;
  const capitals = new Map(capitalsIn(board, scene).map(({ at, power }) => [at, power.colour]));
  return board.provinces
    .filter(province => province.centre)
    .map(({ id, places }) => {
      const power = scene.centres[id];
      const capital = capitals.get(id);
      const sprite = centreSprite({ ...centreMarks(geometry, scene, id), capitalOf: capital });
      const data = { 'data-centre': power === undefined ? id : `${id} ${power}`, ...(capital !== undefined && { 'data-capital': id }) };
      return placeSprite(sprite, places.centre ?? unitPlace(geometry, id), data);
    });
}

/** The coin of a centre. If the centre has just changed hands, with rays and the colour of its previous owner. */
function centreMarks(geometry: BoardGeometry, scene: MapScene, centre: ProvinceId): CentreMarks {
  const colourOf = (power: string | undefined) => (power === undefined ? undefined : powerStyle(geometry, power).colour);
  const { board } = geometry;
  const change = scene.captured.find(one => one.centre === centre);
  return {
    owner: colourOf(scene.centres[centre]),
    square: board.hanzi !== undefined,
    isApart: isApart(board, centre),
    captured: change && { from: colourOf(change.from) },
  };
}

const isApart = ({ victory }: BoardFile, centre: ProvinceId): boolean => victory.notCounted.includes(centre);

/** Marks provinces closed to retreats by a standoff, unless a unit is there now. */
const standoffs = (geometry: BoardGeometry, { contested, units }: MapScene): readonly PlacedSprite[] =>
  contested
    .filter(id => !units.some(unit => provinceOf(unit.at) === id))
    .map(id => placeSprite(STANDOFF, unitPlace(geometry, id), { 'data-standoff': id }));
