import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Colour } from '../vector/colour.js';
import { type FontFace, isHanzi } from '../vector/fonts.js';
import type { BoardGeometry } from './boardGeometry.js';
import { PAGE_STYLES, type PageStyle } from './page.js';

/** How a power's units are marked. */
export interface PowerStyle {
  readonly colour: Colour;
  /** One or two letters, or hanzi. */
  readonly badge: string;
  readonly face: FontFace;
  /** Whether its armies are seals, as on Chinese boards. Otherwise they are shields. */
  readonly isSeal: boolean;
  /** Latin letters in a corner, beside hanzi. */
  readonly corner?: string | undefined;
}

/** `page`: the page that the units are on. */
export function styleOf({ colour, badge, letters }: PowerFile, page: PageStyle = PAGE_STYLES.full): PowerStyle {
  const isSeal = isHanzi(badge);
  if (page.isLatin) return { colour, badge: letters ?? badge, face: 'condensed', isSeal };
  return { colour, badge, face: isSeal ? 'hanzi' : 'capitals', isSeal, corner: letters };
}

/** Throws when the board has no such power. */
export function powerStyle({ board, page }: BoardGeometry, power: PowerId): PowerStyle {
  const found = board.powers.find(p => p.id === power);
  if (!found) throw new Error(`There is no power ${power} on the board ${board.id}`);
  return styleOf(found, page);
}
