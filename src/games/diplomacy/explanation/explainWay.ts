import { explainUnmatchedHelp } from './explainUnmatched.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import { type ReplayedUnit, unitsAt } from './replayedMovement.js';

/** Explains how a unit went by convoy or by land, or why its convoy failed. Returns false if it had no path. */
export function explainWay(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): boolean {
  const fleets = unitsAt(builder.movement, replayed.fleets);
  switch (replayed.way) {
    case 'itself':
      explainLand(builder, level, replayed);
      return true;
    case 'carried':
      explainRoutes(builder, level, fleets);
      return true;
    case 'no-fleets':
      addStep(builder, level, { kind: 'no-fleets', to: replayed.target ?? replayed.at }, 'convoy');
      explainUnmatchedHelp(builder, level, replayed);
      return false;
    case 'gap':
      addStep(builder, level, { kind: 'gap', fleets: fleets.map(f => f.unit) }, 'convoy');
      return false;
    case 'broken':
      for (const fleet of fleets) explainLoss(builder, level, fleet);
      return false;
    case 'paradox':
      addStep(builder, level, { kind: 'paradox', order: replayed.written, fleets: fleets.map(f => f.unit) }, 'convoy-paradox');
      return false;
    default:
      return replayed.way satisfies never;
  }
}

/** Notes that an army went by land although fleets were ordered to convoy it. */
function explainLand(builder: ExplanationBuilder, level: number, replayed: ReplayedUnit): void {
  const offered = builder.movement.units.filter(a => a.order.kind === 'convoy' && a.helps === replayed.at);
  if (offered.length > 0) addStep(builder, level, { kind: 'by-land', fleets: offered.map(f => f.unit) }, 'land-or-convoy');
}

function explainRoutes(builder: ExplanationBuilder, level: number, fleets: readonly ReplayedUnit[]): void {
  const lost = fleets.filter(f => f.dislodger !== undefined);
  const left = fleets.filter(f => f.result.outcome.kind === 'convoyed');
  addStep(builder, level, { kind: 'carried', fleets: left.map(f => f.unit) }, 'convoy');
  for (const fleet of fleets) explainBreach(builder, level, fleet);
  if (lost.length > 0) addStep(builder, level, { kind: 'other-route', lost: lost.map(f => f.unit) }, 'convoy-routes');
}

/** Notes an attack that broke a convoy without dislodging the fleet. */
export function explainBreach(builder: ExplanationBuilder, level: number, fleet: ReplayedUnit): void {
  if (fleet.brokenBy === undefined || fleet.dislodger !== undefined || !startsTopic(builder, level, 'breach of', fleet.at)) return;
  const attack = builder.movement.unitAt(fleet.brokenBy);
  addStep(builder, level, { kind: 'convoy-broken', fleet: fleet.unit, by: attack?.written }, 'river-convoy');
}

function explainLoss(builder: ExplanationBuilder, level: number, fleet: ReplayedUnit): void {
  explainBreach(builder, level, fleet);
  if (fleet.dislodger === undefined) return;
  const attack = builder.movement.unitAt(fleet.dislodger);
  addStep(builder, level, { kind: 'fleet-lost', fleet: fleet.unit, by: attack?.written }, 'convoy');
  if (attack) builder.explainUnit(builder, level + 1, attack);
}
