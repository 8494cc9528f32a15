import type { PowerId } from '../board/location.js';

/** A public fact about the position that a rule adds. */
export type RuleNote = {
  /** Mandate of Heaven 2: how many units the nomads may have this winter, and how that number is computed. */
  readonly code: 'barbarian-allowance';
  readonly power: PowerId;
  readonly centres: number;
  readonly units: number;
  /** How many units they may have. */
  readonly limit: number;
  readonly pairs: number;
  readonly raiders: number;
  /** Whether they have ever owned six centres: no more nomads come after that. */
  readonly isExhausted: boolean;
  /** Units that they lose for lack of success. */
  readonly melting: number;
  readonly builds: number;
  readonly removals: number;
  /** How many of the builds are placed within the band. */
  readonly placements: number;
};
