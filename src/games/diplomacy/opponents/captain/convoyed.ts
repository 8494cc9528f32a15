import { isSea, numberOfLocation } from '../../board/board.js';
import { provinceOf } from '../../board/location.js';
import type { Plan } from './captainMoves.js';
import type { Outlook, SeenUnit } from './outlook.js';
import type { PlaceValues } from './placeValues.js';
import { goalOf } from './plan.js';

/** How much better the place across the sea must be than what army and fleet would do otherwise. */
const GAIN = 0.5;

/** Has fleets that would stay carry an army to a better place, one fleet for each army. */
export function convoyed(outlook: Outlook, plan: Plan, values: PlaceValues): Plan {
  const { variant, terrain } = outlook;
  const { board } = terrain;
  for (const [fleet, task] of plan) {
    if (fleet.unit.type !== 'F' || task.kind === 'move' || task.kind === 'given') continue;
    if (!isSea(board, provinceOf(fleet.unit.at)) || !variant.orderKinds.includes('convoy')) continue;
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
    const { army, to } = best;
    const [from, target] = [provinceOf(army.unit.at), board.provinces[to]?.id ?? ''];
    plan.set(army, {
      kind: 'given',
      province: to,
      order: { kind: 'move', type: 'A', at: army.unit.at, to: target, viaConvoy: true },
    });
    plan.set(fleet, {
      kind: 'given',
      province: fleet.province,
      order: { kind: 'convoy', type: 'F', at: fleet.unit.at, of: from, to: target },
    });
  }
  return plan;
}

const isTaken = (plan: Plan, army: SeenUnit, province: number): boolean =>
  [...plan].some(([piece, task]) => piece !== army && goalOf(piece, task) === province);

const isHelped = (plan: Plan, piece: SeenUnit): boolean => [...plan.values()].some(task => task.kind === 'support' && task.of === piece);
