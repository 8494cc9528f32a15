import { explainUnmatchedHelp } from './explainUnmatched.js';
import { addStep, type ExplanationBuilder, startsTopic } from './explanationBuilder.js';
import { actorsAt, type ReplayedUnit } from './replayedMovement.js';

/** How an army goes by convoy, or why it does not; false: it had no way at all. */
export function explainWay(story: ExplanationBuilder, level: number, actor: ReplayedUnit): boolean {
  const fleets = actorsAt(story.scene, actor.fleets);
  switch (actor.way) {
    case 'itself':
      explainLand(story, level, actor);
      return true;
    case 'carried':
      explainRoutes(story, level, fleets);
      return true;
    case 'no-fleets':
      addStep(story, level, { kind: 'no-fleets', to: actor.target ?? actor.at }, 'convoy');
      explainUnmatchedHelp(story, level, actor);
      return false;
    case 'gap':
      addStep(story, level, { kind: 'gap', fleets: fleets.map(f => f.unit) }, 'convoy');
      return false;
    case 'broken':
      for (const fleet of fleets) explainLoss(story, level, fleet);
      return false;
    case 'paradox':
      addStep(story, level, { kind: 'paradox', order: actor.written, fleets: fleets.map(f => f.unit) }, 'convoy-paradox');
      return false;
    default:
      return actor.way satisfies never;
  }
}

/** Fleets were ordered to carry it, yet it went by land. */
function explainLand(story: ExplanationBuilder, level: number, actor: ReplayedUnit): void {
  const offered = story.scene.actors.filter(a => a.order.kind === 'convoy' && a.helps === actor.at);
  if (offered.length > 0) addStep(story, level, { kind: 'by-land', fleets: offered.map(f => f.unit) }, 'land-or-convoy');
}

function explainRoutes(story: ExplanationBuilder, level: number, fleets: readonly ReplayedUnit[]): void {
  const lost = fleets.filter(f => f.dislodger !== undefined);
  const left = fleets.filter(f => f.result.outcome.kind === 'convoyed');
  addStep(story, level, { kind: 'carried', fleets: left.map(f => f.unit) }, 'convoy');
  for (const fleet of fleets) explainBreach(story, level, fleet);
  if (lost.length > 0) addStep(story, level, { kind: 'other-route', lost: lost.map(f => f.unit) }, 'convoy-routes');
}

/** A convoy that an attack broke, though the fleet may have stayed. */
export function explainBreach(story: ExplanationBuilder, level: number, fleet: ReplayedUnit): void {
  if (fleet.brokenBy === undefined || fleet.dislodger !== undefined || !startsTopic(story, level, 'breach of', fleet.at)) return;
  const attack = story.scene.actorAt(fleet.brokenBy);
  addStep(story, level, { kind: 'convoy-broken', fleet: fleet.unit, by: attack?.written }, 'river-convoy');
}

function explainLoss(story: ExplanationBuilder, level: number, fleet: ReplayedUnit): void {
  explainBreach(story, level, fleet);
  if (fleet.dislodger === undefined) return;
  const attack = story.scene.actorAt(fleet.dislodger);
  addStep(story, level, { kind: 'fleet-lost', fleet: fleet.unit, by: attack?.written }, 'convoy');
  if (attack) story.explainActor(story, level + 1, attack);
}
