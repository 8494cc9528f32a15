import { explainCuts } from './explainCuts.js';
import { explainMisfits } from './misfits.js';
import { type RuleReasons, reasonsFor } from './reasons/ruleReasons.js';
import { type Actor, actorsAt, occupantOf } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** Where a move's strength comes from, and where more of it was lost. */
export function explainAttack(story: Story, level: number, actor: Actor): void {
  explainForce(story, level, actor);
  for (const support of actorsAt(story.scene, actor.supports)) explainWhoseUnit(story, level, actor, support);
}

/** As `explainAttack`, of a move that stands another off: then it does not matter whose unit it goes against. */
export function explainForce(story: Story, level: number, actor: Actor): void {
  if (!begins(story, level, 'attack of', actor.at)) return;
  explainChange(story, level, actor);
  tellReasons(story, level, actor, 'attack');
  explainSupports(story, level, actor);
}

/** Where the strength of a unit that stays comes from. */
export function explainHold(story: Story, level: number, actor: Actor): void {
  if (!begins(story, level, 'hold of', actor.at)) return;
  explainChange(story, level, actor);
  tellReasons(story, level, actor, 'hold');
  tellReasons(story, level, actor, 'withstands');
  explainSupports(story, level, actor);
}

function explainSupports(story: Story, level: number, actor: Actor): void {
  for (const support of actorsAt(story.scene, actor.supports)) {
    explainChange(story, level, support);
    tellReasons(story, level, support, 'support');
    explainCuts(story, level, support);
  }
  if (actor.at === story.about) explainMisfits(story, level, actor);
}

/** Support of the power whose unit would be dislodged does not count against it. */
function explainWhoseUnit(story: Story, level: number, actor: Actor, support: Actor): void {
  const unit = actor.target === undefined ? undefined : occupantOf(story.scene, actor.target);
  const isCounted = support.given === 0 || actor.attack.parts.some(part => part.of === support.at);
  if (!unit || isCounted || unit.power !== support.unit.power || !begins(story, level, 'own support of', support.at)) return;
  tell(story, level, { kind: 'against-own', support: support.written, unit }, 'own-support');
}

/** The fleet became an army to carry its order out. */
export function explainChange(story: Story, level: number, { at, unit, order, target }: Actor): void {
  if (unit.type === order.unit.type || target === undefined || !begins(story, level, 'change of', at)) return;
  tell(story, level, { kind: 'reverted', unit, to: target }, 'fleets-6');
}

export function tellReasons(story: Story, level: number, actor: Actor, of: keyof RuleReasons): void {
  for (const { finding, rule } of reasonsFor(story.scene, actor, of))
    if (begins(story, level, JSON.stringify(finding))) tell(story, level, finding, rule);
}
