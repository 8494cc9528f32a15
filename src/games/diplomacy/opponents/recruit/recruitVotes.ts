import { type Random, seededRandom, shuffled } from '../../../../lib/random.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { adjustmentsOf, orderBook, retreatsOfUnit } from '../../orders/legalOrders.js';
import { orderEntry } from '../../votes/orderEntry.js';
import { votingIn } from '../../votes/voting.js';

/** The probability that a recruit votes like the other recruits. */
const AGREEABLE = 0.75;

/**
 * Votes of a recruit. To make some votes carry, each turn has one preferred order per unit, for which most recruits vote.
 */
export function recruitVotes(variant: Variant, situation: Situation, power: PowerId, random: Random): readonly WrittenOrder[] {
  const voting = votingIn(variant, situation);
  if (!voting?.electorate.has(power)) return [];
  const { overlay, subjectOf, faultOf } = orderEntry(variant, situation);
  const wishes = [...voting.voted]
    .flatMap(of => ballotsOn(variant, situation, of))
    .flatMap((choices, i) => oneOf(choices, wishOf(situation, i, random)));
  const votes = wishes.filter(order => subjectOf(power, order) !== power && !faultOf(power, order));
  return votes.reduce<readonly WrittenOrder[]>((sofar, order) => overlay(power, sofar, order).orders, []);
}

/** The legal orders of a power ordered by vote, one list per unit or site. */
function ballotsOn(variant: Variant, situation: Situation, of: PowerId): readonly (readonly WrittenOrder[])[] {
  const { phase, position } = situation;
  switch (phase) {
    case 'movement': {
      const book = orderBook(variant, position);
      return position.units.filter(u => u.power === of).map(book);
    }
    case 'retreats':
      return position.dislodged.filter(u => u.power === of).map(retreatsOfUnit);
    case 'placement':
    case 'adjustments':
      return [...adjustmentsOf(variant, situation, of).values()];
    default:
      return phase satisfies never;
  }
}

const wishOf = ({ turn }: Situation, place: number, random: Random): Random =>
  random() < AGREEABLE ? seededRandom(turn.year * 100 + turn.season.length * 10_000 + place) : random;

const oneOf = (choices: readonly WrittenOrder[], random: Random): readonly WrittenOrder[] => shuffled(choices, random).slice(0, 1);
