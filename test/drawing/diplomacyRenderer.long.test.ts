import { describe, expect, test } from 'vitest';
import { createDiplomacyRenderer } from '../../src/drawing/diplomacyRenderer.js';
import { boardGeometry } from '../../src/drawing/layout/boardGeometry.js';
import { layOutMap } from '../../src/drawing/layout/mapLayout.js';
import { distanceField } from '../../src/drawing/map/distanceField.js';
import { USUAL_LOOK } from '../../src/lib/look.js';
import { BOARDS, boardSource, boards, opening, viewOf } from './mapFixture.js';

const render = createDiplomacyRenderer(boards);
const picture = (id: (typeof BOARDS)[number], language: 'en' | 'fr' = 'en', page?: 'full') => ({
  kind: 'position' as const,
  game: id,
  language,
  page,
  view: viewOf(id, opening(id)),
});

describe.each(BOARDS)('A picture of %s', async id => {
  const png = await render(picture(id));

  test('is a PNG twice as large as a channel shows it, and small', () => {
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect([16, 20].map(at => Buffer.from(png).readUInt32BE(at))).toEqual([1100, 700]);
    expect(png.length).toBeLessThan(300_000);
  });

  test('is 1600 pixels wide at full size, and small enough to post', async () => {
    const full = await render(picture(id, 'en', 'full'));
    expect(Buffer.from(full).readUInt32BE(16)).toBe(1600);
    expect(full.length).toBeLessThan(600_000);
  });

  test('has the same bytes, drawn again or by another renderer', async () => {
    expect(Buffer.compare(await render(picture(id)), png)).toBe(0);
    expect(Buffer.compare(await createDiplomacyRenderer(boards)(picture(id)), png)).toBe(0);
  });

  test('differs in French', async () => expect(Buffer.compare(await render(picture(id, 'fr')), png)).not.toBe(0));

  test('changes when a centre changes hands', async () => {
    const position = opening(id);
    const [centre, other] = [Object.keys(position.centres)[0] ?? '', Object.values(position.centres).at(-1) ?? ''];
    const view = viewOf(id, { ...position, centres: { ...position.centres, [centre]: other } });
    expect(Buffer.compare(await render({ ...picture(id), view }), png)).not.toBe(0);
  });
});

test('A chart marks the powers that the bot plays', async () => {
  const { turn, phase, position } = viewOf('classic', opening('classic'));
  const report = {
    kind: 'diplomacy',
    variant: 'classic',
    phase,
    turn,
    before: position,
    after: position,
    orders: [],
    captured: [],
    eliminated: [],
  };
  const chart = { kind: 'chart', game: 'classic', language: 'en', reports: [report] };
  const charts = [chart, { ...chart, bots: [] }, { ...chart, bots: ['austria'] }, { ...chart, bots: ['austria', 'italy'] }];
  const drawn = await Promise.all(charts.map(render));
  expect(new Set(drawn.map(png => Buffer.from(png).toString('base64'))).size).toBe(3);
});

describe('The renderer refuses', () => {
  test('a game without a board', () => expect(render({ ...picture('classic'), game: 'chess' })).rejects.toThrow('no board'));
  test('a picture without a position', () =>
    expect(render({ ...picture('classic'), view: {} })).rejects.toThrow('no picture of Diplomacy: at view'));
  test('a unit where none can be', async () => {
    const position = { ...opening('classic'), units: [{ power: 'france', type: 'A' as const, at: 'atlantis' }] };
    await expect(render({ ...picture('classic'), view: viewOf('classic', position) })).rejects.toThrow('Nobody can stand at atlantis');
  });
});

test('In the distance field every land has pixels, some far from its border, and nothing else has', () => {
  const geometry = boardGeometry(boardSource('classic'));
  const { area, distance } = distanceField(layOutMap(geometry, { look: USUAL_LOOK, language: 'en' }));
  const farthest = new Uint8Array(256);
  area.forEach((land, i) => {
    farthest[land] = Math.max(farthest[land] ?? 0, distance[i] ?? 0);
  });
  for (const [i, { id, kind }] of geometry.areas.entries()) expect([id, (farthest[i + 1] ?? 0) > 20]).toEqual([id, kind === 'land']);
});
