import { describe, expect, test } from 'vitest';
import { importVariant } from '../../../src/authoring/foreign/importVariant.js';
import { LAYER_LIMITS } from '../../../src/authoring/foreign/readLayers.js';
import { playGames } from '../../../src/authoring/gate/playGames.js';
import { foreign, imported, offeredOrders, playable } from './foreignFiles.js';

type Box = readonly [label: string, x: number, y: number, width: number, height: number, fill?: string];

/** Three lands between two seas, an island beside them; the land in the middle has two coasts. All of it is moved by its layer. */
const LAND: readonly Box[] = [
  ['West', 0, 60, 100, 100, 'aa0000'],
  ['Middle', 100, 60, 100, 100, 'dddddd'],
  ['East', 200, 60, 100, 100, '0000aa'],
];
const ISLE: Box = ['Far Isle', 300, 60, 100, 100];
const SEAS: readonly Box[] = [
  ['North Sea', 0, 0, 400, 60],
  ['South Sea', 0, 160, 400, 60],
];

const path = ([label, x, y, width, height, fill = 'cccccc']: Box): string =>
  `<path inkscape:label="${label}" style="fill:#${fill};stroke:none" d="M ${x},${y} H ${x + width} V ${y + height} H ${x} Z"/>`;
const unit = (label: string, sides: number, [x, y]: readonly [number, number]): string =>
  `<g inkscape:label="${label}"><path sodipodi:type="star" sodipodi:sides="${sides}" sodipodi:cx="${x}" sodipodi:cy="${y}" d="M${x} ${y}l4 0l0 4z"/></g>`;
const centre = (label: string, fill: string, [x, y]: readonly [number, number]): string =>
  `<g inkscape:label="${label}"><circle cx="${x}" cy="${y}" r="4" style="fill:#${fill}"/></g>`;
const layer = (label: string, content: readonly string[]): string =>
  `<g inkscape:groupmode="layer" inkscape:label="${label}" transform="translate(20,10)">\n${content.join('\n')}\n</g>`;

const drawing = (more = '', land = LAND): string =>
  `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="i" xmlns:sodipodi="s" viewBox="0 0 440 240">
${layer('Region Colors', land.map(path))}
${layer('Island Adjacencies', [path(ISLE)])}
${layer('Island Fills', [path(['Far Isle', 340, 100, 20, 20, '00aa00'])])}
${layer('Sea Adjacencies', SEAS.map(path))}
${layer('Supply Centers', [centre('West', 'aa0000', [20, 80]), centre('Middle', 'ffffff', [120, 80]), centre('East', '0000aa', [220, 80]), centre('Far Isle', '00aa00', [350, 110])])}
${layer('Army Locations', [unit('West', 6, [50, 110])])}
${layer('Fleet Locations', [unit('Middle (nc)', 3, [150, 75]), unit('Middle (sc)', 3, [150, 145])])}
${layer('Units', [unit('West', 6, [50, 110]), unit('East', 3, [250, 110]), unit('Far Isle', 3, [350, 110])])}
${more}
</svg>`;

const CONFIG = {
  name: 'Two Seas!',
  file: 'assets/two.svg',
  'svg config': { neutral: 'dddddd', neutral_sc: 'ffffff', border_margin_hint: 1, detect_starting_units: true, unit_type_labeled: false },
  year: -430,
  victory_count: 3,
  convoyable_islands: 'disabled',
  abbreviations: { ns: 'North Sea', isle: 'Far Isle' },
  overrides: { provinces: { Middle: { coasts: { nc: ['North Sea', 'West', 'East'], sc: ['South Sea', 'West', 'East'] } } } },
  players: {
    Reds: { color: 'aa0000', iscc: 1 },
    Blues: { color: { standard: '0000AA', dark: '000055' }, iscc: 1 },
    Greens: { color: '00aa00' },
  },
};
const files = (config: object = CONFIG, svg = drawing()) => ({ 'config.json': JSON.stringify(config), 'two.svg': svg });

/** The line, from 1, of the first that has a text. */
const lineWith = (text: string, part: string): number => text.split('\n').findIndex(line => line.includes(part)) + 1;

/** The opening orders, from the boxes alone: neighbours share a part of a side; a coast leads to what is listed for it. */
function directOrders(): ReadonlySet<string> {
  const all = [...LAND, ISLE, ...SEAS];
  const id = (label: string): string => label.toUpperCase().replace(' ', '-');
  const kind = (label: string): string => (SEAS.some(([one]) => one === label) ? 'sea' : label === ISLE[0] ? 'isle' : 'land');
  const shares = ([, ax, ay, aw, ah]: Box, [, bx, by, bw, bh]: Box): boolean => {
    const [across, down] = [Math.min(ax + aw, bx + bw) - Math.max(ax, bx), Math.min(ay + ah, by + bh) - Math.max(ay, by)];
    return (across === 0 && down > 0) || (down === 0 && across > 0);
  };
  const beside = (label: string): string[] => {
    const [own] = all.filter(([one]) => one === label);
    return all.flatMap(other => (own && other !== own && shares(own, other) ? [other[0]] : []));
  };
  const coasts = CONFIG.overrides.provinces.Middle.coasts;
  const armies = (from: string): string[] =>
    beside(from)
      .filter(to => kind(to) !== 'sea')
      .map(id);
  const fleets = (from: string): string[] =>
    beside(from).flatMap(to =>
      to === 'Middle'
        ? Object.entries(coasts).flatMap(([coast, list]) => (list.includes(from) ? [`MIDDLE/${coast.toUpperCase()}`] : []))
        : [id(to)],
    );
  const units = [
    { unit: 'A WEST', at: 'West', goals: armies('West') },
    { unit: 'F EAST', at: 'East', goals: fleets('East') },
    { unit: 'F FAR-ISLE', at: 'Far Isle', goals: fleets('Far Isle') },
  ];
  const bare = (at: string): string => at.split('/')[0] ?? '';
  const orders = new Set<string>();
  for (const { unit, goals, at } of units) {
    for (const to of goals) orders.add(`${unit} - ${to}`);
    const near = new Set(goals.map(bare));
    for (const other of units) {
      if (other.at === at) continue;
      if (near.has(id(other.at))) orders.add(`${unit} S ${other.unit}`);
      for (const to of other.goals.map(bare)) if (near.has(to)) orders.add(`${unit} S ${other.unit} - ${to}`);
    }
  }
  return orders;
}

/** The same config, as newer versions of the program write theirs. */
const TOML = `name = "Two Seas!"
file = "two.svg"
config_version = "0.1"
year = -430
victory_count = 3
convoyable_islands = "disabled"

['svg config']
border_margin_hint = 1
detect_starting_units = true
unit_type_labeled = false
neutral_sc = "ffffff"
neutral.standard = "dddddd"
delete_layer = ["army", "fleet"]

[abbreviations]
ns = "North Sea"
isle = "Far Isle"

[overrides.provinces.Middle.coasts]
nc = ["North Sea", "West", "East"]
sc = ["South Sea",
      "West", "East"] # the south

[overrides.provinces]
"South Sea".unit_loc = [[120.5, 180]]

[players]
Reds.color = "aa0000"
Greens.color = "00aa00"

[players.Blues]
iscc = 1
color.standard = "0000AA"
color.dark = "000055"
`;

describe('A DiplomacyGM variant', () => {
  const read = imported(files());
  const variant = playable(read);
  const json = (file: 'variant.json' | 'board.json') => JSON.parse(read.files.get(file) ?? '');

  test('has the same legal opening orders as its files, read directly', () => {
    const bare = new Set([...offeredOrders(variant)]);
    expect([...bare].sort()).toEqual([...directOrders()].sort());
  });

  test('keeps players, colours, homes, units, land, the year and who wins', () => {
    expect(json('variant.json')).toMatchObject({
      id: 'two-seas',
      name: { en: 'Two Seas' },
      calendar: { year: 430, counts: 'down', era: 'bc' },
      victory: { centres: 3 },
      powers: [
        { id: 'reds', colour: '#aa0000', homes: ['west'], units: ['A west'], territory: ['west'] },
        { id: 'blues', colour: '#0000aa', homes: ['east'], units: ['F east'] },
        { id: 'greens', homes: ['far-isle'], units: ['F far-isle'], territory: ['far-isle'] },
      ],
    });
    expect(json('board.json').provinces.find(({ id }: { id: string }) => id === 'north-sea')).toEqual({
      ...{ id: 'north-sea', name: { en: 'North Sea' }, aliases: ['ns'], kind: 'sea' },
    });
  });

  test('is drawn as it was, with its units where they stood', () => {
    const { frame, provinces } = variant.board.file;
    expect(frame).toEqual({ width: 1600, height: 880 });
    const places = provinces.find(({ id }) => id === 'middle')?.places;
    expect(places?.units).toEqual({ nc: [600, 300], sc: [600, 580] });
    expect(json('board.json').drawing.apart).toBeUndefined();
  });

  test('can be hosted at once, and is played without a breach', () => {
    expect(read).toMatchObject({ tasks: [], faults: [], isHostable: true });
    expect([...playGames(variant, { games: 10, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('is the same from a config.toml', () => {
    const toml = imported({ 'config.toml': TOML, 'two.svg': drawing() });
    const powers = (one: typeof read): unknown => JSON.parse(one.files.get('variant.json') ?? '').powers;
    expect(toml.files.get('board.json')).toBe(read.files.get('board.json'));
    expect(toml.files.get('map.svg')).toBe(read.files.get('map.svg'));
    expect(powers(toml)).toEqual(expect.arrayContaining(powers(read) as unknown[]));
    expect(toml).toMatchObject({ tasks: [], faults: [], isHostable: true });
  });

  test('a version says only what differs from the folder above; the units of a player who is taken out stand', () => {
    const over = {
      'config.json': JSON.stringify({ file: 'two.svg', players: { Reds: { disabled: 'true' } } }),
      '../config.json': JSON.stringify(CONFIG),
      'two.svg': drawing(),
    };
    expect(JSON.parse(imported(over).files.get('variant.json') ?? '').powers.map(({ id }: { id: string }) => id)).toEqual([
      'blues',
      'greens',
      'neutrals',
    ]);
  });

  test('what is drawn last of a unit says its type, and the circle of a centre whose it is', () => {
    const svg = drawing()
      .replace(unit('East', 3, [250, 110]), `<g inkscape:label="East"><g>${unit('', 6, [250, 110])}</g>${unit('', 3, [250, 110])}</g>`)
      .replace(
        centre('East', '0000aa', [220, 80]),
        '<g inkscape:label="East"><path d="M220 80l4 0l0 4z" style="fill:#aa0000"/><g><circle cx="220" cy="80" r="4" style="fill:#0000aa"/></g></g>',
      );
    expect(svg).not.toBe(drawing());
    const read = imported(files(CONFIG, svg));
    expect(read.tasks).toEqual([]);
    expect(read.files.get('variant.json')).toBe(imported(files()).files.get('variant.json'));
  });

  test('the owner of land has its centre as a home whatever the mark looks like, and what capitals are made from is no centre', () => {
    const marks = `${centre('Capital Marker', 'aa0000', [5, 5])}<g inkscape:label="East"><path d="M220 80l4 0l0 4z" style="fill:#ffd700"/></g>`;
    const read = imported(files(CONFIG, drawing().replace(centre('East', '0000aa', [220, 80]), marks)));
    expect(read.tasks).toEqual([]);
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers).toMatchObject([
      { homes: ['west'] },
      { homes: ['east'] },
      { homes: ['far-isle'] },
    ]);
  });

  test('the last circle of a mark says whose core land of nobody is', () => {
    const mark =
      '<g inkscape:label="Middle"><circle cx="120" cy="80" r="6" style="fill:#0000aa"/><circle cx="120" cy="80" r="3" style="fill:#aa0000"/></g>';
    const read = imported(files(CONFIG, drawing().replace(centre('Middle', 'ffffff', [120, 80]), mark)));
    expect(read.tasks.map(({ task }) => task)).toEqual([{ code: 'task-home-not-owned', power: 'Reds', at: 'middle' }]);
  });

  test('where labels are no names, marks and units are of the places that they are in', () => {
    const nameless = drawing().replace(/(?<=Supply Centers[\s\S]*)<g inkscape:label="(?:West|East|Far Isle|Middle)">/g, '<g>');
    const config = { ...CONFIG, 'svg config': { ...CONFIG['svg config'], center_labels: false, unit_labels: 'false' } };
    const read = imported(files(config, nameless));
    expect(nameless.match(/<g>/g)?.length).toBe(8);
    expect(read.tasks).toEqual([]);
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers).toEqual(
      JSON.parse(imported(files()).files.get('variant.json') ?? '').powers,
    );
  });

  test('copies of a high sea that are drawn are places beside each other and beside what is listed', () => {
    const overrides = {
      'high provinces': { 'Deep Sea': { num: 2, type: 'SEA', adjacencies: ['North Sea', 'West'] } },
      provinces: CONFIG.overrides.provinces,
    };
    const layers = drawing().replace(
      path(SEAS[1] ?? SEAS[0] ?? ISLE),
      [...SEAS.slice(1), ['Deep Sea1', 0, 220, 200, 60] as const, ['Deep Sea2', 240, 220, 160, 60] as const].map(one => path(one)).join(''),
    );
    const read = imported(files({ ...CONFIG, overrides }, layers.replace('0 0 440 240', '0 0 440 300')));
    expect(read.tasks).toEqual([]);
    const { fleet } = JSON.parse(read.files.get('board.json') ?? '').borders;
    for (const way of [
      ['deep-sea1', 'deep-sea2'],
      ['deep-sea1', 'west'],
      ['deep-sea2', 'north-sea'],
    ])
      expect(fleet).toContainEqual(way);
  });

  test('a coast leads to what its list names and no further, near or not; islands may have coasts', () => {
    const provinces = {
      Middle: { coasts: { nc: ['North Sea', 'West'], sc: ['South Sea', 'Far Isle nc'] } },
      'Far Isle': { coasts: { nc: ['North Sea'], sc: ['South Sea', 'East'] } },
    };
    const read = imported(files({ ...CONFIG, overrides: { provinces } }));
    const { borders, provinces: places } = JSON.parse(read.files.get('board.json') ?? '');
    expect(places.find(({ id }: { id: string }) => id === 'far-isle')).toMatchObject({ coasts: ['nc', 'sc'] });
    expect(borders.oneWay.fleet).toEqual([['middle/sc', 'far-isle/nc']]);
    expect(borders.fleet).toContainEqual(['middle/nc', 'west']);
    expect(borders.fleet).toContainEqual(['east', 'far-isle/sc']);
    for (const way of [
      ['middle/sc', 'west'],
      ['east', 'middle/sc'],
      ['east', 'middle/nc'],
      ['east', 'far-isle/nc'],
    ])
      expect(borders.fleet).not.toContainEqual(way);
  });

  test('what a drawing carries along is passed over: pictures, texts, gradients and the layers of orders', () => {
    const picture = `<image id="traced" xlink:href="data:image/png;base64,${`${'iVBORw0KGgo'.repeat(7)}&#10;`.repeat(20_000)}" style="display:none"/>`;
    const gradient =
      '<defs><linearGradient id="g"><stop offset="0"/></linearGradient><marker id="m"><path d="M0,0 5,-5 Z"/></marker></defs>';
    const text =
      '<g inkscape:label="Titles"><text x="1" y="1" style="font-family:&quot;A B&quot;"><tspan>Spring &amp; fall</tspan></text></g>';
    const read = imported(files(CONFIG, drawing(`${gradient}${picture}${text}<g inkscape:label="Orders Output Layer"/>`)));
    expect(read.tasks).toEqual([]);
    expect(read.files).toEqual(imported(files()).files);
  });

  test('adjacencies of the config add and take away, one way each', () => {
    const config = {
      ...CONFIG,
      overrides: {
        provinces: {
          ...CONFIG.overrides.provinces,
          West: { adjacencies: ['Far Isle'], remove_adjacencies: ['Middle'] },
          Middle: { ...CONFIG.overrides.provinces.Middle, remove_adjacencies: ['West'] },
        },
      },
    };
    const { borders, drawing: marks } = JSON.parse(imported(files(config)).files.get('board.json') ?? '');
    expect(borders.army).toEqual([
      ['east', 'far-isle'],
      ['east', 'middle'],
    ]);
    expect(borders.oneWay.army).toEqual([['west', 'far-isle']]);
    expect(marks).toMatchObject({ apart: [['far-isle', 'west']], closed: [['middle', 'west']] });
  });

  test.each([
    ['"vassals"', { 'adju flags': ['no coring', 'vassals'] }, { code: 'task-option', typed: 'adju flags: vassals' }],
    ['"build_options"', { build_options: 'cores' }, { code: 'task-option', typed: 'build_options: cores' }],
    ['"fow"', { 'svg config': { ...CONFIG['svg config'], fow: true } }, { code: 'task-option', typed: 'fow' }],
    ['"transformation"', { transformation: 'all' }, { code: 'task-option', typed: 'transformation' }],
    ['"first_season"', { first_season: 'Fall' }, { code: 'task-begin', typed: 'Fall' }],
    [
      '"color": {',
      { players: { Violets: { color: '0000AA' }, ...CONFIG.players } },
      { code: 'task-colour-shared', power: 'Violets', other: 'Blues' },
    ],
    [
      '"vscc": 2',
      {
        victory_conditions: 'vscc',
        players: { ...CONFIG.players, Reds: { color: 'aa0000', vscc: 2 }, Blues: { color: '0000aa', vscc: 4 } },
      },
      { code: 'task-victory-each', typed: '2, 4', taken: 4 },
    ],
    ['"victory_count"', { victory_count: 1 }, { code: 'task-victory-won', typed: 1, taken: 2 }],
    ['"Nobody"', { players: { ...CONFIG.players, Nobody: { color: '123456' } } }, { code: 'task-power-homeless', power: 'Nobody' }],
    ['"Atlantis"', { overrides: { provinces: { West: { adjacencies: ['Atlantis'] } } } }, { code: 'task-no-place', typed: 'Atlantis' }],
    [
      '"Nort Sea"',
      { overrides: { provinces: { Middle: { coasts: { nc: ['Nort Sea', 'West'] } } } } },
      { code: 'task-no-place', typed: 'Nort Sea' },
    ],
    ['"Wets"', { overrides: { provinces: { Wets: { remove_adjacencies: ['Middle'] } } } }, { code: 'task-no-place', typed: 'Wets' }],
    [
      '"difficult_adjacency"',
      { overrides: { provinces: { West: { difficult_adjacency: ['Middle'] } } } },
      { code: 'task-option', typed: 'West: difficult_adjacency' },
    ],
    ['"xc"', { overrides: { provinces: { Middle: { coasts: { nc: ['North Sea'], xc: [] } } } } }, { code: 'task-coastless', at: 'middle' }],
    [
      '"DEEP"',
      { overrides: { 'high provinces': { DEEP: { num: 2, adjacencies: ['South Sea'] } } } },
      { code: 'task-copies', typed: 'DEEP' },
    ],
  ])('what a folder has no form for is left to the author, with the line that has %s: %j', (part, more, task) => {
    const json = JSON.stringify({ ...CONFIG, ...more }, undefined, 2);
    const { tasks } = imported({ 'config.json': json, 'two.svg': drawing() });
    const found = tasks.find(one => JSON.stringify(one.task) === JSON.stringify(task));
    expect(found).toEqual({ file: 'config.json', line: lineWith(json, part), task });
  });

  test('what a version leaves to the folder above has the line of that', () => {
    const above = JSON.stringify({ ...CONFIG, transformation: 'all' }, undefined, 2);
    const { tasks } = imported({ 'config.json': '{\n  "file": "two.svg"\n}', '../config.json': above, 'two.svg': drawing() });
    expect(tasks).toEqual([
      { file: '../config.json', line: lineWith(above, '"transformation"'), task: { code: 'task-option', typed: 'transformation' } },
    ]);
  });

  test('“chaos” makes a power of every centre, which builds before the first year', () => {
    const chaos = imported(files({ ...CONFIG, players: 'chaos', 'adju flags': ['build anywhere', 'initial builds'] }));
    expect(chaos).toMatchObject({ tasks: [], faults: [] });
    const file = JSON.parse(chaos.files.get('variant.json') ?? '');
    expect(file).toMatchObject({ calendar: { year: 431, placement: 'winter' }, builds: 'anywhere', rules: [{ rule: 'opening-builds' }] });
    expect(file.powers.map(({ id, homes, units }: { id: string; homes: string[]; units: string[] }) => [id, homes, units])).toEqual(
      ['west', 'middle', 'east', 'far-isle'].map(id => [id, [id], []]),
    );
    expect([...playGames(playable(chaos), { games: 5, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('without units, or with a first winter, powers place theirs before the first year', () => {
    const winter = imported(files({ ...CONFIG, year: 1400, first_season: 'Winter' }));
    expect(winter.tasks).toEqual([]);
    expect(JSON.parse(winter.files.get('variant.json') ?? '').calendar).toEqual({ year: 1399, placement: 'winter' });
    const bare = imported(files(CONFIG, drawing().replaceAll('"Units"', '"Others"')));
    expect(bare.tasks.map(({ task }) => task)).toEqual([{ code: 'task-no-units' }]);
    expect([...playGames(playable(bare), { games: 5, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('units on land of nobody, and powers that nobody plays, stand', () => {
    const [west, east] = [unit('West', 6, [50, 110]), unit('East', 3, [250, 110])];
    const svg = drawing().replace(`${west}\n${east}`, `${west}${east}${unit('Middle', 6, [150, 110])}`);
    const stand = imported(files({ ...CONFIG, players: { ...CONFIG.players, Greens: { color: '00aa00', active: 'false' } } }, svg));
    const powers = JSON.parse(stand.files.get('variant.json') ?? '').powers;
    expect(powers.slice(2)).toMatchObject([
      { id: 'greens', neutral: true, units: ['F far-isle'] },
      { id: 'neutrals', neutral: true, homes: ['middle'], units: ['A middle'] },
    ]);
    expect([...playGames(playable(stand), { games: 5, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('a high sea that the config has in copies is one sea for any number of fleets', () => {
    const overrides = {
      'high provinces': { DEEP: { num: 3, type: 'SEA', adjacencies: ['South Sea', 'Far Isle'] } },
      provinces: { ...CONFIG.overrides.provinces, East: { adjacencies: ['DEEP2'] } },
    };
    const deep = imported(files({ ...CONFIG, overrides }));
    expect(deep.tasks.map(({ task }) => task)).toEqual([{ code: 'task-copies', typed: 'DEEP' }]);
    expect(JSON.parse(deep.files.get('variant.json') ?? '').rules).toEqual([{ rule: 'open-oceans', provinces: ['deep'] }]);
    const { borders } = JSON.parse(deep.files.get('board.json') ?? '');
    expect(borders.fleet).toEqual(
      expect.arrayContaining([
        ['deep', 'far-isle'],
        ['deep', 'south-sea'],
      ]),
    );
    expect(borders.oneWay.fleet).toEqual([['east', 'deep']]);
    expect(deep).toMatchObject({ faults: [], isHostable: true });
    expect(deep.notes.map(({ note }) => note.code)).not.toContain('note-schematic');
    expect([...playGames(playable(deep), { games: 5, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('a high sea is drawn where its fleets stand if there is room, or else below the map', () => {
    const overrides = {
      'high provinces': { DEEP: { num: 2, type: 'SEA', adjacencies: ['Far Isle'] }, FAR: { num: 1, type: 'SEA', adjacencies: ['DEEP1'] } },
    };
    const fleets = [unit('DEEP1', 3, [440, 100]), unit('DEEP2', 3, [460, 120]), unit('FAR1', 3, [150, 110])];
    const svg = drawing()
      .replace(unit('Middle (nc)', 3, [150, 75]), fleets.join(''))
      .replace('0 0 440 240', '0 0 520 240');
    const read = imported(files({ ...CONFIG, overrides }, svg));
    expect(read.faults).toEqual([]);
    const first = (id: string): number[] =>
      (new RegExp(`id="${id}"[^>]*? d="M([\\d.]+) ([\\d.]+)`).exec(read.files.get('map.svg') ?? '') ?? []).slice(1).map(Number);
    const [[isleX = 0], [deepX = 0, deepY = 0], [, southY = 0], [, farY = 0]] = ['far-isle', 'deep', 'south-sea', 'far'].map(first) as [
      ...[number[], number[], number[], number[]],
    ];
    expect(deepX).toBeGreaterThan(isleX);
    expect(deepY).toBeLessThan(southY);
    expect(farY).toBeGreaterThan(southY);
  });

  test('“coast” after a name is the only coast of that place', () => {
    const provinces = {
      ...CONFIG.overrides.provinces,
      East: { remove_adjacent_coasts: ['Far Isle coast'] },
      'Far Isle': { remove_adjacent_coasts: ['East coast'] },
    };
    const { borders } = JSON.parse(imported(files({ ...CONFIG, overrides: { provinces } })).files.get('board.json') ?? '');
    expect(borders.fleet).not.toContainEqual(['east', 'far-isle']);
    expect(borders.army).toContainEqual(['east', 'far-isle']);
  });

  test('a drawing in which lands overlap is told, and one from the borders takes its place', () => {
    const svg = drawing('', [...LAND.slice(0, 2), ['East', 150, 80, 150, 80, '0000aa']]);
    const over = imported(files(CONFIG, svg));
    expect(over.isHostable).toBe(true);
    expect(over.faults).toEqual([]);
    expect(over.tasks).toEqual([
      {
        file: 'two.svg',
        line: lineWith(svg, '"East"'),
        task: { code: 'task-drawing', fault: { code: 'svg-covers', at: 'east', other: 'middle' } },
      },
    ]);
    expect(over.notes.map(({ note }) => note.code)).toContain('note-schematic');
  });
});

describe('A DiplomacyGM variant is refused, with its reason:', () => {
  const faultOf = (texts: Record<string, string>) => {
    const read = importVariant(foreign(texts));
    return read.ok ? 'read' : read.fault;
  };

  test('without its drawing, its layers or a readable config', () => {
    expect(faultOf({ 'config.json': JSON.stringify(CONFIG) })).toEqual([
      { file: 'config.json', line: 1, fault: { code: 'import-file-missing', typed: 'two.svg' } },
    ]);
    expect(faultOf(files(CONFIG, '<svg viewBox="0 0 4 4"><g id="x"/></svg>'))).toEqual([
      { file: 'two.svg', line: 1, fault: { code: 'import-layer', typed: 'land_layer' } },
    ]);
    expect(faultOf({ 'config.json': '{' })).toMatchObject([{ file: 'config.json', fault: { code: 'import-not-json' } }]);
    expect(faultOf({ 'config.json': '{\n  "file": 1\n  "players": {}\n}' })).toEqual([
      { file: 'config.json', line: 3, fault: { code: 'import-not-json', typed: 'CommaExpected' } },
    ]);
    expect(faultOf({ 'config.json': '['.repeat(200_000) })).toMatchObject([{ line: 1, fault: { code: 'import-not-json' } }]);
    expect(faultOf(files({ ...CONFIG, file: 7 }))).toEqual([
      { file: 'config.json', line: 1, fault: { code: 'import-field', typed: 'file' } },
    ]);
    expect(faultOf(files({ ...CONFIG, players: 'teams' }))).toMatchObject([{ fault: { code: 'import-construct' } }]);
    expect(faultOf(files({ ...CONFIG, 'svg config': { ...CONFIG['svg config'], province_labels: false } }))).toMatchObject([
      { fault: { code: 'import-construct', what: '"province_labels": false' } },
    ]);
    const crowd = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`P${i}`, { color: `0000${(i + 16).toString(16)}` }]));
    expect(faultOf(files({ ...CONFIG, players: crowd }))).toMatchObject([
      { fault: { code: 'import-powers', found: 0 } },
      ...Array.from({ length: 5 }, (_, i) => ({ file: 'config.json', fault: { code: 'import-homeless', power: `P${i}` } })),
    ]);
  });

  test('with entities, without end, or nested too deeply, with the line', () => {
    const hostile = (svg: string) => faultOf(files(CONFIG, svg));
    expect(hostile(`<!DOCTYPE svg [<!ENTITY a "b">]>\n${drawing()}`)).toMatchObject([
      { file: 'two.svg', line: 1, fault: { code: 'import-construct' } },
    ]);
    expect(hostile(drawing('<g inkscape:label="&bomb;"/>'))).toMatchObject([{ fault: { code: 'import-construct' } }]);
    expect(hostile(drawing('<g>'.repeat(100)))).toMatchObject([{ fault: { code: 'import-construct' } }]);
    expect(hostile(drawing('<g/>'.repeat(LAYER_LIMITS.elements + 1)))).toMatchObject([{ fault: { code: 'import-construct' } }]);
    expect(hostile('not a drawing')).toMatchObject([{ file: 'two.svg', line: 1, fault: { code: 'import-construct' } }]);
  });
});

test('Keys that mean nothing where they stand are told, with their lines', () => {
  const misplaced = { ...CONFIG, overrides: { ...CONFIG.overrides, seas: {} }, adjacencies: ['West'] };
  const { notes } = imported({ 'config.json': JSON.stringify(misplaced, null, 1), 'two.svg': drawing() });
  expect(notes.filter(({ note }) => note.code === 'note-key-unknown')).toEqual([
    { file: 'config.json', line: expect.any(Number), note: { code: 'note-key-unknown', typed: 'adjacencies' } },
    { file: 'config.json', line: expect.any(Number), note: { code: 'note-key-unknown', typed: 'overrides > seas' } },
  ]);
  expect(imported(files()).notes.map(({ note }) => note.code)).not.toContain('note-key-unknown');
});
