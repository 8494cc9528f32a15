import type { Topology, Transform } from 'topojson-specification';
import type { BoardFile, PageFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { once } from '../../lib/once.js';
import type { Point, Polyline } from '../vector/geometry.js';
import type { BoardSource } from './boardGeometry.js';
import { latticeWarp } from './latticeWarp.js';
import { SHORT_NAME_SIZE, shortName } from './shortNames.js';

type Warp = (at: Point) => Point;

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
    geometry: warpedTopology(geometry, warp),
    unwarped: geometry,
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

const IDENTITY: Transform = { scale: [1, 1], translate: [0, 0] };

/** The same shapes with every point warped and in absolute coordinates, once somebody looks at their arcs. */
function warpedTopology({ transform, arcs, ...rest }: Topology, warp: Warp): Topology {
  const { scale, translate } = transform ?? IDENTITY;
  const absolute = (arc: readonly (readonly number[])[]): number[][] => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]) => {
      [x, y] = transform ? [x + dx, y + dy] : [dx, dy];
      return [...warp([x * scale[0] + translate[0], y * scale[1] + translate[1]])];
    });
  };
  const warped = once(() => arcs.map(absolute));
  return {
    ...rest,
    get arcs() {
      return warped();
    },
  };
}
