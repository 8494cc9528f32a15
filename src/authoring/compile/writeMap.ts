import { feature } from 'topojson-client';
import type { Geometry } from '../../assets.js';
import type { BoardFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { BEYOND } from '../svg/marks.js';
import type { ProvincePair } from './readVariant.js';

type At = readonly [number, number];

/** A board of ours as the drawing that an author would have made. `apart`: neighbours that do not touch. */
export function writeMap(board: BoardFile, geometry: Geometry, apart: readonly ProvincePair[] = []): string {
  const { frame, provinces, rivers, walls } = board;
  const { provinces: areas, offboard } = geometry.objects;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">`,
    `  <style>${STYLE}</style>`,
    ...[...areas.geometries, ...(offboard?.geometries ?? [])].map(shape => areaPath(geometry, shape)),
    ...overlays(board, apart),
    ...rivers.map(({ id, line }) => path(`river:${id}`, 'river', lineTo(line))),
    ...walls.flatMap(({ owner, facing, lines: [line] }) => (line ? [path(`wall:${owner}/${facing}`, 'wall', lineTo(line))] : [])),
    ...provinces.flatMap(marksOf),
    ...provinces.flatMap(textsOf),
    '</svg>',
    '',
  ].join('\n');
}

/** How the file looks in a drawing program; the bot does not read it. */
const STYLE = [
  'path { stroke: #3b2b1a; fill-rule: evenodd } circle { fill: none; stroke: #a3261c } text { font-family: serif }',
  '.land { fill: #f3ead2 } .sea, .lake, .inner-water { fill: #bfd1cb } .impassable { fill: #b5ab94 } .beyond { fill: #ddd3bb }',
  '.river, .strait, .link, .closing-line, .wall { fill: none; stroke: #2d6f8e; stroke-width: 3 } .wall { stroke: #6b4b2a }',
].join(' ');

type Shape = Geometry['objects']['provinces']['geometries'][number];

function areaPath(geometry: Geometry, shape: Shape): string {
  const polygons =
    shape.type === 'Polygon' ? [feature(geometry, shape).geometry.coordinates] : feature(geometry, shape).geometry.coordinates;
  const rings = (polygons as readonly (readonly (readonly (readonly number[])[])[])[]).flat();
  const d = rings.map(ring => `${lineTo(ring.slice(0, -1))}Z`).join('');
  return shape.id.startsWith(BEYOND)
    ? path(`beyond:${shape.id.slice(1).toLowerCase()}`, 'beyond', d)
    : path(shape.id, shape.properties.kind, d);
}

function overlays({ decor }: BoardFile, apart: readonly ProvincePair[]): readonly string[] {
  const count = new Map<string, number>();
  return decor.flatMap(({ kind, in: of = '', d }) => {
    if (kind === 'burrow') {
      const [, x = 0, y = 0] = (/^M([\d.]+) ([\d.]+)/.exec(d) ?? []).map(Number);
      return [mark(`burrow:${of}`, [x + 7, y])];
    }
    const other = kind === 'link' ? apart.find(pair => pair.includes(of))?.find(id => id !== of) : undefined;
    if (kind === 'link' && other === undefined) return [];
    const id = `${kind}:${other === undefined ? of : `${of}/${other}`}`;
    const number = (count.get(id) ?? 0) + 1;
    count.set(id, number);
    return [path(number > 1 || of === '' ? `${id}.${number}` : id, kind, d)];
  });
}

const marksOf = ({ id, places: { unit, units, dislodged, dislodgedAt, centre, label } }: ProvinceFile): readonly string[] => [
  ...(unit ? [mark(`unit:${id}`, unit)] : []),
  ...Object.entries(units).map(([coast, at]) => mark(`unit:${id}/${coast}`, at)),
  ...(dislodged ? [mark(`dislodged:${id}`, dislodged)] : []),
  ...Object.entries(dislodgedAt).map(([coast, at]) => mark(`dislodged:${id}/${coast}`, at)),
  ...(centre ? [mark(`centre:${id}`, centre)] : []),
  mark(`label:${id}`, label),
];

type Row = ProvinceFile['places']['text'][number];

const ROLES: Readonly<Record<Row['role'], string | undefined>> = { name: 'name', hanzi: 'script', abbr: 'short', short: undefined };

/** The lettering of a province: lines of one kind that follow each other are one text. */
function textsOf({ id, places: { text } }: ProvinceFile): readonly string[] {
  const runs: Row[][] = [];
  for (const row of text) {
    const last = runs.at(-1);
    if (last?.[0]?.role === row.role) last.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((rows, i) => {
    const [first] = rows;
    const role = first && ROLES[first.role];
    if (!first || role === undefined) return [];
    const isAgain = runs.slice(0, i).some(([before]) => before?.role === first.role);
    const lines = rows.map(({ t, x, y, size }) => `<tspan x="${x}" y="${y}" font-size="${size}">${escaped(t)}</tspan>`);
    return [`  <text id="${role}:${id}${isAgain ? `.${i + 1}` : ''}" text-anchor="middle">${lines.join('')}</text>`];
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const short = (v: number): number => Math.round(v * 10) / 10;
const lineTo = (line: readonly (readonly number[])[]): string => `M${line.map(([x = 0, y = 0]) => `${short(x)} ${short(y)}`).join('L')}`;
const path = (id: string, kind: string, d: string): string => `  <path id="${id}" class="${kind}" d="${d}"/>`;
const mark = (id: string, [x, y]: At): string => `  <circle id="${id}" cx="${short(x)}" cy="${short(y)}" r="6"/>`;
