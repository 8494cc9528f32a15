import { numberOfLocation } from '../../board/board.js';
import { mayConvoy } from '../../orders/reach.js';
import type { Outlook, SeenUnit } from '../captain/outlook.js';
import type { PlaceValues } from '../captain/placeValues.js';
import { type Crossing, stepInto } from '../captain/plan.js';

/** The most fleets in a chain. */
const LONGEST = 3;

/**
 * The crossings that pieces could make to a place that is worth more to the army than where it is, and where it cannot walk. No chain could
 * be shorter.
 */
export function crossingsFor(outlook: Outlook, pieces: readonly SeenUnit[], values: PlaceValues): readonly Crossing[] {
  const { variant, terrain } = outlook;
  if (!variant.orderKinds.includes('convoy')) return [];
  const { board } = terrain;
  const fleets = pieces
    .filter(({ unit }) => mayConvoy(variant, unit))
    .map(fleet => ({ fleet, place: numberOfLocation(board, fleet.unit.at) }));
  const shoresOf = ({ place }: Carrier): readonly number[] => board.shores[place] ?? [];
  const isBeside = (one: Carrier, other: Carrier): boolean => board.fleetBorder[one.place * board.locations.length + other.place] === 1;

  function crossingsOf(army: SeenUnit): readonly Crossing[] {
    const found: Crossing[] = [];
    const isReached = new Set([army.province, ...army.steps.map(({ province }) => province)]);
    const starts = fleets.filter(one => shoresOf(one).includes(army.province));
    const now = values.at(army.node);
    for (const first of starts) follow([first]);
    return found;

    function follow(chain: readonly Carrier[]): void {
      const last = chain[chain.length - 1];
      if (!last) return;
      const before = chain.slice(0, -1);
      for (const province of shoresOf(last))
        if (!isReached.has(province) && values.at(province) > now && !before.some(one => shoresOf(one).includes(province)))
          found.push({ army, fleets: chain.map(({ fleet }) => fleet), step: stepInto(terrain, province) });
      if (chain.length === LONGEST) return;
      for (const next of fleets)
        if (isBeside(last, next) && !starts.includes(next) && !before.some(one => isBeside(one, next))) follow([...chain, next]);
    }
  }

  return fleets.length === 0 ? [] : pieces.flatMap(piece => (piece.unit.type === 'A' ? crossingsOf(piece) : []));
}

interface Carrier {
  readonly fleet: SeenUnit;
  /** Number of its location. */
  readonly place: number;
}
