/**
 * The Cauldron as its three sectors have it: who borders whom is written once, for one sector, and turned round. So no power is placed better
 * than another, whatever the drawing does.
 */
export type Kind = 'capital' | 'left' | 'moor' | 'right' | 'gate' | 'basin' | 'ocean';
export const SECTORS = [0, 1, 2] as const;
export type Sector = (typeof SECTORS)[number];
type Named = readonly [id: string, en: string, fr: string];

/** Clockwise from the north. A gate and an ocean lie between their sector and the next. */
export const PLACES: Readonly<Record<Kind, readonly [Named, Named, Named]>> = {
  capital: [
    ['hig', 'Highkeep', 'Hautfort'],
    ['sun', 'Suncourt', 'Clairecour'],
    ['iro', 'Ironhall', 'Ferrières'],
  ],
  left: [
    ['col', 'Coldport', 'Froidport'],
    ['pea', 'Pearlbay', 'Perlanse'],
    ['ree', 'Reedham', 'Roselière'],
  ],
  moor: [
    ['sno', 'Snowmoor', 'Neigelande'],
    ['oak', 'Oakdown', 'Chênaie'],
    ['dus', 'Dustwold', 'Sablons'],
  ],
  right: [
    ['bir', 'Birchwood', 'Boulaie'],
    ['vin', 'Vinehill', 'Vignemont'],
    ['fox', 'Foxcliff', 'Goupil'],
  ],
  gate: [
    ['eag', 'Eastgate', 'Porte-Est'],
    ['sog', 'Southgate', 'Porte-Sud'],
    ['weg', 'Westgate', 'Porte-Ouest'],
  ],
  basin: [
    ['nba', 'North Basin', 'Bassin nord'],
    ['eba', 'East Basin', 'Bassin est'],
    ['wba', 'West Basin', 'Bassin ouest'],
  ],
  ocean: [
    ['ris', 'Sunrise Sea', 'Mer du Levant'],
    ['oce', 'Great Ocean', 'Grand Océan'],
    ['set', 'Sunset Sea', 'Mer du Couchant'],
  ],
};
/** The island in the middle, which turns into itself. */
export const ISLE: Named = ['emb', 'Ember Isle', 'Île de Braise'];

/** The id of a kind of province in a sector; sectors are counted round. */
export const idOf = (kind: Kind, sector: number): string => PLACES[kind][(((sector % 3) + 3) % 3) as Sector][0];

/** Borders of a sector: the other end may be in the next sector. */
type End = readonly [Kind, 0 | 1] | 'isle';
type Border = readonly [Kind, End];
const ARMY: readonly Border[] = [
  ['capital', ['left', 0]],
  ['capital', ['moor', 0]],
  ['capital', ['right', 0]],
  ['left', ['moor', 0]],
  ['moor', ['right', 0]],
];
const FLEET: readonly Border[] = [
  // Along the coasts of a sector's island.
  ['capital', ['left', 0]],
  ['capital', ['right', 0]],
  ['left', ['moor', 0]],
  ['moor', ['right', 0]],
  // From its coasts to sea.
  ['capital', ['basin', 0]],
  ['left', ['basin', 0]],
  ['right', ['basin', 0]],
  ['right', ['ocean', 0]],
  ['moor', ['ocean', 0]],
  ['ocean', ['moor', 1]],
  ['ocean', ['left', 1]],
  // Round the gate, and at sea.
  ['gate', ['ocean', 0]],
  ['gate', ['basin', 0]],
  ['gate', ['basin', 1]],
  ['ocean', ['basin', 0]],
  ['ocean', ['basin', 1]],
  ['basin', ['basin', 1]],
  ['ocean', ['ocean', 1]],
  ['basin', 'isle'],
];

type Pair = readonly [string, string];
const turned = (borders: readonly Border[]): readonly Pair[] =>
  SECTORS.flatMap(sector =>
    borders.map(([kind, end]): Pair => [idOf(kind, sector), end === 'isle' ? ISLE[0] : idOf(end[0], sector + end[1])]),
  )
    .map(([a, b]): Pair => (a < b ? [a, b] : [b, a]))
    .toSorted((a, b) => (a.join(' ') < b.join(' ') ? -1 : 1));

export const borders = { army: turned(ARMY), fleet: turned(FLEET) };

const isWet = (kind: Kind): boolean => kind === 'basin' || kind === 'ocean';
const isCentre = (kind: Kind): boolean => !isWet(kind) && kind !== 'moor';

const province = ([id, en, fr]: Named, { sea = false, centre = false }) => ({
  id,
  name: { en, fr },
  ...(sea && { kind: 'sea' as const }),
  ...(centre && { centre: true }),
});
const kinds: readonly Kind[] = ['capital', 'left', 'right', 'moor', 'gate', 'basin', 'ocean'];

export const board = {
  format: 1,
  provinces: [
    ...SECTORS.flatMap(sector => kinds.map(kind => province(PLACES[kind][sector], { sea: isWet(kind), centre: isCentre(kind) }))),
    province(ISLE, { centre: true }),
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  borders,
  // So that units and names can be read on a phone.
  drawing: { width: 1000, pages: [{}] },
};

const seas = new Set(board.provinces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])));
export const isSea = (id: string): boolean => seas.has(id);

const POWERS = [
  { id: 'norrick', name: { en: 'Norrick', fr: 'Norrique' }, adjective: { en: 'Norrish', fr: 'norriquois' } },
  { id: 'sarmont', name: { en: 'Sarmont', fr: 'Sarmont' }, adjective: { en: 'Sarmontese', fr: 'sarmontais' } },
  { id: 'velden', name: { en: 'Velden', fr: 'Veldène' }, adjective: { en: 'Veldish', fr: 'veldois' } },
] as const;

export const variant = {
  format: 1,
  id: 'cauldron',
  name: { en: 'The Cauldron', fr: 'Le Chaudron' },
  credit: {
    en: 'A board for three, for an evening. Places, names and drawing are Zongheng’s own. Diplomacy is a game by Allan B. Calhamer.',
    fr: 'Un plateau pour trois, pour une soirée. Lieux, noms et dessin sont de Zongheng. Diplomacy est un jeu d’Allan B. Calhamer.',
  },
  powers: POWERS.map((power, sector) => ({
    ...power,
    homes: [idOf('capital', sector), idOf('left', sector), idOf('right', sector)],
    units: [`A ${idOf('capital', sector)}`, `A ${idOf('left', sector)}`, `F ${idOf('right', sector)}`],
    territory: [idOf('capital', sector), idOf('left', sector), idOf('right', sector), idOf('moor', sector)],
  })),
  calendar: { year: 1 },
  victory: { centres: 8, lastYear: 10 },
};
