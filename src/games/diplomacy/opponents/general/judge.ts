import { nationOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Position } from '../../board/position.js';
import type { Outlook } from '../captain/outlook.js';
import { type PlaceValues, placeValues } from '../captain/placeValues.js';
import { nodeOf } from '../captain/terrain.js';

/** What it costs to have a foreign unit in an own centre, and to have a unit dislodged; and what it brings to dislodge one. */
const INVADED = 2;
const DISLODGED = 1;
const BEATEN = 0.4;

export const powerNumber = ({ variant: { board } }: Outlook, seat: PowerId): number => board.powerNumber.get(nationOf(board, seat)) ?? -1;

/** Returns what a position after the phase is worth to a seat, by where its units are. */
export function judgeOf({ terrain: { board, centreIn, provinces }, owners }: Outlook, seat: PowerId, values: PlaceValues) {
  const power = nationOf(board, seat);
  const own = board.powerNumber.get(power) ?? -1;
  return ({ units, dislodged }: Position): number => {
    let worth = 0;
    for (const { power: of, type, at } of units) {
      const node = nodeOf(board, type, at);
      if (of === power) worth += values.at(node);
      else {
        const province = node < provinces ? node : (board.provinceOfLocation[node - provinces] ?? 0);
        const centre = centreIn[province] ?? -1;
        if (centre >= 0 && owners[centre] === own) worth -= INVADED;
      }
    }
    for (const unit of dislodged) worth += unit.power === power ? (unit.retreats.length > 0 ? DISLODGED : -DISLODGED) : BEATEN;
    return worth;
  };
}

export const judgedFor = (outlook: Outlook, seat: PowerId) => judgeOf(outlook, seat, placeValues(outlook, powerNumber(outlook, seat)));
