import type { PublicView } from '../../games/warring-states-cards/publicView.js';
import { type PlacedSprite, placeAtPixel, type Sprite } from '../vector/sprite.js';
import { armiesInStates, armiesOnStrongholds } from './armySprites.js';
import { placeNamed } from './cardBoardLayout.js';
import { boardLabelsSvg } from './cardBoardSvg.js';
import type { CardsPictureContext } from './cardsContext.js';
import { stateHexagon, stateHighlight } from './stateHexagon.js';
import { BOARD, WIDTH } from './tableLayout.js';

/** The states in the colours of those who control them, names over them, the state battled for lit, all armies. */
export function boardSprites({ plan, looks, language }: CardsPictureContext, table: PublicView): readonly PlacedSprite[] {
  const lands = Object.entries(table.states).map(([state, armies]) => {
    const controller = armies.at(-1) ?? 'neutral';
    return placeAtPixel(stateHexagon(controller, looks), placeNamed(plan.states, state), { 'data-state': `${state} ${controller}` });
  });
  const battle =
    table.state === undefined ? [] : [placeAtPixel(stateHighlight(), placeNamed(plan.states, table.state), { 'data-lit': table.state })];
  const names: Sprite = { svg: boardLabelsSvg(plan, language), box: [0, BOARD.top, WIDTH, BOARD.bottom] };
  return [
    ...lands,
    ...battle,
    placeAtPixel(names, [0, 0]),
    ...armiesInStates(plan, looks, table),
    ...armiesOnStrongholds(plan, looks, table),
  ];
}
