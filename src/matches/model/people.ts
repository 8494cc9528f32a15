import type { SeatId } from '../../games/game.js';
import type { Disclosure, SeatHolder, Substitute, UserId } from './match.js';
import { isNameless } from './nameless.js';
import type { UserSettings } from './settings.js';
import type { MatchReader, MatchTransaction } from './transaction.js';

/** Who sits on which seat, in the order the seats were first sat upon. */
export const seatHoldersOf = ({ facts: { seats, seatHistory } }: MatchReader): readonly SeatHolder[] =>
  seats.map(seat => {
    const user = seatHistory.find(one => one.seat === seat && one.until === undefined)?.user;
    return user === undefined ? { seat } : { seat, user };
  });

export const isSatUpon = ({ facts }: MatchReader, seat: SeatId): boolean =>
  facts.seatHistory.some(one => one.seat === seat && one.until === undefined);

/** When who sits on a seat now sat down. */
export const seatedAt = ({ facts }: MatchReader, seat: SeatId): number | undefined =>
  facts.seatHistory.find(one => one.seat === seat && one.until === undefined)?.since;

export const hasSat = ({ facts }: MatchReader, user: UserId): boolean => facts.seatHistory.some(one => one.user === user);

/** Whoever sits on a seat rises, and somebody else, or nobody, sits down. */
export function sit(tx: MatchTransaction, seat: SeatId, user: UserId | undefined): void {
  const { seats, seatHistory } = tx.facts;
  const ended = seatHistory.map(one => (one.seat === seat && one.until === undefined ? { ...one, until: tx.now } : one));
  tx.put({
    seatHistory: user === undefined ? ended : [...ended, { seat, user, since: tx.now }],
    ...(!seats.includes(seat) && { seats: [...seats, seat] }),
  });
}

/** Who has joined the lobby, in that order. */
export const playersOf = ({ facts }: MatchReader): readonly UserId[] => facts.players.map(({ user }) => user);

/** Whom the host's call still waits for. */
export const absenteesOf = ({ facts }: MatchReader): readonly UserId[] => facts.players.flatMap(({ user, here }) => (here ? [] : [user]));

export function addPlayer(tx: MatchTransaction, user: UserId): void {
  tx.put({ players: [...tx.facts.players, { user, joinedAt: tx.now, preferences: [], here: true }] });
}

export function removePlayer(tx: MatchTransaction, user: UserId): void {
  tx.put({ players: tx.facts.players.filter(one => one.user !== user) });
}

export function markHere(tx: MatchTransaction, user: UserId, here: boolean): void {
  tx.put({ players: tx.facts.players.map(one => (one.user === user ? { ...one, here } : one)) });
}

/** Who orders for the players of seats now. */
export const substitutesNow = ({ facts, now }: MatchReader): readonly Substitute[] => facts.substitutes.filter(({ until }) => until > now);

export function appointSubstitute(tx: MatchTransaction, substitute: Substitute): void {
  tx.put({ substitutes: [...tx.facts.substitutes.filter(({ seat }) => seat !== substitute.seat), substitute] });
}

/** From now on nobody orders for the player of a seat. */
export function dismissSubstitute(tx: MatchTransaction, seat: SeatId): void {
  if (!substitutesNow(tx).some(one => one.seat === seat)) return;
  tx.put({ substitutes: tx.facts.substitutes.map(one => (one.seat === seat && one.until > tx.now ? { ...one, until: tx.now } : one)) });
}

/** Keeps that somebody was shown what others plan. */
export function disclose(tx: MatchTransaction, { viewer, as, seat }: Disclosure): void {
  const { disclosures } = tx.facts;
  const isKnown = disclosures.some(one => one.viewer === viewer && one.as === as && one.seat === seat);
  if (!isKnown) tx.put({ disclosures: [...disclosures, { viewer, as, seat }] });
}

/** What a user has chosen; an empty object: nothing so far. */
export const settingsOf = ({ facts }: MatchReader, user: UserId): UserSettings => facts.settings.get(user) ?? {};

/** Whether a user wants direct messages about what they play. */
export const wantsMessages = (m: MatchReader, user: UserId): boolean => settingsOf(m, user).directMessages !== false;

/** Who orders for a seat now: its player, and who stands in for him. */
export function ordersFor(m: MatchReader, seat: SeatId): readonly UserId[] {
  const player = seatHoldersOf(m).find(one => one.seat === seat)?.user;
  const substitutes = substitutesNow(m).filter(one => one.seat === seat);
  return [...(player === undefined ? [] : [player]), ...substitutes.map(({ user }) => user)];
}

/** Whether the player of a seat has given it up, and nobody is to know yet. */
export const isLeaving = ({ seatHolders }: { readonly seatHolders: readonly SeatHolder[] }, seat: SeatId): boolean =>
  seatHolders.some(one => one.seat === seat && one.user !== undefined && isNameless(one.user));
