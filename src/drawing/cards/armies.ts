import type { ArmyOwner } from '../../games/warring-states-cards/board/dynasties.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type Placed, place, stampAround } from '../stamp.js';
import { type BoardPlan, placeOf } from './boardPlan.js';
import { army, type Looks, reachOf } from './dynastyLooks.js';
import { ARMY, ARMY_STEP } from './tableLayout.js';

export const armyStamp = (of: ArmyOwner, looks: Looks, size: number) => stampAround(army(of, looks, size), reachOf(size));

/** In a state: one army in its middle; of two the lower smaller and half beneath the upper, which controls it. */
const ALONE = { size: 50, at: [0, 4] } as const;
const UPPER = { size: 48, at: [14, 0] } as const;
const LOWER = { size: 38, at: [-23, 14] } as const;

export function armiesInStates({ states }: BoardPlan, looks: Looks, table: PublicView): readonly Placed[] {
  return Object.entries(table.states).flatMap(([state, armies]) => {
    const middle = placeOf(states, state);
    return armies.map((of, i) => {
      const { size, at } = armies.length === 1 ? ALONE : i === 0 ? LOWER : UPPER;
      return place(armyStamp(of, looks, size), [middle[0] + at[0], middle[1] + at[1]], { 'data-state-army': `${state} ${i} ${of}` });
    });
  });
}

export function armiesOnHolds({ holds }: BoardPlan, looks: Looks, table: PublicView): readonly Placed[] {
  return Object.entries(table.strongholds).flatMap(([hold, armies]) => {
    const { at, away } = placeOf(holds, hold);
    return armies.map((of, i) =>
      place(armyStamp(of, looks, ARMY), [at[0], at[1] + i * away * ARMY_STEP], { 'data-hold-army': `${hold} ${i} ${of}` }),
    );
  });
}
