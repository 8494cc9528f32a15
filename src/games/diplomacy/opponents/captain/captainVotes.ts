import { type PowerId, provinceOf } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { placesToReach } from '../../orders/reach.js';
import { countCentres } from '../../phases/victory.js';
import { votingIn } from '../../votes/voting.js';

/**
 * Votes of a captain, for which it needs others who think alike: in movement phases every unit without a player attacks the centres of the
 * power that has most, unless that is the captain's own; otherwise it abstains, and the units hold.
 */
export function captainVotes(variant: Variant, situation: Situation, power: PowerId): readonly WrittenOrder[] {
  const { phase, position } = situation;
  const voting = phase === 'movement' ? votingIn(variant, situation) : undefined;
  if (!voting?.electorate.has(power)) return [];
  const leader = countCentres(variant, position).find(one => !voting.voted.has(one.power))?.power;
  if (leader === undefined || leader === power) return [];
  return position.units.flatMap((unit): readonly WrittenOrder[] => {
    if (!voting.voted.has(unit.power)) return [];
    const to = placesToReach(variant, unit).find(place => position.centres[provinceOf(place)] === leader);
    return to === undefined ? [] : [{ kind: 'move', type: unit.type, at: unit.at, to }];
  });
}
