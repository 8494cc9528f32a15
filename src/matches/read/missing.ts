import type { SeatId } from '../../games/game.js';
import { submissionsIn } from '../model/filing.js';
import { isLeaving } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { readinessOf } from './readiness.js';
import { isPlayed, type MatchInPlay } from './matchInPlay.js';

/**
 * The seats with a player whose orders are missing: they have a choice, and have neither put anything on file nor said that they
 * are ready; in a match where orders count only when ready, also those who have not said so.
 */
export function missingSeats(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const filed = submissionsIn(m, current.phase.number);
  const isMissing = (seat: SeatId): boolean => {
    const state = readinessOf(
      current,
      seat,
      checked(
        current,
        filed.find(one => one.seat === seat),
      ),
    );
    return state === 'nothing-on-file' || (state === 'on-file' && current.match.plan.unready === 'hold');
  };
  return current.name.awaits.filter(seat => isPlayed(current, seat) && !isLeaving(current, seat) && isMissing(seat));
}

const checked = ({ game }: MatchInPlay, filed: { readonly ready: boolean; readonly submission: unknown } | undefined) =>
  filed?.submission === undefined ? filed : { ...filed, submission: game.submission.parse(filed.submission) as unknown };
