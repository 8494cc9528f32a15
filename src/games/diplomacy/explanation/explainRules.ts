import { type RuleReasons, reasonsFor } from './ruleReasons.js';
import type { Actor } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** The fleet became an army to carry its order out. */
export function explainChange(story: Story, level: number, { at, unit, order, target }: Actor): void {
  if (unit.type === order.unit.type || target === undefined || !begins(story, level, 'change of', at)) return;
  tell(story, level, { kind: 'reverted', unit, to: target }, 'fleets-6');
}

export function tellReasons(story: Story, level: number, actor: Actor, of: keyof RuleReasons): void {
  for (const { finding, rule } of reasonsFor(story.scene, actor, of))
    if (begins(story, level, JSON.stringify(finding))) tell(story, level, finding, rule);
}
