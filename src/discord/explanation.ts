import { editionOf, editionUsed, gameOf } from '../matches/gameOf.js';
import type { Match, MatchPhase } from '../matches/match.js';
import type { Call } from './call.js';
import { INK } from './posts/embeds.js';
import type { Reply } from './reply.js';
import { refusal } from './sayFault.js';
import { type Explainer, tellerOf } from './words/presenters/gamePresenter.js';

/** A closed phase of which orders can be explained. */
export interface Explained {
  readonly match: Match;
  readonly phase: MatchPhase;
  readonly explainer: Explainer;
}

/** The phase of that number; without one the last that closed with somebody having had a choice. */
export function explainedPhase({ embassy: { house, tellers } }: Call, match: Match, number: number | undefined): Explained | undefined {
  const { explainer } = tellerOf(tellers, match.game);
  const phase = number === undefined ? house.store.lastClosed(match.id, 'played') : house.store.phase(match.id, number);
  return explainer && phase?.report !== undefined ? { match, phase, explainer } : undefined;
}

/** "Spring 450 BC, movement". */
export function explainedName({ embassy: { house, tellers }, language }: Call, { match, phase }: Explained): string {
  const game = gameOf(house, match);
  return tellerOf(tellers, match.game).phaseName(game.phase(game.state.parse(phase.state)), language);
}

/** Why one order came to what it came to, for the asker alone. */
export function explanationReply(call: Call, explained: Explained | undefined, key: string): Reply {
  const lines = explained?.explainer.explain(explained.phase.report, key, call.language);
  if (!explained || !lines) return refusal(call, { code: 'nothing-to-explain' });
  const isOlder = editionUsed(explained.phase) !== editionOf(gameOf(call.embassy.house, explained.match));
  const description = [...lines, ...(isOlder ? [call.words.history.explainedByToday] : [])].join('\n');
  return { embeds: [{ color: INK, title: explainedName(call, explained), description }] };
}
