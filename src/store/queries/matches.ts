import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchStore } from '../../matches/context/store.js';
import type { Match } from '../../matches/model/match.js';
import { lobbyTimeOf, matchOf, UNFINISHED } from '../snapshots/loadMatch.js';
import type { Connection } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { disclosures, matches, phases, players, seatHistory, seats, substitutes, vacancies } from '../tables/schema.js';

const isWritten = sql`${matches.status} <> ${UNFINISHED}`;

const isOpenToAll = sql`json_extract(${matches.plan}, '$.anonymous') is null and json_extract(${matches.plan}, '$.private') is null`;
/** Whether people had all seats when the match began. Seats that the game called in later do not count. */
const isFull = sql<number>`not exists (select 1 from ${seats} where ${seats.match} = ${matches.id}
  and not exists (select 1 from ${vacancies} where ${vacancies.match} = ${matches.id} and ${vacancies.seat} = ${seats.seat} and ${vacancies.calledIn})
  and not exists (select 1 from ${seatHistory} where ${seatHistory.match} = ${matches.id} and ${seatHistory.seat} = ${seats.seat}
    and ${seatHistory.opponent} is null and ${seatHistory.since} <= ${phases.openedAt}))`;
const lobbyLength = sql<number | null>`json_extract(${matches.plan}, '$.lobby')`;
const hasLeftLobby = or(isNotNull(phases.openedAt), eq(matches.status, 'ended'));

type Wanted = Parameters<MatchStore['find']>[0];

const inLobby = (db: Connection, user: string): SQL | undefined =>
  and(eq(matches.status, 'lobby'), inArray(matches.id, db.select({ match: players.match }).from(players).where(eq(players.user, user))));

const onSeat = (db: Connection, user: string): SQL =>
  inArray(
    matches.id,
    db
      .select({ match: seatHistory.match })
      .from(seatHistory)
      .where(and(eq(seatHistory.user, user), isNull(seatHistory.until))),
  );

const beside = (db: Connection, user: string, at = 0): SQL =>
  inArray(
    matches.id,
    db
      .select({ match: substitutes.match })
      .from(substitutes)
      .where(and(eq(substitutes.user, user), gt(substitutes.until, at), eq(substitutes.asked, false))),
  );

const endsBy = (at: number): SQL | undefined =>
  or(
    and(lte(matches.lobbyEndsAt, at), inArray(matches.status, ['lobby', 'paused'])),
    and(isNull(matches.lobbyEndsAt), eq(matches.status, 'lobby')),
  );

const isForsaken = (at: number): SQL | undefined =>
  and(
    eq(matches.status, 'paused'),
    eq(matches.pausedBecause, 'nobody-there'),
    or(lte(matches.pausedAt, at), isNull(matches.resumeOffered)),
  );

const wanted = (
  db: Connection,
  { channel, guild, user, host, arbiter, statuses, mustering, lobbyEndsBy, forsakenBy, asksBy, rematchOf, at, after, first }: Wanted,
): SQL | undefined =>
  and(
    isWritten,
    mustering && isNotNull(matches.muster),
    rematchOf === undefined ? undefined : eq(matches.rematchOf, rematchOf),
    asksBy === undefined ? undefined : and(lte(matches.asksAt, asksBy), eq(matches.status, 'running')),
    lobbyEndsBy === undefined ? undefined : endsBy(lobbyEndsBy),
    forsakenBy === undefined ? undefined : isForsaken(forsakenBy),
    channel === undefined ? undefined : eq(matches.channel, channel),
    guild === undefined ? undefined : eq(matches.guild, guild),
    host === undefined ? undefined : eq(matches.host, host),
    arbiter === undefined ? undefined : eq(matches.arbiter, arbiter),
    user === undefined ? undefined : or(inLobby(db, user), onSeat(db, user), beside(db, user, at)),
    after === undefined ? undefined : gt(matches.id, after),
    statuses === undefined ? undefined : isOneOf(statuses, first !== undefined),
  );

/** `inOrderOfIds`: without the index of statuses, by which all such matches would be collected and sorted before the first is known. */
const isOneOf = (statuses: readonly Match['status'][], inOrderOfIds: boolean): SQL =>
  inOrderOfIds ? inArray(sql`+${matches.status}`, [...statuses]) : inArray(matches.status, [...statuses]);

export function matchQueries(db: Connection): Immediate<Pick<MatchStore, 'get' | 'find' | 'heads' | 'lobbyTimes' | 'shownTo'>> {
  const one = prepared(() =>
    db
      .select()
      .from(matches)
      .where(and(eq(matches.id, sql.placeholder('id')), isWritten)),
  );
  return {
    get: id => {
      const row = one.get({ id });
      return row && matchOf(row);
    },
    find: ({ latest, ...where }) => {
      const found = db.select().from(matches).where(wanted(db, where));
      if (where.first !== undefined) return found.orderBy(asc(matches.id)).limit(where.first).all().map(matchOf);
      if (latest === undefined) return found.orderBy(asc(matches.id)).all().map(matchOf);
      return found.orderBy(desc(matches.id)).limit(latest).all().map(matchOf).toReversed();
    },
    heads: where =>
      db.select({ id: matches.id, status: matches.status }).from(matches).where(wanted(db, where)).orderBy(asc(matches.id)).all(),
    lobbyTimes: ({ guild, game, latest }) =>
      db
        .select({ openedAt: matches.createdAt, queuedSince: matches.queuedSince, begunAt: phases.openedAt, isFull, lobbyLength })
        .from(matches)
        .leftJoin(phases, and(eq(phases.match, matches.id), eq(phases.number, 1)))
        .where(
          and(
            isWritten,
            eq(matches.guild, guild),
            eq(matches.game, game),
            isNull(matches.from),
            isNull(matches.rematchOf),
            isOpenToAll,
            hasLeftLobby,
          ),
        )
        .orderBy(desc(matches.id))
        .limit(latest)
        .all()
        .map(lobbyTimeOf),
    shownTo: user =>
      db
        .select({ id: matches.id })
        .from(matches)
        .where(and(isWritten, ne(matches.status, 'ended'), wasShownTo(db, user)))
        .orderBy(asc(matches.id))
        .all()
        .map(({ id }) => id),
  };
}

/** Matches in which the user has held a seat, ordered as a substitute, or was shown orders in another way. */
const wasShownTo = (db: Connection, user: string): SQL | undefined =>
  or(
    inArray(matches.id, db.select({ match: seatHistory.match }).from(seatHistory).where(eq(seatHistory.user, user))),
    inArray(
      matches.id,
      db
        .select({ match: substitutes.match })
        .from(substitutes)
        .where(and(eq(substitutes.user, user), eq(substitutes.asked, false))),
    ),
    inArray(matches.id, db.select({ match: disclosures.match }).from(disclosures).where(eq(disclosures.viewer, user))),
  );
