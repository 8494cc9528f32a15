import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { type AuthoredBoard, inOurs } from '../model/folderFiles.js';
import type { Place } from '../svg/outline.js';

type Theatre = BoardFile['theatres'][number];
type Box = Theatre['box'];
type Frame = BoardFile['frame'];

/** Where units stand, by province. */
type UnitPlaces = ReadonlyMap<string, { readonly unit?: Place | undefined }>;

/** A board with more provinces has pictures of its parts too. */
export const MOST_WITHOUT_THEATRES = 90;
/** How many provinces a part has at most, if it can be, and how many parts there are beside and above each other. */
const MOST = 45;
const MOST_ACROSS = 4;
/** What is shown around the units of a part, in frame pixels. */
const AROUND = 90;
/** How large a part is at least, in frame pixels, if the frame is: less would be shown larger than it is drawn. */
const LEAST = { width: 440, height: 360 };

/** The parts of a board that have pictures of their own: those that its author names, or a grid over a large board. */
export function theatresOn({ provinces, drawing }: AuthoredBoard, frame: Frame, places: UnitPlaces): Theatre[] {
  const unitOf = (id: string): Place | undefined => places.get(id)?.unit;
  if (drawing.theatres.length > 0)
    return drawing.theatres.map(({ id, name, provinces: within = [], box }) => ({
      id,
      name: inOurs(name),
      box:
        box ??
        boxAround(
          within.flatMap(at => [unitOf(at)].filter(one => one !== undefined)),
          frame,
        ),
    }));
  const shown = provinces.filter(({ kind }) => kind !== 'impassable').flatMap(({ id }) => [unitOf(id)].filter(at => at !== undefined));
  return shown.length > MOST_WITHOUT_THEATRES ? grid(shown, frame) : [];
}

function grid(all: readonly Place[], frame: Frame): Theatre[] {
  for (let parts = 2; ; parts++) {
    const isWide = frame.width >= frame.height;
    const [columns, rows] = isWide
      ? [parts, Math.max(1, Math.round((parts * frame.height) / frame.width))]
      : [Math.max(1, Math.round((parts * frame.width) / frame.height)), parts];
    const cells = cellsOf(all, frame, columns, rows);
    if (parts < MOST_ACROSS && cells.some(({ inside }) => inside.length > MOST)) continue;
    return cells.flatMap(({ inside, column, row }) =>
      inside.length === 0
        ? []
        : [{ id: `part-${column + 1}-${row + 1}`, name: nameOf({ column, row, columns, rows }), box: boxAround(inside, frame) }],
    );
  }
}

interface Cell {
  readonly inside: readonly Place[];
  readonly column: number;
  readonly row: number;
}

function cellsOf(all: readonly Place[], { width, height }: Frame, columns: number, rows: number): readonly Cell[] {
  const at = (v: number, end: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor((v / end) * count)));
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { column, row, inside: all.filter(([x, y]) => at(x, width, columns) === column && at(y, height, rows) === row) };
  });
}

/** The box around points, no smaller than a part may be, within the frame. Without points it is the frame. */
function boxAround(points: readonly Place[], { width, height }: Frame): Box {
  if (points.length === 0) return [0, 0, width, height];
  const [left, right] = extent(
    points.map(([x]) => x),
    width,
    LEAST.width,
  );
  const [top, bottom] = extent(
    points.map(([, y]) => y),
    height,
    LEAST.height,
  );
  return [left, top, right, bottom];
}

/** From where to where values lie, with what is shown around them, at least so far apart, from 0 to `end`. */
function extent(values: readonly number[], end: number, least: number): readonly [from: number, to: number] {
  const [first, last] = [Math.min(...values) - AROUND, Math.max(...values) + AROUND];
  const missing = Math.max(0, least - (last - first)) / 2;
  const from = Math.max(0, Math.min(first - missing, end - least));
  const to = Math.min(end, Math.max(last + missing, from + least));
  return [Math.round(from), Math.round(to)];
}

const NAMES = {
  rows: [
    { en: 'North', fr: 'Nord' },
    { en: '', fr: '' },
    { en: 'South', fr: 'Sud' },
  ],
  columns: [
    { en: 'West', fr: 'Ouest' },
    { en: '', fr: '' },
    { en: 'East', fr: 'Est' },
  ],
} as const;
const CENTRE = { en: 'Centre', fr: 'Centre' };

interface CellOf {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** "North-West", or "B2" where there are more parts than directions. */
function nameOf({ column, row, columns, rows }: CellOf): Theatre['name'] {
  if (columns > 3 || rows > 3) {
    const code = `${String.fromCharCode(65 + column)}${row + 1}`;
    return { en: code, fr: code };
  }
  const place = (at: number, of: number): 0 | 1 | 2 => (of === 1 ? 1 : at === 0 ? 0 : at === of - 1 ? 2 : 1);
  const [ns, ew] = [NAMES.rows[place(row, rows)], NAMES.columns[place(column, columns)]];
  const joined = (a: string, b: string): string => [a, b].filter(Boolean).join('-');
  return { en: joined(ns.en, ew.en) || CENTRE.en, fr: joined(ns.fr, ew.fr) || CENTRE.fr };
}
