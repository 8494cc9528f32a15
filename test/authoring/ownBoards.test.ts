import { describe, expect, test } from 'vitest';
import { type Geometry, readBoardFile, readGeometry } from '../../src/assets.js';
import { proposeBorders } from '../../src/authoring/compile/readVariant.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { lessonVariantsOn, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { WITHOUT_CHOICE } from '../../src/games/diplomacy/variants/warhammer/warhammerOptions.js';
import { bytesOf, variantOf } from './folders.js';

const variants = variantsOn(readBoardFile);
const named = (id: string): Variant => {
  const found = variants.find(variant => variant.id === id);
  if (!found) throw new Error(id);
  return found;
};

const classic = named('classic');
const written = writeVariant(classic, readGeometry('classic'));
if (!written.ok) throw new Error(written.fault);
const back = variantOf(written.value);

/** Every order that each unit may give when a game begins, as its player is offered them. */
function openingOrders(variant: Variant): unknown {
  const game = diplomacy(variant);
  const seats = variant.board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));
  const state = game.open({ seats, seed: 1, options: {} });
  return seats.map(seat => [seat, game.options(state, seat, 'en')]);
}

describe('Classic, written as the folder of an author and read back,', () => {
  test('has the same opening orders', () => {
    expect(openingOrders(back.variant)).toEqual(openingOrders(classic));
  });

  test('has the same borders, coasts, centres, names and powers', () => {
    const plain = ({ board: { file } }: Variant) => ({
      ...{ year: file.year, victory: file.victory, borders: file.borders, frame: file.frame, name: file.name, credit: file.credit },
      provinces: file.provinces.map(({ places: _, coastal: __, ...province }) => province),
      powers: file.powers,
    });
    expect(plain(back.variant)).toEqual(plain(classic));
    expect(back.variant.calendar).toEqual(classic.calendar);
    expect(back.variant.orderKinds).toEqual(classic.orderKinds);
  });

  test('has its units and centres where they stood', () => {
    const places = ({ board: { file } }: Variant) =>
      file.provinces.map(({ id, places: { unit, units, centre }, kind }) => (kind === 'impassable' ? [id] : [id, unit, units, centre]));
    expect(places(back.variant)).toEqual(places(classic));
  });

  test('is drawn with the same borders', () => {
    expect(back.geometry.arcs.length).toBe(readGeometry('classic').arcs.length);
  });

  test('has the borders that would have been proposed from its drawing, but for its named coasts', () => {
    const proposed = proposeBorders(bytesOf(written.value));
    if (!proposed.ok) throw new Error(JSON.stringify(proposed.fault));
    const bare = (pairs: readonly (readonly [string, string])[]) =>
      [
        ...new Set(
          pairs.map(pair =>
            pair
              .map(at => at.slice(0, 3))
              .sort()
              .join(' '),
          ),
        ),
      ].sort();
    expect(bare(proposed.value.army)).toEqual(bare(classic.board.file.borders.army));
    expect(bare(proposed.value.fleet)).toEqual(bare(classic.board.file.borders.fleet));
  });
});

/** The boards with rivers, walls, neutrals, votes, battles and abilities. Warhammer as it is played without any choice of the host. */
const OTHERS: readonly Variant[] = ['warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05', 'classic-battles'].map(
  id => {
    const variant = named(id);
    return variant.choices
      ? variant.choices.played({ options: WITHOUT_CHOICE, powers: variant.board.powers.map(power => power.id) })
      : variant;
  },
);

describe.each(OTHERS.map(variant => [variant.id, variant] as const))('%s, written as a folder and read back,', (_, variant) => {
  const folder = writeVariant(variant, readGeometry(variant.board.file.id));
  if (!folder.ok) throw new Error(folder.fault);
  const again = variantOf(folder.value).variant;

  test('has the same rules, calendar, board and powers', () => {
    const plain = ({ board: { file }, rules, calendar, orderKinds, battles }: Variant) => ({
      ...{ calendar, orderKinds, battles, rules: rules.map(({ id, madeWith }) => JSON.stringify([id, madeWith])).sort() },
      ...{
        year: file.year,
        victory: file.victory,
        borders: file.borders,
        steps: file.riverSteps,
        band: file.band,
        underway: file.underway,
      },
      walls: file.walls.map(({ owner, facing, name, lines }) => [owner, facing, name, lines.length > 0]),
      rivers: file.rivers.map(({ hanzi: __, line, ...river }) => ({ ...river, points: line.length })),
      provinces: file.provinces.map(({ id, abbr, name, kind, coastal, rivers, coasts, centre, home }) => [
        id,
        abbr,
        name,
        kind,
        coastal,
        rivers,
        coasts,
        centre,
        home,
      ]),
      powers: file.powers.map(({ aliases: __, hanzi: ___, ruler: ____, badge, letters, ...power }) => ({
        ...power,
        letters: letters ?? badge,
      })),
    });
    expect(plain(again)).toEqual(plain(variant));
  });

  test('has the same opening orders', () => {
    expect(openingOrders(again)).toEqual(openingOrders(variant));
  });
});

/** The boards as folders, with the order of their lines. */
const FOLDERS: readonly (readonly [id: string, variant: Variant, strokes: 'as-listed' | 'from-top-left'])[] = [
  ...['warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'classic'].map(id => [id, named(id), 'from-top-left'] as const),
  ['warhammer-fm05', OTHERS.find(({ id }) => id === 'warhammer-fm05') ?? classic, 'as-listed'],
  ...lessonVariantsOn(readBoardFile).map(variant => ['lesson', variant, 'as-listed'] as const),
];

describe.each(FOLDERS)('The board %s, written as a folder and read back,', (id, variant, strokes) => {
  const [board, geometry] = [readBoardFile(id), readGeometry(id)];
  const folder = writeVariant(variant, geometry, strokes);
  if (!folder.ok) throw new Error(folder.fault);
  const again = variantOf(folder.value);

  test('is the same to the last letter, with its pages, lettering, places, waters, walls and theatres', () => {
    // What hosts of Warhammer choose is no part of a folder, and its rules mark capitals. An alias that is the name of another province is left out.
    const { openOceans: _, oldWorld: __, ...file } = board;
    const provinces = file.provinces.map(one => ({
      ...one,
      aliases: one.aliases.filter(alias => one.id !== 'ecs' || alias !== 'Dong Hai'),
    }));
    expect(again.board).toEqual({ ...file, provinces, ...(id === 'warhammer-fm05' && { capitalsMatter: true }) });
  });

  test('has the same outlines, point for point', () => {
    const outlines = (shapes: Geometry) =>
      boardGeometry({ board, geometry: shapes }).areas.map(({ id: area, kind, d }) => [area.toLowerCase(), kind, d]);
    expect(outlines(again.geometry)).toEqual(outlines(geometry));
  });

  test('has the same lines between provinces', () => {
    expect(linesOf(again.geometry)).toEqual(linesOf(geometry));
  });

  if (IN_ORDER.has(id))
    test('is drawn by the same strokes', () => {
      const strokes = (shapes: Geometry) => {
        const { borders, coastline, band } = boardGeometry({ board, geometry: shapes });
        return { borders, coastline, band };
      };
      expect(strokes(again.geometry)).toEqual(strokes(geometry));
    });
});

/** On the other two boards, of some lines that begin at one point another is drawn first. */
const IN_ORDER: ReadonlySet<string> = new Set(['warring-states-v2', 'warring-states-v1', 'warhammer-fm05', 'lesson']);

/** The lines that areas are made of, each in the direction that sorts first. */
function linesOf({ objects, arcs }: Geometry): readonly string[] {
  const used = new Set(
    [objects.provinces, objects.offboard].flatMap(layer => layer?.geometries.flatMap(({ arcs: refs }) => refs.flat(2)) ?? []),
  );
  const lines = arcs.map(arc => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return `${x} ${y}`;
    });
  });
  return lines
    .filter((_, number) => used.has(number) || used.has(~number))
    .map(line => [line.join(','), line.toReversed().join(',')].sort()[0] ?? '')
    .sort();
}

test('What a folder has no form for is said', () => {
  expect(writeVariant(named('warhammer-fm05'), readGeometry('warhammer-fm05'))).toEqual({ ok: false, fault: 'choices' });
  const odd: Variant = { ...classic, rules: [{ id: 'house-rule' }] };
  expect(writeVariant(odd, readGeometry('classic'))).toEqual({ ok: false, fault: 'rules' });
  const winterly: Variant = { ...classic, calendar: classic.calendar.slice(2) };
  expect(writeVariant(winterly, readGeometry('classic'))).toEqual({ ok: false, fault: 'calendar' });
});
