import type { PowerId } from '../board/location.js';

/** What everybody may know of the position because of a rule. */
export type RuleNote = {
  /** Mandate of Heaven 2: how many units the nomads may have this winter, and what that follows from. */
  readonly code: 'barbarian-allowance';
  readonly power: PowerId;
  readonly centres: number;
  readonly units: number;
  /** How many units they may have. */
  readonly limit: number;
  readonly pairs: number;
  readonly raiders: number;
  /** They had six centres once: no more nomads come. */
  readonly isExhausted: boolean;
  /** Units that go for want of success. */
  readonly melting: number;
  readonly builds: number;
  readonly removals: number;
  /** Of the builds, those within the band. */
  readonly placements: number;
};
