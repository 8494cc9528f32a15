import type { MapDrawing } from '../svg/outline.js';
import type { SharedBorder } from './touching.js';
import type { Welded } from './weld.js';

/** A drawing, its areas with their shared points, and who touches whom. `unused`: ids of shapes that no province has. */
export interface DrawnBoard {
  readonly drawing: MapDrawing;
  readonly welded: Welded;
  readonly touches: ReadonlyMap<string, SharedBorder>;
  readonly unused: readonly string[];
}
