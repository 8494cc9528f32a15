import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Colour } from '../vector/colour.js';
import type { BoardGeometry } from './boardGeometry.js';

/** How a power's units are marked. */
export interface PowerStyle {
  readonly colour: Colour;
  /** One or two letters, or hanzi. */
  readonly badge: string;
}

export const styleOf = ({ colour, badge }: PowerFile): PowerStyle => ({ colour, badge });

/** Throws when the board has no such power. */
export function powerStyle({ board }: BoardGeometry, power: PowerId): PowerStyle {
  const found = board.powers.find(p => p.id === power);
  if (!found) throw new Error(`There is no power ${power} on the board ${board.id}`);
  return styleOf(found);
}
