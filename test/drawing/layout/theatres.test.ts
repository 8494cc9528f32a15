import { describe, expect, test } from 'vitest';
import { layOutMap, pictureBox } from '../../../src/drawing/layout/mapLayout.js';
import { provinceLabel } from '../../../src/drawing/layout/provinceLabels.js';
import { dislodgedPlace, unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import type { Box } from '../../../src/drawing/vector/geometry.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { BOARDS, geometries } from '../mapFixture.js';

/** The width of a phone, and the minimum font sizes of names and of the abbreviations and hanzi below them, all in the phone's pixels. */
const PHONE = 390;
const LEAST = { name: 8, beside: 7.5 };

const isIn = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean => x0 >= left && y0 >= top && x1 <= right && y1 <= bottom;
const around = ([x, y]: readonly [number, number], reach: number): Box => [x - reach, y - reach, x + reach, y + reach];

describe.each(BOARDS)('The theatres of %s', id => {
  const geometry = geometries[id];
  const { theatres, provinces } = geometry.board;
  const playable = provinces.filter(({ kind }) => kind !== 'impassable');

  test('are three to six, with different names in both languages', () => {
    expect(theatres.length).toBeGreaterThanOrEqual(3);
    expect(theatres.length).toBeLessThanOrEqual(6);
    for (const language of LANGUAGES) expect(new Set(theatres.map(({ name }) => name[language])).size).toBe(theatres.length);
  });

  describe.each(LANGUAGES)('on a phone (%s)', language => {
    const shown = (province: (typeof playable)[number]) => {
      const locations = province.coasts.length > 0 ? province.coasts.map(coast => `${province.id}/${coast}`) : [province.id];
      const boxes = [
        ...provinceLabel(province, language).map(({ box }) => box),
        ...locations.flatMap(at => [around(unitPlace(geometry, at), 18), around(dislodgedPlace(geometry, at), 15)]),
        ...(province.places.centre ? [around(province.places.centre, 9)] : []),
      ];
      return theatres.filter(({ box }) => boxes.every(one => isIn(one, box)));
    };

    test('show every province whole in one of them: label, unit, dislodged unit, centre', () => {
      expect(playable.filter(province => shown(province).length === 0).map(({ id: at }) => at)).toEqual([]);
    });

    test('show its label large enough to read', () => {
      const small = playable.flatMap(province => {
        const widths = shown(province).map(({ name, box }) => {
          const [x0, , x1] = pictureBox(layOutMap(geometry, { look: USUAL_LOOK, language, theatre: { name: name[language], box } }));
          return x1 - x0;
        });
        const scale = PHONE / Math.min(...widths);
        const rows = provinceLabel(province, language).filter(({ role }) => geometry.board.hanzi !== undefined || role === 'name');
        return rows
          .filter(({ role, size }) => size * scale < (role === 'name' ? LEAST.name : LEAST.beside))
          .map(({ role, size }) => `${province.id} ${role} ${(size * scale).toFixed(1)}`);
      });
      expect(small).toEqual([]);
    });
  });
});
