import type { ProvinceId } from '../board/location.js';
import type { Finding, RuleCode, Step } from './explanation.js';
import type { Actor, Scene } from './scene.js';

/** No reason lies deeper, and no explanation is longer. */
const DEEPEST = 4;
const LONGEST = 40;

/** An explanation while it is told: never deeper or longer than fits, and nothing twice. */
export interface Story {
  readonly scene: Scene;
  /** Where the unit asked about stood. */
  readonly about: ProvinceId;
  readonly steps: Step[];
  readonly told: Set<string>;
  /** Explains the order of another unit, with what became of it. */
  explainActor(story: Story, level: number, actor: Actor): void;
}

export const storyOf = (scene: Scene, about: ProvinceId, explainActor: Story['explainActor']): Story => ({
  scene,
  about,
  steps: [],
  told: new Set(),
  explainActor,
});

/** A line hangs at most one level below the line before it. */
export function tell({ steps }: Story, level: number, finding: Finding, rule?: RuleCode): void {
  const below = (steps.at(-1)?.level ?? -1) + 1;
  if (level <= DEEPEST && steps.length < LONGEST) steps.push({ level: Math.min(level, below), finding, ...(rule && { rule }) });
}

/** Whether nothing was told of that yet and there is room for it at that level; from now on it has been told. */
export function begins({ told }: Story, level: number, ...about: readonly string[]): boolean {
  const name = about.join(' ');
  if (level > DEEPEST || told.has(name)) return false;
  told.add(name);
  return true;
}
