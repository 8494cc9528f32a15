import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { overlaySvg } from '../../../src/drawing/layers/overlay.js';
import { boardGeometry } from '../../../src/drawing/layout/boardGeometry.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { mapPicture } from '../../../src/drawing/scene/mapPicture.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { recruitText } from '../../../src/games/opponent.js';
import { seededRandom } from '../../../src/lib/random.js';
import { boardSource } from '../mapFixture.js';

const variant = variantsOn(readOwnVariant).find(({ id }) => id === 'warring-states-v2');
if (!variant) throw new Error('Warring States is missing');
const game = diplomacy(variant);
const random = seededRandom(5);
const layout = layOutMap(boardGeometry(boardSource('warring-states-v2')), {
  language: 'en',
  look: { palette: 'parchment', hatched: false },
});

/** A match after its first phase: the report of that phase, and orders filed for the next one. */
const seated = game.seats(7);
const seats = (seated.ok ? seated.value : []).map(({ id }) => id);
const first = game.open({ seats, seed: 5, options: {} });
const filed = (state: typeof first) =>
  new Map(seats.map(seat => [seat, game.read(state, seat, recruitText(game, state, seat, random), undefined, 'en').submission]));
const { state, report } = game.advance(first, filed(first));
const filedOrders = filed(state);

const marked = (svg: string, mark: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '').sort();
const shown = { game: 'warring-states-v2', language: 'en' as const };
const draw = (picture: object): string => overlaySvg(layout, sceneOf(mapPicture.parse({ ...shown, ...picture })));
const unitsOf = (units: readonly { power: string; type: string; at: string }[]): readonly string[] =>
  units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();

describe.each([...seats, undefined])('From the view of %s', seat => {
  const view = game.view(state, seat);

  test('a position shows the units of the view, and no orders', () => {
    const svg = draw({ kind: 'position', view });
    expect(marked(svg, 'unit')).toEqual(unitsOf(view.position.units));
    expect(marked(svg, 'order')).toEqual([]);
  });

  test('the view contains no filed order', () => {
    const written = [...filedOrders.values()].flatMap(({ orders }) => orders.map(order => JSON.stringify(order)));
    for (const order of written) expect(JSON.stringify(view)).not.toContain(order);
  });

  if (seat === undefined) return;
  test('filed orders are those of that seat, all of them and no others', () => {
    const own = filedOrders.get(seat);
    const svg = draw({ kind: 'mine', view, seat, submission: own });
    const orders = (own?.orders ?? []).flatMap(order => (order.kind === 'waive' ? [] : [`${seat} ${order.at} ${order.kind}`]));
    expect([...new Set(marked(svg, 'order'))]).toEqual([...new Set(orders)].sort());
    expect(marked(svg, 'unit')).toEqual(unitsOf(view.position.units));
    for (const mark of ['strength', 'cross', 'ghost', 'lost']) expect(marked(svg, mark)).toEqual([]);
  });
});

test('The orders of a phase show every written order where its unit was, and no results', () => {
  const svg = draw({ kind: 'orders', report });
  const written = report.orders.filter(o => o.written && o.outcome.kind !== 'illegal' && o.order.kind !== 'waive');
  expect([...new Set(marked(svg, 'order'))]).toEqual(
    [...new Set(written.map(({ power, order }) => (order.kind === 'waive' ? '' : `${power} ${order.at} ${order.kind}`)))].sort(),
  );
  expect(marked(svg, 'unit')).toEqual(unitsOf(report.before.units));
  for (const mark of ['strength', 'dislodged', 'ghost', 'standoff']) expect(marked(svg, mark)).toEqual([]);
});

test('The changes of a phase show the position after it, the owners of centres, gains and losses', () => {
  const from = report.after.centres;
  const [centre = '', loser = ''] = Object.entries(from)[0] ?? [];
  const taker = seats.find(seat => seat !== loser) ?? '';
  const after = { ...report.after, centres: { ...from, [centre]: taker } };
  const svg = draw({ kind: 'changes', report: { ...report, after, captured: [{ centre, from: loser, to: taker }] } });
  expect(marked(svg, 'gain')).toEqual(['-1', '1']);
  expect(marked(svg, 'centre')).toContain(`${centre} ${taker}`);
  expect(marked(svg, 'order')).toEqual([]);
});
