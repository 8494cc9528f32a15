import { type AtOnce, decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { MatchId } from '../model/match.js';
import type { MatchTransaction } from '../model/transaction.js';
import { pauseMatch } from './pauseMatch.js';

const BROKEN = 'BrokenGame';

/** Calls a game's rules, and marks whatever they throw, for `decideUnlessBroken`. */
export function byTheRules<T>(play: () => T): T {
  try {
    return play();
  } catch (cause) {
    throw Object.assign(new Error('the rules of the game could not go on', { cause }), { name: BROKEN });
  }
}

/**
 * Like `decide`, but if the rules of the game throw, nothing is written, the match is paused, its host is told, and `otherwise` is
 * returned.
 */
export async function decideUnlessBroken<T>(
  hosting: HostingContext,
  match: MatchId,
  {
    work,
    otherwise,
    interaction,
  }: { readonly work: (tx: MatchTransaction) => AtOnce<T>; readonly otherwise: T; readonly interaction?: string | undefined },
): Promise<T | undefined> {
  try {
    return await decide(hosting, match, work, { interaction });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== BROKEN) throw error;
    hosting.log.error({ match, ...whereItBroke(error.cause) }, 'the rules of a game broke down: its match is paused');
    await pauseMatch(hosting, match, 'broken');
    return otherwise;
  }
}
