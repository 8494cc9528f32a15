import type { PhaseResult } from '../../../../../src/games/diplomacy/adjudication/resolveMovement.js';
import { provinceOf } from '../../../../../src/games/diplomacy/board/location.js';
import type { OrderResult } from '../../../../../src/games/diplomacy/model/report.js';
import type { Verdict } from './judge.js';

/** Converts the adjudicator's result to the oracle's form. */
export function verdictOf({ results, position }: PhaseResult): Verdict {
  return {
    units: position.units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort(),
    dislodged: position.dislodged.map(d => `${d.power} ${d.type} ${d.at} ← ${d.from}: ${[...d.retreats].sort().join(', ')}`).sort(),
    contested: [...position.contested].sort(),
    fates: Object.fromEntries(results.flatMap(fate)),
  };
}

function fate({ order, outcome, success }: OrderResult): [string, boolean | number][] {
  if (order.kind === 'move') return [[provinceOf(order.at), success]];
  if (order.kind !== 'support') return [];
  const home = provinceOf(order.at);
  if (outcome.kind === 'given') return [[home, outcome.strength]];
  return outcome.kind === 'cut' ? [[home, outcome.left]] : [];
}
