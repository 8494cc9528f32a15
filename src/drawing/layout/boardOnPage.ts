import type { BoardFile, PageFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Polyline } from '../vector/geometry.js';
import type { BoardSource, Warp } from './boardGeometry.js';
import { latticeWarp } from './latticeWarp.js';
import { SHORT_NAME_SIZE, shortName } from './shortNames.js';
import { wrapsAround } from './wrapAround.js';

/** The board on a page: its frame is the page, provinces have only their short names, and there are no theatres. */
export function boardOnPage({ board, geometry }: BoardSource, page: PageFile): BoardSource {
  const warp = latticeWarp(page);
  const warped = (line: Polyline): [number, number][] => line.map(at => [...warp(at)]);
  return {
    board: {
      ...board,
      frame: { width: page.width, height: page.height },
      provinces: board.provinces.map(province => provinceOnPage(province, page)),
      rivers: board.rivers.map(river => ({ ...river, line: warped(river.line) })),
      walls: board.walls.map(wall => ({ ...wall, lines: wall.lines.map(warped) })),
      decor: board.decor.map(shape => ({ ...shape, d: pathOnPage(shape.d, placed(shape, page) ?? warp) })),
      theatres: [],
    },
    geometry,
    warp,
    wraps: wrapsAround(board, geometry),
  };
}

function provinceOnPage(province: ProvinceFile, { places }: PageFile): ProvinceFile {
  const at = places[province.id];
  if (!at || province.kind === 'impassable') return { ...province, places: { ...province.places, text: [] } };
  const { name, leader, burrow: _, ...marks } = at;
  const [x, y] = name;
  const text = [{ t: shortName(province), x, y, size: SHORT_NAME_SIZE, role: 'short' as const, ...(leader && { leader }) }];
  return { ...province, places: { ...marks, label: name, text } };
}

/** Where the page puts a tunnel; undefined for other shapes, which stay where they are on the board. */
function placed({ kind, in: province }: BoardFile['decor'][number], { places }: PageFile): Warp | undefined {
  const at = kind === 'burrow' ? places[province ?? '']?.burrow : undefined;
  return at && (() => at);
}

/** A path with absolute coordinates, each warped. Of a path with relative ones only the start is, so that the shape keeps its size. */
function pathOnPage(d: string, warp: Warp): string {
  const pairs = /[a-y]/.test(d) ? /(?<=^M)(-?[\d.]+) (-?[\d.]+)/ : /(-?[\d.]+) (-?[\d.]+)/g;
  return d.replace(pairs, (_, x: string, y: string) =>
    warp([Number(x), Number(y)])
      .map(v => v.toFixed(1))
      .join(' '),
  );
}
