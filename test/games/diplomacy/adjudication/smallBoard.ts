import type { BoardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import type { Random } from '../../../../src/lib/random.js';

const POWERS = ['red', 'blue', 'green'];
type Kind = 'inland' | 'coast' | 'river' | 'sea';

/** How frequent provinces of each kind (summing to 1, with inland ones) and walls on borders are. */
interface Flavour {
  readonly sea: number;
  readonly coast: number;
  readonly river: number;
  readonly walls: number;
}
const FLAVOURS: readonly Flavour[] = [
  { sea: 0.22, coast: 0.33, river: 0.3, walls: 0.4 },
  { sea: 0.4, coast: 0.5, river: 0.05, walls: 0.3 },
  { sea: 0.05, coast: 0.1, river: 0.75, walls: 0.2 },
  { sea: 0, coast: 0.15, river: 0.35, walls: 0.9 },
];

/** Returns a board of a few provinces, most of them adjacent, with seas, rivers, walls and sometimes a province with two coasts. */
export function smallBoard(random: Random, size: number): BoardFile {
  const chance = (part: number): boolean => random() < part;
  const flavour = FLAVOURS[Math.floor(random() * FLAVOURS.length)] ?? { sea: 0.3, coast: 0.4, river: 0.3, walls: 0.3 };
  const kinds = Array.from({ length: size }, (_, i): Kind => (i === 0 ? 'sea' : kindOf(flavour, random())));
  const named = kinds.map((kind, i) => ({ id: `${kind.slice(0, 1)}${i}`, kind }));
  const land = named.filter(p => p.kind !== 'sea').map(p => p.id);
  const seas = named.filter(p => p.kind === 'sea').map(p => p.id);
  const river = named.filter(p => p.kind === 'river').map(p => p.id);
  const shores = named.filter(p => p.kind === 'coast' || (p.kind === 'river' && chance(0.3))).map(p => p.id);
  const army = pairs(land).filter(() => chance(0.65));
  const split = chance(0.25) ? shores.find(id => !river.includes(id)) : undefined;
  const shore = (id: string): string => (id === split ? `${id}/${chance(0.5) ? 'nc' : 'sc'}` : id);
  const course = [...river, ...seas.slice(0, chance(0.7) && river.length > 0 ? 1 : 0)];
  const steps = course.slice(1).map((id, i): [string, string] => [course[i] ?? '', id]);
  const passages = [
    ...pairs(seas).filter(() => chance(0.7)),
    ...seas.flatMap(sea => shores.filter(() => chance(0.7)).map((id): [string, string] => [sea, shore(id)])),
    ...army.filter(ends => ends.every(id => shores.includes(id)) && chance(0.4)).map(([a, b]): [string, string] => [shore(a), shore(b)]),
    ...steps,
  ];
  const walls = [...army, ...army.map(([a, b]): [string, string] => [b, a])].filter(() => chance(flavour.walls / 2));
  return boardFileOf({
    provinces: named.map(p => ({ ...p, split: p.id === split, centre: p.kind !== 'sea' && chance(0.5) })),
    army,
    fleet: distinct(passages),
    steps,
    walls: walls.map(([owner, facing]) => ({ owner, facing })),
  });
}

function kindOf({ sea, coast, river }: Flavour, roll: number): Kind {
  if (roll < sea) return 'sea';
  if (roll < sea + coast) return 'coast';
  return roll < sea + coast + river ? 'river' : 'inland';
}

const pairs = (ids: readonly string[]): [string, string][] => ids.flatMap((a, i) => ids.slice(i + 1).map((b): [string, string] => [a, b]));
const distinct = (edges: readonly [string, string][]): [string, string][] => [
  ...new Map(edges.map((edge): [string, [string, string]] => [[...edge].sort().join(), edge])).values(),
];

interface Sketch {
  readonly provinces: readonly { readonly id: string; readonly kind: Kind; readonly split: boolean; readonly centre: boolean }[];
  readonly army: [string, string][];
  readonly fleet: [string, string][];
  readonly steps: [string, string][];
  readonly walls: { owner: string; facing: string }[];
}

const both = (name: string) => ({ en: name, fr: name });

function boardFileOf({ provinces, army, fleet, steps, walls }: Sketch): BoardFile {
  const homes = provinces.filter(p => p.centre).map(p => p.id);
  return {
    id: 'small',
    name: both('Small'),
    credit: both(''),
    provenance: '',
    status: 'reconstructed',
    frame: { width: 1, height: 1 },
    year: { start: 1, season: 'spring', counts: 'up', era: 'none' },
    victory: { centres: provinces.length, of: homes.length, notCounted: [] },
    powers: POWERS.map((id, i) => ({
      id,
      name: both(id),
      adjective: both(id),
      colour: '#000000',
      badge: id.slice(0, 1),
      home: homes.slice(i, i + 1),
      start: [],
      regions: [],
    })),
    provinces: provinces.map(({ id, kind, split, centre }) => ({
      id,
      abbr: id,
      name: both(id),
      aliases: [],
      kind: kind === 'sea' ? 'sea' : 'land',
      coastal: kind === 'coast',
      rivers: kind === 'river' ? ['r'] : [],
      coasts: split ? ['nc', 'sc'] : [],
      centre,
      home: null,
      status: 'standard',
      places: { label: [0, 0], units: {}, dislodgedAt: {}, text: [] },
    })),
    borders: { army, fleet },
    rivers: [],
    riverSteps: steps.map(([a, b]): [string, string, string[]] => [a, b, ['r']]),
    walls: walls.map(wall => ({ ...wall, lines: [] })),
    decor: [],
    theatres: [],
    pages: [],
    notes: [],
  };
}
