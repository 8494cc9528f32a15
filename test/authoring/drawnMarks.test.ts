import { describe, expect, test } from 'vitest';
import { oddMarks } from '../../src/authoring/checks/oddMarks.js';
import { pageFilesOf } from '../../src/authoring/compile/pageFiles.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { sayFolderNotice } from '../../src/discord/words/variants/variantFaults.js';
import { textWidth } from '../../src/drawing/vector/fonts.js';
import type { PageFile } from '../../src/games/diplomacy/board/boardFile.js';
import { cutInTheatres } from '../../src/games/diplomacy/board/theatre.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { exampleWith, exampleWithoutPage, faultsOf, lineOf, type Texts, variantOf } from './folders.js';
import { largeFolder } from './largeFolder.js';

/** The example on a map as wide as its drawing, with more in its drawing. */
const drawnWith = (...more: readonly string[]): Texts =>
  exampleWith(
    'map.svg',
    '</svg>',
    `${more.join('\n')}\n</svg>`,
    exampleWith('board.json', '"format": 1', '"drawing": { "width": 800 }, "format": 1'),
  );
const boardWith = (drawing: string): Texts => exampleWith('board.json', '"format": 1', `"drawing": ${drawing}, "format": 1`);
const placesOf = (texts: Texts, id: string) => variantOf(texts).board.provinces.find(province => province.id === id)?.places;

describe('What an author writes on the map', () => {
  test('stands where it is written, in its size', () => {
    const text =
      '<text id="name:pin" text-anchor="middle"><tspan x="80" y="50" font-size="20">Pine-</tspan><tspan x="82.5" y="70">wood</tspan></text>';
    expect(placesOf(drawnWith(text), 'pin')).toMatchObject({
      text: [
        { t: 'Pine-', x: 80, y: 50, size: 20, role: 'name' },
        { t: 'wood', x: 82.5, y: 70, size: 16, role: 'name' },
      ],
      label: [81.3, 60],
    });
  });

  test('is centred where it is, wherever it is anchored, and moves with its groups', () => {
    const text = '<g transform="translate(10 5) scale(2)"><text id="short:pin" x="20" y="30" style="font-size:9px">Pin</text></g>';
    const [line] = placesOf(drawnWith(text), 'pin')?.text ?? [];
    expect(line).toEqual({ t: 'Pin', x: Math.round((50 + textWidth('Pin', 'roman', 18) / 2) * 10) / 10, y: 65, size: 18, role: 'abbr' });
  });

  test.each([
    ['has too many letters', `<text id="name:pin" x="9" y="9">${'a'.repeat(41)}</text>`, 'svg-text-long'],
    ['has no letter', '<text id="name:pin" x="9" y="9"> </text>', 'svg-text-long'],
    ['has a link', '<text id="name:pin" x="9" y="9">discord.gg/abc</text>', 'variant-link'],
    ['is as large as the map', '<text id="name:pin" x="9" y="90" font-size="400">Pin</text>', 'svg-text-size'],
    [
      'is made as large by what it is in',
      '<g transform="scale(30)"><text id="name:pin" x="0" y="3" font-size="12">Pin</text></g>',
      'svg-text-size',
    ],
    ['is too small to be read', '<text id="name:pin" x="9" y="90" font-size="2">Pin</text>', 'svg-text-size'],
    ['runs out of the map', '<text id="name:pin" x="700" y="90" font-size="40">A name that is far too long</text>', 'svg-outside'],
    ['is of no province', '<text id="name:atlantis" x="9" y="9">Atlantis</text>', 'svg-place-unknown'],
    ['lies outside', '<text id="name:pin" x="9999" y="9">Pin</text>', 'svg-outside'],
  ])('is refused if it %s', (_, text, code) => {
    const texts = drawnWith(text);
    expect(faultsOf(texts)).toMatchObject([{ file: 'map.svg', line: lineOf(texts, 'map.svg', text.slice(0, 20)), fault: { code } }]);
  });
});

describe('What an author draws over the provinces', () => {
  test('is drawn as it is', () => {
    const { board } = variantOf(
      drawnWith(
        '<path id="lake:pin" d="M10 10L20 10L15 20Z"/>',
        '<line id="strait:ash.2" x1="200" y1="20" x2="210.04" y2="30"/>',
        '<circle id="burrow:hig" cx="400" cy="60" r="4"/>',
      ),
    );
    expect(board.decor).toEqual([
      { kind: 'lake', in: 'pin', d: 'M10 10L20 10L15 20Z' },
      { kind: 'strait', in: 'ash', d: 'M200 20L210.04 30' },
      { kind: 'burrow', in: 'hig', d: 'M393 60v-6a7 7 0 0 1 14 0v6z' },
    ]);
  });

  test('is made of lines where something moves it', () => {
    const { board } = variantOf(drawnWith('<path id="lake:pin" transform="translate(5 0)" d="M10 10h10l-5 10z"/>'));
    expect(board.decor).toEqual([{ kind: 'lake', in: 'pin', d: 'M15 10L25 10L20 20Z' }]);
  });

  test('belongs to a province', () => {
    expect(faultsOf(drawnWith('<path id="lake:atlantis" d="M10 10L20 10L15 20Z"/>'))).toMatchObject([
      { file: 'map.svg', fault: { code: 'svg-place-unknown', typed: 'lake:atlantis' } },
    ]);
  });
});

test('Where a dislodged unit stands can be drawn', () => {
  expect(placesOf(drawnWith('<circle id="dislodged:pin" cx="40" cy="44" r="4"/>'), 'pin')?.dislodged).toEqual([40, 44]);
});

describe('A circle that puts something where it is odd', () => {
  const circle = (id: string, x: number, y: number): string => `<circle id="${id}" cx="${x}" cy="${y}" r="4"/>`;
  const oddIn = (...circles: readonly string[]) => {
    const texts = drawnWith(...circles);
    const odd = variantOf(texts).notices.filter(({ notice }) => ['mark-outside', 'mark-same-spot'].includes(notice.code));
    for (const language of LANGUAGES) for (const one of odd) expect(sayFolderNotice(one, language)).toMatch(/^map\.svg:\d+, .*: \S.*\.$/u);
    return odd.map(({ line, where, notice }) => [line === lineOf(texts, 'map.svg', `id="${where}"`), where, notice]);
  };

  test.each(['unit:ash', 'centre:ash', 'label:ash'])('is told with its line: %s in another province', id => {
    expect(oddIn(circle(id, 700, 500))).toEqual([[true, id, { code: 'mark-outside', at: 'ash' }]]);
  });

  test('is none within its province, nor are a symbol on its border and a name beside it', () => {
    expect(oddIn(circle('unit:pin', 60, 60), circle('centre:hig', 337, 174), circle('label:hig', 337, 204))).toEqual([]);
    expect(oddIn(circle('label:hig', 337, 214))).toHaveLength(1);
  });

  test('is told if another of its kind is at the same spot', () => {
    expect(oddIn(circle('unit:pin', 60, 60), circle('label:pin', 60, 60))).toEqual([]);
    expect(oddIn(circle('dislodged:pin', 60, 60), circle('dislodged:ash', 60, 60.2))).toEqual([
      [true, 'dislodged:ash', { code: 'mark-same-spot', other: 'dislodged:pin' }],
    ]);
    expect(oddIn(circle('unit:pin', 60, 60), circle('unit:pin.2', 60, 60))).toMatchObject([
      [true, 'unit:pin.2', { code: 'mark-same-spot', other: 'unit:pin' }],
    ]);
  });

  test('is told once', () => {
    expect(oddIn(circle('unit:pin', 60, 60), circle('unit:kin', 60, 60))).toEqual([
      [true, 'unit:kin', { code: 'mark-outside', at: 'kin' }],
    ]);
  });

  test('may be that of a unit where its province’s coast has one, but not of two coasts', () => {
    const places = (...ids: readonly string[]) => new Map(ids.map((id, i) => [id, { at: [5, 5] as const, line: i + 1 }]));
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    const areas = new Map([['stp', { rings: [square], line: 1 }]]);
    expect(oddMarks({ areas, places: places('unit:stp', 'unit:stp/nc') })).toEqual([]);
    expect(oddMarks({ areas, places: places('unit:stp/nc', 'unit:stp/sc') })).toMatchObject([
      { line: 2, notice: { code: 'mark-same-spot', other: 'unit:stp/nc' } },
    ]);
  });
});

describe('A page', () => {
  test('shows what its crop has, with short names below units, if nothing else is said', () => {
    const { board } = variantOf(boardWith('{ "pages": [{ "crop": [0, 0, 1600, 600] }] }'));
    const [page] = board.pages;
    expect(page).toMatchObject({
      width: 985,
      height: 369,
      columns: 2,
      lattice: [
        [0, 0],
        [985, 0],
        [0, 369],
        [985, 369],
      ],
    });
    expect(Object.keys(page?.places ?? {})).toEqual(['pin', 'ash', 'hig', 'bri', 'sto', 'old', 'wba', 'snd', 'eba', 'new']);
    const [x = 0, y = 0] = page?.places.pin?.unit ?? [];
    expect(page?.places.pin?.name).toEqual([x, Math.round((y + 37.9) * 10) / 10]);
  });

  test('shows all of the map if its author has none', () => {
    expect(variantOf(exampleWithoutPage()).board.pages).toEqual(variantOf(boardWith('{ "pages": [{}] }')).board.pages);
  });

  test('of more than ninety provinces is as large as their theatres can show it, each province whole in one of them', () => {
    const sizes = [90, 91, 300].map(provinces => {
      const { board } = variantOf(largeFolder({ provinces, powers: 4 }));
      const { width = 0, height = 0 } = board.pages[0] ?? {};
      return { isLarger: width > 985 || height > 738, cut: provinces > 90 ? cutInTheatres(board) : [] };
    });
    expect(sizes).toEqual([false, true, true].map(isLarger => ({ isLarger, cut: [] })));
  });

  test('has a name above its unit if another unit is below', () => {
    const { board } = variantOf(exampleFolder('shores'));
    const [x = 0, y = 0] = board.provinces.find(({ id }) => id === 'ash')?.places.unit ?? [];
    const provinces = board.provinces.map(one =>
      one.id === 'hig' ? { ...one, places: { ...one.places, unit: [x, y + 50] satisfies [number, number] } } : one,
    );
    const nameFrom = (page: PageFile | undefined): number => (page?.places.ash?.name[1] ?? 0) - (page?.places.ash?.unit?.[1] ?? 0);
    expect(nameFrom(pageFilesOf([], board)[0])).toBeCloseTo(37.9);
    expect(nameFrom(pageFilesOf([], { ...board, provinces })[0])).toBeCloseTo(-20);
  });

  test('is as its author has it', () => {
    const page = '{ "crop": [0, 0, 1600, 1200], "width": 900, "height": 675, "places": { "pin": { "unit": [9, 9], "name": [9, 40] } } }';
    const [found] = variantOf(boardWith(`{ "pages": [${page}] }`)).board.pages;
    expect(found).toMatchObject({ width: 900, height: 675 });
    expect(found?.places).toEqual({ pin: { unit: [9, 9], dislodged: [22.4, -4.4], name: [9, 40], units: {}, dislodgedAt: {} } });
  });

  test.each([
    ['leaves the map', '{ "pages": [{ "crop": [0, 0, 1700, 1200] }] }', 'variant-box', 'drawing.pages[1].crop'],
    ['has no inside', '{ "pages": [{ "crop": [0, 0, 50, 1200] }] }', 'variant-box', 'drawing.pages[1].crop'],
    [
      'has a lattice with gaps',
      '{ "pages": [{ "crop": [0, 0, 1600, 1200], "columns": 3, "lattice": [[0, 0], [1, 0], [2, 0], [0, 1]] }] }',
      'variant-lattice',
      'drawing.pages[1].lattice',
    ],
    [
      'places a province that is not there',
      '{ "pages": [{ "crop": [0, 0, 1600, 1200], "places": { "atlantis": { "name": [1, 1] } } }] }',
      'variant-no-province',
      'drawing.pages[1].places.atlantis',
    ],
    [
      'leaves out a centre',
      '{ "pages": [{ "crop": [0, 0, 1600, 1200], "places": { "ash": { "unit": [9, 9], "name": [1, 1] } } }] }',
      'variant-missing-field',
      'drawing.pages[1].places.ash',
    ],
  ])('is refused if it %s', (_, drawing, code, where) => {
    expect(faultsOf(boardWith(drawing))).toMatchObject([{ file: 'board.json', where, fault: { code } }]);
  });
});

describe('A theatre', () => {
  test('can be a box', () => {
    const { board } = variantOf(boardWith('{ "theatres": [{ "id": "isles", "name": { "en": "The Isles" }, "box": [0, 0, 600, 500] }] }'));
    expect(board.theatres).toEqual([{ id: 'isles', name: { en: 'The Isles', fr: 'The Isles' }, box: [0, 0, 600, 500] }]);
  });

  test('is a box or has provinces', () => {
    expect(faultsOf(boardWith('{ "theatres": [{ "id": "isles", "name": { "en": "The Isles" } }] }'))).toMatchObject([
      { file: 'board.json', where: 'drawing.theatres[1]', fault: { code: 'variant-one-field', typed: 'provinces', other: 'box' } },
    ]);
  });
});

test('Names in Chinese are written on the map, and units bear signs, where the variant says so', () => {
  const example = exampleFolder('shores');
  const named = exampleWith('board.json', '"en": "Pinewood"', '"en": "Pinewood", "zh": "松林"', example);
  const { board } = variantOf(
    exampleWith(
      'variant.json',
      '"format": 1,',
      '"format": 1, "script": "zh",',
      exampleWith(
        'variant.json',
        '"en": "Northmark", ',
        '"en": "Northmark", "zh": "北", ',
        exampleWith('variant.json', '"homes"', '"sign": "北", "ruler": "Ada", "homes"', named),
      ),
    ),
  );
  expect(board.provinces.find(({ id }) => id === 'pin')).toMatchObject({ hanzi: '松林', aliases: [] });
  expect(board.powers[0]).toMatchObject({ hanzi: '北', badge: '北', letters: 'N', ruler: 'Ada' });
});

test('Land outside the game is drawn, and borders nothing', () => {
  const texts = exampleWith('map.svg', 'viewBox="0 0 800 600"', 'viewBox="0 0 900 600"');
  const { geometry } = variantOf(exampleWith('map.svg', '</svg>', '<path id="beyond:east" d="M800 0H900V600H800Z"/></svg>', texts));
  expect(geometry.objects.offboard?.geometries.map(({ id, properties }) => [id, properties])).toEqual([
    ['~east', { kind: 'land', offboard: true }],
  ]);
});

/** The example with Chinese names for its first power and its first province alone. */
const inChinese = (province: string): Texts =>
  exampleWith(
    'board.json',
    '"en": "Pinewood"',
    `"en": "Pinewood", "zh": "${province}"`,
    exampleWith('variant.json', '"format": 1,', '"format": 1, "script": "zh",'),
  );

describe('Letters that no font of ours has', () => {
  test('are told with the name that they are in', () => {
    const texts = inChinese('龘林');
    expect(variantOf(texts).notices).toContainEqual({
      file: 'board.json',
      line: lineOf(texts, 'board.json', '龘林'),
      where: 'provinces[1].name.zh',
      notice: { code: 'letters-missing', typed: '龘林', letters: '龘' },
    });
  });

  test('are told of texts of the map and of other names that are drawn', () => {
    const texts = exampleWith(
      'variant.json',
      '"en": "Northmark"',
      '"en": "Łowicz"',
      drawnWith('<text id="name:pin" x="9" y="90">Пин</text>'),
    );
    const found = variantOf(texts).notices.filter(({ notice }) => notice.code === 'letters-missing');
    expect(found).toMatchObject([
      { file: 'variant.json', where: 'powers[1].name.en', notice: { typed: 'Łowicz', letters: 'Ł' } },
      { file: 'map.svg', where: 'name:pin', notice: { typed: 'Пин', letters: 'П и н' } },
    ]);
  });

  test('are none where the font has them, or in names of languages that are not drawn', () => {
    const codes = variantOf(exampleWith('board.json', '"en": "Pinewood"', '"en": "Pinewood", "ru": "Лес"')).notices.map(
      ({ notice }) => notice.code,
    );
    expect(codes).not.toContain('letters-missing');
    expect(variantOf(inChinese('中山')).notices.map(({ notice }) => notice.code)).not.toContain('letters-missing');
  });
});

test('Names that are left without Chinese are told where the map is to have Chinese names', () => {
  const told = variantOf(inChinese('中山')).notices.filter(({ notice }) => notice.code === 'without-script');
  expect(told).toMatchObject([
    { file: 'variant.json', notice: { script: 'zh', count: 4 } },
    { file: 'board.json', notice: { script: 'zh' } },
  ]);
  const [, board] = told;
  expect(board?.notice).toMatchObject({ names: expect.not.arrayContaining(['Pinewood']) });
  expect(variantOf(exampleFolder('shores')).notices.map(({ notice }) => notice.code)).not.toContain('without-script');
});
