import { explainChange, tellReasons } from './explainRules.js';
import { explainUnmatchedHelp } from './explainUnmatched.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, WhyNotCut } from './orderExplanation.js';
import { actorsAt, type Cutter, occupantOf, type ReplayedUnit } from './replayedMovement.js';

/** Where a move's strength comes from, and where more of it was lost. */
export function explainAttack(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  explainForce(story, level, actor);
  for (const support of actorsAt(story.scene, actor.supports)) explainWhoseUnit(story, level, actor, support);
}

/** As `explainAttack`, of a move that stands another off: then it does not matter whose unit it goes against. */
export function explainForce(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  if (!startsTopic(story, level, 'attack of', actor.at)) return;
  explainChange(story, level, actor);
  tellReasons(story, level, actor, 'attack');
  explainSupports(story, level, actor);
}

/** Where the strength of a unit that stays comes from. */
export function explainHold(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  if (!startsTopic(story, level, 'hold of', actor.at)) return;
  explainChange(story, level, actor);
  tellReasons(story, level, actor, 'hold');
  tellReasons(story, level, actor, 'withstands');
  explainSupports(story, level, actor);
}

function explainSupports(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  for (const support of actorsAt(story.scene, actor.supports)) {
    explainChange(story, level, support);
    tellReasons(story, level, support, 'support');
    explainCuts(story, level, support);
  }
  if (actor.at === story.about) explainUnmatchedHelp(story, level, actor);
}

/** Support of the power whose unit would be dislodged does not count against it. */
function explainWhoseUnit(story: ExplanationBuilder, level: number, actor: ReplayedUnit, support: ReplayedUnit): void {
  const unit = actor.target === undefined ? undefined : occupantOf(story.scene, actor.target);
  const isCounted = support.given === 0 || actor.attack.parts.some(part => part.of === support.at);
  if (!unit || isCounted || unit.power !== support.unit.power || !startsTopic(story, level, 'own support of', support.at)) return;
  addStep(story, level, { kind: 'against-own', support: support.written, unit }, 'own-support');
}

/** What the attacks on a supporter took of its support, or why they took nothing. */
export function explainCuts(story: ExplanationBuilder, level: number, support: ReplayedUnit): void {
  if (!startsTopic(story, level, 'cuts of', support.at)) return;
  const dislodger = support.dislodger === undefined ? undefined : story.scene.actorAt(support.dislodger);
  if (dislodger) {
    addStep(story, level, cutFinding(support, [dislodger], dislodger.attack.total), 'support-cut');
    story.explainActor(story, level + 1, dislodger);
  } else if (isMutual(support)) tellMutual(story, level);
  else explainAttacks(story, level, support);
}

function explainAttacks(story: ExplanationBuilder, level: number, support: ReplayedUnit): void {
  const { scene } = story;
  const most = Math.max(0, ...support.cutters.map(c => (c.isAllowed ? c.strength : 0)));
  const cutting = support.cutters.filter(c => c.isAllowed && most > 0 && c.strength === most);
  const attacks = cutting.flatMap(c => scene.actorAt(c.by) ?? []);
  if (cutting.length > 0) {
    addStep(story, level, cutFinding(support, attacks, most), support.ownSupport > 1 ? 'fortress-3' : 'support-cut');
    for (const attack of attacks) explainAttack(story, level + 1, attack);
  } else for (const cutter of support.cutters) explainFailure(story, level, support, cutter);
  for (const cutter of support.cutters) explainLeftOut(story, level, support, cutter);
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

function tellMutual(story: ExplanationBuilder, level: number): void {
  const supports = story.scene.actors.filter(isMutual);
  if (startsTopic(story, level, 'mutual cut'))
    addStep(story, level, { kind: 'mutual-cut', supports: supports.map(s => s.written) }, 'ruling-cutting');
}

function explainFailure(story: ExplanationBuilder, level: number, support: ReplayedUnit, cutter: Cutter): void {
  const attack = story.scene.actorAt(cutter.by);
  if (!attack) return;
  const why = whyNot(support, cutter, attack);
  addStep(story, level, { kind: 'not-cut', support: support.written, by: attack.written, why }, why === 'zero' ? 'walls-5' : 'support-cut');
  if (why === 'zero') explainAttack(story, level + 1, attack);
}

function whyNot(support: ReplayedUnit, cutter: Cutter, attack: ReplayedUnit): WhyNotCut {
  if (attack.unit.power === support.unit.power) return 'own-power';
  if (!cutter.isAllowed) return support.order.kind === 'support' && support.order.to === undefined ? 'from-there' : 'under-attack';
  return attack.way === 'itself' || attack.way === 'carried' ? 'zero' : 'no-path';
}

/** Support given by the unit under attack does not help to cut the supports for that attack. */
function explainLeftOut(story: ExplanationBuilder, level: number, support: ReplayedUnit, cutter: Cutter): void {
  const attacked = support.target === undefined ? undefined : story.scene.actorAt(support.target);
  const attack = story.scene.actorAt(cutter.by);
  if (!attacked || !attack || cutter.whole === cutter.strength) return;
  addStep(
    story,
    level,
    { kind: 'support-left-out', support: attacked.written, attack: attack.written, strength: cutter.strength },
    'fortress-3',
  );
}
