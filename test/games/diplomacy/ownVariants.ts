import { readOwnVariant } from '../../../src/assets.js';
import { DIPLOMACY_VARIANTS, variantFrom } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Board } from '../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import { addedToBoard } from '../../../src/games/diplomacy/variants/variantRules.js';

/** A variant on offer, played on a board that may differ from its own. */
function on(id: string): (board: Board) => Variant {
  const offered = DIPLOMACY_VARIANTS.find(one => one.id === id);
  if (!offered) throw new Error(`${id} is not on offer`);
  const { rules } = readOwnVariant(offered.folder);
  const added = addedToBoard(offered.rules ?? []);
  return board => variantFrom(offered, rules, { ...board, file: { ...board.file, ...added } });
}

export const classic = on('classic');
export const classicBattles = on('classic-battles');
export const mandateOfHeaven = on('mandate-of-heaven');
export const warhammerFm05 = on('warhammer-fm05');
export const warringStatesV1 = on('warring-states-v1');
export const warringStatesV2 = on('warring-states-v2');
