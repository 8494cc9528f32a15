import type { Box } from '../../src/drawing/vector/geometry.js';
import type { BoardFile } from '../../src/games/diplomacy/board/boardFile.js';
import type { ProvinceId } from '../../src/games/diplomacy/board/location.js';

/** What a page shows, and how. */
export interface PageSource {
  /** The part of the frame, in frame pixels. */
  readonly crop: Box;
  /** Width of the map, in units of the page. The legend has the rest of the picture. */
  readonly width: number;
  /** The provinces that matches on this page are played on. Undefined: all. */
  readonly shows?: (board: BoardFile) => readonly ProvinceId[];
  /** From 0, true to scale, to 1: every province as large as what is in it needs. */
  readonly strength: number;
}

/** The pages of each board, those that show less first. */
export const PAGE_SOURCES: Readonly<Record<string, readonly PageSource[]>> = {
  classic: [{ crop: [0, 20, 1600, 1280], width: 990, strength: 0.42 }],
  'warring-states-v2': [{ crop: [40, 0, 1600, 1400], width: 985, strength: 0.55 }],
  'warring-states-v1': [{ crop: [40, 0, 1600, 1400], width: 985, strength: 0.55 }],
  'mandate-of-heaven': [{ crop: [0, 0, 1700, 1310], width: 985, strength: 0.55 }],
  'warhammer-fm05': [
    {
      crop: [395, 40, 1170, 770],
      width: 985,
      strength: 0.5,
      shows: ({ oldWorld }) => [...(oldWorld?.edge ?? []), ...(oldWorld?.inside ?? [])],
    },
    { crop: [0, 0, 1600, 935], width: 985, strength: 0.85 },
  ],
};
