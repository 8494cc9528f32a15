import { ok, type Result } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { Match, MatchId, UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { sayHere } from './muster.js';
import { beginAfterMuster } from './startMatch.js';

/** A player says that he is there; with the last of them the match begins. */
export function answerMuster(house: House, id: MatchId, user: UserId): Result<Match, HostingFault> {
  return record(house, () => {
    const said = sayHere(house, id, user);
    if (!said.ok) return said;
    return ok(said.value.all ? beginAfterMuster(house, said.value.match) : said.value.match);
  });
}
