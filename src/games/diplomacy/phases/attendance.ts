import type { Attendance } from '../../game.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** Only votes ask who has a player. */
export const asksWhoSits = ({ rules }: Variant): boolean => rules.some(rule => rule.orderedByVote);

/** The state with those seats taken that were open, and those empty that nobody sits on. */
export function attend(state: State, { seats, vacant }: Attendance): State {
  const { called = [], vacant: _, ...rest } = state;
  const taken = called.filter(power => seats.includes(power));
  return {
    ...rest,
    powers: [...state.powers, ...taken],
    ...(called.length > taken.length && { called: called.filter(power => !taken.includes(power)) }),
    ...(vacant.length > 0 && { vacant }),
  };
}
