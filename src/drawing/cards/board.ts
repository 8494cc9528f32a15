import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import { type Placed, place, type Stamp } from '../stamp.js';
import { armiesInStates, armiesOnHolds } from './armies.js';
import type { Setting } from './atelier.js';
import { namesInk } from './boardInk.js';
import { placeOf } from './boardPlan.js';
import { land, lit } from './hexagon.js';
import { BOARD, WIDTH } from './tableLayout.js';

/** The states in the colours of those who control them, names over them, the state battled for lit, all armies. */
export function boardNow({ plan, looks, language }: Setting, table: PublicView): readonly Placed[] {
  const lands = Object.entries(table.states).map(([state, armies]) => {
    const controller = armies.at(-1) ?? 'neutral';
    return place(land(controller, looks), placeOf(plan.states, state), { 'data-state': `${state} ${controller}` });
  });
  const battle = table.state === undefined ? [] : [place(lit(), placeOf(plan.states, table.state), { 'data-lit': table.state })];
  const names: Stamp = { svg: namesInk(plan, language), box: [0, BOARD.top, WIDTH, BOARD.bottom] };
  return [...lands, ...battle, place(names, [0, 0]), ...armiesInStates(plan, looks, table), ...armiesOnHolds(plan, looks, table)];
}
