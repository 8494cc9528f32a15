import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { armiesInStates, armiesOnStrongholds } from './armySprites.js';
import { placeNamed } from './cardBoardLayout.js';
import { boardLabelsSvg } from './cardBoardSvg.js';
import type { CardsPictureContext } from './cardsContext.js';
import { stateHexagon, stateHighlight } from './stateHexagon.js';
import { BOARD } from './tableLayout.js';

/** The states in their owners' colours, a highlight on the state being battled for, and names and armies on top. */
export function boardSprites({ layout, styles, language }: CardsPictureContext, table: PublicView): readonly PlacedSprite[] {
  const states = Object.entries(table.states).map(([state, armies]) => {
    const owner = armies.at(-1) ?? 'neutral';
    return placeAtPixel(stateHexagon(owner, styles), placeNamed(layout.states, state), { 'data-state': `${state} ${owner}` });
  });
  const battle =
    table.state === undefined ? [] : [placeAtPixel(stateHighlight(), placeNamed(layout.states, table.state), { 'data-lit': table.state })];
  const labels: Sprite = { svg: boardLabelsSvg(layout, language), box: [0, BOARD.top, BOARD.right, BOARD.bottom] };
  return [
    ...states,
    ...battle,
    placeAtPixel(labels, [0, 0]),
    ...armiesInStates(layout, styles, table),
    ...armiesOnStrongholds(layout, styles, table),
  ];
}
