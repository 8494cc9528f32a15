import type { DislodgedUnit } from '../../board/position.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import type { Outlook } from './outlook.js';
import type { PlaceValues } from './placeValues.js';
import { nodeOf } from './terrain.js';

/** Retreats to the places that are worth most, no two to one place. */
export function captainRetreats(
  { terrain: { board } }: Outlook,
  units: readonly DislodgedUnit[],
  values: PlaceValues,
): readonly WrittenOrder[] {
  const taken = new Set<string>();
  return units.map(({ type, at, retreats }): WrittenOrder => {
    let best: string | undefined;
    let most = Number.NEGATIVE_INFINITY;
    for (const to of retreats) {
      const worth = values.at(nodeOf(board, type, to));
      if (taken.has(to) || worth <= most) continue;
      best = to;
      most = worth;
    }
    if (best === undefined) return { kind: 'disband', type, at };
    taken.add(best);
    return { kind: 'retreat', type, at, to: best };
  });
}
