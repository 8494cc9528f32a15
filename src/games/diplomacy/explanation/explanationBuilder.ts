import type { ProvinceId } from '../board/location.js';
import type { ExplanationStep, Finding, RuleCode } from './orderExplanation.js';
import type { ReplayedMovement, ReplayedUnit } from './replayedMovement.js';

/** Limits of an explanation: its deepest level, and its number of steps. */
const DEEPEST = 4;
const LONGEST = 40;

/** Collects the steps of an explanation. Never exceeds the limits and never repeats a topic. */
export interface ExplanationBuilder {
  readonly movement: ReplayedMovement;
  /** The province, before the orders, of the unit whose order is explained. */
  readonly about: ProvinceId;
  readonly steps: ExplanationStep[];
  readonly told: Set<string>;
  /** Explains the order of another unit, with its outcome. */
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

/** Adds a step unless a limit is reached. Its level is at most one more than that of the step before it. */
export function addStep({ steps }: ExplanationBuilder, level: number, finding: Finding, rule?: RuleCode): void {
  const below = (steps.at(-1)?.level ?? -1) + 1;
  if (level <= DEEPEST && steps.length < LONGEST) steps.push({ level: Math.min(level, below), finding, ...(rule && { rule }) });
}

/** Whether a topic is new and its level within the limit. If so, marks it as covered. */
export function startsTopic({ told }: ExplanationBuilder, level: number, ...about: readonly string[]): boolean {
  const name = about.join(' ');
  if (level > DEEPEST || told.has(name)) return false;
  told.add(name);
  return true;
}
