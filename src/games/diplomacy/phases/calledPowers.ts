import type { PowerId } from '../board/location.js';
import type { Situation, State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { votedPowers } from '../votes/voting.js';

/** The powers whose seats are open to new players: those called in earlier, and those called in now that centres have changed owners. */
export function calledPowers(variant: Variant, state: Situation & Pick<State, 'called'>): readonly PowerId[] {
  const { called = [], position } = state;
  const isCalledIn = (power: PowerId): boolean => variant.rules.some(rule => rule.opensSeat?.(power, position) === true);
  const fresh = [...votedPowers(variant, state)].filter(power => !called.includes(power) && isCalledIn(power));
  return [...called, ...fresh];
}
