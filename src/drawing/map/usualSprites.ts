import { mapOverlay } from '../layers/overlay.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type MapLayout, pixelTransform } from '../layout/mapLayout.js';
import { rasteriseSprite, type SpriteRasters, spriteKey } from '../raster/blit.js';
import type { Raster } from '../raster/rasterise.js';
import { type MapScene, positionScene, type SceneOrder } from '../scene/mapScene.js';

/** The rasters of what most pictures with a layout show: names, the units and centres of every power, the legend. */
export function usualSprites(layout: MapLayout): SpriteRasters {
  const { scale } = pixelTransform(layout);
  const found = new Map<string, Raster>();
  for (const scene of usualScenes(layout.geometry)) {
    const { map, legend } = mapOverlay(layout, scene);
    for (const { sprite } of [...map, ...legend]) {
      const key = spriteKey(sprite, scale);
      if (!sprite.strokes && !found.has(key)) found.set(key, rasteriseSprite(sprite, scale));
    }
  }
  return found;
}

/** Scenes that together show what is usual: everything in the colour of each power, and every small number of centres. */
function usualScenes(geometry: BoardGeometry): readonly MapScene[] {
  const { powers } = geometry.board;
  const scene = someMoves(geometry);
  const { centres } = scene;
  const all = Object.keys(centres);
  const owners = powers.map(({ id }): MapScene => {
    const marked = scene.units.map(unit => ({ ...unit, power: id }));
    const ghosts = marked.map(unit => ({ ...unit, spot: 'own' as const }));
    return { ...scene, centres: Object.fromEntries(all.map(at => [at, id])), units: marked, dislodged: marked, ghosts, orders: [] };
  });
  const counted = Array.from({ length: MOST_COUNTED }, (_, i): MapScene => {
    const owned = all.flatMap((at, k) => {
      const owner = powers[Math.floor(k / (i + 1))];
      return owner ? [[at, owner.id]] : [];
    });
    return { ...scene, centres: Object.fromEntries(owned), orders: [] };
  });
  return [scene, { ...scene, centres: {} }, ...owners, ...counted];
}
const MOST_COUNTED = 12;

/** The results of orders of the usual kinds, by which the legend has its usual symbols. */
function someMoves({ board }: BoardGeometry): MapScene {
  const [first = '', second = '', third = ''] = board.provinces.filter(({ places }) => places.unit).map(({ id }) => id);
  const power = board.powers[0]?.id ?? '';
  const rest = { power, written: true };
  const orders: readonly SceneOrder[] = [
    { ...rest, order: { kind: 'hold', type: 'A', at: third }, success: true, outcome: { kind: 'held' } },
    { ...rest, order: { kind: 'move', type: 'A', at: first, to: second }, success: false, outcome: { kind: 'ordered' } },
    {
      ...rest,
      order: { kind: 'support', type: 'A', at: third, of: first, to: second },
      success: true,
      outcome: { kind: 'given', strength: 1 },
    },
  ];
  const units = (['A', 'F'] as const).map(type => ({ power, type, at: first }));
  const centres = Object.fromEntries(board.provinces.flatMap(({ id, centre }) => (centre ? [[id, power]] : [])));
  const position = { units, dislodged: [], contested: [], centres };
  const turn = { year: board.year.start, season: 'spring' as const };
  const scene = positionScene({ turn, caption: 'movement-closed', position });
  return { ...scene, orders, ghosts: [{ power, type: 'A', at: second, spot: 'own' }] };
}
