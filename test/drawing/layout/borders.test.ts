import type { Topology } from 'topojson-specification';
import { describe, expect, test } from 'vitest';
import { readBoardFile, readGeometry } from '../../../src/assets.js';
import { areaNamed, boardGeometry } from '../../../src/drawing/layout/boardGeometry.js';
import { distanceToLine, type Point, type Polyline, pointAtIndex, resample } from '../../../src/drawing/vector/geometry.js';
import type { BoardFile } from '../../../src/games/diplomacy/board/boardFile.js';
import { provinceOf } from '../../../src/games/diplomacy/board/location.js';

/** Fleet borders that the drawing does not show, and borders that it shows although no fleet can cross them. */
const EXCEPTIONS: Readonly<Record<string, { readonly notShown: readonly string[]; readonly notSo: readonly string[] }>> = {
  classic: { notShown: [], notSo: [] },
  'warring-states-v2': { notShown: [], notSo: [] },
  'warring-states-v1': { notShown: [], notSo: [] },
  'mandate-of-heaven': { notShown: [], notSo: [] },
  // The first is a passage, drawn as one. At the others four coasts meet in a corner that no fleet can pass.
  'warhammer-fm05': { notShown: ['froz kdum'], notSo: ['itza spin', 'itza tlax'] },
};

const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const flat = (arcs: unknown): readonly number[] => (Array.isArray(arcs) ? arcs.flatMap(flat) : typeof arcs === 'number' ? [arcs] : []);

/** Returns every border line of the drawing: its end points, and the areas on both sides. */
function linesOf({
  objects,
  arcs,
  transform,
}: Topology): readonly { readonly ends: readonly string[]; readonly sides: readonly string[] }[] {
  const sides = arcs.map((): string[] => []);
  const { provinces, offboard } = objects;
  for (const layer of [provinces, offboard])
    for (const shape of layer?.type === 'GeometryCollection' ? layer.geometries : [])
      for (const arc of 'arcs' in shape ? flat(shape.arcs) : []) sides[arc < 0 ? ~arc : arc]?.push(String(shape.id));
  const [sx, sy] = transform?.scale ?? [1, 1];
  return arcs.map((arc, i) => {
    let [x, y] = [0, 0];
    const line = arc.map(([dx = 0, dy = 0]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x * sx, y * sy];
    });
    return { ends: [pointAtIndex(line, 0), pointAtIndex(line, line.length - 1)].map(String), sides: [...new Set(sides[i])] };
  });
}

/** Returns the neighbours in the drawing: for armies by land, for fleets by water and along coasts. */
function drawnBorders(board: BoardFile, topology: Topology): { readonly army: ReadonlySet<string>; readonly fleet: ReadonlySet<string> } {
  const kind = (id: string | undefined): string => board.provinces.find(province => province.id === id)?.kind ?? 'beyond';
  const lines = linesOf(topology);
  const wet = new Set(lines.filter(({ sides }) => sides.some(id => kind(id) === 'sea')).flatMap(({ ends }) => ends));
  const [army, fleet] = [new Set<string>(), new Set<string>()];
  for (const { ends, sides } of lines) {
    const [a = '', b] = sides;
    if (b === undefined || ![a, b].every(id => ['land', 'sea'].includes(kind(id)))) continue;
    const isLand = kind(a) === 'land' && kind(b) === 'land';
    if (isLand) army.add(pair(a, b));
    if (!isLand || ends.some(end => wet.has(end))) fleet.add(pair(a, b));
  }
  return { army, fleet };
}

/** Whether one river belongs to both provinces, and its line runs through or along both. */
function isByRiver(board: BoardFile, borders: string, ringsOf: (id: string) => readonly Polyline[]): boolean {
  const [a = '', b = ''] = borders.split(' ');
  return board.rivers.some(({ provinces, line }) => {
    const course = resample(line, 4);
    const isNear = (id: string): boolean => ringsOf(id).some(ring => resample(ring, 8).some(point => distanceToLine(course, point) < 8));
    return provinces.includes(a) && provinces.includes(b) && isNear(a) && isNear(b);
  });
}

describe.each(Object.entries(EXCEPTIONS))('The drawing of %s', (id, { notShown, notSo }) => {
  const board = readBoardFile(id);
  const topology = readGeometry(id);
  const shown = drawnBorders(board, topology);
  const geometry = boardGeometry({ board, geometry: topology });
  const army = new Set(board.borders.army.map(([a, b]) => pair(a, b)));
  const fleet = new Set(board.borders.fleet.map(([a, b]) => pair(provinceOf(a), provinceOf(b))));

  test('shows every border that armies cross, and no other', () => {
    expect([...shown.army].sort()).toEqual([...army].sort());
  });

  test('shows every border that fleets cross, on water or by a river', () => {
    const missing = [...fleet].filter(
      borders => !shown.fleet.has(borders) && !isByRiver(board, borders, at => areaNamed(geometry, at)?.rings ?? []),
    );
    expect(missing.sort()).toEqual(notShown);
  });

  test('shows no water between provinces that fleets cannot sail between', () => {
    expect([...shown.fleet].filter(borders => !fleet.has(borders)).sort()).toEqual(notSo);
  });

  test('has three to nine theatres within its frame, at most half as wide', () => {
    expect(board.theatres.length).toBeGreaterThanOrEqual(3);
    expect(board.theatres.length).toBeLessThanOrEqual(9);
    for (const {
      box: [x0, y0, x1, y1],
    } of board.theatres) {
      expect(x0 >= 0 && y0 >= 0 && x1 <= board.frame.width && y1 <= board.frame.height).toBe(true);
      expect(x1 - x0).toBeLessThanOrEqual(board.frame.width / 2);
    }
  });
});
