import { describe, expect, test } from 'vitest';
import { readBoardFile, readGeometry } from '../../src/assets.js';
import { centresByYear } from '../../src/drawing/chart/centresByYear.js';
import { chartSvg } from '../../src/drawing/chart/chartSvg.js';
import { overlaySvg } from '../../src/drawing/layers/overlay.js';
import { boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { CREDIT } from '../../src/drawing/layout/legendLayout.js';
import { layOutMap, pictureBox } from '../../src/drawing/layout/mapLayout.js';
import { battlePlace } from '../../src/drawing/layout/markBoxes.js';
import { orderRoutes } from '../../src/drawing/layout/orderRoutes.js';
import { provinceLabel } from '../../src/drawing/layout/provinceLabels.js';
import { dislodgedPlace, unitPlace } from '../../src/drawing/layout/unitPlaces.js';
import { layoutFor } from '../../src/drawing/map/boardsByGame.js';
import { symbolsIn } from '../../src/drawing/scene/legendContent.js';
import { sceneOf } from '../../src/drawing/scene/sceneOf.js';
import { compileBoard } from '../../src/games/diplomacy/board/board.js';
import { theatresOf } from '../../src/games/diplomacy/board/theatre.js';
import type { OrderResult, Report } from '../../src/games/diplomacy/model/report.js';
import { variantFor } from '../../src/games/diplomacy/model/variant.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { classicBattles, warhammerFm05 } from '../games/diplomacy/ownVariants.js';
import { boardSource, GIVEN, HELD, MOVED, result, units } from './mapFixture.js';

const offered = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const powers = offered.board.powers.map(({ id }) => id);
const { board } = variantFor(offered, { options: { oceans: true }, powers });
const geometry = boardGeometry({ board: board.file, geometry: readGeometry('warhammer-fm05') });
const layout = layOutMap(geometry, { look: USUAL_LOOK, language: 'en' });

const reportOf = (
  before: readonly string[],
  after: readonly string[],
  orders: readonly OrderResult[],
  more: Partial<Report> = {},
): Report => ({
  kind: 'diplomacy',
  variant: 'warhammer-fm05',
  phase: 'movement',
  turn: { year: 1, season: 'spring' },
  before: { units: units(...before), dislodged: [], contested: [], centres: {} },
  after: { units: units(...after), dislodged: [], contested: [], centres: {} },
  orders,
  captured: [],
  eliminated: [],
  ...more,
});
const sceneFor = (report: Report) => sceneOf({ kind: 'results', game: 'warhammer-fm05', language: 'en', report });
const routesIn = (report: Report) => orderRoutes(layout, sceneFor(report));
const svgOf = (report: Report): string => overlaySvg(layout, sceneFor(report));
const timesIn = (svg: string, order: string): number => svg.split(`data-order="${order}"`).length - 1;
const reach = (line: readonly (readonly [number, number])[]): number =>
  Math.max(...line.map(([x]) => x)) - Math.min(...line.map(([x]) => x));

describe('The Tempest Ocean wraps around the world', () => {
  const moved = result('dark-elves', { kind: 'move', type: 'F', at: 'nagg', to: 'ntem' }, MOVED);

  test('a move leaves the map at one edge and comes in at the other, drawn twice', () => {
    const report = reportOf(['dark-elves F nagg'], ['dark-elves F ntem'], [moved]);
    const [route] = routesIn(report);
    expect(reach(route?.line ?? [])).toBeLessThan(board.file.frame.width / 3);
    expect(route?.line.some(([x]) => x < 0)).toBe(true);
    expect(timesIn(svgOf(report), 'dark-elves nagg move')).toBe(2);
  });

  test('a move that stays on the map is drawn once', () => {
    const report = reportOf(
      ['chaos F manc'],
      ['chaos F ntem'],
      [result('chaos', { kind: 'move', type: 'F', at: 'manc', to: 'ntem' }, MOVED)],
    );
    expect(timesIn(svgOf(report), 'chaos manc move')).toBe(1);
  });

  test('a support reaches the nearer copy of the move it helps, and its strength is on the map', () => {
    const support = result('dark-elves', { kind: 'support', type: 'F', at: 'blak', of: 'nagg', to: 'ntem' }, GIVEN);
    const report = reportOf(['dark-elves F nagg', 'dark-elves F blak'], ['dark-elves F ntem', 'dark-elves F blak'], [moved, support]);
    for (const { line } of routesIn(report)) expect(reach(line)).toBeLessThan(board.file.frame.width / 3);
    const at = Number(/data-strength="1" transform="translate\(([-\d.]+)/.exec(svgOf(report))?.[1]);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(board.file.frame.width);
  });

  test('an army convoyed across the edge passes through its fleet', () => {
    const orders = [
      result('nippon', { kind: 'move', type: 'A', at: 'okty', to: 'hexo', viaConvoy: true }, MOVED),
      result('nippon', { kind: 'convoy', type: 'F', at: 'mtem', of: 'okty', to: 'hexo' }, { kind: 'convoyed' }),
    ];
    const report = reportOf(['nippon A okty', 'nippon F mtem'], ['nippon A hexo', 'nippon F mtem'], orders);
    const [route] = routesIn(report);
    expect(route?.carriers).toEqual(['mtem']);
    expect(reach(route?.line ?? [])).toBeLessThan(board.file.frame.width / 2);
  });
});

describe('Open Oceans', () => {
  test('a fleet that held has its ring at its berth after another fleet has left', () => {
    const report = reportOf(
      ['empire F ngwo#1', 'bretonnia F ngwo#2'],
      ['empire F mgwo', 'bretonnia F ngwo'],
      [
        result('empire', { kind: 'move', type: 'F', at: 'ngwo#1', to: 'mgwo' }, MOVED),
        result('bretonnia', { kind: 'hold', type: 'F', at: 'ngwo#2' }, HELD),
      ],
    );
    const [x, y] = unitPlace(geometry, 'ngwo');
    expect(svgOf(report)).toContain(`data-order="bretonnia ngwo#2 hold" data-success="true" transform="translate(${x} ${y})"`);
  });

  test('a support starts at the berth of its fleet after the phase', () => {
    const report = reportOf(
      ['empire F ngwo#1', 'bretonnia F ngwo#2', 'bretonnia F lang'],
      ['bretonnia F ngwo#1', 'bretonnia F lang', 'norse F ngwo#2'],
      [
        result('empire', { kind: 'move', type: 'F', at: 'ngwo#1', to: 'mgwo' }, MOVED),
        result('bretonnia', { kind: 'support', type: 'F', at: 'ngwo#2', of: 'lang' }, GIVEN),
        result('bretonnia', { kind: 'hold', type: 'F', at: 'lang' }, HELD),
      ],
    );
    const support = routesIn(report).find(({ kind }) => kind === 'support');
    const [x, y] = unitPlace(geometry, 'ngwo#1');
    const [fromX = 0, fromY = 0] = support?.line[0] ?? [];
    expect(Math.hypot(fromX - x, fromY - y)).toBeLessThan(25);
  });
});

test('The dislodged fleets of an open ocean are apart from each other, and each has its number', () => {
  for (const ocean of ['ngwo', 'ntem', 'stem', 'eind']) {
    const fleets = [1, 2, 3, 4].map(number => `${ocean}#${number}`);
    const places = [...fleets.map(at => dislodgedPlace(geometry, at)), ...fleets.map(at => unitPlace(geometry, at))];
    const near = places.flatMap((one, i) => places.slice(i + 1).filter(other => Math.hypot(one[0] - other[0], one[1] - other[1]) < 20));
    expect(near, ocean).toEqual([]);
  }
  const report = reportOf(['empire F ngwo#1', 'bretonnia F ngwo#2'], ['empire F ngwo#1', 'bretonnia F ngwo#2'], []);
  const fallen = { ...report.after.units[0], power: 'norse', type: 'F' as const, at: 'ngwo#3', from: null, convoyed: false, retreats: [] };
  const svg = svgOf({ ...report, after: { ...report.after, dislodged: [fallen] } });
  expect([...svg.matchAll(/data-berth="([^"]*)"/g)].map(([, at]) => at)).toEqual(['ngwo#1', 'ngwo#2', 'ngwo#3']);
  for (const number of ['#1', '#2', '#3']) expect(svg).toContain(`>${number}<`);
});

test('The chart of a game with Daemons and Goblins shows all powers, none beyond its edge', () => {
  const agreed = { options: { daemons: true, goblins: true, orcs: 'both' }, powers: [...powers, 'daemons', 'goblins'] };
  const { file } = variantFor(offered, agreed).board;
  const centres = Object.fromEntries(file.powers.flatMap(({ id, home }, i) => (home.length > 0 ? home : [`c${i}`]).map(at => [at, id])));
  const report = reportOf([], [], []);
  const years = centresByYear(
    [{ ...report, after: { ...report.after, centres } }],
    file.powers.map(({ id }) => id),
  );
  const svg = chartSvg({ board: file, years, language: 'en', recolour: svg => svg });
  const tokens = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(tokens).toHaveLength(23);
  for (const [x, y] of tokens) expect([x > 0 && x < 1180, y > 0 && y < 700]).toEqual([true, true]);
  expect(new Set(tokens.map(String)).size).toBe(23);
  expect(svg).toContain('supply centres in year 1');
});

describe('Capitals', () => {
  const capitalsIn = (report: Report): boolean => symbolsIn(board.file, sceneFor(report)).includes('capital');

  test('are marked and explained in the legend, also those chosen in play', () => {
    const report = reportOf([], [], []);
    expect(capitalsIn(report)).toBe(true);
    const crowns = (svg: string): number => svg.split('data-capital=').length - 1;
    const begun = board.file.powers.filter(({ start, capital }) => start.length > 0 && capital).length;
    expect(crowns(svgOf(report))).toBe(begun);
    expect(crowns(svgOf({ ...report, capitals: { tilea: 'lucc' } }))).toBe(begun + 1);
  });

  test('are marked on other boards only if rules use capitals', () => {
    const classic = boardSource('classic');
    const report = reportOf([], [], [], { variant: 'classic' });
    expect(symbolsIn(classic.board, sceneFor(report))).not.toContain('capital');
    const { file } = classicBattles(compileBoard(classic.board)).board;
    expect(symbolsIn(file, sceneFor(report))).toContain('capital');
  });
});

describe('Battles', () => {
  const order = result('orcs', { kind: 'move', type: 'A', at: 'aver', to: 'nuln' }, MOVED);
  const marked = (report: Report): readonly string[] => [...svgOf(report).matchAll(/data-battle="(\w+)"/g)].map(([, id = '']) => id).sort();
  const declared = { power: 'orcs', unit: 'A aver', kind: 'move' as const, at: 'nuln' };
  const met = {
    id: '1-spring-ALTD+NULN',
    at: ['altd', 'nuln'],
    sides: [],
    refused: [],
    commanders: {},
    waitsFor: [],
  };

  test('are marked where they may be declared and where they are fought, and explained in the legend', () => {
    const may = reportOf(['orcs A aver'], ['orcs A nuln'], [order], { provisional: { mayDeclare: [declared] } });
    const war = { granted: [], crossedOff: [], defences: [], given: [], dependent: 'dislodge' as const, battles: [met] };
    const fought = reportOf(['orcs A aver'], ['orcs A nuln'], [order], { war });
    expect([marked(may), marked(fought)]).toEqual([['nuln'], ['altd', 'nuln']]);
    for (const report of [may, fought]) expect(symbolsIn(board.file, sceneFor(report))).toContain('battle');
  });

  test('the sign is beside the unit, and on the map where the unit is at its edge', () => {
    const { frame, provinces } = board.file;
    const open = provinces.filter(({ places }) => places.unit);
    expect(open.filter(({ id }) => unitPlace(geometry, id)[1] < 28).length).toBeGreaterThan(0);
    for (const { id } of open) {
      const [[x, y], [unitX, unitY]] = [battlePlace(geometry, id), unitPlace(geometry, id)];
      expect([id, Math.round(Math.abs(x - unitX)), Math.round(Math.abs(y - unitY))]).toEqual([id, 17, 17]);
      expect([id, Math.min(x, y, frame.width - x) >= 11]).toEqual([id, true]);
    }
  });

  test('are not marked elsewhere', () => {
    const quiet = reportOf(['orcs A aver'], ['orcs A nuln'], [order]);
    expect([marked(quiet), symbolsIn(board.file, sceneFor(quiet)).includes('battle')]).toEqual([[], false]);
  });
});

describe('Theatres, 390 pixels wide on a phone', () => {
  const PHONE = 390;
  const { theatres, provinces } = board.file;
  const reach = 23;
  type Box = readonly [number, number, number, number];
  const isIn = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean => x0 >= left && y0 >= top && x1 <= right && y1 <= bottom;
  const about = ([x, y]: readonly [number, number]): Box => [x - reach, y - reach, x + reach, y + reach];

  test('are three to eight', () => {
    expect(theatres.length).toBeGreaterThanOrEqual(3);
    expect(theatres.length).toBeLessThanOrEqual(8);
  });

  test.each(['en', 'fr'] as const)('every space is whole in one of them, with its unit and its label (%s)', language => {
    const cut = provinces
      .filter(({ places }) => places.unit)
      .filter(province => {
        const at = province.places.unit;
        const own = provinceLabel(province, language).filter(({ x }) => at && Math.abs(x - at[0]) < board.file.frame.width / 2);
        const boxes = [...(at ? [about(at)] : []), ...own.map(({ box }) => box)];
        return !theatres.some(({ box }) => boxes.every(one => isIn(one, box)));
      });
    expect(cut.map(({ id }) => id)).toEqual([]);
  });

  test('four fleets in an open ocean are whole in one of them, and cover no label', () => {
    const fleet = ([x, y]: readonly [number, number]): Box => [x - 20, y - 16, x + 20, y + 16];
    const faults = (board.file.openOceans ?? []).flatMap(ocean => {
      const fleets = [1, 2, 3, 4].map(berth => fleet(unitPlace(geometry, `${ocean}#${berth}`)));
      const isWhole = theatres.some(({ box }) => fleets.every(one => isIn(one, box)));
      const letters = provinces.flatMap(province => provinceLabel(province, 'en'));
      const covered = letters.filter(({ box: [x0, y0, x1, y1] }) =>
        fleets.some(
          ([left, top, right, bottom]) => Math.min(x1, right) > Math.max(x0, left) && Math.min(y1 - 4, bottom) > Math.max(y0 + 2, top),
        ),
      );
      return [...(isWhole ? [] : [`${ocean} is cut`]), ...covered.map(({ words }) => `${ocean} on ${words}`)];
    });
    expect(faults).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('letters have at least 9 pixels (%s)', language => {
    for (const { name, box } of theatres) {
      const shown = layOutMap(geometry, { look: USUAL_LOOK, language, theatre: { name: name[language], box } });
      const [x0, , x1] = pictureBox(shown);
      const sizes = provinces.flatMap(province => provinceLabel(province, language).map(({ size }) => size));
      expect((Math.min(...sizes, CREDIT.size) * PHONE) / (x1 - x0)).toBeGreaterThanOrEqual(9);
    }
  });

  test.each(['en', 'fr'] as const)('a phone 844 pixels high shows each one whole with letters of at least 7 pixels (%s)', language => {
    for (const { name, box } of theatres) {
      const [, y0, , y1] = pictureBox(layOutMap(geometry, { look: USUAL_LOOK, language, theatre: { name: name[language], box } }));
      const sizes = provinces.flatMap(province => provinceLabel(province, language).map(({ size }) => size));
      expect((Math.min(...sizes, CREDIT.size) * 844) / (y1 - y0)).toBeGreaterThanOrEqual(7);
    }
  });

  test('no unit in its place covers a label, in either language', () => {
    const covered = provinces.flatMap(({ id, kind, coastal, places: { unit } }) => {
      if (!unit) return [];
      const [wide, high] = kind === 'sea' || coastal ? [19, 14] : [14, 15];
      return (['en', 'fr'] as const).flatMap(language =>
        provinces
          .flatMap(province => provinceLabel(province, language))
          .filter(({ box: [x0, y0, x1, y1], size }) => {
            const across = Math.min(x1, unit[0] + wide) - Math.max(x0, unit[0] - wide);
            const down = Math.min(y1 - size * 0.22, unit[1] + high) - Math.max(y0 + size * 0.12, unit[1] - high);
            return across > 1 && down > 1;
          })
          .map(({ words }) => `${id} on ${words}`),
      );
    });
    expect(covered).toEqual([]);
  });
});

test('The Old World board offers only its own theatres', () => {
  const agreed = { options: {}, powers: ['empire', 'kislev'] };
  const names = theatresOf(variantFor(offered, agreed).board.file).map(({ name }) => name.en);
  expect(names).toEqual([
    'Norsca and the Sea of Claws',
    'Kislev and the Troll Country',
    'Bretonnia and Estalia',
    'The Empire',
    'The World’s Edge Mountains',
    'Tilea and the Border Princes',
  ]);
});

test('The full map of the Old World shows what is in play, with an edge of what lies beyond', () => {
  const boards = new Map([['warhammer-fm05', { board: offered.board.file, geometry: readGeometry('warhammer-fm05') }]]);
  const terms = { options: {}, powers: ['empire', 'kislev', 'bretonnia', 'dwarves'] };
  const position = { units: [], dislodged: [], contested: [], centres: {} };
  const view = { kind: 'diplomacy', variant: 'warhammer-fm05', board: 'warhammer-fm05', powers: [], phase: 'movement', position } as const;
  const turn = { year: 1, season: 'spring' } as const;
  const shown = layoutFor(boards, {
    kind: 'position',
    game: 'warhammer-fm05',
    language: 'en',
    page: 'full',
    view: { ...view, turn, terms },
  });
  const [left, top, right, bottom] = shown.window;
  expect((right - left) * (bottom - top)).toBeLessThan(0.4 * board.file.frame.width * board.file.frame.height);
  const inPlay = variantFor(offered, terms).board.file.provinces.filter(({ kind }) => kind !== 'impassable');
  const outside = inPlay.filter(({ places: { unit } }) => unit && (unit[0] < left || unit[0] > right || unit[1] < top || unit[1] > bottom));
  expect(outside.map(({ id }) => id)).toEqual([]);
});

describe.each(['posted', 'full'] as const)('Parts of the board, %s', page => {
  const world = readBoardFile('warhammer-fm05');
  const boards = new Map([['warhammer-fm05', { board: world, geometry: readGeometry('warhammer-fm05') }]]);

  test.each([
    ['en', 'Underway'],
    ['fr', 'souterrains'],
  ] as const)('say what the entrances of the Underway are, where they show one (%s)', (language, words) => {
    const told = theatresOf(world).map(({ id: theatre }) => {
      const none = { powers: [], position: { units: [], dislodged: [], contested: [], centres: {} } };
      const view = {
        kind: 'diplomacy',
        variant: world.id,
        board: world.id,
        phase: 'movement',
        turn: { year: 1, season: 'spring' },
        ...none,
      } as const;
      const {
        legend,
        window,
        geometry: shown,
      } = layoutFor(boards, { kind: 'position', game: 'warhammer-fm05', language, theatre, page, view });
      const [x0, y0, x1, y1] = window;
      const burrows = shown.board.decor.flatMap(({ kind, d }) => (kind === 'burrow' ? [d.slice(1).split(/[\sv]/).map(Number)] : []));
      const isShown = burrows.some(([x = -1, y = -1]) => x > x0 && x < x1 && y > y0 && y < y1);
      const [note] = legend.notes.filter(one => one.words === words);
      if (note) expect(note.at[1]).toBeLessThan(legend.box[3]);
      return [isShown, note !== undefined];
    });
    expect(told.filter(([shown, said]) => shown !== said)).toEqual([]);
    expect(told).toContainEqual([true, true]);
  });
});
