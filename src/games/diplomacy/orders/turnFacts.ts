import { type PowerId, provinceOf } from '../board/location.js';
import type { Capitals, TurnFacts } from '../model/ruleModule.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';

export const factsOf = (
  { board }: Variant,
  { position: { units, centres }, turn: { season }, capitals = NO_CAPITALS }: MovementSituation,
  voted: ReadonlySet<PowerId> = NOBODY,
): TurnFacts => ({
  board,
  units,
  season,
  centres,
  capitals,
  unitAt: province => units.find(u => provinceOf(u.at) === province),
  isVoted: power => voted.has(power),
});

const NOBODY: ReadonlySet<PowerId> = new Set();
const NO_CAPITALS: Capitals = {};
