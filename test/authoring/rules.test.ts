import { describe, expect, test } from 'vitest';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { playGames } from '../../src/authoring/gate/playGames.js';
import type { FolderFile, VariantFault } from '../../src/authoring/model/variantFault.js';
import { uploadedRules } from '../../src/discord/words/variants/uploadedRules.js';
import { sayFolderFault } from '../../src/discord/words/variants/variantFaults.js';
import type { Unit } from '../../src/games/diplomacy/board/position.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { exampleWith, faultsOf, lineOf, type Texts, variantOf } from './folders.js';

const within = (file: FolderFile, more: string, texts: Texts = exampleFolder('shores')): Texts =>
  exampleWith(file, '"format": 1', `"format": 1, ${more}`, texts);
const withRules = (rules: string, texts?: Texts): Texts => within('variant.json', `"rules": [${rules}]`, texts);

/** What a power's unit is offered when a game begins: the places it can move to. */
function movesFrom(variant: Variant, seat: string, at: string): readonly string[] {
  const game = diplomacy(variant);
  const seats = variant.board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));
  const state = game.open({ seats, seed: 1, options: {} });
  const read = (to: string) => game.read(state, seat, `A ${at} - ${to}`, undefined, 'en', 0);
  return variant.board.provinces.map(({ id }) => id).filter(to => to !== at && read(to).lines.every(line => !line.fault));
}

/** How an order of the opening is refused; undefined if it is not. */
function refusalOf(variant: Variant, seat: string, order: string): unknown {
  const game = diplomacy(variant);
  const seats = variant.board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));
  const state = game.open({ seats, seed: 1, options: {} });
  return game.read(state, seat, order, undefined, 'en', 0).lines[0]?.fault;
}

describe('A border that is passed one way', () => {
  const oneWay = exampleWith(
    'board.json',
    '"borders": {',
    '"borders": { "oneWay": { "army": [["ash", "hig"]] },',
    exampleWith('board.json', '["ash", "hig"], ["ash", "old"], ["ash", "pin"]', '["ash", "old"], ["ash", "pin"]'),
  );

  test('leads there and not back, and counts as drawn', () => {
    expect(faultsOf(oneWay)).toEqual([]);
    const { variant } = variantOf(oneWay);
    expect(movesFrom(variant, 'north', 'ash')).toContain('hig');
    expect(variant.board.armyNeighbours.get('hig')).not.toContain('ash');
  });

  test('is not also a border that is passed both ways', () => {
    const twice = exampleWith('board.json', '"borders": {', '"borders": { "oneWay": { "army": [["hig", "ash"]] },');
    expect(faultsOf(twice)).toMatchObject([
      { where: 'borders.oneWay.army[1]', fault: { code: 'variant-border-twice', at: 'hig', other: 'ash' } },
    ]);
  });

  test('does not change how games are played to their end', () => {
    const games = [...playGames(variantOf(oneWay).variant, { games: 3, seed: 1, years: 8 })];
    expect(games.flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });
});

describe('Borders that are drawn and passed by nobody', () => {
  const unlisted = exampleWith('board.json', '["ash", "old"], ["ash", "pin"]', '["ash", "old"]');
  const closed = exampleWith('board.json', '"format": 1', '"drawing": { "closed": [["ash", "pin"]] }, "format": 1', unlisted);

  test.each([
    ['en', 'but nothing passes between them, not even support: Ashford – Pinewood.'],
    ['fr', 'mais rien ne passe de l’une à l’autre, pas même un soutien\u00a0: Ormeville – La Pinède.'],
  ] as const)('are named in the rules that players read: %s', (language, sentence) => {
    const { written, variant } = variantOf(closed);
    expect(uploadedRules(written, variant, variant.board.file.credit, language).blocks.at(-1)).toContain(sentence);
  });

  test('are not mentioned where there are none', () => {
    const { written, variant } = variantOf(exampleFolder('shores'));
    expect(JSON.stringify(uploadedRules(written, variant, variant.board.file.credit, 'en'))).not.toContain('nothing passes');
  });
});

describe('Land that convoys', () => {
  const convoy = 'F bri C A hig - sto';

  test('does so where the folder says', () => {
    expect(refusalOf(variantOf(withRules('{ "rule": "land-convoy", "provinces": ["bri"] }')).variant, 'north', convoy)).toBeUndefined();
  });

  test('does so nowhere else', () => {
    const { variant } = variantOf(withRules('{ "rule": "land-convoy", "provinces": ["new"] }'));
    expect(refusalOf(variant, 'north', convoy)).toMatchObject({ code: 'cannot-convoy-here' });
    expect(refusalOf(variantOf(exampleFolder('shores')).variant, 'north', convoy)).toMatchObject({ code: 'cannot-convoy-here' });
  });
});

/** Where all units are after these orders: "west A old". */
function unitsAfter(
  variant: Variant,
  { units, orders, ...more }: Partial<State['turn'] & State['position']> & { readonly orders: Readonly<Record<string, string>> },
): readonly string[] {
  const game = diplomacy(variant);
  const opened = game.open({ seats: variant.board.powers.map(({ id }) => id), seed: 1, options: {} });
  const { season = 'spring', centres = {} } = more;
  const state: State = { ...opened, turn: { ...opened.turn, season }, position: { ...opened.position, units: units ?? [], centres } };
  const sent = Object.entries(orders).map(([seat, text]) => [seat, game.read(state, seat, text, undefined, 'en', 0)] as const);
  expect(sent.flatMap(([, { lines }]) => lines.flatMap(({ fault }) => fault ?? []))).toEqual([]);
  const { position } = game.advance(state, new Map(sent.map(([seat, { submission }]) => [seat, submission]))).state;
  return position.units.map(({ power, type, at }) => `${power} ${type} ${at}`).toSorted();
}

describe('A virtual army', () => {
  const attack = { units: [{ power: 'west', type: 'A', at: 'old' }], orders: { west: 'A old - ash' } } as const;
  const named = (rule: string) => variantOf(withRules(`{ "rule": "${rule}", "power": "north", "province": "ash" }`)).variant;

  test('of an illusion guards the home that the folder names', () => {
    expect(unitsAfter(named('illusion'), attack)).toEqual(['west A old']);
    expect(unitsAfter(variantOf(exampleFolder('shores')).variant, attack)).toEqual(['west A ash']);
  });

  test('of the immortal comes back in the fall to the home that the folder names, while it is another’s', () => {
    const away = { units: [{ power: 'west', type: 'A', at: 'mar' }], orders: {}, centres: { ash: 'west' } } as const;
    expect(unitsAfter(named('immortality'), { ...away, season: 'fall' })).toEqual(['north A ash', 'west A mar']);
    expect(unitsAfter(named('immortality'), { ...away, season: 'spring' })).toEqual(['west A mar']);
  });
});

describe('In an open ocean', () => {
  test('of a board with names of three letters, too, each fleet follows its own order', () => {
    const { variant } = variantOf(withRules('{ "rule": "open-oceans", "provinces": ["wba"] }'));
    const fleet = (power: string, at: string): Unit => ({ power, type: 'F', at });
    const units = [fleet('north', 'wba#1'), fleet('north', 'wba#2'), fleet('west', 'wba#3')];
    const orders = { north: 'F wba#1 - ash; F wba#2 H', west: 'F wba#3 - mar' };
    expect(unitsAfter(variant, { units, orders })).toEqual(['north F ash', 'north F wba', 'west F mar']);
  });
});

/** The example with a capital for each power. */
const withCapitals = [
  ['north', 'ash'],
  ['west', 'mar'],
  ['east', 'gol'],
].reduce(
  (texts, [power, capital]) => exampleWith('variant.json', `"id": "${power}",`, `"id": "${power}", "capital": "${capital}",`, texts),
  exampleFolder('shores'),
);

test('Decisive battles have their own pages of rules, what is played without them has those of Classic', () => {
  expect(variantOf(withRules('{ "rule": "decisive-battles" }', withCapitals)).variant.rulesPages).toEqual(['decisive-battles']);
  expect(variantOf(withCapitals).variant.rulesPages).toEqual(['classic']);
});

describe('The settings of a rule', () => {
  test.each([
    { rule: 'land-convoy', provinces: ['bri', 'new'] },
    { rule: 'open-oceans', provinces: ['wba', 'sth'] },
    { rule: 'sea-raiders', power: 'north' },
    { rule: 'underways', power: 'north', province: 'hig', provinces: ['sto', 'kin'] },
    { rule: 'immortality', power: 'north', province: 'ash' },
    { rule: 'illusion', power: 'west', province: 'mar' },
    { rule: 'strong-capitals', powers: ['west', 'east'] },
  ])('are in the folder again that is written from what it was compiled to: $rule', rule => {
    const { variant, geometry } = variantOf(withRules(JSON.stringify(rule), withCapitals));
    const written = writeVariant(variant, geometry);
    if (!written.ok) throw new Error(written.fault);
    expect(JSON.parse(written.value.get('variant.json') ?? '').rules).toEqual([rule]);
  });

  test('that make capitals matter are told on the board', () => {
    const matter = (texts: Texts) => variantOf(texts).board.capitalsMatter ?? false;
    expect(matter(withRules('{ "rule": "strong-capitals", "powers": ["west"] }', withCapitals))).toBe(true);
    expect(matter(withCapitals)).toBe(false);
  });
});

describe('Victory by share', () => {
  const withVictory = (victory: string): Texts => exampleWith('variant.json', '"victory": { "centres": 7 }', `"victory": ${victory}`);

  test('takes more than the share of the centres that count', () => {
    expect(variantOf(withVictory('{}')).board.victory).toMatchObject({ centres: 7, of: 13 });
    expect(variantOf(withVictory('{ "share": 0.7 }')).board.victory).toMatchObject({ centres: 10, of: 13 });
    expect(variantOf(withVictory('{ "notCounted": ["old"], "share": 0.5 }')).board.victory).toMatchObject({ centres: 7, of: 12 });
  });

  test('is not reached when the game begins', () => {
    expect(faultsOf(withVictory('{ "share": 0.15 }'))).toMatchObject([
      { fault: { code: 'variant-victory-won', power: 'north', centres: 3 } },
    ]);
  });
});

describe('Rivers and walls', () => {
  const river =
    '"rivers": [{ "id": "swift", "name": { "en": "Swift", "fr": "Vive" }, "provinces": ["ash", "hig", "bri"], "mouth": "snd" }]';
  const texts = within('board.json', `${river}, "walls": [{ "owner": "red", "facing": "new" }]`);

  test('are on the board: fleets travel the river from province to province and out to sea', () => {
    const { board } = variantOf(texts);
    expect(board.riverSteps).toEqual([
      ['ash', 'hig', ['swift']],
      ['bri', 'hig', ['swift']],
      ['bri', 'snd', ['swift']],
    ]);
    expect(board.provinces.find(({ id }) => id === 'hig')?.rivers).toEqual(['swift']);
    const { variant } = variantOf(withRules('{ "rule": "rapid-river-moves" }, { "rule": "walls" }', texts));
    expect(refusalOf(variant, 'north', 'F bri RRM hig ash')).toBeUndefined();
    expect(refusalOf(variant, 'north', 'F bri RRM sto new')).toBeDefined();
  });

  test('are drawn where the drawing has them; a wall along the border, within its owner’s land', () => {
    const drawn = exampleWith('map.svg', '</svg>', '<polyline id="river:swift" points="200,80 400,90 560,120"/></svg>', texts);
    const { board } = variantOf(drawn);
    expect(board.rivers[0]?.line).toEqual([
      [400, 160],
      [800, 180],
      [1120, 240],
    ]);
    expect(variantOf(texts).board.rivers[0]?.line).toHaveLength(4);
    const [wall] = board.walls;
    expect(wall?.lines).toHaveLength(1);
    expect(wall?.lines[0]?.length).toBeGreaterThan(1);
  });

  test('of a drawing are on the board', () => {
    const stray = exampleWith('map.svg', '</svg>', '<path id="river:slow" d="M200 80L400 90"/></svg>', texts);
    expect(faultsOf(stray)).toMatchObject([{ file: 'map.svg', fault: { code: 'svg-place-unknown', typed: 'river:slow' } }]);
  });
});

type Case = readonly [what: string, texts: Texts, file: FolderFile, found: string, fault: VariantFault];
const river = (more: string): Texts => within('board.json', `"rivers": [{ "id": "r", "name": { "en": "Swift" }, ${more} }]`);
/** The example with letters for its first two powers. */
const lettered = (north: string, west: string): Texts =>
  exampleWith(
    'variant.json',
    '"id": "west",',
    `"id": "west", "letters": "${west}",`,
    exampleWith('variant.json', '"id": "north",', `"id": "north", "letters": "${north}",`),
  );

const CASES: readonly Case[] = [
  [
    'a river over a border that fleets do not pass',
    river('"provinces": ["pin", "ash"]'),
    'board.json',
    '"rivers"',
    { code: 'variant-river-broken', at: 'pin', other: 'ash' },
  ],
  ['a river at sea', river('"provinces": ["wba"]'), 'board.json', '"rivers"', { code: 'variant-not-of-kind', at: 'wba', kind: 'land' }],
  [
    'a mouth on land',
    river('"provinces": ["ash"], "mouth": "hig"'),
    'board.json',
    '"rivers"',
    { code: 'variant-not-of-kind', at: 'hig', kind: 'sea' },
  ],
  [
    'a river into none',
    river('"provinces": ["ash"], "joins": "q"'),
    'board.json',
    '"rivers"',
    { code: 'variant-river-joins', typed: 'q', at: 'ash' },
  ],
  [
    'a wall between provinces that do not touch',
    within('board.json', '"walls": [{ "owner": "pin", "facing": "kin" }]'),
    'board.json',
    '"walls"',
    { code: 'variant-wall-nowhere', at: 'pin', other: 'kin' },
  ],
  [
    'a rule of rivers without any',
    withRules('{ "rule": "rapid-river-moves" }'),
    'variant.json',
    '"rules"',
    { code: 'variant-rule-idle', typed: 'rivers' },
  ],
  [
    'a rule of walls without any',
    withRules('{ "rule": "walls" }'),
    'variant.json',
    '"rules"',
    { code: 'variant-rule-idle', typed: 'walls' },
  ],
  [
    'votes on neutrals without any',
    withRules('{ "rule": "armed-neutrals" }'),
    'variant.json',
    '"rules"',
    { code: 'variant-rule-idle', typed: 'neutral' },
  ],
  [
    'nomads that nobody places',
    withRules('{ "rule": "barbarians", "power": "north", "provinces": ["pin"] }'),
    'variant.json',
    '"rules"',
    { code: 'variant-rule-idle', typed: 'calendar.placement' },
  ],
  [
    'an ocean on land',
    withRules('{ "rule": "open-oceans", "provinces": ["pin"] }'),
    'variant.json',
    '"rules"',
    { code: 'variant-not-of-kind', at: 'pin', kind: 'sea' },
  ],
  [
    'a convoy on land where no fleet can be',
    withRules('{ "rule": "land-convoy", "provinces": ["bri", "red"] }'),
    'variant.json',
    '"rules"',
    { code: 'variant-no-fleet-there', at: 'red' },
  ],
  [
    'a province twice in a rule',
    withRules('{ "rule": "land-convoy", "provinces": ["bri", "new", "bri"] }'),
    'variant.json',
    '"rules"',
    { code: 'variant-id-taken', typed: 'bri' },
  ],
  [
    'a power twice in a rule',
    withRules('{ "rule": "strong-capitals", "powers": ["west", "west"] }'),
    'variant.json',
    '"rules"',
    { code: 'variant-id-taken', typed: 'west' },
  ],
  [
    'orders without moves',
    within('variant.json', '"orders": ["hold", "support"]'),
    'variant.json',
    '"orders"',
    { code: 'variant-orders-left-out', orders: ['move'] },
  ],
  [
    'orders of which only those at sea are left',
    within('variant.json', '"orders": ["move", "convoy"]'),
    'variant.json',
    '"orders"',
    { code: 'variant-orders-left-out', orders: ['hold', 'support'] },
  ],
  [
    'letters of two powers',
    lettered('N', 'N'),
    'variant.json',
    'west',
    { code: 'variant-same-letters', typed: 'N', other: 'N', power: 'north' },
  ],
  [
    'letters of two powers that differ in case',
    lettered('É', 'é'),
    'variant.json',
    'west',
    { code: 'variant-same-letters', typed: 'é', other: 'É', power: 'north' },
  ],
  [
    'battles without capitals',
    withRules('{ "rule": "decisive-battles" }'),
    'variant.json',
    '"rules"',
    { code: 'variant-missing-field', typed: 'capital (north)' },
  ],
  [
    'a rule without its settings',
    withRules('{ "rule": "land-convoy" }'),
    'variant.json',
    '"rules"',
    { code: 'variant-missing-field', typed: 'provinces' },
  ],
  [
    'a power that nobody can play',
    exampleWith('variant.json', '"homes": ["gol", "red", "kin"]', '"homes": []'),
    'variant.json',
    '"homes": []',
    { code: 'variant-too-small', least: 1, of: 'list' },
  ],
  [
    'a city elsewhere',
    exampleWith('variant.json', '"homes": ["gol", "red", "kin"]', '"cities": ["new"], "homes": ["gol", "red", "kin"]'),
    'variant.json',
    '"cities"',
    { code: 'variant-city-elsewhere', at: 'new' },
  ],
  [
    'cities and units',
    exampleWith('variant.json', '"homes": ["gol", "red", "kin"]', '"cities": ["gol"], "homes": ["gol", "red", "kin"]'),
    'variant.json',
    '"cities"',
    { code: 'variant-city-and-units' },
  ],
  [
    'a second colour of a power that is played',
    exampleWith('variant.json', '"homes": ["gol", "red", "kin"]', '"activeColour": "#aa3311", "homes": ["gol", "red", "kin"]'),
    'variant.json',
    '"activeColour"',
    { code: 'variant-not-neutral' },
  ],
];

describe('A fault is told with its file, its line and a sentence:', () => {
  test.each(CASES.map(([what, texts, file, found, fault]) => [what, { texts, file, found, fault }] as const))(
    '%s',
    (_, { texts, file, found, fault }) => {
      const faults = faultsOf(texts);
      expect(faults.map(one => [one.file, one.line, one.fault])).toContainEqual([file, lineOf(texts, file, found), fault]);
      for (const language of LANGUAGES)
        for (const one of faults) expect(sayFolderFault(one, language)).toMatch(/^(?:variant|board)\.json:\d+.*: \S.*[.!]$/u);
    },
  );

  test('one player is too few', () => {
    const neutral = (id: string, texts?: Texts) => exampleWith('variant.json', `"id": "${id}"`, `"id": "${id}", "neutral": true`, texts);
    expect(faultsOf(neutral('north'))).toEqual([]);
    expect(faultsOf(neutral('west', neutral('north')))).toMatchObject([{ where: 'powers', fault: { code: 'variant-few-players' } }]);
  });
});

test('Land that convoys is not measured by borders that are not there yet', () => {
  const rules = withRules('{ "rule": "land-convoy", "provinces": ["bri"] }');
  const board = rules.get('board.json') ?? '';
  const texts = new Map([...rules, ['board.json' as const, `${board.slice(0, board.indexOf(',\n  "borders"'))}\n}\n`]]);
  const codes = faultsOf(texts).map(({ fault }) => fault.code);
  expect(codes).toContain('borders-missing');
  expect(codes).not.toContain('variant-no-fleet-there');
});

test('A game without convoys can be told so; hold, move and support are in every game', () => {
  expect(faultsOf(within('variant.json', '"orders": ["support", "move", "hold"]'))).toEqual([]);
});

test('Letters that are chosen for a power differ from those of others not only in case', () => {
  const texts = exampleWith('variant.json', '"id": "west",', '"id": "west", "letters": "n",');
  expect(variantOf(texts).board.powers.map(({ badge }) => badge)).toEqual(['No', 'n', 'E']);
});

describe('A power that nobody plays', () => {
  const neutral = exampleWith('variant.json', '"id": "north"', '"id": "north", "neutral": true');

  test('has no seat; its units hold to the end', () => {
    const { variant } = variantOf(neutral);
    const game = diplomacy(variant);
    expect(game.players.most).toBe(2);
    const games = [...playGames(variant, { games: 3, seed: 1, years: 8 })];
    expect(games.flatMap(({ breach }) => breach ?? [])).toEqual([]);
    expect(games.every(({ winner }) => winner !== 'north')).toBe(true);
  });

  test('is ordered by the votes of the others where the folder says so', () => {
    const { variant } = variantOf(withRules('{ "rule": "armed-neutrals" }', neutral));
    expect(refusalOf(variant, 'west', 'F bri - snd')).toBeUndefined();
  });
});
