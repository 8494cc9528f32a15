import { provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { type Variant, variantFor } from '../../../../src/games/diplomacy/model/variant.js';
import { outcomesWith, ownUnits, phaseAsPlayed } from '../../../../src/games/diplomacy/review/phaseAsPlayed.js';
import { sheetSpace } from '../../../../src/games/diplomacy/review/sheetSpace.js';
import { worthsIn } from '../../../../src/games/diplomacy/review/worthOf.js';
import { type Closed, variants } from './recordedGames.js';

export const variantOf = (state: State): Variant => {
  const offered = variants.find(({ id }) => id === state.variant);
  if (!offered) throw new Error(`there is no variant ${state.variant}`);
  return variantFor(offered, state.terms);
};

/** Everything that is needed to try the sheets of a seat. */
export function trying({ state, report }: Closed, seat: string) {
  const variant = variantOf(state);
  const played = phaseAsPlayed(variant, state, report);
  const own = ownUnits(played, seat);
  const others = new Map(
    state.position.units.flatMap((unit, i) => {
      const order = played.given[i];
      return order && !own.includes(unit) ? [[provinceOf(unit.at), order] as const] : [];
    }),
  );
  const positionAfter = outcomesWith(played, own);
  const worthOf = worthsIn(variant, state, seat);
  return {
    variant,
    own,
    space: sheetSpace(variant, state, own, others),
    totalOf: (orders: Parameters<typeof positionAfter>[0]) => worthOf(positionAfter(orders)).total,
  };
}
