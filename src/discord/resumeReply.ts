import { whatKeepsPaused } from '../matches/ballots/whatKeepsPaused.js';
import type { MatchId } from '../matches/match.js';
import { resumeMatch } from '../matches/pausing/resumeMatch.js';
import type { Call } from './call.js';
import { titleOf } from './listedMatch.js';
import type { Reply } from './reply.js';
import { refusal } from './sayFault.js';

/** The asker lets a paused match go on, if it is his to. */
export function resumeReply(call: Call, match: MatchId): Reply {
  const { house } = call.embassy;
  const resumed = resumeMatch(house, match, call.user);
  if (resumed.ok) return { content: call.words.pause.resumed(titleOf(call, resumed.value)) };
  const paused = house.store.match(match);
  const isHostless = paused !== undefined && whatKeepsPaused(paused) === 'host-gone';
  return refusal(call, isHostless ? { code: 'match-paused', because: 'host-gone' } : resumed.fault);
}
