import type { Place } from '../svg/outline.js';
import type { PointRing, Welded } from './weld.js';

/** What two areas have in common. */
export interface SharedBorder {
  readonly areas: readonly [string, string];
  /** In frame pixels. */
  readonly length: number;
  /** The lines of it, as pairs of points' numbers. */
  readonly edges: readonly (readonly [number, number])[];
}

/** Shorter borders are corners. */
const LEAST = 3;

/** Every two areas that share a border, by `pairKey`. */
export function touching({ points, rings }: Welded, gap: number): ReadonlyMap<string, SharedBorder> {
  const owners = ownersOfEdges(rings);
  const found = new Map<string, { areas: [string, string]; length: number; edges: [number, number][] }>();
  for (const { ends, of } of owners.values())
    for (const [i, one] of of.entries())
      for (const other of of.slice(i + 1)) {
        const key = pairKey(one, other);
        const border = found.get(key) ?? { areas: inOrder(one, other), length: 0, edges: [] };
        border.length += lengthOf(points, ends);
        border.edges.push(ends);
        found.set(key, border);
      }
  return new Map([...found].filter(([, { length }]) => length >= Math.max(LEAST, 2 * gap)));
}

const inOrder = (a: string, b: string): [string, string] => (a < b ? [a, b] : [b, a]);
export const pairKey = (a: string, b: string): string => inOrder(a, b).join(' ');

function lengthOf(points: readonly Place[], [from, to]: readonly [number, number]): number {
  const [[x0, y0], [x1, y1]] = [points[from] ?? [0, 0], points[to] ?? [0, 0]];
  return Math.hypot(x1 - x0, y1 - y0);
}

interface Edge {
  readonly ends: [number, number];
  readonly of: string[];
}

function ownersOfEdges(rings: Welded['rings']): ReadonlyMap<string, Edge> {
  const edges = new Map<string, Edge>();
  for (const [id, all] of rings)
    for (const ring of all)
      for (const ends of edgesOf(ring)) {
        const key = `${Math.min(...ends)} ${Math.max(...ends)}`;
        const edge = edges.get(key) ?? { ends, of: [] };
        if (!edge.of.includes(id)) edge.of.push(id);
        edges.set(key, edge);
      }
  return edges;
}

export const edgesOf = (ring: PointRing): readonly [number, number][] =>
  ring.map((from, i): [number, number] => [from, ring[(i + 1) % ring.length] ?? from]);
