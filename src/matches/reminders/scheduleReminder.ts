import type { SeatId } from '../../games/game.js';
import { oneByOne } from '../../lib/breath.js';
import type { UserId } from '../match.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { type Table, tableOf } from '../table.js';
import { momentsFor } from './moments.js';

/** Notes when the open phase of a table is next to be looked at for reminders, if ever. Within a transaction. */
export function scheduleReminder(house: House, table: Table): void {
  const { match, phase, name } = table;
  const ahead = name.awaits.flatMap(seat => momentsOf(house, table, seat)).filter(moment => moment > house.now());
  house.store.remindAt(match.id, phase.number, ahead.length > 0 ? Math.min(...ahead) : undefined);
}

/** The moments at which whoever orders for a seat is to be reminded of the open phase, past ones too. */
export function momentsOf(house: House, table: Table, seat: SeatId): readonly number[] {
  return whoIsReminded(house, table, seat).flatMap(user => momentsOfUser(house, table, user));
}

export const momentsOfUser = (house: House, { phase }: Pick<Table, 'phase'>, user: UserId): readonly number[] =>
  momentsFor(house.store.settings(user), phase);

/**
 * Who is to be reminded for a seat: who stands in for its player, or he himself. In an anonymous match always he too: that he is not would tell him
 * that whom he chose may stand in, and so does not play.
 */
export function whoIsReminded(house: House, { match, sittings }: Table, seat: SeatId): readonly UserId[] {
  const standIn = house.store.standIns(match.id, house.now()).find(one => one.seat === seat)?.user;
  const player = sittings.find(one => one.seat === seat)?.user;
  const both = [standIn, player].flatMap(user => user ?? []);
  return match.plan.anonymous ? both : both.slice(0, 1);
}

/** The same for all running matches of a user, whose wishes have changed, one after the other. */
export const rescheduleReminders = (house: House, user: UserId): Promise<void> =>
  oneByOne(house.store.matchesOf({ user, statuses: ['running'] }), ({ id }) =>
    record(house, () => {
      const table = tableOf(house, id);
      if (table.ok) scheduleReminder(house, table.value);
    }),
  );
