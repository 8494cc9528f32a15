import { readVariant } from '../src/authoring/compile/readVariant.js';
import { readOwnFolder, redraw } from './boardFolder.js';
import { noise2 as noise } from './lib/noise.mjs';

/**
 * Draws the board of the lessons and writes its folder with the page that it had: after this `npm run pages -- lesson`. `--check`: only
 * compares. Every border is a line between two named corners, bent a little so that it looks like land; each is drawn once, so that neighbours
 * share it point for point.
 */
type Point = readonly [number, number];

const FRAME = { width: 1600, height: 1200 } as const;
const CORNERS: Readonly<Record<string, Point>> = {
  ...{ nw: [0, 0], n1: [555, 0], n2: [1045, 0], ne: [1600, 0] },
  ...{ w1: [0, 400], j1: [400, 420], j2: [575, 310], j3: [1025, 310], j4: [1200, 420], e1: [1600, 400] },
  ...{ w2: [0, 740], c1: [470, 700], c2: [800, 745], c3: [1130, 700], e2: [1600, 740] },
  ...{ i1: [800, 860], i2: [630, 955], i3: [800, 1070], i4: [970, 955] },
  ...{ sw: [0, 1200], s: [800, 1200], se: [1600, 1200] },
};

/** The corners of each province, all the way round. */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  alb: ['nw', 'n1', 'j2', 'j1', 'w1'],
  bre: ['n1', 'n2', 'j3', 'j2'],
  cor: ['n2', 'ne', 'e1', 'j4', 'j3'],
  dar: ['w1', 'j1', 'c1', 'w2'],
  est: ['j1', 'j2', 'j3', 'j4', 'c3', 'c2', 'c1'],
  fen: ['j4', 'e1', 'e2', 'c3'],
  ilm: ['i1', 'i4', 'i3', 'i2'],
  wse: ['w2', 'c1', 'c2', 'i1', 'i2', 'i3', 's', 'sw'],
  ese: ['c2', 'c3', 'e2', 'se', 's', 'i3', 'i4', 'i1'],
};

const NAMES = {
  ...{ alb: ['Alba'], bre: ['Brenn'], cor: ['Corvo'], dar: ['Dara'], est: ['Estra'], fen: ['Fenn'], ilm: ['Ilma'] },
  ...{ wse: ['West Sea', 'Mer de l’Ouest'], ese: ['East Sea', 'Mer de l’Est'] },
} as const;
const SEAS = ['wse', 'ese'];
const CENTRES = ['alb', 'cor', 'dar', 'est', 'fen', 'ilm'];
/** By armies, then by fleets. */
const BORDERS = {
  army: 'alb-bre alb-dar alb-est bre-cor bre-est cor-est cor-fen dar-est est-fen',
  fleet: 'dar-est est-fen dar-wse est-wse est-ese fen-ese ilm-wse ilm-ese wse-ese',
} as const;

const isOnEdge = (a: Point, b: Point): boolean =>
  (a[0] === b[0] && (a[0] === 0 || a[0] === FRAME.width)) || (a[1] === b[1] && (a[1] === 0 || a[1] === FRAME.height));
const isSea = (id: string): boolean => SEAS.includes(id);

/** Whether the border between two corners has land on one side at least: borders at sea are straight. */
const isShore = (from: string, to: string): boolean =>
  Object.entries(PROVINCES).some(
    ([id, corners]) =>
      !isSea(id) && corners.some((one, i) => [from, to].sort().join() === [one, corners[(i + 1) % corners.length]].sort().join()),
  );

/** The points from a corner to the next, without the last. */
function line(from: string, to: string): readonly Point[] {
  const [start, end] = [from, to].sort() as [string, string];
  const [a, b] = [CORNERS[start], CORNERS[end]];
  if (!a || !b) throw new Error(`There is no corner ${from} or ${to}`);
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const pieces = isOnEdge(a, b) || !isShore(from, to) ? 1 : Math.max(Math.round(long / 14), 1);
  const round = start.startsWith('i') ? 0.22 : 0;
  const points = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces;
    const ease = Math.sin(Math.PI * t);
    const bend =
      ease * (round * long * (outwards(a, b) ? 1 : -1)) +
      Math.min(ease * 2, 1) * (noise(t * (long / 90) + a[0] / 7, a[1] / 7, 5) * 17 + noise(t * (long / 30) + a[0], b[1] / 3, 9) * 6);
    const [x, y] = [a[0] + (b[0] - a[0]) * t - ((b[1] - a[1]) / long) * bend, a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / long) * bend];
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
  });
  return (start === from ? points : points.toReversed()).slice(0, -1);
}

/** Whether to the left of the line from `a` to `b` is away from the middle of the island. */
function outwards(a: Point, b: Point): boolean {
  const [cx, cy] = [800, 960];
  const [mx, my] = [(a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy];
  return -(b[1] - a[1]) * mx + (b[0] - a[0]) * my > 0;
}

const ringOf = (corners: readonly string[]): readonly Point[] =>
  corners.flatMap((corner, i) => line(corner, corners[(i + 1) % corners.length] ?? corner));

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">`,
  ...Object.entries(PROVINCES).map(
    ([id, corners]) =>
      `<polygon id="${id}" points="${ringOf(corners)
        .map(at => at.join(','))
        .join(' ')}"/>`,
  ),
  '</svg>',
].join('\n');

const pairs = (text: string): readonly (readonly string[])[] => text.split(' ').map(pair => pair.split('-'));
const board = {
  format: 1,
  provinces: Object.entries(NAMES).map(([id, [en, fr = en]]) => ({
    id,
    name: { en, fr },
    ...(isSea(id) && { kind: 'sea' }),
    ...(CENTRES.includes(id) && { centre: true }),
  })),
  borders: { army: pairs(BORDERS.army), fleet: pairs(BORDERS.fleet) },
  notes: ['It is for lessons alone: nobody hosts a game on it.'],
};
const variant = {
  format: 1,
  id: 'lesson',
  name: { en: 'Lessons', fr: 'Leçons' },
  credit: { en: 'The board of the lessons, drawn by us.', fr: 'Le plateau des leçons, dessiné par nous.' },
  provenance: 'Places, borders and drawing are our own: as small as a board can be that has everything which a first lesson needs.',
  powers: [
    {
      id: 'blue',
      name: { en: 'Blue', fr: 'Bleu' },
      adjective: { en: 'Blue', fr: 'bleu' },
      colour: '#2f62b5',
      letters: 'B',
      homes: ['alb', 'dar'],
      units: ['A alb', 'F dar'],
    },
    {
      id: 'red',
      name: { en: 'Red', fr: 'Rouge' },
      adjective: { en: 'Red', fr: 'rouge' },
      colour: '#c23a2e',
      letters: 'R',
      homes: ['cor', 'fen'],
      units: ['A cor', 'F fen'],
    },
  ],
  calendar: { year: 1 },
  victory: { centres: 6 },
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = readVariant(
  new Map([
    ['variant.json', bytes(JSON.stringify(variant))],
    ['board.json', bytes(JSON.stringify(board))],
    ['map.svg', bytes(svg)],
  ]),
);
if (!read.ok) throw new Error(JSON.stringify(read.fault, undefined, 1));

const { pages } = readOwnFolder('lesson').board;
redraw('lesson', { board: { ...read.value.board, pages }, geometry: read.value.geometry });
