import type { Board } from '../board/board.js';
import { centresOf, unitsOf } from '../board/holdings.js';
import type { PowerId } from '../board/location.js';
import type { BuildAllowance, RuleModule } from '../model/ruleModule.js';
import type { Situation } from '../model/state.js';

/** Units they start with, and live off the land with. */
const RAIDERS = 3;
/** Centres with which there is one unit for each: the nomads are exhausted. */
const EXHAUSTED = 6;
/** Centres below which they, without a unit, are out of the game. */
const REFUGE = 2;

/**
 * Mandate of Heaven 2: a power of nomads. Its first armies appear within the band before the first turn; one more for each pair
 * of centres, there too; from six centres on it builds like others. If it has nothing to show after two years, it melts away.
 */
export const barbarians = (power: PowerId): RuleModule => ({
  id: 'barbarians',
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

function isInPlay({ phase, position }: Situation, power: PowerId): boolean {
  const units = [...position.units, ...position.dislodged];
  return phase === 'placement' || units.some(u => u.power === power) || centresOf(position, power) >= REFUGE;
}

/** What their allowance is worked out from. */
export interface Reckoning {
  readonly centres: number;
  readonly units: number;
  /** So many units may they have with these centres. */
  readonly limit: number;
  /** They had six centres once: no more nomads come. */
  readonly isExhausted: boolean;
  /** Units that go for want of success. */
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

/** How many they may have, and what follows from that this winter as things stand. */
function sumOf(situation: Situation, board: Board, power: PowerId) {
  const reckoning = reckon(situation, board, power);
  const { builds, removals, placements = 0 } = winter(reckoning);
  return { ...reckoning, pairs: pairsOf(reckoning.centres), raiders: RAIDERS, builds, removals, placements };
}

/** In the second year one with fewer than two centres, in the third one without any, from the fourth on all without any. */
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

/** Up to six units they come within the band, one a winter for each pair of centres; the seventh and later in centres. */
function raids({ centres, units, limit }: Reckoning): BuildAllowance {
  const room = Math.max(0, limit - units);
  const builds = centres < EXHAUSTED ? Math.min(room, pairsOf(centres)) : room;
  return { builds, removals: 0, placements: Math.min(builds, Math.max(0, EXHAUSTED - units)) };
}
