import type { AuthoredBoard } from '../model/folderFiles.js';
import { markOf } from '../svg/marks.js';
import { isInside, type Place, type Ring } from '../svg/outline.js';
import type { DrawnBoard } from '../topology/drawnBoard.js';
import { pairKey } from '../topology/touching.js';
import { linkEnds } from './linkEnds.js';
import type { MapLines } from './placed.js';

/** How far a wall stands within its owner's land, in frame pixels. */
const WITHIN = 3;

/** Where rivers and walls are drawn, and the lines that join neighbours which do not touch. */
export function mapLines(
  { provinces, rivers, walls, drawing: { apart } }: AuthoredBoard,
  { drawing, welded, touches }: DrawnBoard,
): MapLines {
  const ringsOf = (id: string): readonly Ring[] => drawing.areas.get(id)?.rings ?? [];
  const lineAt = (id: string): readonly Place[] | undefined => drawing.lines.get(id)?.points.map(([x, y]): Place => [tenth(x), tenth(y)]);
  const endsOf = linkEnds(drawing.areas, provinces);
  const linked = new Set(drawing.overlays.flatMap(({ kind, of }) => (kind === 'link' ? [pairOf(of)] : [])));
  return {
    rivers: new Map(
      rivers.flatMap(({ id }) => {
        const line = lineAt(`river:${id}`);
        return line ? [[id, line] as const] : [];
      }),
    ),
    walls: new Map(
      walls.map(({ owner, facing }): [string, readonly (readonly Place[])[]] => {
        const drawn = lineAt(`wall:${owner}/${facing}`);
        if (drawn) return [`${owner}<${facing}`, [drawn]];
        const edges = touches.get(pairKey(owner, facing))?.edges ?? [];
        const lines = chained(edges).map(line => line.flatMap(number => [welded.points[number]].filter(at => at !== undefined)));
        return [`${owner}<${facing}`, lines.map(line => movedInto(line, ringsOf(owner)))];
      }),
    ),
    links: apart.flatMap(([a, b]) => {
      if (linked.has(pairKey(a, b))) return [];
      const [from, to] = endsOf(a, b) ?? [];
      if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) >= drawing.frame.width / 2) return [];
      return [
        [
          [tenth(from[0]), tenth(from[1])],
          [tenth(to[0]), tenth(to[1])],
        ],
      ];
    }),
    overlays: [
      ...drawing.overlays.map(({ kind, of, d }) => ({ kind, ...(kind !== 'closing-line' && { in: of.split('/')[0] ?? '' }), d })),
      ...[...drawing.places].flatMap(([id, { at }]) => {
        const mark = markOf(id);
        return mark?.kind === 'burrow' ? [{ kind: 'burrow', in: mark.of, d: burrowAt(at) }] : [];
      }),
    ],
  };
}

/** A tunnel's mouth: 14 frame pixels wide, with the middle of its floor where it is drawn. */
const burrowAt = ([x, y]: Place): string => `M${tenth(x - 7)} ${tenth(y)}v-6a7 7 0 0 1 14 0v6z`;

/** The key of a pair that is written "kdum/froz". */
const pairOf = (of: string): string => {
  const [a = '', b = ''] = of.split('/');
  return pairKey(a, b);
};
const tenth = (v: number): number => Math.round(v * 10) / 10;

/** Edges joined to lines, as numbers of points. */
function chained(edges: readonly (readonly [number, number])[]): readonly (readonly number[])[] {
  const beside = new Map<number, number[]>();
  for (const [a, b] of edges) {
    beside.set(a, [...(beside.get(a) ?? []), b]);
    beside.set(b, [...(beside.get(b) ?? []), a]);
  }
  const used = new Set<string>();
  const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const follow = (first: number): number[] => {
    const line = [first];
    for (let at: number | undefined = first; at !== undefined; ) {
      const from: number = at;
      at = beside.get(from)?.find(next => !used.has(key(from, next)));
      if (at === undefined) break;
      used.add(key(from, at));
      line.push(at);
    }
    return line;
  };
  const ends = [...beside.keys()].filter(number => beside.get(number)?.length !== 2);
  return [...ends, ...beside.keys()].map(follow).filter(line => line.length > 1);
}

/** A line moved a little to the side on which the land is. */
function movedInto(line: readonly Place[], rings: readonly Ring[]): readonly Place[] {
  return line.map(([x, y], i): Place => {
    const [[x0, y0], [x1, y1]] = [line[Math.max(0, i - 1)] ?? [x, y], line[Math.min(line.length - 1, i + 1)] ?? [x, y]];
    const far = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [dx, dy] = [(-(y1 - y0) / far) * WITHIN, ((x1 - x0) / far) * WITHIN];
    const side = isInside([x + dx, y + dy], rings) ? 1 : -1;
    return [tenth(x + dx * side), tenth(y + dy * side)];
  });
}
