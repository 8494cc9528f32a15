import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId, UserId } from '../model/match.js';
import { type SeatView, seatViewAt, takenSeat } from './seatView.js';

/** The content of a user's panel. Having nothing to decide is no fault: the view is then empty. */
export async function seatViewOf(
  hosting: HostingContext,
  match: MatchId,
  user: UserId,
  language: Language,
): Promise<Result<SeatView, HostingFault>> {
  const seatView = await look(hosting, match, (m): Result<SeatView, HostingFault> => {
    const taken = takenSeat(m, user);
    return taken.ok ? ok(seatViewAt(taken.value, language)) : taken;
  });
  return seatView ?? refuse({ code: 'no-such-match' });
}
