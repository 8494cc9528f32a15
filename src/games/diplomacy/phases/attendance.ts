import type { Attendance } from '../../game.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** Whether the rules depend on which powers have players. Only votes do. */
export const asksWhoSits = ({ rules }: Variant): boolean => rules.some(rule => rule.orderedByVote);

/** Updates the state: called powers whose seats were taken join the powers in play, and the vacant seats are recorded. */
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
