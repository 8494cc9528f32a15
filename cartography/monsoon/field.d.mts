import type { Ring } from '../../src/authoring/svg/outline.js';

/** Where land and sea are, and how they are drawn. */
export interface World {
  readonly frame: { readonly width: number; readonly height: number };
  /** West, south, east, north: the coast outside of it is not drawn. */
  readonly box: readonly [number, number, number, number];
  readonly projection: {
    /** [longitude, x], in order. */
    readonly lon: readonly (readonly [number, number])[];
    /** [latitude, y]. */
    readonly lat: readonly (readonly [number, number])[];
    /** [longitude, latitude, radius in pixels, how much larger what is in the middle becomes]. */
    readonly lenses: readonly (readonly [number, number, number, number])[];
  };
  /** Outlines within which the coast is left out, because islands of our own are there. */
  readonly cleared: readonly (readonly (readonly [number, number])[])[];
  /** [longitude, latitude, half as wide, half as high as it is in pixels]. */
  readonly islands: readonly (readonly [number, number, number, number])[];
  /** Islands and lakes that are smaller are left out, in square pixels. */
  readonly minIsland: number;
  readonly minLake: number;
  /** How borders sway: [wave, amplitude] in pixels. */
  readonly noise: readonly (readonly [number, number])[];
  readonly seed: number;
}

export interface Site {
  readonly id: string;
  /** Longitude and latitude. */
  readonly at: readonly [number, number];
  readonly isSea: boolean;
}

export declare function projector(projection: World['projection']): (at: readonly [number, number]) => readonly [number, number];
export declare function outlines(world: World, places: readonly Site[]): ReadonlyMap<string, readonly Ring[]>;
