import { describe, expect, test } from 'vitest';
import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import { LEAST_HEIGHTS, nameHeight, shownScale, unitHeight } from '../../../src/drawing/layers/shownSizes.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { provinceLabel } from '../../../src/drawing/layout/provinceLabels.js';
import { dislodgedPlace, unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { positionScene } from '../../../src/drawing/scene/mapScene.js';
import { type Box, isInBox, type Point } from '../../../src/drawing/vector/geometry.js';
import { textSprite } from '../../../src/drawing/vector/sprite.js';
import { theatresOf } from '../../../src/games/diplomacy/board/theatre.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { BOARDS_PLAYED, onPage } from '../postedPages.js';

const around = ([x, y]: Point, across: number, down: number): Box => [x - across, y - down, x + across, y + down];

describe.each(Object.entries(BOARDS_PLAYED))('The theatres of %s', (_, board) => {
  const geometry = onPage(board);
  const theatres = theatresOf(board);
  const playable = geometry.board.provinces.filter(({ kind }) => kind !== 'impassable');
  const layouts = theatres.map(({ name, box }) =>
    layOutMap(geometry, { language: 'en', look: USUAL_LOOK, theatre: { name: name.en, box } }),
  );

  test('are three to eight, with different names in both languages', () => {
    expect(theatres.length).toBeGreaterThanOrEqual(3);
    expect(theatres.length).toBeLessThanOrEqual(8);
    for (const language of LANGUAGES) expect(new Set(theatres.map(({ name }) => name[language])).size).toBe(theatres.length);
  });

  test('show every province in play whole in one of them: its name, units, dislodged units, centre', () => {
    const missing = playable.filter(province => {
      const { id, kind, coasts, coastal, places } = province;
      const locations = coasts.length > 0 ? [id, ...coasts.map(coast => `${id}/${coast}`)] : [id];
      const boxes = [
        ...provinceLabel(province, 'en').map(({ box }) => box),
        ...locations.flatMap(at => [
          around(unitPlace(geometry, at), kind === 'sea' || coastal ? 19 : 14, 16),
          around(dislodgedPlace(geometry, at), 15, 15),
        ]),
        ...(places.centre ? [around(places.centre, 9, 9)] : []),
      ];
      return !theatres.some(({ box }) => boxes.every(one => isInBox(one, box)));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test.each(['phone', 'channel'] as const)('show units and short names large enough in a %s', screen => {
    const least = LEAST_HEIGHTS.theatre[screen];
    for (const layout of layouts) {
      const scale = shownScale(layout, screen);
      expect(unitHeight(geometry) * scale).toBeGreaterThanOrEqual(least.unit);
      for (const province of playable) expect(nameHeight(province, 'en') * scale).toBeGreaterThanOrEqual(least.name);
    }
  });

  test('cut no name: what an edge would cut is named in the neighbouring theatre', () => {
    const scene = positionScene({
      turn: { year: board.year.start, season: 'spring' },
      caption: 'movement',
      position: { units: [], dislodged: [], contested: [], centres: {} },
    });
    const named = layouts.map(layout => ({
      window: layout.window,
      names: mapOverlay(layout, scene).map.flatMap(({ data, at }) =>
        data?.['data-name'] === undefined ? [] : [{ name: data['data-name'], at }],
      ),
    }));
    const boxOf = new Map(
      playable.flatMap(province => provinceLabel(province, 'en').map(({ words, box, x, y }) => [words, { box, x, y }])),
    );
    const cut = named.flatMap(({ window, names }) =>
      names.filter(({ name, at }) => {
        const home = boxOf.get(String(name));
        if (!home) return true;
        const [dx, dy] = [at[0] - home.x, at[1] - home.y];
        return !isInBox([home.box[0] + dx, home.box[1] + dy, home.box[2] + dx, home.box[3] + dy], window);
      }),
    );
    expect(cut).toEqual([]);
    expect(new Set(named.flatMap(({ names }) => names.map(({ name }) => name)))).toEqual(new Set(boxOf.keys()));
  });

  test('overlap: each shares something with two others at least', () => {
    for (const { box } of theatres) {
      const shared = playable.filter(({ id }) => isInBox(around(unitPlace(geometry, id), 1, 1), box));
      const others = theatres.filter(
        other => other.box !== box && shared.some(({ id }) => isInBox(around(unitPlace(geometry, id), 1, 1), other.box)),
      );
      expect(others.length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(LANGUAGES)('name all powers below the map, none on another (%s)', language => {
    for (const { name, box } of theatres) {
      const { legend } = layOutMap(geometry, { language, look: USUAL_LOOK, theatre: { name: name[language], box } });
      for (const { name: place, power, countAt } of legend.powers) {
        if (!place) throw new Error(`${power.id} has no name`);
        const width = inkWidth(power.name[language], place.size);
        expect(place.at[0] + width).toBeLessThan(countAt[0] - 4);
        expect(countAt[0]).toBeLessThan(legend.right);
      }
    }
  });
});

const inkWidth = (words: string, size: number): number => {
  const [x0, , x1] = textSprite(words, { face: 'condensed', size, colour: '#000000' }).box;
  return x1 - x0 - 2 * Math.ceil(size * 0.3) - 1;
};
