import { explainChange, tellReasons } from './explainRules.js';
import { explainAttack, explainForce, explainHold } from './explainStrength.js';
import { explainWay } from './explainWay.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, Meeting } from './orderExplanation.js';
import { attackersOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';

/** Why a move came to what it came to. `level`: of its reasons. */
export function explainMove(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  explainChange(story, level, actor);
  if (!explainWay(story, level, actor)) return;
  if (actor.result.outcome.kind === 'own-unit') {
    explainOwnUnit(story, level, actor);
    return;
  }
  if (actor.met) {
    explainAttack(story, level, actor);
    explainMeeting(story, level, actor);
  }
  if (actor.moved) explainEntry(story, level, actor);
}

/** What a move had to beat, and how that came to be in its way. */
export function meetingOf(scene: ReplayedMovement, actor: ReplayedUnit): Meeting | undefined {
  const by = actor.met && scene.actorAt(actor.met.by);
  if (!by) return undefined;
  if (by.at === actor.opponent) return { how: 'head-to-head', order: by.written };
  if (by.at !== actor.target) return { how: 'rival', order: by.written };
  return { how: by.order.kind === 'move' ? 'failed-to-leave' : 'stays', order: by.written };
}

function explainOwnUnit(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const own = actor.target === undefined ? undefined : story.scene.actorAt(actor.target);
  if (!own) return;
  if (own.at === actor.opponent) addStep(story, level, { kind: 'no-swap', other: own.written }, 'head-to-head');
  else if (startsTopic(story, level, 'in the way', own.at)) addStep(story, level, { kind: 'own-unit', order: own.written }, 'own-unit');
  if (own.order.kind === 'move' && own.at !== actor.opponent) story.explainActor(story, level + 1, own);
}

function explainMeeting(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const meeting = meetingOf(story.scene, actor);
  const by = actor.met && story.scene.actorAt(actor.met.by);
  if (!meeting || !by) return;
  switch (meeting.how) {
    case 'stays':
      explainHold(story, level, by);
      return;
    case 'failed-to-leave':
      if (startsTopic(story, level, 'left behind', by.at))
        addStep(story, level, leftBehind(by), by.written.kind === 'rapid' ? 'rapid-2' : 'failed-move');
      explainHold(story, level, by);
      story.explainActor(story, level + 1, by);
      return;
    case 'head-to-head':
      explainHeadToHead(story, level, actor, by);
      return;
    case 'rival':
      explainRival(story, level, actor, by);
      return;
    default:
      meeting.how satisfies never;
  }
}

const leftBehind = ({ unit, written, ownHold }: ReplayedUnit): Finding =>
  written.kind === 'rapid' ? { kind: 'rapid-left', unit } : { kind: 'failed-to-leave', order: written, strength: ownHold };

function explainHeadToHead(story: ExplanationBuilder, level: number, actor: ReplayedUnit, by: ReplayedUnit): void {
  if (startsTopic(story, level, 'head-to-head', ...[actor.at, by.at].sort()))
    addStep(story, level, { kind: 'head-to-head', other: by.written }, 'head-to-head');
  const strength = actor.met?.strength;
  if (strength?.parts.length === 1 && by.attack.total < strength.total) {
    addStep(story, level, { kind: 'bare-defence', order: by.written, strength: strength.total }, 'ruling-head-to-head');
    tellReasons(story, level, by, 'hold');
  }
  tellReasons(story, level, by, 'withstands');
  explainForce(story, level + 1, by);
}

function explainRival(story: ExplanationBuilder, level: number, actor: ReplayedUnit, by: ReplayedUnit): void {
  const besieged = besiegedBy(story.scene, actor);
  const attacks = attackersOf(story.scene, actor.target ?? '').filter(a => a.attack.total >= actor.attack.total);
  if (besieged && attacks.length > 1) {
    const finding = { kind: 'beleaguered', unit: besieged.unit, attacks: attacks.map(a => a.written) } as const;
    if (startsTopic(story, level, 'beleaguered', besieged.at)) addStep(story, level, finding, 'beleaguered-garrison');
  } else if (!actor.moved && actor.met?.strength.total === actor.attack.total) explainStandOff(story, level, actor, by);
  else if (!actor.moved && !by.moved) story.explainActor(story, level, by);
  explainForce(story, level, by);
}

/** The unit in its target that stays, though its attack alone would have dislodged it. */
function besiegedBy({ actorAt }: ReplayedMovement, { target, attack }: ReplayedUnit): ReplayedUnit | undefined {
  const unit = target === undefined ? undefined : actorAt(target);
  return unit && !unit.moved && unit.dislodger === undefined && attack.total > unit.hold.total ? unit : undefined;
}

function explainStandOff(story: ExplanationBuilder, level: number, actor: ReplayedUnit, by: ReplayedUnit): void {
  const to = actor.target ?? actor.at;
  const rule = actor.attack.total === 0 ? 'ruling-strength-0' : 'stand-off';
  if (startsTopic(story, level, 'stand-off', to)) addStep(story, level, { kind: 'stand-off', to, rival: by.written }, rule);
}

/** How the space it entered came to be open. */
function explainEntry(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const { scene } = story;
  const to = actor.target ?? actor.at;
  const before = scene.actorAt(to);
  const ring = ringFrom(scene, actor);
  if (ring.length > 2) addStep(story, level, { kind: 'ring', orders: ring.map(a => a.written) }, 'circular-movement');
  else if (before && ring.length === 2) addStep(story, level, { kind: 'passing', other: before.written }, 'convoy');
  else if (before?.moved) addStep(story, level, { kind: 'vacated', order: before.written }, 'move');
  else if (!before && !actor.met) addStep(story, level, { kind: 'empty', to }, 'move');
  if (actor.attack.total === 0) addStep(story, level, { kind: 'zero-enters', to }, 'ruling-strength-0');
  for (const rival of attackersOf(scene, to)) explainBeatenRival(story, level, rival);
}

function ringFrom(scene: ReplayedMovement, start: ReplayedUnit): readonly ReplayedUnit[] {
  const ring = [start];
  for (let next = occupying(scene, start); next?.moved && !ring.includes(next); next = occupying(scene, next)) ring.push(next);
  const last = ring.at(-1);
  return last?.target === start.at ? ring : [];
}
const occupying = (scene: ReplayedMovement, { target }: ReplayedUnit): ReplayedUnit | undefined =>
  target === undefined ? undefined : scene.actorAt(target);

function explainBeatenRival(story: ExplanationBuilder, level: number, rival: ReplayedUnit): void {
  const opponent = rival.opponent === undefined ? undefined : story.scene.actorAt(rival.opponent);
  if (opponent?.moved) addStep(story, level, { kind: 'beaten-rival', order: rival.written, by: opponent.written }, 'head-to-head');
}
