import { type BoardSource, boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { boardOnPage } from '../../src/drawing/layout/boardOnPage.js';
import { latticeWarp } from '../../src/drawing/layout/latticeWarp.js';
import { POSTED } from '../../src/drawing/layout/page.js';
import { type Box, distance, type Point } from '../../src/drawing/vector/geometry.js';
import type { BoardFile, PageFile, ProvinceFile } from '../../src/games/diplomacy/board/boardFile.js';
import { type ProvinceId, provinceOf } from '../../src/games/diplomacy/board/location.js';
import { anneal, type Item } from './anneal.js';
import { type ProvinceOnPage, provinceOnPage, tidy } from './candidates.js';
import { dislodgedPlaceOn } from './dislodgedPlaces.js';
import { ownerRaster } from './ownerRaster.js';
import { itemsOf, nameReach, unitReach } from './pageItems.js';
import type { PageSource } from './pageSources.js';
import { rubberSheet } from './rubberSheet.js';

/** Room that a province needs for what is in it is this many times as large as that. */
const SLACK = 1.6;
/** Share of their size that areas outside the game keep. */
const CLOSED_SHARE = 0.7;

/** A page of a board: its lattice, and the places of everything on it. */
export function layOutPage(source: BoardSource, plan: PageSource): PageFile {
  const shown = new Set(plan.shows ?? source.board.provinces.filter(isShown).map(({ id }) => id));
  const blank = blankPage(source, plan, shown);
  const { board, areas } = boardGeometry(boardOnPage(source, blank));
  const raster = ownerRaster(areas, Math.round(blank.width), Math.round(blank.height));
  const warp = latticeWarp(blank);
  const isLand = (area: number): boolean => areas[area] !== undefined && areas[area]?.kind !== 'sea';
  const parts = new Map<ProvinceId, ProvinceOnPage>();
  areas.forEach((area, i) => {
    if (shown.has(area.id)) parts.set(area.id, provinceOnPage(area, i, raster, isLand));
  });
  const provinces = source.board.provinces.filter(({ id }) => parts.has(id));
  const items = provinces.flatMap(province => {
    const area = parts.get(province.id);
    const coasts = Object.fromEntries(Object.entries(province.places.units).map(([coast, at]) => [coast, warp(at)]));
    return area ? itemsOf(province, { board, area, coasts }) : [];
  });
  const places = anneal(items, neighboursOn(board));
  const placed = items.map((item, i) => ({ item, at: places[i] ?? ([0, 0] as const) }));
  return { ...blank, places: Object.fromEntries(provinces.map(province => [province.id, placesOf(province, { board, parts, placed })])) };
}

const isShown = ({ kind, places }: ProvinceFile): boolean => kind !== 'impassable' || places.unit !== undefined;

/** The page before anything is placed on it. */
function blankPage(source: BoardSource, { crop, width, strength }: PageSource, shown: ReadonlySet<ProvinceId>): PageFile {
  const { board, areas } = boardGeometry(source);
  const { height } = POSTED;
  const needs = new Map(board.provinces.map(province => [province.id, needOf(province, board) * SLACK]));
  const lattice = rubberSheet({
    crop,
    width,
    height,
    areas: areas.map(({ id, rings }) => ({
      rings,
      wanted: size => {
        const need = needs.get(id);
        if (!shown.has(id) || need === undefined) return size * CLOSED_SHARE;
        return size ** (1 - strength) * Math.max(need, Math.sqrt(need * size)) ** strength;
      },
    })),
  });
  const { columns, lattice: points } = lattice;
  return { width, height, crop: [...crop], columns, lattice: points, places: {} };
}

/** The area that the items of a province take, in square units. */
function needOf(province: ProvinceFile, board: BoardFile): number {
  const sizeOf = ([x0, y0, x1, y1]: Box): number => (x1 - x0 + 4) * (y1 - y0 + 4);
  return sizeOf(unitReach(province, { ...board, openOceans: [] })) + sizeOf(nameReach(province)) + (province.centre ? 400 : 0);
}

function neighboursOn({ borders }: BoardFile): (a: string, b: string) => boolean {
  const pairs = new Set(
    [...borders.army, ...borders.fleet].flatMap(([a, b]) => [`${provinceOf(a)} ${provinceOf(b)}`, `${provinceOf(b)} ${provinceOf(a)}`]),
  );
  return (a, b) => pairs.has(`${a} ${b}`);
}

interface Placed {
  readonly item: Item;
  readonly at: Point;
}
interface Result {
  readonly board: BoardFile;
  readonly parts: ReadonlyMap<ProvinceId, ProvinceOnPage>;
  readonly placed: readonly Placed[];
}

function placesOf(province: ProvinceFile, { parts, placed }: Result): PageFile['places'][string] {
  const own = placed.filter(({ item }) => item.province === province.id);
  const at = (kind: Item['kind']): [number, number] | undefined => pairOf(own.find(({ item }) => item.kind === kind)?.at);
  const [area, unit, name] = [parts.get(province.id), at('unit'), at('name')];
  if (!area || !unit || !name) throw new Error(`${province.id} was not placed`);
  const coasts = own.filter(({ item }) => item.kind === 'coast');
  const dislodged = (token: Point): [number, number] => [...dislodgedPlaceOn(token, area, placed, province.id)];
  const [centre, burrow, leader] = [at('centre'), at('burrow'), leaderOf(province, area, name, unit)];
  return {
    unit,
    units: Object.fromEntries(coasts.map(({ item, at: token }) => [item.coast ?? '', [...token]])),
    dislodged: dislodged(unit),
    dislodgedAt: Object.fromEntries(coasts.map(({ item, at: token }) => [item.coast ?? '', dislodged(token)])),
    ...(centre && { centre }),
    ...(burrow && { burrow }),
    name,
    ...(leader && { leader }),
  };
}

const pairOf = (at: Point | undefined): [number, number] | undefined => at && [at[0], at[1]];

/** How deep in its province the line from a name ends, in units of the page. */
const LEADER_DEPTH = 7;
/** A name whose middle is this close to the edge of its province counts as outside. */
const AT_THE_EDGE = 2;

/** Undefined if the middle of the name is in the province. */
function leaderOf(province: ProvinceFile, { isIn, pole, away }: ProvinceOnPage, name: Point, unit: Point): [number, number] | undefined {
  const [, top, , bottom] = nameReach(province);
  const middle: Point = [name[0], name[1] + (top + bottom) / 2];
  if (isIn(middle) && away(middle) > AT_THE_EDGE) return undefined;
  const towards = [unit, pole].reduce((a, b) => (distance(a, middle) <= distance(b, middle) ? a : b));
  const length = distance(middle, towards);
  for (let gone = 0; gone < length; gone += 1) {
    const at: Point = [middle[0] + ((towards[0] - middle[0]) * gone) / length, middle[1] + ((towards[1] - middle[1]) * gone) / length];
    if (isIn(at) && away(at) >= Math.min(LEADER_DEPTH, away(towards))) return [...tidy(at)];
  }
  return [...tidy(towards)];
}
