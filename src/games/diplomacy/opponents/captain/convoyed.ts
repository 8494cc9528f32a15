import { numberOfLocation } from '../../board/board.js';
import { mayConvoy } from '../../orders/reach.js';
import type { Plan } from './captainMoves.js';
import type { Outlook, SeenUnit } from './outlook.js';
import type { PlaceValues } from './placeValues.js';
import { crossingTasks, goalOf, stepInto } from './plan.js';

/** How much better the place across the sea must be than what army and fleet would do otherwise. */
const GAIN = 0.5;

/** Has fleets that would stay carry an army to a better place, one fleet for each army. */
export function convoyed(outlook: Outlook, plan: Plan, values: PlaceValues): Plan {
  const { variant, terrain } = outlook;
  const { board } = terrain;
  for (const [fleet, task] of plan) {
    if (task.kind === 'move' || task.kind === 'given' || !mayConvoy(variant, fleet.unit)) continue;
    const shores = board.shores[numberOfLocation(board, fleet.unit.at)] ?? [];
    let best: { army: SeenUnit; to: number; gain: number } | undefined;
    for (const [army, own] of plan) {
      if (army.unit.type !== 'A' || own.kind === 'given' || !shores.includes(army.province)) continue;
      if (own.kind === 'support' || isHelped(plan, army)) continue;
      const now = values.at(own.kind === 'move' ? own.step.node : army.node);
      for (const to of shores) {
        if (to === army.province || isTaken(plan, army, to) || outlook.pieceIn[to] !== undefined) continue;
        const gain = values.at(to) - now;
        if (gain > GAIN && gain > (best?.gain ?? 0)) best = { army, to, gain };
      }
    }
    if (!best || isHelped(plan, fleet)) continue;
    for (const [piece, own] of crossingTasks({ army: best.army, fleets: [fleet], step: stepInto(terrain, best.to) })) plan.set(piece, own);
  }
  return plan;
}

const isTaken = (plan: Plan, army: SeenUnit, province: number): boolean =>
  [...plan].some(([piece, task]) => piece !== army && goalOf(piece, task) === province);

const isHelped = (plan: Plan, piece: SeenUnit): boolean => [...plan.values()].some(task => task.kind === 'support' && task.of === piece);
