import { type Random, shuffled } from '../../src/lib/random.js';

/** Returns a line that somebody might send to `zongheng adjudicate`, from a well-formed question to noise. It has no line break. */
export function badLine(random: Random): string {
  const kind = random() < CROWDED ? crowded : oneOf([noise, broken, twisted, absurd], random);
  return (kind ?? noise)(random).replaceAll('\n', ' ');
}

/** The share of overlong lines. They are rare because they take long to answer. */
const CROWDED = 0.03;

const upTo = (most: number, random: Random): number => Math.floor(random() * most);
const oneOf = <T>(items: readonly T[], random: Random): T | undefined => items[upTo(items.length, random)];
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export const GOOD = {
  variant: 'classic',
  phase: 'movement',
  season: 'spring',
  year: 1901,
  units: [
    { power: 'france', type: 'A', loc: 'par' },
    { power: 'germany', type: 'A', loc: 'mun' },
    { power: 'england', type: 'F', loc: 'nth' },
  ],
  dislodged: [],
  contested: [],
  sc: { par: 'france', mun: 'germany' },
  orders: [
    { power: 'france', text: 'A par - bur' },
    { power: 'germany', text: 'A mun - bur' },
    { power: 'england', text: 'F nth H' },
  ],
} as const;

/** Random bytes read as Latin-1: they may contain any character, but are hardly ever JSON. */
const noise = (random: Random): string => String.fromCodePoint(...times(upTo(300, random), () => upTo(256, random)));

/** A question with a piece removed, doubled or overwritten. */
function broken(random: Random): string {
  const text = JSON.stringify(GOOD);
  const from = upTo(text.length, random);
  const to = from + upTo(20, random);
  const filling = oneOf(
    ['', text.slice(from, to).repeat(2), '"', '\\', '{', ']', '\u0000', '\ud800', '1e999', 'null', '\u2028', '\r'],
    random,
  );
  return text.slice(0, from) + filling + text.slice(to);
}

const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  'x',
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  { length: 3 },
  'nth',
  'A',
  'stp/nc',
];

/** A question with one value of the wrong type. */
function twisted(random: Random): string {
  const question: Record<string, unknown> = structuredClone({ ...GOOD });
  const key = oneOf(Object.keys(question), random) ?? 'units';
  const odd = oneOf(ODD, random);
  const inner = question[key];
  if (Array.isArray(inner) && inner.length > 0 && random() < 0.6) {
    const field = oneOf(['power', 'type', 'loc', 'text', 'attackerFrom', 'retreats'], random) ?? 'loc';
    question[key] = inner.map((item, i) => (i === 0 ? { ...item, [field]: odd } : item));
  } else question[key] = odd;
  return JSON.stringify(question);
}

const PLACES = ['par', 'PAR', 'nth', 'stp', 'stp/nc', 'stp/xx', 'spa/sc', 'swi', 'xia', 'BOH', '', 'ank', 'con', 'mun', 'bul/ec'];
const POWERS = ['france', 'FRANCE', 'mars', 'qin', '', 'germany', 'england', '__proto__'];
const TEXTS = [
  'A par - bur',
  'F nth C A par - lon',
  'A par S A par',
  'A par - par',
  'F nth ~> par',
  'waive',
  'Build F stp',
  'A',
  '-',
  ' ',
  'A par R F',
];

/** A well-formed question about an impossible position. */
function absurd(random: Random): string {
  const unit = () => ({ power: oneOf(POWERS, random), type: oneOf(['A', 'F'], random), loc: oneOf(PLACES, random) });
  return JSON.stringify({
    variant: oneOf(['classic', 'warring-states-v2', 'none'], random),
    phase: oneOf(['movement', 'retreat', 'adjustment'], random),
    season: oneOf(['spring', 'fall', 'autumn', 'winter'], random),
    year: upTo(3000, random),
    units: times(upTo(6, random), unit),
    dislodged: times(upTo(3, random), () => ({
      ...unit(),
      attackerFrom: oneOf(PLACES, random),
      retreats: times(upTo(3, random), () => oneOf(PLACES, random)),
    })),
    contested: times(upTo(3, random), () => oneOf(PLACES, random)),
    sc: Object.fromEntries(times(upTo(4, random), () => [oneOf(PLACES, random), oneOf(POWERS, random)])),
    orders: times(upTo(8, random), () => ({ power: oneOf(POWERS, random), text: oneOf(TEXTS, random) })),
  });
}

/** A question with far more of something than is allowed. */
function crowded(random: Random): string {
  const many = oneOf([1_000, 5_000], random) ?? 1_000;
  const [kind] = shuffled(
    [
      () => JSON.stringify({ ...GOOD, orders: times(many, () => ({ power: 'france', text: oneOf(TEXTS, random) })) }),
      () => JSON.stringify({ ...GOOD, units: times(many, () => ({ power: 'france', type: 'A', loc: oneOf(PLACES, random) })) }),
      () => JSON.stringify({ ...GOOD, orders: [{ power: 'france', text: 'A par - '.repeat(many) }] }),
      () => `{"units":${'['.repeat(many)}${']'.repeat(many)}}`,
      () => JSON.stringify({ ...GOOD, orders: [{ power: 'x'.repeat(many), text: 'A par H' }] }),
    ],
    random,
  );
  return kind ? kind() : '';
}
