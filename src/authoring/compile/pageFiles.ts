import { latticeWarp } from '../../drawing/layout/latticeWarp.js';
import { POSTED, SHORT_NAME_HEIGHT } from '../../drawing/layout/page.js';
import { SHORT_NAME_SIZE, shortName, shortNameFace } from '../../drawing/layout/shortNames.js';
import { textWidth } from '../../drawing/vector/fonts.js';
import type { BoardFile, PageFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { cutInTheatres } from '../../games/diplomacy/board/theatre.js';
import { type AuthoredPage, inOurs } from '../model/folderFiles.js';
import { MOST_WITHOUT_THEATRES } from '../places/theatresOn.js';

/** The widest map on a page, in its units: the legend needs the rest of the picture. */
const WIDEST = 985;
/** From the middle of a unit to its lower edge, to where a unit is that was dislodged, and to the nearest centre. */
const BELOW_UNIT = 20;
const ASIDE = 13.4;
const CLEAR = 27;

/** The pages of a board that has none yet: those that its author wrote, or one that shows all of the map. */
export const pageFilesOf = (pages: readonly AuthoredPage[], board: BoardFile): PageFile[] =>
  (pages.length > 0 ? pages : [WHOLE_MAP]).map(page => pageFileOf(page, board));
const WHOLE_MAP: AuthoredPage = { columns: 2, theatres: [] };

/** A page as pictures know it: what its author left out is taken from the map. */
function pageFileOf(page: AuthoredPage, board: BoardFile): PageFile {
  const crop: PageFile['crop'] = page.crop ?? [0, 0, board.frame.width, board.frame.height];
  const at = (scale: number): PageFile => pageAt({ ...page, ...scaled(crop, scale) }, { board, crop });
  const { width = WIDEST, height = POSTED.height } = page;
  const fits = Math.min(width / (crop[2] - crop[0]), height / (crop[3] - crop[1]));
  const isFree = page.width === undefined && page.height === undefined && !page.lattice && !page.places;
  return (isFree && readInTheatres(at, { board, crop, fits })) || pageAt({ ...scaled(crop, fits), ...page }, { board, crop });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const scaled = ([x0, y0, x1, y1]: PageFile['crop'], scale: number): Size => ({
  width: Math.round((x1 - x0) * scale),
  height: Math.round((y1 - y0) * scale),
});

/** How much of a page each province has on it where names and units have room, in square units: as much as on a page of Classic. */
const ROOM = 9_700;
/** What the next smaller size is that is tried. */
const SMALLER = 0.97;

interface OnMap {
  readonly board: BoardFile;
  readonly crop: PageFile['crop'];
}

/**
 * A page that is larger than a posted picture can be, for a board that is read by its theatres: the largest of which they show every province
 * whole. Undefined if there is none, or if there are few provinces.
 */
function readInTheatres(at: (scale: number) => PageFile, { board, crop, fits }: OnMap & { readonly fits: number }): PageFile | undefined {
  const shown = board.provinces.filter(({ kind, places }) => kind !== 'impassable' && isOn(crop, places));
  if (shown.length <= MOST_WITHOUT_THEATRES) return undefined;
  const [x0, y0, x1, y1] = crop;
  for (let scale = Math.sqrt((ROOM * shown.length) / ((x1 - x0) * (y1 - y0))); scale > fits; scale *= SMALLER) {
    const page = at(scale);
    if (cutInTheatres({ ...board, pages: [page] }).length === 0) return page;
  }
  return undefined;
}

const pageAt = ({ columns, lattice, theatres, ...page }: AuthoredPage & Size, { board, crop }: OnMap): PageFile => {
  const { width, height } = page;
  const laidOut = { crop, columns, lattice: lattice ?? evenLattice(columns, { width, height }) };
  return {
    ...{ width, height },
    ...laidOut,
    places: page.places ? written(page.places) : placesFromMap(laidOut, board),
    ...(theatres.length > 0 && { theatres: theatres.map(({ id, name, box }) => ({ id, name: inOurs(name), box })) }),
  };
};

function evenLattice(columns: number, { width, height }: Size): PageFile['lattice'] {
  return [0, height].flatMap(y => Array.from({ length: columns }, (_, i): [number, number] => [(width * i) / (columns - 1), y]));
}

type OnPage = PageFile['places'][string];

const written = (places: NonNullable<AuthoredPage['places']>): PageFile['places'] =>
  Object.fromEntries(Object.entries(places).map(([id, at]) => [id, withoutGaps(at)]));

/** Without the fields that were left out; dislodged units are beside the others unless they are placed. */
const withoutGaps = ({
  unit,
  dislodged,
  dislodgedAt,
  centre,
  burrow,
  leader,
  ...at
}: NonNullable<AuthoredPage['places']>[string]): OnPage => ({
  ...at,
  ...(unit && { unit, dislodged: dislodged ?? aside(unit) }),
  dislodgedAt: Object.fromEntries(Object.entries(at.units).map(([coast, where]) => [coast, dislodgedAt[coast] ?? aside(where)])),
  ...(centre && { centre }),
  ...(burrow && { burrow }),
  ...(leader && { leader }),
});

/** Every province whose unit is within the crop, with its short name below the unit, or near it where there is room. */
function placesFromMap(page: Pick<PageFile, 'crop' | 'columns' | 'lattice'>, { provinces }: BoardFile): PageFile['places'] {
  const warp = latticeWarp(page);
  const moved = (at: readonly [number, number]): [number, number] => tenths(warp(at));
  const marked = provinces.flatMap((province): MarkedProvince[] => {
    const { places: at } = province;
    if (!isOn(page.crop, at)) return [];
    const unit = moved(at.unit ?? [0, 0]);
    const units = Object.fromEntries(Object.entries(at.units).map(([coast, where]) => [coast, moved(where)]));
    const marks = {
      ...{ unit, units },
      dislodged: aside(unit),
      dislodgedAt: Object.fromEntries(Object.entries(units).map(([coast, where]) => [coast, aside(where)])),
      ...(at.centre && { centre: clearOf(unit, moved(at.centre)) }),
    };
    return [{ province, marks }];
  });
  const names = placedNames(marked);
  return Object.fromEntries(marked.map(({ province, marks }, i) => [province.id, { ...marks, name: names[i] ?? [0, 0] }]));
}

const isOn = ([x0, y0, x1, y1]: PageFile['crop'], { unit }: ProvinceFile['places']): boolean =>
  unit !== undefined && unit[0] > x0 && unit[0] < x1 && unit[1] > y0 && unit[1] < y1;

/** Where names of provinces are tried, in this order, from the middle of the unit to the middle of the baseline. */
const BELOW = BELOW_UNIT + SHORT_NAME_HEIGHT;
const NAME_PLACES: readonly (readonly [number, number])[] = [
  ...[0, -12, 12, -24, 24].map(x => [x, BELOW] as const),
  ...[0, -12, 12].map(x => [x, -BELOW_UNIT] as const),
];

interface MarkedProvince {
  readonly province: ProvinceFile;
  readonly marks: Omit<OnPage, 'name' | 'unit'> & { readonly unit: [number, number] };
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The names' places, in the order of the provinces: the first of each at which it covers no unit, centre or name, or the one with least of it. */
function placedNames(marked: readonly MarkedProvince[]): readonly [number, number][] {
  const taken = marked.flatMap(({ marks: { unit, units, centre } }): Box[] => [
    ...[unit, ...Object.values(units)].map(at => boxAround(at, UNIT)),
    ...(centre ? [boxAround(centre, CENTRE)] : []),
  ]);
  return marked.map(({ province, marks: { unit } }) => {
    const half = textWidth(shortName(province), shortNameFace(province), SHORT_NAME_SIZE) / 2;
    const places = NAME_PLACES.map(([dx, dy]) => {
      const [x, y] = [unit[0] + dx, unit[1] + dy];
      const box: Box = [x - half, y - SHORT_NAME_HEIGHT, x + half, y];
      return { x, y, box, covered: taken.reduce((sum, other) => sum + overlapOf(box, other), 0) };
    });
    const best = places.reduce((least, one) => (one.covered < least.covered ? one : least));
    taken.push(best.box);
    return tenths([best.x, best.y]);
  });
}

/** Half the sides of the squares that a unit and a centre fill, but for their corners. */
const [UNIT, CENTRE] = [17, 9];
const boxAround = ([x, y]: readonly [number, number], reach: number): Box => [x - reach, y - reach, x + reach, y + reach];
const overlapOf = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** A centre's place, moved away from a unit that would cover it: sideways or upwards, since the name is below. */
function clearOf([x, y]: readonly [number, number], centre: [number, number]): [number, number] {
  const [dx, dy] = [centre[0] - x, centre[1] - y];
  const far = Math.hypot(dx, dy);
  if (far >= CLEAR) return centre;
  return far === 0 ? tenths([x, y - CLEAR]) : tenths([x + (dx / far) * CLEAR, y - (Math.abs(dy) / far) * CLEAR]);
}

const tenths = ([x, y]: readonly [number, number]): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const aside = ([x, y]: readonly [number, number]): [number, number] => tenths([x + ASIDE, y - ASIDE]);
