import { latticeWarp } from '../../drawing/layout/latticeWarp.js';
import { POSTED, SHORT_NAME_HEIGHT } from '../../drawing/layout/page.js';
import type { PageFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { type AuthoredPage, inOurs } from '../model/folderFiles.js';
import type { PlacesById } from './placed.js';

/** The widest map on a page, in its units: the legend needs the rest of the picture. */
const WIDEST = 985;
/** From the middle of a unit to its lower edge, to where a unit is that was dislodged, and to the nearest centre. */
const BELOW_UNIT = 20;
const ASIDE = 13.4;
const CLEAR = 27;

/** A page as pictures know it: what its author left out is taken from the map. `places`: where things are on the map, which is as large as `frame`. */
export function pageFileOf(
  { crop: wanted, columns, lattice, theatres, ...page }: AuthoredPage,
  { frame, places }: { readonly frame: Size; readonly places: PlacesById },
): PageFile {
  const crop: PageFile['crop'] = wanted ?? [0, 0, frame.width, frame.height];
  const size = sizeOf(page, crop);
  const laidOut = { crop, columns, lattice: lattice ?? evenLattice(columns, size) };
  return {
    ...size,
    ...laidOut,
    places: page.places ? written(page.places) : placesFromMap(laidOut, places),
    ...(theatres.length > 0 && { theatres: theatres.map(({ id, name, box }) => ({ id, name: inOurs(name), box })) }),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** As large as there is room in a posted picture, in the proportions of what it shows. */
function sizeOf({ width, height }: Pick<AuthoredPage, 'width' | 'height'>, [x0, y0, x1, y1]: PageFile['crop']): Size {
  const scale = Math.min((width ?? WIDEST) / (x1 - x0), (height ?? POSTED.height) / (y1 - y0));
  return { width: width ?? Math.round((x1 - x0) * scale), height: height ?? Math.round((y1 - y0) * scale) };
}

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

/** Every province whose unit is within the crop, with its short name below the unit. */
function placesFromMap(page: Pick<PageFile, 'crop' | 'columns' | 'lattice'>, places: PlacesById): PageFile['places'] {
  const [x0, y0, x1, y1] = page.crop;
  const warp = latticeWarp(page);
  const isShown = ({ unit }: ProvinceFile['places']): boolean =>
    unit !== undefined && unit[0] > x0 && unit[0] < x1 && unit[1] > y0 && unit[1] < y1;
  const moved = (at: readonly [number, number]): [number, number] => tenths(warp(at));
  return Object.fromEntries(
    [...places].flatMap(([id, at]): [string, OnPage][] => {
      if (!isShown(at)) return [];
      const unit = moved(at.unit ?? [0, 0]);
      const units = Object.fromEntries(Object.entries(at.units).map(([coast, where]) => [coast, moved(where)]));
      return [
        [
          id,
          {
            unit,
            units,
            dislodged: aside(unit),
            dislodgedAt: Object.fromEntries(Object.entries(units).map(([coast, where]) => [coast, aside(where)])),
            ...(at.centre && { centre: clearOf(unit, moved(at.centre)) }),
            name: tenths([unit[0], unit[1] + BELOW_UNIT + SHORT_NAME_HEIGHT]),
          },
        ],
      ];
    }),
  );
}

/** A centre's place, moved away from a unit that would cover it: sideways or upwards, since the name is below. */
function clearOf([x, y]: readonly [number, number], centre: [number, number]): [number, number] {
  const [dx, dy] = [centre[0] - x, centre[1] - y];
  const far = Math.hypot(dx, dy);
  if (far >= CLEAR) return centre;
  return far === 0 ? tenths([x, y - CLEAR]) : tenths([x + (dx / far) * CLEAR, y - (Math.abs(dy) / far) * CLEAR]);
}

const tenths = ([x, y]: readonly [number, number]): [number, number] => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
const aside = ([x, y]: readonly [number, number]): [number, number] => tenths([x + ASIDE, y - ASIDE]);
