import { explainChange, tellReasons } from './explainRules.js';
import { explainAttack, explainForce, explainHold } from './explainStrength.js';
import { explainWay } from './explainWay.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, Meeting } from './orderExplanation.js';
import { attackersOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';

/** Explains the outcome of a move. `level`: the level of the steps that give its reasons. */
export function explainMove(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  explainChange(builder, level, replayed);
  if (!explainWay(builder, level, replayed)) return;
  if (replayed.result.outcome.kind === 'own-unit') {
    explainOwnUnit(builder, level, replayed);
    return;
  }
  if (replayed.met) {
    explainAttack(builder, level, replayed);
    explainMeeting(builder, level, replayed);
  }
  if (replayed.moved) explainEntry(builder, level, replayed);
}

/** What a move had to beat, and why that was in its way. Undefined if nothing was. */
export function meetingOf(movement: ReplayedMovement, replayed: ReplayedUnit): Meeting | undefined {
  const by = replayed.met && movement.unitAt(replayed.met.by);
  if (!by) return undefined;
  if (by.at === replayed.opponent) return { how: 'head-to-head', order: by.written };
  if (by.at !== replayed.target) return { how: 'rival', order: by.written };
  return { how: by.order.kind === 'move' ? 'failed-to-leave' : 'stays', order: by.written };
}

function explainOwnUnit(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const own = replayed.target === undefined ? undefined : builder.movement.unitAt(replayed.target);
  if (!own) return;
  if (own.at === replayed.opponent) addStep(builder, level, { kind: 'no-swap', other: own.written }, 'head-to-head');
  else if (startsTopic(builder, level, 'in the way', own.at)) addStep(builder, level, { kind: 'own-unit', order: own.written }, 'own-unit');
  if (own.order.kind === 'move' && own.at !== replayed.opponent) builder.explainUnit(builder, level + 1, own);
}

function explainMeeting(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const meeting = meetingOf(builder.movement, replayed);
  const by = replayed.met && builder.movement.unitAt(replayed.met.by);
  if (!meeting || !by) return;
  switch (meeting.how) {
    case 'stays':
      explainHold(builder, level, by);
      return;
    case 'failed-to-leave':
      if (startsTopic(builder, level, 'left behind', by.at))
        addStep(builder, level, leftBehind(by), by.written.kind === 'rapid' ? 'rapid-2' : 'failed-move');
      explainHold(builder, level, by);
      builder.explainUnit(builder, level + 1, by);
      return;
    case 'head-to-head':
      explainHeadToHead(builder, level, replayed, by);
      return;
    case 'rival':
      explainRival(builder, level, replayed, by);
      return;
    default:
      meeting.how satisfies never;
  }
}

const leftBehind = ({ unit, written, ownHold }: ReplayedUnit): Finding =>
  written.kind === 'rapid' ? { kind: 'rapid-left', unit } : { kind: 'failed-to-leave', order: written, strength: ownHold };

function explainHeadToHead(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit, by: ReplayedUnit): void {
  if (startsTopic(builder, level, 'head-to-head', ...[replayed.at, by.at].sort()))
    addStep(builder, level, { kind: 'head-to-head', other: by.written }, 'head-to-head');
  const strength = replayed.met?.strength;
  if (strength?.parts.length === 1 && by.attack.total < strength.total) {
    addStep(builder, level, { kind: 'bare-defence', order: by.written, strength: strength.total }, 'ruling-head-to-head');
    tellReasons(builder, level, by, 'hold');
  }
  tellReasons(builder, level, by, 'withstands');
  explainForce(builder, level + 1, by);
}

function explainRival(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit, by: ReplayedUnit): void {
  const besieged = besiegedBy(builder.movement, replayed);
  const attacks = attackersOf(builder.movement, replayed.target ?? '').filter(a => a.attack.total >= replayed.attack.total);
  if (besieged && attacks.length > 1) {
    const finding = { kind: 'beleaguered', unit: besieged.unit, attacks: attacks.map(a => a.written) } as const;
    if (startsTopic(builder, level, 'beleaguered', besieged.at)) addStep(builder, level, finding, 'beleaguered-garrison');
  } else if (!replayed.moved && replayed.met?.strength.total === replayed.attack.total) explainStandOff(builder, level, replayed, by);
  else if (!replayed.moved && !by.moved) builder.explainUnit(builder, level, by);
  explainForce(builder, level, by);
}

/** The beleaguered unit in a move's target: it stays although this attack alone would have dislodged it. */
function besiegedBy({ unitAt }: ReplayedMovement, { target, attack }: ReplayedUnit): ReplayedUnit | undefined {
  const unit = target === undefined ? undefined : unitAt(target);
  return unit && !unit.moved && unit.dislodger === undefined && attack.total > unit.hold.total ? unit : undefined;
}

function explainStandOff(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit, by: ReplayedUnit): void {
  const to = replayed.target ?? replayed.at;
  const rule = replayed.attack.total === 0 ? 'ruling-strength-0' : 'stand-off';
  if (startsTopic(builder, level, 'stand-off', to)) addStep(builder, level, { kind: 'stand-off', to, rival: by.written }, rule);
}

/** Explains why the space that a move entered was open. */
function explainEntry(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const { movement } = builder;
  const to = replayed.target ?? replayed.at;
  const before = movement.unitAt(to);
  const ring = ringFrom(movement, replayed);
  if (ring.length > 2) addStep(builder, level, { kind: 'ring', orders: ring.map(a => a.written) }, 'circular-movement');
  else if (before && ring.length === 2) addStep(builder, level, { kind: 'passing', other: before.written }, 'convoy');
  else if (before?.moved) addStep(builder, level, { kind: 'vacated', order: before.written }, 'move');
  else if (!before && !replayed.met) addStep(builder, level, { kind: 'empty', to }, 'move');
  if (replayed.attack.total === 0) addStep(builder, level, { kind: 'zero-enters', to }, 'ruling-strength-0');
  for (const rival of attackersOf(movement, to)) explainBeatenRival(builder, level, rival);
}

function ringFrom(movement: ReplayedMovement, start: ReplayedUnit): readonly ReplayedUnit[] {
  const ring = [start];
  for (let next = occupying(movement, start); next?.moved && !ring.includes(next); next = occupying(movement, next)) ring.push(next);
  const last = ring.at(-1);
  return last?.target === start.at ? ring : [];
}
const occupying = (movement: ReplayedMovement, { target }: ReplayedUnit): ReplayedUnit | undefined =>
  target === undefined ? undefined : movement.unitAt(target);

function explainBeatenRival(builder: ExplanationBuilder, level: number, rival: ReplayedUnit): void {
  const opponent = rival.opponent === undefined ? undefined : builder.movement.unitAt(rival.opponent);
  if (opponent?.moved) addStep(builder, level, { kind: 'beaten-rival', order: rival.written, by: opponent.written }, 'head-to-head');
}
