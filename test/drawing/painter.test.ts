import { describe, expect, test } from 'vitest';
import { createDiplomacyRenderer } from '../../src/drawing/diplomacyRenderer.js';
import { boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { layOutMap } from '../../src/drawing/layout/mapLayout.js';
import { distanceField } from '../../src/drawing/map/distanceField.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { BOARDS, boards, drawable, opening, viewOf } from './boardsOnFile.js';

const paint = createDiplomacyRenderer(boards);
const picture = (id: (typeof BOARDS)[number], language: 'en' | 'fr' = 'en') => ({
  kind: 'position' as const,
  game: id,
  language,
  view: viewOf(id, opening(id)),
});

describe.each(BOARDS)('A picture of %s', id => {
  const png = paint(picture(id));

  test('is a PNG 1600 pixels wide, and light enough to post', () => {
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect(Buffer.from(png).readUInt32BE(16)).toBe(1600);
    expect(png.length).toBeLessThan(600_000);
  });

  test('is the same, byte for byte, drawn again and by another painter', () => {
    expect(Buffer.compare(paint(picture(id)), png)).toBe(0);
    expect(Buffer.compare(createDiplomacyRenderer(boards)(picture(id)), png)).toBe(0);
  });

  test('is another in French', () => expect(Buffer.compare(paint(picture(id, 'fr')), png)).not.toBe(0));

  test('changes when a centre changes hands', () => {
    const position = opening(id);
    const [centre, other] = [Object.keys(position.centres)[0] ?? '', Object.values(position.centres).at(-1) ?? ''];
    const view = viewOf(id, { ...position, centres: { ...position.centres, [centre]: other } });
    expect(Buffer.compare(paint({ ...picture(id), view }), png)).not.toBe(0);
  });
});

describe('What is no picture is refused', () => {
  test('of a game without a board', () => expect(() => paint({ ...picture('classic'), game: 'chess' })).toThrow('no board'));
  test('without a position', () => expect(() => paint({ ...picture('classic'), view: {} })).toThrow('no picture of Diplomacy: at view'));
  test('with a unit where nobody can stand', () => {
    const position = { ...opening('classic'), units: [{ power: 'france', type: 'A' as const, at: 'atlantis' }] };
    expect(() => paint({ ...picture('classic'), view: viewOf('classic', position) })).toThrow('Nobody can stand at atlantis');
  });
});

test('every land has pixels of its own, some deep within, and nothing else has', () => {
  const plan = boardGeometry(drawable('classic'));
  const { area, depth } = distanceField(layOutMap(plan, { look: USUAL_LOOK, language: 'en' }));
  const deepest = new Uint8Array(256);
  area.forEach((land, i) => {
    deepest[land] = Math.max(deepest[land] ?? 0, depth[i] ?? 0);
  });
  for (const [i, { id, kind }] of plan.areas.entries()) expect([id, (deepest[i + 1] ?? 0) > 20]).toEqual([id, kind === 'land']);
});
