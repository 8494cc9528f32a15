import type { Declaration } from '../../model/battle/declaration.js';
import type { Report } from '../../model/report.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { EntryWorth } from './captainStatements.js';
import { declarationWorth } from './declarationWorth.js';
import { type ProvisionalGround, provisionalGround } from './provisionalGround.js';

/** What a captain thinks the entries of its battle list are worth: what each gains, times the probability that it wins. */
export const captainBattles = (variant: Variant, situation: Situation, reports: readonly Report[]): EntryWorth =>
  worthInBattles(provisionalGround(variant, situation, reports), ({ ground }, declared) =>
    declarationWorth(ground, situation.position, declared),
  );

/** What entries are worth by what their declarations are. All are worth the same if nothing is known. */
export const worthInBattles =
  (known: ProvisionalGround | undefined, worthOf: (known: ProvisionalGround, declared: Declaration) => number): EntryWorth =>
  ({ unit, as }) => {
    const declared = known?.may.find(one => one.unit === unit && one.kind === as);
    return known && declared ? worthOf(known, declared) : 0;
  };
