import { ok, type Result, refuse } from '../../../lib/result.js';
import { parseLength } from '../../calendar/parseLength.js';
import { decide } from '../../context/decide.js';
import type { House } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { hostedTable } from '../../read/authority.js';
import { pause } from '../../turn/pauseMatch.js';
import { putOff } from '../../turn/putOff.js';

/** The host puts the deadline of the open phase off by a length, as typed; the new one in UTC milliseconds. */
export function extendByHost(house: House, match: MatchId, user: UserId, typed: string): Result<number, HostingFault> {
  const extended = decide(house, match, (tx): Result<number, HostingFault> => {
    const table = hostedTable(tx, user);
    if (!table.ok) return table;
    const length = parseLength(typed);
    if (!length.ok) return length;
    const dueAt = Math.max(table.value.phase.dueAt, tx.now) + length.value;
    putOff(tx, dueAt, { notice: 'extended-by-host', seats: [], until: dueAt });
    note(tx, user, { deed: 'extended', about: { phase: table.value.phase.number, by: length.value } });
    return ok(dueAt);
  });
  return extended ?? refuse({ code: 'no-such-match' });
}

/** The host lets the match stand still; he, or a vote, lets it go on. */
export function pauseByHost(house: House, match: MatchId, user: UserId): Result<Match, HostingFault> {
  const paused = decide(house, match, (tx): Result<Match, HostingFault> => {
    const table = hostedTable(tx, user);
    if (!table.ok) return table;
    note(tx, user, { deed: 'paused' });
    return pause(tx, { because: 'host' });
  });
  return paused ?? refuse({ code: 'no-such-match' });
}
