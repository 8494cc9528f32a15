import type { SeatId } from '../../games/game.js';
import { oneByOne } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { House } from '../context/ports.js';
import type { UserId } from '../model/match.js';
import { momentsFor } from '../model/moments.js';
import { settingsOf, standInsNow } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type Table, tableOf } from '../read/table.js';

/** Notes when the open phase of a table is next to be looked at for reminders, if ever. */
export function scheduleReminder(tx: MatchTransaction, table: Table): void {
  const ahead = table.name.awaits.flatMap(seat => momentsOf(tx, table, seat)).filter(moment => moment > tx.now);
  const remindAt = ahead.length > 0 ? Math.min(...ahead) : undefined;
  const open = openPhaseOf(tx);
  if (open.remindAt !== remindAt) tx.put({ open: { ...open, remindAt } });
}

/** The moments at which whoever orders for a seat is to be reminded of the open phase, past ones too. */
export function momentsOf(m: MatchReader, table: Table, seat: SeatId): readonly number[] {
  return whoIsReminded(m, table, seat).flatMap(user => momentsOfUser(m, table, user));
}

export const momentsOfUser = (m: MatchReader, { phase }: Pick<Table, 'phase'>, user: UserId): readonly number[] =>
  momentsFor(settingsOf(m, user), phase);

/**
 * Who is to be reminded for a seat: who stands in for its player, or he himself. In an anonymous match always he too: that he is not would tell him
 * that whom he chose may stand in, and so does not play.
 */
export function whoIsReminded(m: MatchReader, { match, sittings }: Pick<Table, 'match' | 'sittings'>, seat: SeatId): readonly UserId[] {
  const standIn = standInsNow(m).find(one => one.seat === seat)?.user;
  const player = sittings.find(one => one.seat === seat)?.user;
  const both = [standIn, player].flatMap(user => user ?? []);
  return match.plan.anonymous ? both : both.slice(0, 1);
}

/** The same for all running matches of a user, whose wishes have changed, one after the other. */
export const rescheduleReminders = (house: House, user: UserId): Promise<void> =>
  oneByOne(house.store.matchesOf({ user, statuses: ['running'] }), ({ id }) =>
    decide(house, id, tx => {
      const table = tableOf(tx);
      if (table.ok) scheduleReminder(tx, table.value);
    }),
  );
