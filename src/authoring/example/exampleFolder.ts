import { tidyJson } from '../compile/tidyJson.js';
import type { AuthoredProvince } from '../model/folderFiles.js';
import type { FolderFile } from '../model/variantFault.js';
import type { MapDrawing, Ring } from '../svg/outline.js';
import { proposedBorders } from '../topology/proposedBorders.js';
import { touching } from '../topology/touching.js';
import { weld } from '../topology/weld.js';

const [COLUMNS, ROWS] = [5, 4];
const CELL = { width: 160, height: 150 };
/** How far a corner is drawn out, so that three provinces meet at a point, never four. */
const CORNER = { x: 22, y: 14 };

type Begun = readonly [id: string, en: string, fr: string, what?: 'sea' | 'centre'];

/** Row by row. */
const PROVINCES: readonly Begun[] = [
  ['pin', 'Pinewood', 'La Pinède'],
  ['ash', 'Ashford', 'Ormeville', 'centre'],
  ['hig', 'Highgate', 'Haute Porte', 'centre'],
  ['bri', 'Brightwater', 'Eauclaire', 'centre'],
  ['sto', 'Stonefield', 'Pierrefonds', 'centre'],
  ['old', 'Oldport', 'Vieuxport', 'centre'],
  ['wba', 'West Bay', 'Baie de l’Ouest', 'sea'],
  ['snd', 'Middle Sound', 'Détroit du Milieu', 'sea'],
  ['eba', 'East Bay', 'Baie de l’Est', 'sea'],
  ['new', 'Newport', 'Neufport'],
  ['mar', 'Marsh End', 'Bout du Marais', 'centre'],
  ['fai', 'Fairhaven', 'Beauhavre', 'centre'],
  ['nar', 'Narrows', 'Les Passes', 'sea'],
  ['gol', 'Goldcliff', 'Falaise d’Or', 'centre'],
  ['red', 'Redhill', 'Rougemont', 'centre'],
  ['mil', 'Millbrook', 'Moulinet', 'centre'],
  ['san', 'Sandy Cape', 'Cap des Sables', 'centre'],
  ['sth', 'South Sea', 'Mer du Sud', 'sea'],
  ['lon', 'Long Beach', 'Longueplage', 'centre'],
  ['kin', 'Kingsbridge', 'Pontroyal', 'centre'],
];

const POWERS = [
  { id: 'north', en: 'Northmark', fr: 'Marche du Nord', homes: ['ash', 'hig', 'bri'], units: ['A ash', 'A hig', 'F bri'] },
  { id: 'west', en: 'Westfold', fr: 'Ponant', homes: ['mar', 'fai', 'mil'], units: ['A mar', 'F fai', 'A mil'] },
  { id: 'east', en: 'Eastreach', fr: 'Levant', homes: ['gol', 'red', 'kin'], units: ['F gol', 'A red', 'A kin'] },
] as const;

/** A small complete variant for three, to begin with. */
export function exampleFolder(id: string): ReadonlyMap<FolderFile, string> {
  const provinces = PROVINCES.map(([province, en, fr, what]) => ({
    id: province,
    name: { en, fr },
    ...(what === 'sea' && { kind: 'sea' as const }),
    ...(what === 'centre' && { centre: true }),
  }));
  const borders = proposedBorders(
    touching(weld({ areas: areasOf() }, 1.5), 1.5),
    provinces.map((one): AuthoredProvince => ({ aliases: [], coasts: [], kind: 'land', centre: false, ...one })),
  );
  const variant = {
    format: 1,
    id,
    name: { en: 'Three Shores', fr: 'Trois Rivages' },
    credit: { en: 'An example of Zongheng. Change it as you like.', fr: 'Un exemple de Zongheng. À changer comme il vous plaira.' },
    powers: POWERS.map(({ id: power, en, fr, homes, units }) => ({ id: power, name: { en, fr }, homes, units })),
    calendar: { year: 1 },
    victory: { centres: 7 },
  };
  return new Map<FolderFile, string>([
    ['variant.json', tidyJson(variant)],
    ['board.json', tidyJson({ format: 1, provinces, borders, drawing: { pages: [{}] } })],
    ['map.svg', svg()],
  ]);
}

type Point = readonly [number, number];

/** The outline of each province, clockwise. Neighbours share their corners. */
function outlines(): readonly { readonly id: string; readonly corners: readonly Point[]; readonly kind: string }[] {
  return PROVINCES.map(([id, , , what], i) => {
    const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const corners = [
      corner(column, row, 'after'),
      ...doubled(column + 1, row),
      corner(column + 1, row + 1, 'before'),
      ...doubled(column, row + 1).toReversed(),
    ];
    return { id, corners: corners.filter((one, k) => String(one) !== String(corners.at(k - 1))), kind: what === 'sea' ? 'sea' : 'land' };
  });
}

const doubled = (column: number, row: number): readonly Point[] => [corner(column, row, 'before'), corner(column, row, 'after')];

/** A corner of the lattice, a little off its place; inside the map it is drawn out to two points. */
function corner(column: number, row: number, side: 'before' | 'after'): Point {
  const isEdge = column === 0 || row === 0 || column === COLUMNS || row === ROWS;
  const off = (n: number, most: number): number => (isEdge ? 0 : ((n * 37) % (2 * most + 1)) - most);
  const [x, y] = [column * CELL.width + off(column * 3 + row * 5, 16), row * CELL.height + off(column * 7 + row * 2, 12)];
  const by = isEdge ? 0 : side === 'before' ? -1 : 1;
  return [x + by * CORNER.x, y + by * CORNER.y];
}

const areasOf = (): MapDrawing['areas'] => new Map(outlines().map(({ id, corners }) => [id, { rings: [corners satisfies Ring], line: 1 }]));

const svg = (): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * CELL.width} ${ROWS * CELL.height}">`,
    '  <!-- One closed shape for each province of board.json, with its id. Colours are only for you: the bot draws its own. -->',
    '  <style>polygon { stroke: #3b2b1a; stroke-width: 2 } .land { fill: #f3ead2 } .sea { fill: #bfd1cb }</style>',
    ...outlines().map(
      ({ id, corners, kind }) => `  <polygon id="${id}" class="${kind}" points="${corners.map(at => at.join(',')).join(' ')}"/>`,
    ),
    '</svg>',
    '',
  ].join('\n');
