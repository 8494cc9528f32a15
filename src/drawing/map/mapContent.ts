import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import { memoise, memoiseByObject } from '../../lib/memoise.js';
import { type MapOverlay, mapOverlay } from '../layers/overlay.js';
import { type TerritoryFills, territoryFills } from '../layers/territoryFills.js';
import type { MapLayout } from '../layout/mapLayout.js';
import { withActiveColours } from '../scene/activeColours.js';
import type { MapPicture } from '../scene/mapPicture.js';
import { sceneOf } from '../scene/sceneOf.js';

/** What differs from picture to picture with the same layout. */
export interface MapContent {
  readonly fills: TerritoryFills;
  readonly overlay: MapOverlay;
}

export function mapContent(layout: MapLayout, picture: MapPicture): MapContent {
  const scene = sceneOf(picture);
  const board = withActiveColours(layout.geometry.board, scene.centres);
  const shown = board === layout.geometry.board ? layout : layoutsInColours(layout)(board);
  return { fills: territoryFills(shown.geometry, scene.centres), overlay: mapOverlay(shown, scene) };
}

const COLOURED = 4;

/** The layout with other colours of powers; one for each set of colours, because what is computed once per layout takes long. */
const layoutsInColours = memoiseByObject((layout: MapLayout) =>
  memoise((board: BoardFile): MapLayout => ({ ...layout, geometry: { ...layout.geometry, board } }), {
    keyOf: ({ powers }) => powers.map(({ colour }) => colour).join(),
    capacity: COLOURED,
  }),
);
