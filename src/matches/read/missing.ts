import type { SeatId } from '../../games/game.js';
import { submissionsIn } from '../model/filing.js';
import { isLeaving } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import { readinessOf } from './readiness.js';
import { isPlayed, type Table } from './table.js';

/**
 * The seats with a player whose orders are missing: they have a choice, and have neither put anything on file nor said that they
 * are ready; in a match where orders count only when ready, also those who have not said so.
 */
export function missingSeats(m: MatchReader, table: Table): readonly SeatId[] {
  const onFile = submissionsIn(m, table.phase.number);
  const isMissing = (seat: SeatId): boolean => {
    const state = readinessOf(
      table,
      seat,
      checked(
        table,
        onFile.find(one => one.seat === seat),
      ),
    );
    return state === 'nothing-on-file' || (state === 'on-file' && table.match.plan.unready === 'hold');
  };
  return table.name.awaits.filter(seat => isPlayed(table, seat) && !isLeaving(table, seat) && isMissing(seat));
}

const checked = ({ game }: Table, onFile: { readonly ready: boolean; readonly submission: unknown } | undefined) =>
  onFile?.submission === undefined ? onFile : { ...onFile, submission: game.submission.parse(onFile.submission) as unknown };
