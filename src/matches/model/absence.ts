import { z } from 'zod';
import type { SeatId } from '../../games/game.js';
import type { UserId } from './match.js';
import { seatHoldersOf, settingsOf } from './people.js';
import type { MatchReader } from './transaction.js';

/** When a user is away, UTC ms. `until` is exclusive. */
export const absence = z.object({ from: z.number().int(), until: z.number().int() });
export type Absence = Readonly<z.infer<typeof absence>>;

/** The absence of a seat's player. Undefined unless they are away now. */
export function absenceOf(m: MatchReader, seat: SeatId): Absence | undefined {
  const away = announcedOf(m, seat);
  return away && away.from <= m.now && m.now < away.until ? away : undefined;
}

/** Whether a seat's player is away, or came back as they had announced and less than `within` ms ago. */
export function wasAway(m: MatchReader, seat: SeatId, within: number): boolean {
  const away = announcedOf(m, seat);
  return away !== undefined && away.from <= m.now && m.now < away.until + within;
}

function announcedOf(m: MatchReader, seat: SeatId): Absence | undefined {
  const user = seatHoldersOf(m).find(one => one.seat === seat)?.user;
  return user === undefined ? undefined : settingsOf(m, user).away;
}

/** Whether a user is the player of a seat, and away. Their substitute is not. */
export const isAwayPlayer = (m: MatchReader, seat: SeatId, user: UserId): boolean =>
  absenceOf(m, seat) !== undefined && seatHoldersOf(m).some(one => one.seat === seat && one.user === user);
