import { readOwnVariant } from '../../../src/assets.js';
import { compileVariant, DIPLOMACY_VARIANTS } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Board } from '../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';

/** A variant on offer, played on a board that may differ from its own. */
const on =
  (id: string) =>
  ({ file }: Board): Variant => {
    const offered = DIPLOMACY_VARIANTS.find(one => one.id === id);
    if (!offered) throw new Error(`${id} is not on offer`);
    return compileVariant(offered, folder => ({ ...readOwnVariant(folder), board: file }));
  };

export const classic = on('classic');
export const classicBattles = on('classic-battles');
export const mandateOfHeaven = on('mandate-of-heaven');
export const warhammerFm05 = on('warhammer-fm05');
export const warringStatesV1 = on('warring-states-v1');
export const warringStatesV2 = on('warring-states-v2');
