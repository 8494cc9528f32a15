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
  const shown = board === layout.geometry.board ? layout : { ...layout, geometry: { ...layout.geometry, board } };
  return { fills: territoryFills(shown.geometry, scene.centres), overlay: mapOverlay(shown, scene) };
}
