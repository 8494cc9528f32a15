import type { OpponentLevel, SeatId } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { Disclosure, SeatHolder, Substitute, UserId } from './match.js';
import { isNameless } from './nameless.js';
import type { MessageAmount, UserSettings } from './settings.js';
import type { MatchReader, MatchTransaction } from './transaction.js';

/** All seats, in the order they were dealt or first taken, with who holds them now. */
export const seatHoldersOf = ({ facts: { seats, seatHistory } }: MatchReader): readonly SeatHolder[] =>
  seats.map(seat => {
    const { user, opponent } = seatHistory.find(one => one.seat === seat && one.until === undefined) ?? {};
    return { seat, ...(user !== undefined && { user }), ...(opponent && { opponent }) };
  });

/** Whether a player or an opponent of the bot holds a seat. */
export const isSatUpon = ({ facts }: MatchReader, seat: SeatId): boolean =>
  facts.seatHistory.some(one => one.seat === seat && one.until === undefined);

/** When the current holder of a seat took it, UTC ms. Undefined if it is vacant. */
export const seatedAt = ({ facts }: MatchReader, seat: SeatId): number | undefined =>
  facts.seatHistory.find(one => one.seat === seat && one.until === undefined)?.since;

export const hasHeldSeat = ({ facts }: MatchReader, user: UserId): boolean => facts.seatHistory.some(one => one.user === user);

/** A player, by their id, or an opponent of the bot. */
export type Sitter = UserId | { readonly opponent: OpponentLevel };

/** Ends the term of a seat's current holder, and gives the seat to `sitter`; undefined: to nobody. */
export function sit(tx: MatchTransaction, seat: SeatId, sitter: Sitter | undefined): void {
  const { seats, seatHistory } = tx.facts;
  const ended = seatHistory.map(one => (one.seat === seat && one.until === undefined ? { ...one, until: tx.now } : one));
  const holder = typeof sitter === 'string' ? { user: sitter } : sitter;
  tx.put({
    seatHistory: holder === undefined ? ended : [...ended, { seat, ...holder, since: tx.now }],
    ...(!seats.includes(seat) && { seats: [...seats, seat] }),
  });
}

/** Users who have joined the lobby, in that order. */
export const playersOf = ({ facts }: MatchReader): readonly UserId[] => facts.players.map(({ user }) => user);

/** Players who have not answered the muster yet. */
export const absenteesOf = ({ facts }: MatchReader): readonly UserId[] => facts.players.flatMap(({ user, here }) => (here ? [] : [user]));

/** Adds a player to the lobby. `joinedAt`: since when they count as having joined, UTC ms. */
export function addPlayer(tx: MatchTransaction, user: UserId, joinedAt = tx.now): void {
  tx.put({ players: [...tx.facts.players, { user, joinedAt, preferences: [], here: true }] });
}

export function removePlayer(tx: MatchTransaction, user: UserId): void {
  tx.put({ players: tx.facts.players.filter(one => one.user !== user) });
}

export function markHere(tx: MatchTransaction, user: UserId, here: boolean): void {
  tx.put({ players: tx.facts.players.map(one => (one.user === user ? { ...one, here } : one)) });
}

/** The substitutes whose time is not over. */
export const substitutesNow = ({ facts, now }: MatchReader): readonly Substitute[] =>
  facts.substitutes.filter(({ until, asked }) => until > now && !asked);

/** For which seats and how long a user has been asked to be a substitute, without having agreed yet. */
export const askedToSubstitute = ({ facts, now }: MatchReader, user: UserId): readonly Substitute[] =>
  facts.substitutes.filter(one => one.user === user && one.asked && one.until > now);

/** Makes somebody the substitute for a seat, in place of the one before, and takes back what others were asked. */
export function appointSubstitute(tx: MatchTransaction, substitute: Substitute): void {
  tx.put({ substitutes: [...tx.facts.substitutes.filter(({ seat }) => seat !== substitute.seat), substitute] });
}

/**
 * Records that somebody is asked to be the substitute for a seat, in place of anybody asked before. Until they agree, the present
 * substitute stays.
 */
export function askSubstitute(tx: MatchTransaction, substitute: Omit<Substitute, 'asked'>): void {
  withdrawQuestion(tx, substitute.seat);
  tx.put({ substitutes: [...tx.facts.substitutes, { ...substitute, asked: true }] });
}

/** Takes back the question whether somebody wants to be the substitute for a seat. */
export function withdrawQuestion(tx: MatchTransaction, seat: SeatId): void {
  const { substitutes } = tx.facts;
  if (substitutes.some(one => one.seat === seat && one.asked))
    tx.put({ substitutes: substitutes.filter(one => !(one.seat === seat && one.asked)) });
}

/** Ends the substitution for a seat, if there is one, and takes back the question whether somebody agrees to it. */
export function dismissSubstitute(tx: MatchTransaction, seat: SeatId): void {
  withdrawQuestion(tx, seat);
  const { substitutes } = tx.facts;
  if (!substitutes.some(one => one.seat === seat && one.until > tx.now)) return;
  tx.put({ substitutes: substitutes.map(one => (one.seat === seat && one.until > tx.now ? { ...one, until: tx.now } : one)) });
}

/** Records that somebody was shown others' plans. */
export function disclose(tx: MatchTransaction, { viewer, as, seat }: Disclosure): void {
  const { disclosures } = tx.facts;
  const isKnown = disclosures.some(one => one.viewer === viewer && one.as === as && one.seat === seat);
  if (!isKnown) tx.put({ disclosures: [...disclosures, { viewer, as, seat }] });
}

/** A user's settings; empty if they have chosen nothing. */
export const settingsOf = ({ facts }: MatchReader, user: UserId): UserSettings => facts.settings.get(user) ?? {};

/** The language of direct messages to a user: the one they chose, or in which they joined, or that of the match. */
export const languageFor = (m: MatchReader, user: UserId): Language => {
  const { language, clientLanguage } = settingsOf(m, user);
  return language ?? clientLanguage ?? m.facts.match.language;
};

/** How many direct messages somebody with these settings wants. */
export const messagesIn = ({ messages, directMessages }: UserSettings): MessageAmount =>
  messages ?? (directMessages === false ? 'off' : 'on');

/** Whether a user wants direct messages about what they play. */
export const wantsMessages = (m: MatchReader, user: UserId): boolean => messagesIn(settingsOf(m, user)) !== 'off';

/** Whether a user wants only messages that edit an earlier one. */
export const wantsQuiet = (m: MatchReader, user: UserId): boolean => messagesIn(settingsOf(m, user)) === 'quiet';

/** Who may order for a seat now: its player and its substitute. */
export function ordersFor(m: MatchReader, seat: SeatId): readonly UserId[] {
  const player = seatHoldersOf(m).find(one => one.seat === seat)?.user;
  const substitutes = substitutesNow(m).filter(one => one.seat === seat);
  return [...(player === undefined ? [] : [player]), ...substitutes.map(({ user }) => user)];
}

/** Whether a seat's player has left it, which is still secret. */
export const isLeaving = ({ seatHolders }: { readonly seatHolders: readonly SeatHolder[] }, seat: SeatId): boolean =>
  seatHolders.some(one => one.seat === seat && one.user !== undefined && isNameless(one.user));
