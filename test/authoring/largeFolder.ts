import { tidyJson } from '../../src/authoring/compile/tidyJson.js';
import type { AuthoredProvince } from '../../src/authoring/model/folderFiles.js';
import { proposedBorders } from '../../src/authoring/topology/proposedBorders.js';
import { touching } from '../../src/authoring/topology/touching.js';
import { weld } from '../../src/authoring/topology/weld.js';
import type { Texts } from './folders.js';

const [WIDE, HIGH] = [60, 44];

/** A made-up word for a number: no two are the same. */
function wordOf(number: number): string {
  const syllables = ['ba', 'ko', 'du', 'fe', 'gi', 'lo', 'ma', 'nu', 're', 'si', 'ta', 'vo'];
  const [a, b, c] = [Math.floor(number / 144), Math.floor(number / 12) % 12, number % 12].map(one => syllables[one] ?? '');
  return `${a}${b}${c}n`;
}

export interface LargeFolder {
  readonly provinces: number;
  readonly powers: number;
  readonly columns?: number;
  /** How many homes with a unit each power has, if there are as many. */
  readonly units?: number;
}

/** A variant on a wall of bricks, of which every fifth column and row is sea: as many provinces and powers as are asked for. */
export function largeFolder({ provinces: many, powers, units = 3, columns = Math.ceil(Math.sqrt(many * 0.8)) }: LargeFolder): Texts {
  const rows = Math.ceil(many / columns);
  const bricks = Array.from({ length: many }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const left = column * WIDE + (row % 2) * (WIDE / 2);
    const [top, right, low] = [row * HIGH, left + WIDE, (row + 1) * HIGH];
    const middle = left + WIDE / 2;
    const corners: (readonly [number, number])[] = [
      [left, top],
      ...(row > 0 ? [[middle, top] as const] : []),
      [right, top],
      [right, low],
      ...(row < rows - 1 ? [[middle, low] as const] : []),
      [left, low],
    ];
    const word = wordOf(i);
    const isSea = column % 5 === 4 || row % 5 === 4;
    return { id: `p${i}`, name: `${word.charAt(0).toUpperCase()}${word.slice(1)}`, isSea, corners };
  });
  const land = bricks.filter(({ isSea }) => !isSea);
  const centres = land.filter((_, i) => i % 2 === 0).map(({ id }) => id);
  const provinces = bricks.map(({ id, name, isSea }) => ({
    ...{ id, name: { en: name } },
    ...(isSea ? { kind: 'sea' as const } : centres.includes(id) && { centre: true }),
  }));
  const areas = new Map(bricks.map(({ id, corners }) => [id, { rings: [corners], line: 1 }]));
  const borders = proposedBorders(
    touching(weld({ areas }, 1.5), 1.5),
    provinces.map((one): AuthoredProvince => ({ aliases: [], coasts: [], kind: 'land', centre: false, ...one })),
  );
  const each = Math.min(units, Math.floor(centres.length / powers));
  const variant = {
    ...{ format: 1, id: 'large', name: { en: 'Bricks' }, credit: { en: 'Made for a test.' } },
    powers: Array.from({ length: powers }, (_, i) => {
      const homes = centres.slice(i * each, (i + 1) * each);
      return { id: `q${i}`, name: { en: `Realm of ${wordOf(1000 + i)}` }, homes, units: homes.map(home => `A ${home}`) };
    }),
    ...{ calendar: { year: 1 }, victory: { share: 0.5 } },
  };
  const polygons = bricks.map(({ id, corners }) => `<polygon id="${id}" points="${corners.map(at => at.join(',')).join(' ')}"/>`);
  const size = `0 0 ${(columns + 0.5) * WIDE} ${rows * HIGH}`;
  return new Map([
    ['variant.json', tidyJson(variant)],
    ['board.json', tidyJson({ format: 1, provinces, borders })],
    ['map.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">\n${polygons.join('\n')}\n</svg>\n`],
  ] as const);
}
