import { explainChange, tellReasons } from './explainRules.js';
import { explainUnmatchedHelp } from './explainUnmatched.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, WhyNotCut } from './orderExplanation.js';
import { type Cutter, occupantOf, type ReplayedUnit, unitsAt } from './replayedMovement.js';

/** Explains a move's strength: what it consists of, and what reduced it. */
export function explainAttack(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  explainForce(builder, level, replayed);
  for (const support of unitsAt(builder.movement, replayed.supports)) explainWhoseUnit(builder, level, replayed, support);
}

/** Like `explainAttack`, but for a move that stands another off: whose unit is in its target does not matter then. */
export function explainForce(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  if (!startsTopic(builder, level, 'attack of', replayed.at)) return;
  explainChange(builder, level, replayed);
  tellReasons(builder, level, replayed, 'attack');
  explainSupports(builder, level, replayed);
}

/** Explains the strength of a unit that stays. */
export function explainHold(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  if (!startsTopic(builder, level, 'hold of', replayed.at)) return;
  explainChange(builder, level, replayed);
  tellReasons(builder, level, replayed, 'hold');
  tellReasons(builder, level, replayed, 'withstands');
  explainSupports(builder, level, replayed);
}

function explainSupports(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  for (const support of unitsAt(builder.movement, replayed.supports)) {
    explainChange(builder, level, support);
    tellReasons(builder, level, support, 'support');
    explainCuts(builder, level, support);
  }
  if (replayed.at === builder.about) explainUnmatchedHelp(builder, level, replayed);
}

/** Notes a support that does not count because it comes from the power whose unit would be dislodged. */
function explainWhoseUnit(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit, support: ReplayedUnit): void {
  const unit = replayed.target === undefined ? undefined : occupantOf(builder.movement, replayed.target);
  const isCounted = support.given === 0 || replayed.attack.parts.some(part => part.of === support.at);
  if (!unit || isCounted || unit.power !== support.unit.power || !startsTopic(builder, level, 'own support of', support.at)) return;
  addStep(builder, level, { kind: 'against-own', support: support.written, unit }, 'own-support');
}

/** Explains what the attacks on a supporter took from its support, or why they took nothing. */
export function explainCuts(builder: ExplanationBuilder, level: number, support: ReplayedUnit): void {
  if (!startsTopic(builder, level, 'cuts of', support.at)) return;
  const dislodger = support.dislodger === undefined ? undefined : builder.movement.unitAt(support.dislodger);
  if (dislodger) {
    addStep(builder, level, cutFinding(support, [dislodger], dislodger.attack.total), 'support-cut');
    builder.explainUnit(builder, level + 1, dislodger);
  } else if (isMutual(support)) tellMutual(builder, level);
  else explainAttacks(builder, level, support);
}

function explainAttacks(builder: ExplanationBuilder, level: number, support: ReplayedUnit): void {
  const { movement } = builder;
  const most = Math.max(0, ...support.cutters.map(c => (c.isAllowed ? c.strength : 0)));
  const cutting = support.cutters.filter(c => c.isAllowed && most > 0 && c.strength === most);
  const attacks = cutting.flatMap(c => movement.unitAt(c.by) ?? []);
  if (cutting.length > 0) {
    addStep(builder, level, cutFinding(support, attacks, most), support.ownSupport > 1 ? 'fortress-3' : 'support-cut');
    for (const attack of attacks) explainAttack(builder, level + 1, attack);
  } else for (const cutter of support.cutters) explainFailure(builder, level, support, cutter);
  for (const cutter of support.cutters) explainLeftOut(builder, level, support, cutter);
}

const cutFinding = (support: ReplayedUnit, by: readonly ReplayedUnit[], strength: number): Finding => ({
  kind: 'cut',
  support: support.written,
  by: by.map(a => a.written),
  strength,
  left: support.given,
  dislodged: support.dislodger !== undefined,
});

const isMutual = ({ result: { outcome } }: ReplayedUnit): boolean => outcome.kind === 'cut' && outcome.by.length === 0;

function tellMutual(builder: ExplanationBuilder, level: number): void {
  const supports = builder.movement.units.filter(isMutual);
  if (startsTopic(builder, level, 'mutual cut'))
    addStep(builder, level, { kind: 'mutual-cut', supports: supports.map(s => s.written) }, 'ruling-cutting');
}

function explainFailure(builder: ExplanationBuilder, level: number, support: ReplayedUnit, cutter: Cutter): void {
  const attack = builder.movement.unitAt(cutter.by);
  if (!attack) return;
  const why = whyNot(support, cutter, attack);
  addStep(
    builder,
    level,
    { kind: 'not-cut', support: support.written, by: attack.written, why },
    why === 'zero' ? 'walls-5' : 'support-cut',
  );
  if (why === 'zero') explainAttack(builder, level + 1, attack);
}

function whyNot(support: ReplayedUnit, cutter: Cutter, attack: ReplayedUnit): WhyNotCut {
  if (attack.unit.power === support.unit.power) return 'own-power';
  if (!cutter.isAllowed) return support.order.kind === 'support' && support.order.to === undefined ? 'from-there' : 'under-attack';
  return attack.way === 'itself' || attack.way === 'carried' ? 'zero' : 'no-path';
}

/** Notes a support that does not help to cut another one because it comes from the unit that the other support is against. */
function explainLeftOut(builder: ExplanationBuilder, level: number, support: ReplayedUnit, cutter: Cutter): void {
  const attacked = support.target === undefined ? undefined : builder.movement.unitAt(support.target);
  const attack = builder.movement.unitAt(cutter.by);
  if (!attacked || !attack || cutter.whole === cutter.strength) return;
  addStep(
    builder,
    level,
    { kind: 'support-left-out', support: attacked.written, attack: attack.written, strength: cutter.strength },
    'fortress-3',
  );
}
