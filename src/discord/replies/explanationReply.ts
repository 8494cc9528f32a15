import { editionOf, editionUsed, gameOf } from '../../matches/context/gameOf.js';
import type { Match, MatchPhase } from '../../matches/model/match.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { INK } from '../message/embeds.js';
import type { Reply } from '../message/reply.js';
import { type Explainer, presenterOf } from '../words/presenters/gamePresenter.js';

/** A closed phase whose orders can be explained. */
export interface Explained {
  readonly match: Match;
  readonly phase: MatchPhase;
  readonly explainer: Explainer;
}

/**
 * Returns the phase with that number. Without one: the last closed phase in which somebody had a choice. Undefined if its orders cannot be
 * explained.
 */
export async function explainedPhase(
  { bot: { hosting, presenters } }: InteractionContext,
  match: Match,
  number: number | undefined,
): Promise<Explained | undefined> {
  const { explainer } = presenterOf(presenters, match.game);
  const { history } = hosting.store;
  const phase = await (number === undefined ? history.lastClosed(match.id, 'played') : history.phase(match.id, number));
  return explainer && phase?.report !== undefined ? { match, phase, explainer } : undefined;
}

/** "Spring 450 BC, movement". */
export function explainedName({ bot: { hosting, presenters }, language }: InteractionContext, { match, phase }: Explained): string {
  const game = gameOf(hosting, match);
  return presenterOf(presenters, match.game).phaseName(game.phase(game.state.parse(phase.state)), language);
}

/** The title under which the results were posted, if they have one of their own; otherwise the name of the phase. */
function resultsTitle(context: InteractionContext, explained: Explained): string {
  const { match, phase } = explained;
  const { title } = presenterOf(context.bot.presenters, match.game).reportText(phase.report, context.language);
  return title ?? explainedName(context, explained);
}

/** Explains why an order had its outcome, in a private reply. */
export function explanationReply(context: InteractionContext, explained: Explained | undefined, key: string): Reply {
  const lines = explained?.explainer.explain(explained.phase.report, key, context.language);
  if (!explained || !lines) return refusal(context, { code: 'nothing-to-explain' });
  const isOlder = editionUsed(explained.phase) !== editionOf(gameOf(context.bot.hosting, explained.match));
  const description = [...lines, ...(isOlder ? [context.words.history.explainedByToday] : [])].join('\n');
  return { embeds: [{ color: INK, title: resultsTitle(context, explained), description }] };
}
