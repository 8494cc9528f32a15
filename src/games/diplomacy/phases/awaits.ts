import { ordererOf } from '../board/duchies.js';
import { unitsOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { allowanceOf } from '../orders/allowance.js';
import { votingIn } from '../votes/voting.js';

/** The powers that have a choice: a unit to order, a possible retreat, something to build, or fewer units to remove than they have. */
export const awaits = (variant: Variant, situation: Situation): readonly PowerId[] =>
  situation.powers.filter(power => hasChoice(variant, situation, power));

/** The powers that may vote. Empty if no power ordered by vote has a choice. Nobody is required to vote. */
export function mayVote(variant: Variant, situation: Situation): readonly PowerId[] {
  const voting = votingIn(variant, situation);
  const isOpen = voting && [...voting.voted].some(power => hasChoice(variant, situation, power));
  return isOpen ? [...voting.electorate.keys()] : [];
}

function hasChoice(variant: Variant, situation: Situation, power: PowerId): boolean {
  const { phase, position } = situation;
  switch (phase) {
    case 'movement':
      return position.units.some(u => ordererOf(u) === power);
    case 'retreats':
      return position.dislodged.some(u => ordererOf(u) === power && u.retreats.length > 0);
    case 'placement':
    case 'adjustments': {
      const { builds, removals } = allowanceOf(variant, situation, power);
      return builds > 0 || (removals > 0 && removals < unitsOf(position, power).length);
    }
    default:
      return phase satisfies never;
  }
}
