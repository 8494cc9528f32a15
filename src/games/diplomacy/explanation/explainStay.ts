import { hauntOf } from '../board/location.js';
import { explainChange, tellReasons } from './explainRules.js';
import { explainCuts, explainHold } from './explainStrength.js';
import { explainBreach } from './explainWay.js';
import { explainMisfit } from './misfits.js';
import { type Actor, attackersOf } from './scene.js';
import { type Story, tell } from './story.js';

/** Why a unit that was to stay stood, or was dislodged: a hold, or a raised fleet. */
export function explainStay(story: Story, level: number, actor: Actor): void {
  const { unit, written } = actor;
  if (written.kind === 'raise') tell(story, level, { kind: 'raise', unit }, actor.dislodger === undefined ? 'fleets-1' : 'fleets-3');
  const attacks = attackersOf(story.scene, actor.at);
  if (attacks.length === 0) {
    tell(story, level, { kind: 'not-attacked', unit }, 'hold');
    return;
  }
  explainHold(story, level, actor);
  explainDislodger(story, level, actor);
  for (const attack of attacks) story.explainActor(story, level, attack);
}

/** A support: what was taken of it, or why it fitted nothing; and the order it was for. */
export function explainSupport(story: Story, level: number, actor: Actor): void {
  explainChange(story, level, actor);
  const helped = actor.helps === undefined ? undefined : story.scene.actorAt(actor.helps);
  if (!helped && (actor.helps === undefined || hauntOf(actor.helps) === undefined)) {
    explainMisfit(story, level, actor);
    return;
  }
  tellReasons(story, level, actor, 'support');
  explainCuts(story, level, actor);
  if (level === 1 && helped) story.explainActor(story, level, helped);
}

/** A convoy: whether it was of use, and what became of its fleet. */
export function explainConvoy(story: Story, level: number, actor: Actor): void {
  const army = actor.helps === undefined ? undefined : story.scene.actorAt(actor.helps);
  if (!army) explainMisfit(story, level, actor);
  explainBreach(story, level, actor);
  if (army?.moved && actor.result.outcome.kind === 'not-carried')
    tell(story, level, { kind: 'off-route', fleet: actor.unit }, 'convoy-routes');
  explainDislodger(story, level, actor);
  if (army) story.explainActor(story, level, army);
}

export function explainDislodger(story: Story, level: number, actor: Actor): void {
  const attack = actor.dislodger === undefined ? undefined : story.scene.actorAt(actor.dislodger);
  if (attack) story.explainActor(story, level, attack);
}
