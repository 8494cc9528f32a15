import type { ArmyOwner } from '../../games/warring-states-cards/board/dynasties.js';
import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Point } from '../vector/geometry.js';
import { centredSprite, type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { type CardBoardLayout, placeNamed } from './cardBoardLayout.js';
import { armyReach, armySvg, type DynastyStyles } from './dynastyStyles.js';
import { ARMY_SIZE, ARMY_STEP } from './tableLayout.js';

/** `size`: approximate width in pixels. */
export const armySprite = (owner: ArmyOwner, styles: DynastyStyles, size: number): Sprite =>
  centredSprite(armySvg(owner, styles, size), armyReach(size));

/**
 * A single army is above the name of its state. Of two armies, the upper one controls the state; the lower one is smaller and half covered.
 * `at`: offset from the middle of the state.
 */
const SINGLE = { size: 50, at: [0, -27] } as const;
const UPPER = { size: 50, at: [15, -28] } as const;
const LOWER = { size: 48, at: [-24, -22] } as const;

export function armiesInStates({ states }: CardBoardLayout, styles: DynastyStyles, table: PublicView): readonly PlacedSprite[] {
  return Object.entries(table.states).flatMap(([state, armies]) => {
    const [x, y] = placeNamed(states, state);
    return armies.map((owner, i) => {
      const { size, at } = armies.length === 1 ? SINGLE : i === 0 ? LOWER : UPPER;
      return placeAtPixel(armySprite(owner, styles, size), [x + at[0], y + at[1]], { 'data-state-army': `${state} ${i} ${owner}` });
    });
  });
}

export function armiesOnStrongholds({ strongholds }: CardBoardLayout, styles: DynastyStyles, table: PublicView): readonly PlacedSprite[] {
  return Object.entries(table.strongholds).flatMap(([id, armies]) => {
    const { at } = placeNamed(strongholds, id);
    return armies.map((owner, i) => {
      const place: Point = [at[0] + (i - (armies.length - 1) / 2) * ARMY_STEP, at[1]];
      return placeAtPixel(armySprite(owner, styles, ARMY_SIZE), place, { 'data-hold-army': `${id} ${i} ${owner}` });
    });
  });
}
