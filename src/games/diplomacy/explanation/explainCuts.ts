import { explainActor } from './explainActor.js';
import { explainAttack } from './explainStrength.js';
import type { Finding, WhyNotCut } from './explanation.js';
import type { Actor, Cutter } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** What the attacks on a supporter took of its support, or why they took nothing. */
export function explainCuts(story: Story, level: number, support: Actor): void {
  if (!begins(story, level, 'cuts of', support.at)) return;
  const dislodger = support.dislodger === undefined ? undefined : story.scene.actorAt(support.dislodger);
  if (dislodger) {
    tell(story, level, cutFinding(support, [dislodger], dislodger.attack.total), 'support-cut');
    explainActor(story, level + 1, dislodger);
  } else if (isMutual(support)) tellMutual(story, level);
  else explainAttacks(story, level, support);
}

function explainAttacks(story: Story, level: number, support: Actor): void {
  const { scene } = story;
  const most = Math.max(0, ...support.cutters.map(c => (c.isAllowed ? c.strength : 0)));
  const cutting = support.cutters.filter(c => c.isAllowed && most > 0 && c.strength === most);
  const attacks = cutting.flatMap(c => scene.actorAt(c.by) ?? []);
  if (cutting.length > 0) {
    tell(story, level, cutFinding(support, attacks, most), support.ownSupport > 1 ? 'fortress-3' : 'support-cut');
    for (const attack of attacks) explainAttack(story, level + 1, attack);
  } else for (const cutter of support.cutters) explainFailure(story, level, support, cutter);
  for (const cutter of support.cutters) explainLeftOut(story, level, support, cutter);
}

const cutFinding = (support: Actor, by: readonly Actor[], strength: number): Finding => ({
  kind: 'cut',
  support: support.written,
  by: by.map(a => a.written),
  strength,
  left: support.given,
  dislodged: support.dislodger !== undefined,
});

const isMutual = ({ result: { outcome } }: Actor): boolean => outcome.kind === 'cut' && outcome.by.length === 0;

function tellMutual(story: Story, level: number): void {
  const supports = story.scene.actors.filter(isMutual);
  if (begins(story, level, 'mutual cut'))
    tell(story, level, { kind: 'mutual-cut', supports: supports.map(s => s.written) }, 'ruling-cutting');
}

function explainFailure(story: Story, level: number, support: Actor, cutter: Cutter): void {
  const attack = story.scene.actorAt(cutter.by);
  if (!attack) return;
  const why = whyNot(support, cutter, attack);
  tell(story, level, { kind: 'not-cut', support: support.written, by: attack.written, why }, why === 'zero' ? 'walls-5' : 'support-cut');
  if (why === 'zero') explainAttack(story, level + 1, attack);
}

function whyNot(support: Actor, cutter: Cutter, attack: Actor): WhyNotCut {
  if (attack.unit.power === support.unit.power) return 'own-power';
  if (!cutter.isAllowed) return support.order.kind === 'support' && support.order.to === undefined ? 'from-there' : 'under-attack';
  return attack.way === 'itself' || attack.way === 'carried' ? 'zero' : 'no-path';
}

/** Support given by the unit under attack does not help to cut the supports for that attack. */
function explainLeftOut(story: Story, level: number, support: Actor, cutter: Cutter): void {
  const attacked = support.target === undefined ? undefined : story.scene.actorAt(support.target);
  const attack = story.scene.actorAt(cutter.by);
  if (!attacked || !attack || cutter.whole === cutter.strength) return;
  tell(
    story,
    level,
    { kind: 'support-left-out', support: attacked.written, attack: attack.written, strength: cutter.strength },
    'fortress-3',
  );
}
