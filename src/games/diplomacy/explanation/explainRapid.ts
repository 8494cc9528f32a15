import type { ProvinceId } from '../board/location.js';
import type { OrderOf } from '../model/writtenOrder.js';
import { explainHold } from './explainStrength.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import type { Finding, RuleCode } from './orderExplanation.js';
import { meetingFleets, type Stop, stopOf } from './rapidStop.js';
import { attackersOf, type ReplayedMovement, type ReplayedUnit } from './replayedMovement.js';

/** Explains how far a rapid river move went, and with what strength the fleet held if it did not move. */
export function explainRapid(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const { written, result } = replayed;
  if (written.kind !== 'rapid') return;
  const stop = stopOf(builder.movement, replayed, written);
  if (!stop) {
    addStep(builder, level, { kind: 'rapid-free', path: written.path }, 'rapid-4');
    return;
  }
  explainStop(builder, level, replayed, written, stop);
  const rest = result.outcome.kind === 'travelled' ? result.outcome.to : replayed.at;
  addStep(builder, level, { kind: 'rapid-rest', at: rest, stayed: rest === replayed.at }, 'rapid-4');
  if (rest === replayed.at) explainStaying(builder, level, replayed);
}

function explainStop(
  builder: ExplanationBuilder,
  level: number,
  replayed: ReplayedUnit,
  order: OrderOf<'rapid'>,
  { at, because }: Stop,
): void {
  const { movement } = builder;
  const there = standingIn(movement, at);
  const stories: Readonly<Record<Stop['because'], readonly [Finding | undefined, RuleCode]>> = {
    unit: [there && { kind: 'rapid-unit', at, power: there.unit.power, order: there.written }, 'rapid-4'],
    standoff: [{ kind: 'rapid-stand-off', at, orders: bouncedIn(movement, at).map(a => a.written) }, 'rapid-4'],
    rapid: [{ kind: 'rapid-met', at, fleets: meetingFleets(movement, replayed, order, at).map(a => a.written) }, 'rapid-5'],
    occupied: [there && { kind: 'rapid-occupied', at, order: there.written }, 'rapid-4'],
  };
  const [finding, rule] = stories[because];
  if (finding) addStep(builder, level, finding, rule);
}

/** The unit in a province after all orders other than rapid river moves. */
const standingIn = ({ units }: ReplayedMovement, at: ProvinceId): ReplayedUnit | undefined =>
  units.find(a => (a.moved ? a.target === at : a.at === at && a.dislodger === undefined));

const bouncedIn = (movement: ReplayedMovement, at: ProvinceId): readonly ReplayedUnit[] =>
  attackersOf(movement, at).filter(({ result: { outcome } }) => outcome.kind === 'bounced');

function explainStaying(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const attacks = attackersOf(builder.movement, replayed.at);
  if (attacks.length === 0) return;
  if (startsTopic(builder, level, 'left behind', replayed.at))
    addStep(builder, level, { kind: 'rapid-left', unit: replayed.unit }, 'rapid-2');
  explainHold(builder, level, replayed);
  for (const attack of attacks) builder.explainUnit(builder, level, attack);
}
