import type { Box } from '../../src/drawing/vector/geometry.js';
import type { BoardFile } from '../../src/games/diplomacy/board/boardFile.js';
import type { ProvinceId } from '../../src/games/diplomacy/board/location.js';
import { OLD_WORLD, OPEN_OCEANS } from '../../src/games/diplomacy/variants/warhammer/chosenSpaces.js';

/** What a page shows, and how. */
export interface PageSource {
  /** The part of the frame, in frame pixels. */
  readonly crop: Box;
  /** Width of the map, in units of the page. The legend has the rest of the picture. */
  readonly width: number;
  /** The provinces that matches on this page are played on. Undefined: all. */
  readonly shows?: readonly ProvinceId[];
  /** Seas with room for several fleets. */
  readonly openOceans?: readonly ProvinceId[];
  /** From 0, true to scale, to 1: every province as large as what is in it needs. */
  readonly strength: number;
  /** The parts of it that have pictures of their own. Undefined: the board's. */
  readonly theatres?: BoardFile['theatres'];
}

/** The pages of each board, those that show less first. */
export const PAGE_SOURCES: Readonly<Record<string, readonly PageSource[]>> = {
  lesson: [{ crop: [0, 0, 1600, 1200], width: 985, strength: 0 }],
  classic: [{ crop: [0, 20, 1600, 1280], width: 990, strength: 0.42 }],
  'warring-states-v2': [{ crop: [40, 0, 1600, 1400], width: 985, strength: 0.55 }],
  'warring-states-v1': [{ crop: [40, 0, 1600, 1400], width: 985, strength: 0.55 }],
  'mandate-of-heaven': [{ crop: [0, 0, 1700, 1310], width: 985, strength: 0.55 }],
  'warhammer-fm05': [
    {
      crop: [395, 40, 1170, 770],
      width: 985,
      strength: 0.5,
      shows: [...OLD_WORLD.edge, ...OLD_WORLD.inside],
      openOceans: OPEN_OCEANS,
      theatres: [
        { id: 'norsca', name: { en: 'Norsca and the Sea of Claws', fr: 'Norsca et la mer des Griffes' }, box: [395, 40, 760, 345] },
        { id: 'kislev', name: { en: 'Kislev and the Troll Country', fr: 'Kislev et le Pays des Trolls' }, box: [700, 40, 1170, 345] },
        { id: 'bretonnia', name: { en: 'Bretonnia and Estalia', fr: 'La Bretonnie et l’Estalie' }, box: [395, 300, 690, 700] },
        { id: 'empire', name: { en: 'The Empire', fr: 'L’Empire' }, box: [590, 240, 920, 470] },
        { id: 'mountains', name: { en: 'The World’s Edge Mountains', fr: 'Les montagnes du Bord du Monde' }, box: [850, 200, 1170, 600] },
        {
          id: 'tilea',
          name: { en: 'Tilea and the Border Princes', fr: 'La Tilée et les Principautés Frontalières' },
          box: [560, 430, 960, 770],
        },
      ],
    },
    { crop: [0, 0, 1600, 935], width: 985, strength: 0.85, openOceans: OPEN_OCEANS },
  ],
};
