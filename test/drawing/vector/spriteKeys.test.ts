import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../../../src/drawing/map/boardsOnDisk.js';
import { type MapPicture, mapPicture } from '../../../src/drawing/scene/mapPicture.js';
import type { MapScene } from '../../../src/drawing/scene/mapScene.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { playedReports } from '../playedReports.js';

const boards = boardsOnDisk();
const LOOKS: readonly MapPicture['look'][] = [undefined, { palette: 'night', hatched: false }];
const PAGES = ['posted', 'full'] as const;

/** Pictures of every board in both languages, by day and by night, as posted and in full size. */
const pictures = variantsOn(readOwnVariant)
  .filter(({ id }) => id !== 'classic-battles')
  .flatMap(variant =>
    playedReports(variant, { random: 6, practised: 2, seeds: [2] }).map((report, i) => {
      const shown = { language: LANGUAGES[i % 2], look: LOOKS[Math.floor(i / 2) % 2], page: PAGES[Math.floor(i / 4) % 2] };
      return mapPicture.parse({ kind: 'results', game: variant.id, report, ...shown });
    }),
  );

/** The same for a player, with orders whose outcome is not known yet: planned builds, units that are struck out, one's own. */
const unresolved = (scene: MapScene): MapScene => ({
  ...scene,
  marked: { as: 'you', powers: [...new Set(scene.units.map(({ power }) => power))].slice(0, 2) },
  orders: scene.orders.map(order => ({ ...order, outcome: { kind: 'ordered' } })),
});

const drawings = pictures.flatMap(picture => {
  const layout = layoutFor(boards, picture);
  return [sceneOf(picture), unresolved(sceneOf(picture))].flatMap(scene => {
    const { map, legend } = mapOverlay(layout, scene);
    return [...map, ...legend].flatMap(({ sprite: { key, svg, box, strokes } }) =>
      strokes ? [] : [{ key, svg, at: box.join(' '), layout }],
    );
  });
});

test('Two different drawings never have the same key', () => {
  const byKey = new Map<string, string>();
  for (const { key, svg, at } of drawings) {
    if (key === undefined) continue;
    expect(byKey.get(`${key} ${at}`) ?? svg, key).toBe(svg);
    byKey.set(`${key} ${at}`, svg);
  }
  expect(byKey.size).toBeGreaterThan(1000);
});

test('On one page a drawing has one key, so that it is rasterised once', () => {
  const pages = new Map(drawings.map(({ layout }) => [layout, new Map<string, Set<string>>()]));
  for (const { key = '', svg, at, layout } of drawings) {
    const bySvg = pages.get(layout);
    bySvg?.set(`${svg} ${at}`, (bySvg.get(`${svg} ${at}`) ?? new Set()).add(key));
  }
  const keys = [...pages.values()].flatMap(bySvg => [...bySvg.values()].map(set => [...set]));
  expect(keys.filter(of => of.length > 1)).toEqual([]);
});
