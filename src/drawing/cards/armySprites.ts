import type { Army } from '../../games/warring-states-cards/dynasties.js';
import type { PublicView } from '../../games/warring-states-cards/publicView.js';
import { centredSprite, type PlacedSprite, placeAtPixel } from '../vector/sprite.js';
import { type CardBoardLayout, placeNamed } from './cardBoardLayout.js';
import { armyReach, armySvg, type DynastyStyles } from './dynastyStyles.js';
import { ARMY, ARMY_STEP } from './tableLayout.js';

export const armySprite = (of: Army, looks: DynastyStyles, size: number) => centredSprite(armySvg(of, looks, size), armyReach(size));

/** In a state: one army in its middle; of two the lower smaller and half beneath the upper, which controls it. */
const ALONE = { size: 50, at: [0, 4] } as const;
const UPPER = { size: 48, at: [14, 0] } as const;
const LOWER = { size: 38, at: [-23, 14] } as const;

export function armiesInStates({ states }: CardBoardLayout, looks: DynastyStyles, table: PublicView): readonly PlacedSprite[] {
  return Object.entries(table.states).flatMap(([state, armies]) => {
    const middle = placeNamed(states, state);
    return armies.map((of, i) => {
      const { size, at } = armies.length === 1 ? ALONE : i === 0 ? LOWER : UPPER;
      return placeAtPixel(armySprite(of, looks, size), [middle[0] + at[0], middle[1] + at[1]], {
        'data-state-army': `${state} ${i} ${of}`,
      });
    });
  });
}

export function armiesOnStrongholds({ holds }: CardBoardLayout, looks: DynastyStyles, table: PublicView): readonly PlacedSprite[] {
  return Object.entries(table.strongholds).flatMap(([hold, armies]) => {
    const { at, away } = placeNamed(holds, hold);
    return armies.map((of, i) =>
      placeAtPixel(armySprite(of, looks, ARMY), [at[0], at[1] + i * away * ARMY_STEP], { 'data-hold-army': `${hold} ${i} ${of}` }),
    );
  });
}
