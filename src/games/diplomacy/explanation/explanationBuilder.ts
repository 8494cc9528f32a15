import type { ProvinceId } from '../board/location.js';
import type { ExplanationStep, Finding, RuleCode } from './orderExplanation.js';
import type { ReplayedMovement, ReplayedUnit } from './replayedMovement.js';

/** No reason lies deeper, and no explanation is longer. */
const DEEPEST = 4;
const LONGEST = 40;

/** An explanation while it is told: never deeper or longer than fits, and nothing twice. */
export interface ExplanationBuilder {
  readonly movement: ReplayedMovement;
  /** Where the unit asked about stood. */
  readonly about: ProvinceId;
  readonly steps: ExplanationStep[];
  readonly told: Set<string>;
  /** Explains the order of another unit, with what became of it. */
  explainUnit(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void;
}

export const explanationBuilder = (
  movement: ReplayedMovement,
  about: ProvinceId,
  explainUnit: ExplanationBuilder['explainUnit'],
): ExplanationBuilder => ({
  movement,
  about,
  steps: [],
  told: new Set(),
  explainUnit,
});

/** A line hangs at most one level below the line before it. */
export function addStep({ steps }: ExplanationBuilder, level: number, finding: Finding, rule?: RuleCode): void {
  const below = (steps.at(-1)?.level ?? -1) + 1;
  if (level <= DEEPEST && steps.length < LONGEST) steps.push({ level: Math.min(level, below), finding, ...(rule && { rule }) });
}

/** Whether nothing was told of that yet and there is room for it at that level; from now on it has been told. */
export function startsTopic({ told }: ExplanationBuilder, level: number, ...about: readonly string[]): boolean {
  const name = about.join(' ');
  if (level > DEEPEST || told.has(name)) return false;
  told.add(name);
  return true;
}
