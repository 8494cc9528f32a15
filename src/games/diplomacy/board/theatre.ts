import { memoiseByObject } from '../../../lib/memoise.js';
import type { BoardFile, PageFile } from './boardFile.js';
import type { ProvinceId } from './location.js';
import { pageOf } from './pageOf.js';
import { areaOf, type Boxes, extentsOn, fitted, holds, MOST, overlapOf, uncut, unionOf } from './theatreBox.js';

type Hint = BoardFile['theatres'][number];
type Box = Hint['box'];

/** A part of a board that has a picture of its own in this match. */
export interface Theatre {
  readonly id: string;
  readonly name: Hint['name'];
  /** In units of the board's page; without a page, in frame pixels. */
  readonly box: Box;
  /** The same part for a picture with all names, in frame pixels. */
  readonly frame: Box;
}

/** A part of the board as it is drawn, with the provinces that are nearer to it than to any other. */
interface Part {
  readonly hint: Hint;
  readonly own: readonly ProvinceId[];
}

/**
 * The theatres of a match on this board: made from the parts that its file (or its page) names, and from what is in play. Every province in
 * play is whole in one of them. A part of which less than half is in play is offered only if it has something that no other shows.
 */
export const theatresOf = memoiseByObject((board: BoardFile): readonly Theatre[] => {
  const page = pageOf(board);
  const hints = page?.theatres ?? board.theatres;
  if (!page) return hints.filter(hint => shareInPlay(board, hint) > 0).map(hint => ({ ...hint, frame: hint.box }));
  return hints.length === 0 ? [] : onPage(board, page, hints);
});

/** The provinces in play that are whole in no theatre of the board's page. What is beyond the edge of the page is not missed. */
export function cutInTheatres(board: BoardFile): readonly ProvinceId[] {
  const page = pageOf(board);
  if (!page) return [];
  const onPage = ([x0, y0, x1, y1]: Box): Box => [Math.max(0, x0), Math.max(0, y0), Math.min(page.width, x1), Math.min(page.height, y1)];
  const extents = new Map([...extentsOn(board, page)].map(([id, box]) => [id, onPage(box)]));
  return missingIn(
    theatresOf(board).map(({ box }) => box),
    extents,
  );
}

/** How a part of a board is called that is around some provinces: "around rum sev ukr". */
const AROUND = 'around ';

/** What a part is called that is around these provinces, for `theatreCalled`. */
export const aroundProvinces = (ids: readonly ProvinceId[]): string => AROUND + ids.join(' ');

/**
 * The part of the board with this name: a theatre, by its id, or what is around some provinces. Undefined if there is no such theatre, or if
 * those provinces do not fit into a picture of a part.
 */
export const theatreCalled = (board: BoardFile, called: string): Theatre | undefined =>
  called.startsWith(AROUND) ? partAround(board, called.slice(AROUND.length).split(' ')) : theatresOf(board).find(({ id }) => id === called);

export const isAround = (called: string): boolean => called.startsWith(AROUND);

/** The smallest part that has these provinces whole, with the name of the theatre with which it has most in common. */
function partAround(board: BoardFile, ids: readonly ProvinceId[]): Theatre | undefined {
  const page = pageOf(board);
  if (!page) return undefined;
  const extents = extentsOn(board, page);
  const [first, ...others] = ids.flatMap((id): readonly Box[] => [extents.get(id)].filter(box => box !== undefined));
  const core = first && others.reduce<Box | undefined>((box, one) => box && grownBy(box, one), first);
  const [named] = core ? theatresOf(board).toSorted((a, b) => overlapOf(b.box, core) - overlapOf(a.box, core)) : [];
  return core && named && { ...named, box: uncut(fitted(core, page), core, { page, extents }) };
}

/** Whether a point of the frame is inside a box. */
export const isWithin = ([x, y]: readonly [number, number], { box: [x0, y0, x1, y1] }: Pick<Hint, 'box'>): boolean =>
  x >= x0 && x < x1 && y >= y0 && y < y1;

/** Where a province's unit is shown: on the page or, without one, on the board. Undefined where no unit can be. */
export function placeShown(board: BoardFile, province: ProvinceId): readonly [number, number] | undefined {
  const page = pageOf(board);
  return page ? page.places[province]?.unit : board.provinces.find(({ id }) => id === province)?.places.unit;
}

function onPage(board: BoardFile, page: PageFile, hints: readonly Hint[]): readonly Theatre[] {
  const extents = extentsOn(board, page);
  const byShare = [...hints].sort((a, b) => shareInPlay(board, b) - shareInPlay(board, a));
  const inPlay = byShare.filter(hint => shareInPlay(board, hint) >= MOST_CLOSED);
  const kept = inPlay.length > 0 ? inPlay : byShare.slice(0, 1);
  const parts = partsOf(board, kept);
  const boxes = new Map(parts.map(({ hint, own }) => [hint, coreBox(own, extents)]));
  stretch(boxes, extents);
  for (const hint of byShare.filter(one => !kept.includes(one))) {
    const missing = missingIn([...boxes.values()], extents).filter(id => isWithin(middleOf(board, id), hint));
    if (missing.length > 0) boxes.set(hint, coreBox(missing, extents));
  }
  return hints.flatMap(hint => {
    const core = boxes.get(hint);
    return core ? [{ id: hint.id, name: hint.name, frame: hint.box, box: uncut(fitted(core, page), core, { page, extents }) }] : [];
  });
}
const MOST_CLOSED = 0.5;

/** How much of what is drawn in a part is in play, from 0 to 1. */
function shareInPlay({ provinces }: BoardFile, hint: Hint): number {
  const all = provinces.filter(({ places: { unit } }) => unit && isWithin(unit, hint));
  return all.filter(({ kind }) => kind !== 'impassable').length / Math.max(1, all.length);
}

const middleOf = ({ provinces }: BoardFile, id: ProvinceId): readonly [number, number] =>
  provinces.find(province => province.id === id)?.places.unit ?? [0, 0];

/** Each province in play belongs to the part whose middle is nearest, measured in sizes of the part. */
function partsOf({ provinces }: BoardFile, hints: readonly Hint[]): readonly Part[] {
  const homes = provinces.flatMap(({ id, kind, places: { unit } }) => {
    if (kind === 'impassable' || !unit) return [];
    const [nearest] = hints.map(hint => ({ hint, far: farFrom(hint, unit) })).sort((a, b) => a.far - b.far);
    return nearest ? [{ id, hint: nearest.hint }] : [];
  });
  return hints
    .map(hint => ({ hint, own: homes.filter(home => home.hint === hint).map(({ id }) => id) }))
    .filter(({ own }) => own.length > 0);
}

const farFrom = ({ box: [x0, y0, x1, y1] }: Hint, [x, y]: readonly [number, number]): number =>
  Math.max(Math.abs(x - (x0 + x1) / 2) / (x1 - x0), Math.abs(y - (y0 + y1) / 2) / (y1 - y0));

/** The box around as many provinces as fit, from their middle outwards. */
function coreBox(ids: readonly ProvinceId[], extents: Boxes): Box {
  const boxes = ids.flatMap((id): readonly Box[] => [extents.get(id)].filter(box => box !== undefined));
  const [x0, y0, x1, y1] = unionOf(boxes);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const far = ([left, top, right, bottom]: Box): number => Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
  const [first, ...others] = boxes.toSorted((a, b) => far(a) - far(b));
  return others.reduce((box, one) => grownBy(box, one) ?? box, first ?? [0, 0, 0, 0]);
}

/** The box around both, if it is not too large for a theatre. */
function grownBy(box: Box, other: Box): Box | undefined {
  const union = unionOf([box, other]);
  return union[2] - union[0] <= MOST.width && union[3] - union[1] <= MOST.height ? union : undefined;
}

const missingIn = (boxes: readonly Box[], extents: Boxes): readonly ProvinceId[] =>
  [...extents].filter(([, extent]) => !boxes.some(box => holds(box, extent))).map(([id]) => id);

/** Stretches boxes over what is whole in none of them, each time the one that has to grow least. */
function stretch(boxes: Map<Hint, Box>, extents: Boxes): void {
  for (const id of missingIn([...boxes.values()], extents)) {
    const extent = extents.get(id);
    if (!extent) continue;
    const ways = [...boxes].flatMap(([hint, box]) => {
      const grown = grownBy(box, extent);
      return grown ? [{ hint, grown, by: areaOf(grown) - areaOf(box) }] : [];
    });
    const [least] = ways.sort((a, b) => a.by - b.by);
    if (least) boxes.set(least.hint, least.grown);
  }
}
