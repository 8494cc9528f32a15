import type { MatchId } from '../../matches/model/match.js';
import { whatKeepsPaused } from '../../matches/read/whatKeepsPaused.js';
import { resumeMatch } from '../../matches/turn/resumeMatch.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

/** Resumes a paused match, if the user may do so. */
export async function resumeReply(context: InteractionContext, match: MatchId): Promise<Reply> {
  const { hosting } = context.bot;
  const resumed = await resumeMatch(hosting, match, context.user);
  if (resumed.ok) return { content: context.words.pause.resumed(titleOf(context, resumed.value)) };
  const paused = await hosting.store.matches.get(match);
  const isHostless = paused !== undefined && whatKeepsPaused(paused) === 'host-gone';
  return refusal(context, isHostless ? { code: 'match-paused', because: 'host-gone' } : resumed.fault);
}
