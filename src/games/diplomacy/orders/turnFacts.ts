import type { PowerId } from '../board/location.js';
import { type LocationTable, lookUp } from '../board/locationTable.js';
import type { Unit } from '../board/position.js';
import type { Capitals, TurnFacts } from '../model/ruleModule.js';
import type { MovementSituation } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { unitTable } from './unitsByProvince.js';

export const factsOf = (
  { board }: Variant,
  { position: { units, centres }, turn: { season }, capitals = NO_CAPITALS }: MovementSituation,
  voted: ReadonlySet<PowerId> = NOBODY,
): TurnFacts => {
  let standing: LocationTable<Unit> | undefined;
  return {
    board,
    units,
    season,
    centres,
    capitals,
    unitAt: province => {
      standing ??= unitTable(board, units);
      return lookUp(standing, province);
    },
    isVoted: power => voted.has(power),
  };
};

const NOBODY: ReadonlySet<PowerId> = new Set();
const NO_CAPITALS: Capitals = {};
