import type { Seat, Standing } from '../../game.js';
import { nationOf, ordererOf, seatsOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Unit } from '../board/position.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { countCentres } from '../phases/victory.js';
import { seatOf } from './openState.js';

/**
 * Seats by their number of centres; in a tie Sepoys come first, then Mercenaries, then all others. Seats that share a power all have its
 * centres.
 */
export function standingsOf(variant: Variant, { powers, position, services = {} }: State): readonly Standing[] {
  const { board } = variant;
  const rows = countCentres(variant, position)
    .filter(({ power }) => powers.includes(power) && nationOf(board, power) === power)
    .flatMap(({ power, centres }) =>
      seatsOf(board, power).map(
        (seat): Standing => ({ seat, points: centres, ...uncountedOf(variant, position, power), units: unitsBy(position, power, seat) }),
      ),
    );
  const rank = ({ seat }: Standing): number => ({ sepoy: 0, mercenary: 1, none: 2 })[services[seat]?.as ?? 'none'];
  return rows.toSorted((a, b) => b.points - a.points || rank(a) - rank(b));
}

/** How many centres a power owns that do not count for victory. */
function uncountedOf({ board }: Variant, { centres }: State['position'], power: PowerId): Pick<Standing, 'uncounted'> {
  const uncounted = board.file.victory.notCounted.filter(centre => centres[centre] === power).length;
  return uncounted > 0 ? { uncounted } : {};
}

/** The units of a power, those included that have yet to retreat; not those that need no centre. */
const withDislodged = ({ units, dislodged }: State['position'], power: PowerId): readonly Unit[] =>
  [...units, ...dislodged].filter(unit => unit.power === power && !unit.free);

const unitsBy = (position: State['position'], power: PowerId, seat: PowerId): number =>
  withDislodged(position, power).filter(unit => ordererOf(unit) === seat).length;

/**
 * The neutral powers without a seat that have a unit or a centre: most centres first. Nobody wins with them, so a centre that does not count
 * for victory counts here.
 */
export function neutralsOf({ board }: Variant, { powers, position }: State): readonly (Seat & Pick<Standing, 'points' | 'units'>)[] {
  const owners = Object.values(position.centres);
  return board.powers
    .filter(({ id, neutral }) => neutral && !powers.includes(id))
    .map(neutral => ({
      ...seatOf(neutral),
      points: owners.filter(owner => owner === neutral.id).length,
      units: withDislodged(position, neutral.id).length,
    }))
    .filter(({ points, units }) => points > 0 || units > 0)
    .toSorted((a, b) => b.points - a.points);
}
