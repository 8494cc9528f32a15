import { virtualProvinceOf } from '../board/location.js';
import { explainChange, tellReasons } from './explainRules.js';
import { explainCuts, explainHold } from './explainStrength.js';
import { explainUnmatched } from './explainUnmatched.js';
import { explainBreach } from './explainWay.js';
import { addStep, type ExplanationBuilder } from './explanationBuilder.js';
import { attackersOf, type ReplayedUnit } from './replayedMovement.js';

/** Explains why a unit ordered to stay (by a hold, or a raise to a fleet) held or was dislodged. */
export function explainStay(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const { unit, written } = replayed;
  if (written.kind === 'raise')
    addStep(builder, level, { kind: 'raise', unit }, replayed.dislodger === undefined ? 'fleets-1' : 'fleets-3');
  const attacks = attackersOf(builder.movement, replayed.at);
  if (attacks.length === 0) {
    addStep(builder, level, { kind: 'not-attacked', unit }, 'hold');
    return;
  }
  explainHold(builder, level, replayed);
  explainDislodger(builder, level, replayed);
  for (const attack of attacks) builder.explainUnit(builder, level, attack);
}

/** Explains a support: what cut it, or why it matched no order; then the order it was for. */
export function explainSupport(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  explainChange(builder, level, replayed);
  const helped = replayed.helps === undefined ? undefined : builder.movement.unitAt(replayed.helps);
  if (!helped && (replayed.helps === undefined || virtualProvinceOf(replayed.helps) === undefined)) {
    explainUnmatched(builder, level, replayed);
    return;
  }
  tellReasons(builder, level, replayed, 'support');
  explainCuts(builder, level, replayed);
  if (level === 1 && helped) builder.explainUnit(builder, level, helped);
}

/** Explains a convoy: whether it was needed, and what happened to its fleet. */
export function explainConvoy(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const army = replayed.helps === undefined ? undefined : builder.movement.unitAt(replayed.helps);
  if (!army) explainUnmatched(builder, level, replayed);
  explainBreach(builder, level, replayed);
  if (army?.moved && replayed.result.outcome.kind === 'not-carried')
    addStep(builder, level, { kind: 'off-route', fleet: replayed.unit }, 'convoy-routes');
  explainDislodger(builder, level, replayed);
  if (army) builder.explainUnit(builder, level, army);
}

export function explainDislodger(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const attack = replayed.dislodger === undefined ? undefined : builder.movement.unitAt(replayed.dislodger);
  if (attack) builder.explainUnit(builder, level, attack);
}
