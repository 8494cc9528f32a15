import type { SeatId } from '../../games/game.js';
import { coveredIn, submissionsIn } from '../model/filing.js';
import { isLeaving } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { isPlayed, type MatchInPlay } from './matchInPlay.js';
import { readinessOf } from './readiness.js';

/**
 * The seats with a player whose orders are missing: they owe a choice, have filed nothing, and are not ready; with `unready: hold`, also
 * those that are only not ready. Where the bot ordered in place of a player, the player's are missing all the same. Seats that their players have left do not
 * count.
 */
export function missingSeats(m: MatchReader, current: MatchInPlay): readonly SeatId[] {
  const filed = submissionsIn(m, current.phase.number);
  const covered = coveredIn(m, current.phase.number);
  const isMissing = (seat: SeatId): boolean => {
    if (covered.includes(seat)) return true;
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
