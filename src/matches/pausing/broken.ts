import type { MatchId } from '../match.js';
import type { House } from '../ports.js';
import { whereItBroke } from '../whereItBroke.js';
import { pauseMatch } from './pauseMatch.js';

const BROKEN = 'BrokenGame';

/** What the rules of a game give; whatever they throw is marked as theirs. */
export function byTheRules<T>(play: () => T): T {
  try {
    return play();
  } catch (cause) {
    throw Object.assign(new Error('the rules of the game could not go on', { cause }), { name: BROKEN });
  }
}

/** What the work gives. If the rules of the game break down in it, the match pauses, its host is told, and `otherwise` is given. */
export function pausingIfBroken<T>(house: House, match: MatchId, { work, otherwise }: { work: () => T; otherwise: T }): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== BROKEN) throw error;
    house.log.error({ match, ...whereItBroke(error.cause) }, 'the rules of a game broke down: its match is paused');
    pauseMatch(house, match, 'broken');
    return otherwise;
  }
}
