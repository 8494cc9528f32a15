import type { Board } from '../board/board.js';
import { centresOf, hasUnits, unitsOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import type { BuildAllowance, RuleModule } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';

/** Number of units that they start with, and can keep without centres. */
const RAIDERS = 3;
/** From this number of centres they have one unit per centre. */
const EXHAUSTED = 6;
/** With fewer centres and no unit they are eliminated. */
const REFUGE = 2;

/**
 * Mandate of Heaven 2: a power of nomads. Its first armies appear within the band before the first turn, then one more there for each pair
 * of centres. From six centres on it builds like other powers. Without success after two years it loses units.
 */
export const barbarians = (power: PowerId): RuleModule => ({
  id: 'barbarians',
  madeWith: { power },
  isAbilityOf: of => of === power,
  needsMostCentres: true,
  allowance: (of, situation, board) => {
    if (of !== power) return undefined;
    return situation.phase === 'placement' ? opening(situation, power) : winter(reckon(situation, board, power));
  },
  notes: (situation, board) =>
    situation.phase === 'placement' || !isInPlay(situation, power)
      ? []
      : [{ code: 'barbarian-allowance', power, ...sumOf(situation, board, power) }],
  survives: (of, situation) => (of === power ? isInPlay(situation, power) : undefined),
});

function opening({ position }: Situation, power: PowerId): BuildAllowance {
  const due = Math.max(0, RAIDERS - unitsOf(position, power).length);
  return { builds: due, removals: 0, placements: due };
}

const isInPlay = ({ phase, position }: Situation, power: PowerId): boolean =>
  phase === 'placement' || hasUnits(position, power) || centresOf(position, power) >= REFUGE;

/** What their allowance is computed from. */
export interface Reckoning {
  readonly centres: number;
  readonly units: number;
  /** Units allowed with these centres. */
  readonly limit: number;
  /** Whether they have ever owned six centres: no more nomads come after that. */
  readonly isExhausted: boolean;
  /** Units lost for lack of success. */
  readonly melting: number;
}

function reckon({ position, turn, mostCentres }: Situation, board: Board, power: PowerId): Reckoning {
  const centres = centresOf(position, power);
  const units = unitsOf(position, power).length;
  return {
    centres,
    units,
    limit: centres < EXHAUSTED ? RAIDERS + pairsOf(centres) : centres,
    isExhausted: (mostCentres?.[power] ?? 0) >= EXHAUSTED,
    melting: meltingIn(Math.abs(turn.year - board.file.year.start), centres, units),
  };
}

const pairsOf = (centres: number): number => Math.floor(centres / 2);

/** Returns what their allowance is computed from, and the builds and removals that follow from it this winter in the present position. */
function sumOf(situation: Situation, board: Board, power: PowerId) {
  const reckoning = reckon(situation, board, power);
  const { builds, removals, placements = 0 } = winter(reckoning);
  return { ...reckoning, pairs: pairsOf(reckoning.centres), raiders: RAIDERS, builds, removals, placements };
}

/**
 * Units that melt away. Second year: one unit if they have fewer than two centres; third: one if they have none; from the fourth: all if
 * they have none.
 */
function meltingIn(year: number, centres: number, units: number): number {
  if (year === 2) return centres < 2 ? 1 : 0;
  if (year < 3 || centres > 0) return 0;
  return year === 3 ? 1 : units;
}

function winter(reckoning: Reckoning): BuildAllowance {
  const { centres, units, limit, melting } = reckoning;
  const removals = Math.min(units, Math.max(0, units - limit) + melting);
  if (removals > 0) return { builds: 0, removals };
  if (units === 0 && centres < REFUGE) return { builds: 0, removals: 0 };
  return reckoning.isExhausted ? { builds: Math.max(0, centres - units), removals: 0 } : raids(reckoning);
}

/** Up to six units appear within the band, one per winter for each pair of centres; further units are built in centres. */
function raids({ centres, units, limit }: Reckoning): BuildAllowance {
  const room = Math.max(0, limit - units);
  const builds = centres < EXHAUSTED ? Math.min(room, pairsOf(centres)) : room;
  return { builds, removals: 0, placements: Math.min(builds, Math.max(0, EXHAUSTED - units)) };
}
