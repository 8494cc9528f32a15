import {
  LEAST_HEIGHTS,
  nameHeight,
  type ReadHeights,
  SCREENS,
  type ScreenId,
  shownScale,
  unitHeight,
} from '../../drawing/layers/shownSizes.js';
import { layOutMap } from '../../drawing/layout/mapLayout.js';
import { geometryOf } from '../../drawing/map/boardsByGame.js';
import type { ProvinceId } from '../../games/diplomacy/board/location.js';
import { pageOf } from '../../games/diplomacy/board/pageOf.js';
import { isWithin, placeShown, type Theatre, theatresOf } from '../../games/diplomacy/board/theatre.js';
import { LANGUAGES } from '../../lib/language.js';
import { USUAL_LOOK } from '../../lib/look.js';
import type { AuthoredVariant } from '../compile/authoredVariant.js';
import type { FolderFault, FolderNotice } from '../model/variantFault.js';
import { MOST_WITHOUT_THEATRES } from '../places/theatresOn.js';

/** How large units and names are on the posted pictures of a board, in CSS pixels. It can be sent to another thread. */
export interface PictureSizes {
  /** The pictures by which it is read: of the whole board or, above 90 provinces, of its theatres. */
  readonly pictures: readonly PictureSize[];
  /** What they should show at least. */
  readonly least: Readonly<Record<ScreenId, ReadHeights>>;
  /** The name of each province in a channel, on the picture that shows it largest. */
  readonly names: ReadonlyMap<ProvinceId, number>;
}

export interface PictureSize {
  /** Undefined: the whole board. */
  readonly theatre?: Theatre['name'];
  /** On each screen. `name` is the smallest one. */
  readonly heights: Readonly<Record<ScreenId, ReadHeights>>;
}

type Drawing = Pick<AuthoredVariant, 'board' | 'geometry'>;

export interface JudgedSizes {
  readonly sizes: PictureSizes;
  /** What nobody could read. */
  readonly faults: readonly FolderFault[];
  /** What is smaller than it should be. */
  readonly notices: readonly FolderNotice[];
}

/** Measures the posted pictures of a board and judges them by what is read at a glance. */
export function judgeSizes(drawing: Drawing): JudgedSizes {
  const { unit, names, pictures: all } = measured(drawing);
  const [whole, ...theatres] = all;
  const isByTheatres = names.size > MOST_WITHOUT_THEATRES && theatres.length > 0;
  const read = isByTheatres ? theatres : [whole];
  const least = LEAST_HEIGHTS[isByTheatres ? 'theatre' : 'board'];
  const nameIn = (screen: ScreenId): ReadonlyMap<ProvinceId, number> =>
    new Map([...names].map(([id, height]) => [id, height * largestOf(id, read, whole).scale[screen]]));
  const sizes: PictureSizes = { pictures: read.map(one => sizeOf(one, unit, names)), least, names: nameIn('channel') };
  const small = (['channel', 'phone'] as const).flatMap(screen => smallOn(screen, sizes, nameIn(screen)) ?? []).slice(0, 1);
  const largest = unit * Math.max(...all.map(({ scale }) => scale.channel));
  return {
    sizes,
    faults:
      largest < LEAST_READ ? [{ file: 'map.svg', fault: { code: 'units-unreadable', height: tenth(largest), least: LEAST_READ } }] : [],
    notices: small.map(found => ({ file: 'map.svg', notice: { code: 'pictures-small', ...found } })),
  };
}

/** Below this height a unit is nothing but a dot, CSS pixels: a quarter of what it should be. */
const LEAST_READ = LEAST_HEIGHTS.board.channel.unit / 4;

/** Rounded down: nothing is told as large enough that is not. */
const tenth = (v: number): number => Math.floor(v * 10) / 10;

interface Measured {
  readonly theatre?: Theatre['name'];
  /** CSS pixels per unit of the page. */
  readonly scale: Readonly<Record<ScreenId, number>>;
  /** The provinces that it shows. */
  readonly shown: ReadonlySet<ProvinceId>;
}

/** The picture of the whole board, those of its theatres, and the heights of units and names in units of the page; names in the language in which they are smaller. */
function measured({ board, geometry }: Drawing) {
  const page = pageOf(board);
  const drawn = geometryOf({ board, geometry }, page);
  const inPlay = drawn.board.provinces.filter(({ kind }) => kind !== 'impassable');
  const pictureOf = (theatre?: Theatre): Measured => {
    const box = theatre && (page ? theatre.box : theatre.frame);
    const layouts = LANGUAGES.map(language =>
      layOutMap(drawn, { language, look: USUAL_LOOK, ...(theatre && box && { theatre: { name: theatre.name[language], box } }) }),
    );
    const scaleOn = (screen: ScreenId): number => Math.min(...layouts.map(layout => shownScale(layout, screen)));
    const isShown = (id: ProvinceId): boolean => box === undefined || isWithin(placeShown(board, id) ?? [-1, -1], { box });
    return {
      ...(theatre && { theatre: theatre.name }),
      scale: { channel: scaleOn('channel'), phone: scaleOn('phone') },
      shown: new Set(inPlay.flatMap(({ id }) => (isShown(id) ? [id] : []))),
    };
  };
  return {
    unit: unitHeight(drawn),
    names: new Map(inPlay.map(one => [one.id, Math.min(...LANGUAGES.map(language => nameHeight(one, language)))])),
    pictures: [pictureOf(), ...theatresOf(board).map(pictureOf)] as const,
  };
}

/** The picture that shows a province largest; that of the whole board if no other shows it. */
const largestOf = (id: ProvinceId, pictures: readonly Measured[], whole: Measured): Measured =>
  pictures
    .filter(({ shown }) => shown.has(id))
    .reduce<Measured | undefined>((best, one) => (best && best.scale.channel >= one.scale.channel ? best : one), undefined) ?? whole;

function sizeOf({ theatre, scale, shown }: Measured, unit: number, names: ReadonlyMap<ProvinceId, number>): PictureSize {
  const name = Math.min(...[...shown].map(id => names.get(id) ?? 0));
  const on = (screen: ScreenId): ReadHeights => ({ unit: tenth(unit * scale[screen]), name: tenth(name * scale[screen]) });
  return { ...(theatre && { theatre }), heights: { channel: on('channel'), phone: on('phone') } };
}

/** What is smaller on a screen than it should be; undefined if nothing is. */
function smallOn(screen: ScreenId, { pictures, least }: PictureSizes, names: ReadonlyMap<ProvinceId, number>) {
  const small = pictures.filter(({ heights }) => heights[screen].unit < least[screen].unit);
  const lowest = Math.min(...small.map(({ heights }) => heights[screen].unit));
  const at = [...names].flatMap(([id, height]) => (height < least[screen].name ? [{ at: id, height: tenth(height) }] : []));
  if (small.length + at.length === 0) return undefined;
  return {
    ...SCREENS[screen],
    least: least[screen],
    ...(small.length > 0 && { unit: lowest }),
    theatres: small.flatMap(({ theatre }) => theatre ?? []),
    names: at.toSorted((a, b) => a.height - b.height),
    of: names.size,
  };
}
