import { poleOf } from '../../src/authoring/places/placesOf.js';
import type { Ring } from '../../src/authoring/svg/outline.js';

/** Where the parts of the board that have pictures of their own part from each other, in pixels. Each shows 90 pixels more all round. */
const COLUMNS = [370, 655, 945, 1230];
const ROWS = [375, 670, 965];

/** By rows, from the north-west. */
const PARTS: readonly (readonly [id: string, en: string, fr: string])[] = [
  ['levant', 'Levant', 'Levant'],
  ['persia', 'Persia', 'Perse'],
  ['hindustan', 'Hindustan', 'Hindoustan'],
  ['tibet', 'Tibet', 'Tibet'],
  ['china', 'China', 'Chine'],
  ['nubia', 'Nubia and Yemen', 'Nubie et Yémen'],
  ['oman', 'Oman and Sind', 'Oman et Sind'],
  ['deccan', 'Deccan', 'Deccan'],
  ['burma', 'Burma and Siam', 'Birmanie et Siam'],
  ['luzon', 'Champa and Luzon', 'Champa et Luçon'],
  ['horn', 'Horn of Africa', "Corne de l'Afrique"],
  ['equator', 'Equator', 'Équateur'],
  ['lanka', 'Lanka', 'Lanka'],
  ['straits', 'Straits', 'Détroits'],
  ['borneo', 'Borneo', 'Bornéo'],
  ['madagascar', 'Kilwa and Madagascar', 'Kiloua et Madagascar'],
  ['south', 'Southern Seas', 'Mers du Sud'],
  ['deep', 'Open Ocean', 'Grand large'],
  ['sumatra', 'Sumatra', 'Sumatra'],
  ['java', 'Java and Celebes', 'Java et Célèbes'],
];

/** The parts of the board, each with the provinces whose middles are in it. */
export function theatresFor(shown: ReadonlyMap<string, readonly Ring[]>): readonly object[] {
  const placed = [...shown].map(([id, rings]) => ({ id, part: partAt(poleOf(rings)) }));
  return PARTS.map(([id, en, fr], number) => ({
    id,
    name: { en, fr },
    provinces: placed.filter(({ part }) => part === number).map(province => province.id),
  }));
}

const partAt = ([x, y]: readonly [number, number]): number => step(ROWS, y) * (COLUMNS.length + 1) + step(COLUMNS, x);
const step = (limits: readonly number[], value: number): number => limits.filter(limit => value >= limit).length;
