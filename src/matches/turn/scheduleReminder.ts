import type { SeatId } from '../../games/game.js';
import { oneByOne } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { UserId } from '../model/match.js';
import { momentsFor } from '../model/moments.js';
import { settingsOf, substitutesNow } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import { openPhaseOf, type MatchInPlay, matchInPlay } from '../read/matchInPlay.js';

/** Notes when the open phase of a table is next to be looked at for reminders, if ever. */
export function scheduleReminder(tx: MatchTransaction, current: MatchInPlay): void {
  const ahead = current.name.awaits.flatMap(seat => momentsOf(tx, current, seat)).filter(moment => moment > tx.now);
  const remindAt = ahead.length > 0 ? Math.min(...ahead) : undefined;
  const open = openPhaseOf(tx);
  if (open.remindAt !== remindAt) tx.put({ open: { ...open, remindAt } });
}

/** The moments at which whoever orders for a seat is to be reminded of the open phase, past ones too. */
export function momentsOf(m: MatchReader, current: MatchInPlay, seat: SeatId): readonly number[] {
  return whoIsReminded(m, current, seat).flatMap(user => momentsOfUser(m, current, user));
}

export const momentsOfUser = (m: MatchReader, { phase }: Pick<MatchInPlay, 'phase'>, user: UserId): readonly number[] =>
  momentsFor(settingsOf(m, user), phase);

/**
 * Who is to be reminded for a seat: who stands in for its player, or he himself. In an anonymous match always he too: that he is not would tell him
 * that whom he chose may stand in, and so does not play.
 */
export function whoIsReminded(m: MatchReader, { match, seatHolders }: Pick<MatchInPlay, 'match' | 'seatHolders'>, seat: SeatId): readonly UserId[] {
  const substitute = substitutesNow(m).find(one => one.seat === seat)?.user;
  const player = seatHolders.find(one => one.seat === seat)?.user;
  const both = [substitute, player].flatMap(user => user ?? []);
  return match.plan.anonymous ? both : both.slice(0, 1);
}

/** The same for all running matches of a user, whose wishes have changed, one after the other. */
export const rescheduleReminders = (hosting: HostingContext, user: UserId): Promise<void> =>
  oneByOne(hosting.store.matchesOf({ user, statuses: ['running'] }), ({ id }) =>
    decide(hosting, id, tx => {
      const current = matchInPlay(tx);
      if (current.ok) scheduleReminder(tx, current.value);
    }),
  );
