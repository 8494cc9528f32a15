import type { ProvinceId } from '../board/location.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { explainHold } from './explainStrength.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, RuleCode } from './orderExplanation.js';
import { meetingFleets, type Stop, stopOf } from './rapidStop.js';
import { attackersOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';

/** Why a rapid river move went as far as it went, and how the fleet stood if it went nowhere. */
export function explainRapid(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const { written, result } = actor;
  if (written.kind !== 'rapid') return;
  const stop = stopOf(story.scene, actor, written);
  if (!stop) {
    addStep(story, level, { kind: 'rapid-free', path: written.path }, 'rapid-4');
    return;
  }
  explainStop(story, level, actor, written, stop);
  const rest = result.outcome.kind === 'travelled' ? result.outcome.to : actor.at;
  addStep(story, level, { kind: 'rapid-rest', at: rest, stayed: rest === actor.at }, 'rapid-4');
  if (rest === actor.at) explainStaying(story, level, actor);
}

function explainStop(story: ExplanationBuilder, level: number, actor: ReplayedUnit, order: OrderOf<'rapid'>, { at, because }: Stop): void {
  const { scene } = story;
  const there = standingIn(scene, at);
  const stories: Readonly<Record<Stop['because'], readonly [Finding | undefined, RuleCode]>> = {
    unit: [there && { kind: 'rapid-unit', at, power: there.unit.power, order: there.written }, 'rapid-4'],
    standoff: [{ kind: 'rapid-stand-off', at, orders: bouncedIn(scene, at).map(a => a.written) }, 'rapid-4'],
    rapid: [{ kind: 'rapid-met', at, fleets: meetingFleets(scene, actor, order, at).map(a => a.written) }, 'rapid-5'],
    occupied: [there && { kind: 'rapid-occupied', at, order: there.written }, 'rapid-4'],
  };
  const [finding, rule] = stories[because];
  if (finding) addStep(story, level, finding, rule);
}

/** Who stands there when all other orders are resolved. */
const standingIn = ({ actors }: ReplayedMovement, at: ProvinceId): ReplayedUnit | undefined =>
  actors.find(a => (a.moved ? a.target === at : a.at === at && a.dislodger === undefined));

const bouncedIn = (scene: ReplayedMovement, at: ProvinceId): readonly ReplayedUnit[] =>
  attackersOf(scene, at).filter(({ result: { outcome } }) => outcome.kind === 'bounced');

function explainStaying(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const attacks = attackersOf(story.scene, actor.at);
  if (attacks.length === 0) return;
  if (startsTopic(story, level, 'left behind', actor.at)) addStep(story, level, { kind: 'rapid-left', unit: actor.unit }, 'rapid-2');
  explainHold(story, level, actor);
  for (const attack of attacks) story.explainActor(story, level, attack);
}
