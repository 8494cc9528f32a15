import type { Box, Point } from '../vector/geometry.js';

/** Where a board has room for decorations that belong to no province. In frame pixels. */
export interface DecorationSlots {
  /** The title. */
  readonly cartouche?: Box;
  readonly compass?: { readonly at: Point; readonly radius: number };
  /** Boxes without mountains. */
  readonly noMountains?: readonly Box[];
}

const WARRING_STATES: DecorationSlots = {
  cartouche: [22, 22, 258, 196],
  compass: { at: [1510, 1300], radius: 62 },
  noMountains: [[0, 0, 262, 200]],
};

/** By board id. */
export const DECORATION_SLOTS: Readonly<Record<string, DecorationSlots>> = {
  'warring-states-v2': WARRING_STATES,
  'warring-states-v1': WARRING_STATES,
  'mandate-of-heaven': {
    cartouche: [14, 1000, 250, 1174],
    compass: { at: [1640, 938], radius: 46 },
    noMountains: [[0, 980, 262, 1200]],
  },
};
