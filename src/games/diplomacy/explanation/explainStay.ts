import { virtualProvinceOf } from '../board/location.js';
import { explainChange, tellReasons } from './explainRules.js';
import { explainCuts, explainHold } from './explainStrength.js';
import { explainUnmatched } from './explainUnmatched.js';
import { explainBreach } from './explainWay.js';
import { addStep, type ExplanationBuilder } from './explanationBuilder.js';
import { attackersOf, type ReplayedUnit } from './replayedMovement.js';

/** Why a unit that was to stay stood, or was dislodged: a hold, or a raised fleet. */
export function explainStay(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const { unit, written } = actor;
  if (written.kind === 'raise') addStep(story, level, { kind: 'raise', unit }, actor.dislodger === undefined ? 'fleets-1' : 'fleets-3');
  const attacks = attackersOf(story.scene, actor.at);
  if (attacks.length === 0) {
    addStep(story, level, { kind: 'not-attacked', unit }, 'hold');
    return;
  }
  explainHold(story, level, actor);
  explainDislodger(story, level, actor);
  for (const attack of attacks) story.explainActor(story, level, attack);
}

/** A support: what was taken of it, or why it fitted nothing; and the order it was for. */
export function explainSupport(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  explainChange(story, level, actor);
  const helped = actor.helps === undefined ? undefined : story.scene.actorAt(actor.helps);
  if (!helped && (actor.helps === undefined || virtualProvinceOf(actor.helps) === undefined)) {
    explainUnmatched(story, level, actor);
    return;
  }
  tellReasons(story, level, actor, 'support');
  explainCuts(story, level, actor);
  if (level === 1 && helped) story.explainActor(story, level, helped);
}

/** A convoy: whether it was of use, and what became of its fleet. */
export function explainConvoy(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const army = actor.helps === undefined ? undefined : story.scene.actorAt(actor.helps);
  if (!army) explainUnmatched(story, level, actor);
  explainBreach(story, level, actor);
  if (army?.moved && actor.result.outcome.kind === 'not-carried')
    addStep(story, level, { kind: 'off-route', fleet: actor.unit }, 'convoy-routes');
  explainDislodger(story, level, actor);
  if (army) story.explainActor(story, level, army);
}

export function explainDislodger(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const attack = actor.dislodger === undefined ? undefined : story.scene.actorAt(actor.dislodger);
  if (attack) story.explainActor(story, level, attack);
}
