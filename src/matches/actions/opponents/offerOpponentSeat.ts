import type { SeatId } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { Match, MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { matchInPlay, opponentOn } from '../../read/matchInPlay.js';
import { offerSeat, openVacancies } from '../../turn/vacancies.js';

/** The wish of a host to open a seat that an opponent of the bot plays. */
export interface OpponentSeatOffer {
  readonly match: MatchId;
  readonly by: UserId;
  readonly seat: SeatId;
}

/** Opens a seat that an opponent of the bot plays, for the host. The opponent plays on until somebody takes the seat. */
export async function offerOpponentSeat(
  hosting: HostingContext,
  { match: id, by, seat }: OpponentSeatOffer,
): Promise<Result<Match, HostingFault>> {
  const offered = await decide(hosting, id, (tx): Result<Match, HostingFault> => {
    const current = matchInPlay(tx);
    if (!current.ok) return current;
    const { match, game, phase } = current.value;
    if (match.host !== by) return refuse({ code: 'not-host' });
    if (opponentOn(current.value, seat) === undefined || !game.inPlay(phase.state).includes(seat)) return refuse({ code: 'no-opponent' });
    if (openVacancies(tx, current.value).some(one => one.id === seat)) return ok(match);
    offerSeat(tx, current.value, seat);
    note(tx, by, { deed: 'offered', about: { seat } });
    return ok(match);
  });
  return offered ?? refuse({ code: 'no-such-match' });
}
