import { describe, expect, test } from 'vitest';
import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import { LEAST_HEIGHTS, nameHeight, shownScale, unitHeight } from '../../../src/drawing/layers/shownSizes.js';
import { areaNamed } from '../../../src/drawing/layout/boardGeometry.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { provinceLabel } from '../../../src/drawing/layout/provinceLabels.js';
import { shortName } from '../../../src/drawing/layout/shortNames.js';
import { unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { positionScene } from '../../../src/drawing/scene/mapScene.js';
import { type Box, isInside, type Point } from '../../../src/drawing/vector/geometry.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { BOARDS_PLAYED, BOARDS_TAUGHT, onPage } from '../postedPages.js';

const boxAround = ([x, y]: Point, across: number, up: number, down = up): Box => [x - across, y - up, x + across, y + down];
const overlap = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

interface Marked {
  readonly what: string;
  readonly box: Box;
}

describe.each(Object.entries({ ...BOARDS_PLAYED, ...BOARDS_TAUGHT }))('The posted picture of %s', (_, board) => {
  const geometry = onPage(board);
  const layout = layOutMap(geometry, { language: 'en', look: USUAL_LOOK });
  const { provinces, frame } = geometry.board;
  const playable = provinces.filter(({ kind }) => kind !== 'impassable');
  const labels = playable.flatMap(province => provinceLabel(province, 'en').map(line => ({ province, ...line })));

  test('has one short name for each province', () => {
    expect(labels.map(({ words }) => words)).toEqual(playable.map(shortName));
  });

  describe.each(['channel', 'phone'] as const)('in a %s', screen => {
    const scale = shownScale(layout, screen);
    const least = LEAST_HEIGHTS.board[screen];

    test('shows units large enough', () => {
      expect(unitHeight(geometry) * scale).toBeGreaterThanOrEqual(least.unit);
    });

    test('shows short names large enough: their capital letters', () => {
      for (const province of playable) expect(nameHeight(province, 'en') * scale).toBeGreaterThanOrEqual(least.name);
    });
  });

  const names: readonly Marked[] = labels.map(({ words, box }) => ({ what: words, box }));
  const units: readonly Marked[] = playable.flatMap(({ id, kind, coastal, rivers, coasts }) => {
    const takesFleets = kind === 'sea' || coastal || rivers.length > 0;
    const army = kind === 'land' ? [{ what: `army in ${id}`, box: boxAround(unitPlace(geometry, id), 14, 15) }] : [];
    const fleets = !takesFleets ? [] : coasts.length > 0 ? coasts.map(coast => `${id}/${coast}`) : [id];
    return [...army, ...fleets.map(at => ({ what: `fleet in ${at}`, box: boxAround(unitPlace(geometry, at), 18.8, 15.5, 14.6) }))];
  });
  const centres: readonly Marked[] = playable.flatMap(({ id, places: { centre } }) =>
    centre ? [{ what: `centre of ${id}`, box: boxAround(centre, board.hanzi ? 8.2 : 6, board.hanzi ? 8.2 : 6) }] : [],
  );

  const meetings = (some: readonly Marked[], others: readonly Marked[]): readonly string[] =>
    some.flatMap((a, i) =>
      others.filter((b, k) => a !== b && (some !== others || k > i) && overlap(a.box, b.box)).map(b => `${a.what} and ${b.what}`),
    );

  test('has no name on another name, a unit or a centre', () => {
    expect([...meetings(names, names), ...meetings(names, units), ...meetings(names, centres)]).toEqual([]);
  });

  test('has no unit on a unit of another province, nor on a centre', () => {
    const provinceOf = ({ what }: Marked): string => /(?:in|of) ([^/]+)/.exec(what)?.[1] ?? '';
    const others = units.flatMap((a, i) =>
      units.slice(i + 1).flatMap(b => (provinceOf(a) !== provinceOf(b) && overlap(a.box, b.box) ? [`${a.what} and ${b.what}`] : [])),
    );
    expect([...others, ...meetings(centres, centres), ...meetings(units, centres)]).toEqual([]);
  });

  test('shows everything whole on the map', () => {
    const cut = [...names, ...units, ...centres].filter(
      ({ box: [x0, y0, x1, y1] }) => x0 < 0 || y0 < 0 || x1 > frame.width || y1 > frame.height,
    );
    expect(cut).toEqual([]);
  });

  test('has the middle of every unit and centre in its province, and a line to it from every name outside', () => {
    const isIn = (id: string, at: Point): boolean => isInside(areaNamed(geometry, id)?.rings ?? [], at);
    const outside = playable.flatMap(({ id, places }) => [
      ...(places.unit && !isIn(id, places.unit) ? [`the unit of ${id}`] : []),
      ...(places.centre && !isIn(id, places.centre) ? [`the centre of ${id}`] : []),
    ]);
    const lost = labels.filter(({ province, box: [x0, y0, x1, y1], leader }) => {
      const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
      return leader ? !isIn(province.id, leader) : !isIn(province.id, middle);
    });
    expect([...outside, ...lost.map(({ words }) => words)]).toEqual([]);
  });

  test('shows the centres of all provinces that have one', () => {
    const scene = positionScene({
      turn: { year: board.year.start, season: 'spring' },
      caption: 'movement',
      position: { units: [], dislodged: [], contested: [], centres: {} },
    });
    const shown = mapOverlay(layout, scene).map.flatMap(({ data }) => data?.['data-centre'] ?? []);
    expect(shown).toEqual(provinces.filter(({ centre }) => centre).map(({ id }) => id));
  });
});
