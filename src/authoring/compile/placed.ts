import type { BoardFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Place } from '../svg/outline.js';

/** Where things stand in each province. */
export type PlacesById = ReadonlyMap<string, ProvinceFile['places']>;

/** The lines of what is drawn over the provinces, in frame pixels. */
export interface MapLines {
  readonly rivers: ReadonlyMap<string, readonly Place[]>;
  /** By "owner<facing". */
  readonly walls: ReadonlyMap<string, readonly (readonly Place[])[]>;
  /** From shore to shore of neighbours that do not touch. */
  readonly links: readonly (readonly [Place, Place])[];
  /** Water, passages and tunnels that the author drew. */
  readonly overlays: BoardFile['decor'];
}
