import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';

import type { MatchStore } from '../../../matches/context/store.js';
import { lobbyTimeOf, matchOf, UNFINISHED } from '../../snapshots/loadMatch.js';
import type { PgConnection } from '../tables/connection.js';
import { disclosures, matches, phases, players, seatHistory, seats, substitutes, vacancies } from '../tables/schema.js';

const isWritten = sql`${matches.status} <> ${UNFINISHED}`;

const isOpenToAll = sql`${matches.plan}::json ->> 'anonymous' is null and ${matches.plan}::json ->> 'private' is null`;
/** Whether people had all seats when the match began. Seats that the game called in later do not count. */
const isFull = sql<boolean>`not exists (select 1 from ${seats} where ${seats.match} = ${matches.id}
  and not exists (select 1 from ${vacancies} where ${vacancies.match} = ${matches.id} and ${vacancies.seat} = ${seats.seat} and ${vacancies.calledIn})
  and not exists (select 1 from ${seatHistory} where ${seatHistory.match} = ${matches.id} and ${seatHistory.seat} = ${seats.seat}
    and ${seatHistory.opponent} is null and ${seatHistory.since} <= ${phases.openedAt}))`;
const lobbyLength = sql<number | null>`(${matches.plan}::json ->> 'lobby')::float8`;
const hasLeftLobby = or(isNotNull(phases.openedAt), eq(matches.status, 'ended'));

type Wanted = Parameters<MatchStore['find']>[0];

/**
 * Matches in which the user has joined the lobby, holds a seat, or is a substitute after `at`. The server collects their ids first: conditions joined by
 * "or" would have it read all matches.
 */
const ofUser = (user: string, at = 0): SQL => sql`${matches.id} = any(array(
  select ${players.match} from ${players} join ${matches} as lobbies on lobbies.id = ${players.match}
    where ${players.user} = ${user} and lobbies.status = 'lobby'
  union all select ${seatHistory.match} from ${seatHistory} where ${seatHistory.user} = ${user} and ${seatHistory.until} is null
  union all select ${substitutes.match} from ${substitutes}
    where ${substitutes.user} = ${user} and ${substitutes.until} > ${at} and not ${substitutes.asked}))`;

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

const wanted = ({
  channel,
  guild,
  user,
  host,
  arbiter,
  statuses,
  mustering,
  lobbyEndsBy,
  forsakenBy,
  asksBy,
  rematchOf,
  at,
  after,
}: Wanted): SQL | undefined =>
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
    user === undefined ? undefined : ofUser(user, at),
    after === undefined ? undefined : gt(matches.id, after),
    statuses === undefined ? undefined : inArray(matches.status, [...statuses]),
  );

export function matchQueries(db: PgConnection): Pick<MatchStore, 'get' | 'find' | 'heads' | 'lobbyTimes' | 'shownTo'> {
  const one = db
    .select()
    .from(matches)
    .where(and(eq(matches.id, sql.placeholder('id')), isWritten))
    .prepare('one_match');
  return {
    get: async id => {
      const [row] = await one.execute({ id });
      return row && matchOf(row);
    },
    find: async ({ latest, first, ...where }) => {
      const found = db.select().from(matches).where(wanted(where));
      if (first !== undefined) return (await found.orderBy(asc(matches.id)).limit(first)).map(matchOf);
      if (latest === undefined) return (await found.orderBy(asc(matches.id))).map(matchOf);
      return (await found.orderBy(desc(matches.id)).limit(latest)).map(matchOf).toReversed();
    },
    heads: where => db.select({ id: matches.id, status: matches.status }).from(matches).where(wanted(where)).orderBy(asc(matches.id)),
    lobbyTimes: async ({ guild, game, latest }) =>
      (
        await db
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
      ).map(lobbyTimeOf),
    shownTo: async user => {
      const where = and(isWritten, ne(matches.status, 'ended'), wasShownTo(user));
      return (await db.select({ id: matches.id }).from(matches).where(where).orderBy(asc(matches.id))).map(({ id }) => id);
    },
  };
}

/** Matches in which the user has held a seat, ordered as a substitute, or was shown orders in another way. */
const wasShownTo = (user: string): SQL => sql`${matches.id} = any(array(
  select ${seatHistory.match} from ${seatHistory} where ${seatHistory.user} = ${user}
  union all select ${substitutes.match} from ${substitutes} where ${substitutes.user} = ${user} and not ${substitutes.asked}
  union all select ${disclosures.match} from ${disclosures} where ${disclosures.viewer} = ${user}))`;
