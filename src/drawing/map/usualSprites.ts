import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { ProvinceId } from '../../games/diplomacy/board/location.js';
import { legendSymbols } from '../layers/legendSymbols.js';
import { mapOverlay } from '../layers/overlay.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import { type MapLayout, pixelTransform } from '../layout/mapLayout.js';
import { rasteriseSprite, type SpriteRasters, spriteKey } from '../raster/blit.js';
import type { Raster } from '../raster/rasterise.js';
import { symbolsIn } from '../scene/legendContent.js';
import { type MapScene, positionScene, type SceneOrder } from '../scene/mapScene.js';
import type { LegendSymbol } from '../scene/pictureWords.js';
import type { PlacedSprite } from '../vector/sprite.js';

/**
 * The sprites that a build prepares. In full size there are none: they would take three times the room and double the time, to save a third of
 * the first picture's.
 */
export const preparedSprites = (layout: MapLayout): SpriteRasters =>
  layout.geometry.page.hasOrnaments ? new Map<string, Raster>() : usualSprites(layout);

/** The rasters of what most pictures with a layout show: names, the units and centres of every power, the legend. */
export function usualSprites(layout: MapLayout): SpriteRasters {
  const { scale } = pixelTransform(layout);
  const found = new Map<string, Raster>();
  for (const { sprite } of usuallyPlaced(layout)) {
    const key = spriteKey(sprite, scale);
    if (!sprite.strokes && !found.has(key)) found.set(key, rasteriseSprite(sprite, scale));
  }
  return found;
}

function usuallyPlaced(layout: MapLayout): readonly PlacedSprite[] {
  const everything = allResults(someMoves(layout.geometry), layout.geometry);
  const overlays = usualScenes(layout.geometry, everything).map(scene => mapOverlay(layout, scene));
  const symbols = legendsWithout(symbolsIn(layout.geometry.board, everything)).flatMap(shown => legendSymbols(layout, shown));
  return [...overlays.flatMap(({ map, legend }) => [...map, ...legend]), ...symbols];
}

/** The legends of results: how large a symbol is depends on the others. */
const legendsWithout = (all: readonly LegendSymbol[]): readonly (readonly LegendSymbol[])[] =>
  Array.from({ length: 2 ** SOMETIMES.length }, (_, shown) =>
    all.filter(symbol => !SOMETIMES.includes(symbol) || (shown >> SOMETIMES.indexOf(symbol)) % 2 === 1),
  );
/** Symbols that results have or have not. */
const SOMETIMES: readonly LegendSymbol[] = ['held', 'unordered', 'convoy', 'standoff', 'battle', 'dislodged', 'captured'];

/** Scenes that together show what is usual: everything in the colour of each power, and every small number of centres, gained and lost. */
function usualScenes(geometry: BoardGeometry, everything: MapScene): readonly MapScene[] {
  const { powers } = geometry.board;
  const scene = someMoves(geometry);
  const all = Object.keys(scene.centres);
  const owners = powers.flatMap(({ id }): readonly MapScene[] => {
    const marked = scene.units.map(unit => ({ ...unit, power: id }));
    const ghosts = marked.map(unit => ({ ...unit, spot: 'own' as const }));
    const owned = { ...scene, centres: Object.fromEntries(all.map(at => [at, id])), units: marked, dislodged: marked, ghosts, orders: [] };
    return [owned, { ...owned, captured: all.map(centre => ({ centre })) }];
  });
  const counted = Array.from({ length: MOST_COUNTED }, (_, i): MapScene => {
    const owned = all.flatMap((at, k) => {
      const owner = powers[Math.floor(k / (i + 1))];
      return owner ? [[at, owner.id]] : [];
    });
    const captured = all.slice(0, i + 1).map(centre => ({ centre, from: powers[1]?.id }));
    return { ...scene, centres: Object.fromEntries(owned), captured: i < MOST_GAINED ? captured : [], orders: [] };
  });
  const provisional: MapScene = { ...everything, caption: 'provisional' };
  return [scene, { ...scene, centres: {} }, everything, provisional, ...owners, ...counted];
}
const MOST_COUNTED = 16;
const MOST_GAINED = 3;

const REST = { written: true, success: true };

/** A position in which the first power has everything, and the results of orders of the usual kinds, by which the legend has its usual symbols. */
function someMoves({ board }: BoardGeometry): MapScene {
  const [first = '', second = '', third = ''] = placesOf(board);
  const power = board.powers[0]?.id ?? '';
  const orders: readonly SceneOrder[] = [
    { ...REST, power, order: { kind: 'hold', type: 'A', at: third }, outcome: { kind: 'held' } },
    { ...REST, power, order: { kind: 'move', type: 'A', at: first, to: second }, success: false, outcome: { kind: 'ordered' } },
    { ...REST, power, order: { kind: 'support', type: 'A', at: third, of: first, to: second }, outcome: { kind: 'given', strength: 1 } },
  ];
  const units = (['A', 'F'] as const).map(type => ({ power, type, at: first }));
  const centres = Object.fromEntries(board.provinces.flatMap(({ id, centre }) => (centre ? [[id, power]] : [])));
  const position = { units, dislodged: [], contested: [], centres };
  const turn = { year: board.year.start, season: 'spring' as const };
  const scene = positionScene({ turn, caption: 'movement-closed', position });
  return { ...scene, orders, ghosts: [{ power, type: 'A', at: second, spot: 'own' }] };
}

/** The same with what else orders may come to. */
function allResults(scene: MapScene, { board }: BoardGeometry): MapScene {
  const [unit] = scene.units;
  const [first = '', second = '', third = '', fourth = ''] = placesOf(board);
  const [centre = ''] = Object.keys(scene.centres);
  if (!unit) return scene;
  const { power } = unit;
  return {
    ...scene,
    orders: [
      ...scene.orders,
      { power, written: false, order: { kind: 'hold', type: 'A', at: fourth }, success: true, outcome: { kind: 'held' } },
      { ...REST, power, order: { kind: 'convoy', type: 'F', at: fourth, of: first, to: second }, outcome: { kind: 'ordered' } },
      {
        ...REST,
        power,
        order: { kind: 'support', type: 'A', at: fourth, of: first, to: second },
        success: false,
        outcome: { kind: 'unmatched' },
      },
    ],
    contested: [third],
    battles: [second],
    dislodged: [{ ...unit, at: fourth }],
    captured: [{ centre }],
  };
}

const placesOf = ({ provinces }: BoardFile): readonly ProvinceId[] => provinces.filter(({ places }) => places.unit).map(({ id }) => id);
