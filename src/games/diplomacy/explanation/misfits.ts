import { explainVotes } from './explainVotes.js';
import type { RuleCode } from './explanation.js';
import type { Actor } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** Supports and convoys that were meant for that unit and fit no order. */
export function explainMisfits(story: Story, level: number, { at }: Actor): void {
  for (const other of story.scene.actors) {
    const { order, helps } = other;
    if ((order.kind === 'support' || order.kind === 'convoy') && order.of === at && helps === undefined) explainMisfit(story, level, other);
  }
}

/** Why a support or convoy fits no order: what its unit was really told to do. */
export function explainMisfit(story: Story, level: number, help: Actor): void {
  if (help.written.kind !== 'support' && help.written.kind !== 'convoy') return;
  const helped = story.scene.actorAt(help.written.of);
  if (!helped || !begins(story, level, 'void help of', help.at)) return;
  const finding = { kind: 'void', help: help.written, did: helped.written, written: helped.result.written } as const;
  tell(story, level, finding, ruleOf(help, helped));
  explainVotes(story, level + 1, helped);
}

function ruleOf({ written }: Actor, { written: did }: Actor): RuleCode {
  if (written.kind === 'convoy') return 'convoy';
  const isForMove = written.kind === 'support' && written.to !== undefined;
  if (did.kind === 'rapid') return isForMove ? 'rapid-3' : 'rapid-2';
  return did.kind === 'raise' ? 'fleets-1' : 'support-void';
}
