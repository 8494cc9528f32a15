import type { Place } from '../../src/authoring/svg/outline.js';

/** A part of the board that has a picture of its own; `to`: its eastern edge, in pixels. */
interface Part {
  readonly id: string;
  readonly en: string;
  readonly fr: string;
  readonly to: number;
}

const part = (id: string, en: string, fr: string, to = Number.POSITIVE_INFINITY): Part => ({ id, en, fr, to });

/** The parts by rows, from the north-west; `to`: the southern edge of a row. A picture shows more all round, so that it overlaps its neighbours. */
const ROWS: readonly { readonly to: number; readonly parts: readonly Part[] }[] = [
  {
    to: 322,
    parts: [
      part('levant', 'Levant', 'Levant', 402),
      part('persia', 'Persia', 'Perse', 720),
      part('hindustan', 'Hindustan', 'Hindoustan', 1056),
      part('tibet', 'Upper Rivers', 'Hauts fleuves', 1419),
      part('china', 'China', 'Chine'),
    ],
  },
  {
    to: 563,
    parts: [
      part('arabia', 'Nubia and Arabia', 'Nubie et Arabie', 422),
      part('deccan', 'Oman and Deccan', 'Oman et Deccan', 778),
      part('burma', 'Bengal and Burma', 'Bengale et Birmanie', 1102),
      part('tonkin', 'Siam and Tonkin', 'Siam et Tonkin', 1441),
      part('luzon', 'Luzon', 'Luçon'),
    ],
  },
  {
    to: 801,
    parts: [
      part('horn', 'Horn of Africa', "Corne de l'Afrique", 449),
      part('lanka', 'Lanka', 'Lanka', 795),
      part('andaman', 'Andaman', 'Andaman', 1142),
      part('champa', 'Champa', 'Champa', 1470),
      part('philippines', 'Philippines', 'Philippines'),
    ],
  },
  {
    to: 1037,
    parts: [
      part('zanj', 'Zanj', 'Zanj', 427),
      part('equator', 'Equator', 'Équateur', 783),
      part('straits', 'Straits', 'Détroits', 1176),
      part('borneo', 'Borneo', 'Bornéo', 1480),
      part('moluccas', 'Moluccas', 'Moluques'),
    ],
  },
  {
    to: Number.POSITIVE_INFINITY,
    parts: [
      part('madagascar', 'Kilwa and Madagascar', 'Kiloua et Madagascar', 410),
      part('south', 'Southern Seas', 'Mers du Sud', 803),
      part('deep', 'Open Ocean', 'Grand large', 1185),
      part('java', 'Java', 'Java'),
    ],
  },
];

/** The parts of the board, each with the provinces whose units are in it. */
export function theatresWith(units: ReadonlyMap<string, Place>): readonly object[] {
  const partOf = new Map([...units].map(([id, at]) => [id, partAt(at)]));
  return ROWS.flatMap(({ parts }) => parts).map(one => ({
    id: one.id,
    name: { en: one.en, fr: one.fr },
    provinces: [...units.keys()].filter(id => partOf.get(id) === one),
  }));
}

const partAt = ([x, y]: Place): Part | undefined => ROWS.find(row => y < row.to)?.parts.find(({ to }) => x < to);
