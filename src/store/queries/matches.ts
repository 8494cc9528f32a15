import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Match } from '../../matches/match.js';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { matches, players, seats, standIns, tenures } from '../schema.js';
import { foundItsRow, given } from './statements.js';

/** The status of a match that is still being written: nobody finds it, and the next start deletes it. */
export const UNFINISHED = 'unfinished';
const isWritten = sql`${matches.status} <> ${UNFINISHED}`;

type Wanted = Parameters<Store['matchesOf']>[0];

const asMatch = (row: typeof matches.$inferSelect): Match => ({
  ...row,
  arbiter: row.arbiter ?? undefined,
  pausedBecause: row.pausedBecause ?? undefined,
  pausedAt: row.pausedAt ?? undefined,
  muster: row.muster ?? undefined,
  from: row.from ?? undefined,
  end: row.end ?? undefined,
});

const columnsGiven = {
  game: given('game', matches.game),
  guild: given('guild', matches.guild),
  channel: given('channel', matches.channel),
  host: given('host', matches.host),
  arbiter: given('arbiter', matches.arbiter),
  language: given('language', matches.language),
  status: given('status', matches.status),
  deadlines: given('deadlines', matches.deadlines),
  plan: given('plan', matches.plan),
  options: given('options', matches.options),
  pictures: given('pictures', matches.pictures),
  seed: given('seed', matches.seed),
  createdAt: given('createdAt', matches.createdAt),
  pausedBecause: given('pausedBecause', matches.pausedBecause),
  pausedAt: given('pausedAt', matches.pausedAt),
  muster: given('muster', matches.muster),
  from: given('from', matches.from),
  end: given('end', matches.end),
} satisfies Record<keyof Omit<Match, 'id'>, SQL>;

/** What a match need not have. */
const without = { arbiter: undefined, pausedBecause: undefined, pausedAt: undefined, muster: undefined, from: undefined, end: undefined };

const inLobby = (db: Connection, user: string): SQL | undefined =>
  and(eq(matches.status, 'lobby'), inArray(matches.id, db.select({ match: players.match }).from(players).where(eq(players.user, user))));

const onSeat = (db: Connection, user: string): SQL =>
  inArray(
    matches.id,
    db
      .select({ match: seats.match })
      .from(seats)
      .innerJoin(tenures, eq(tenures.seat, seats.id))
      .where(and(eq(tenures.user, user), isNull(tenures.until))),
  );

const beside = (db: Connection, user: string, at = 0): SQL =>
  inArray(
    matches.id,
    db
      .select({ match: standIns.match })
      .from(standIns)
      .where(and(eq(standIns.user, user), gt(standIns.until, at))),
  );

const wanted = (db: Connection, { channel, guild, user, host, arbiter, statuses, mustering, at }: Wanted): SQL | undefined =>
  and(
    isWritten,
    mustering && isNotNull(matches.muster),
    channel === undefined ? undefined : eq(matches.channel, channel),
    guild === undefined ? undefined : eq(matches.guild, guild),
    host === undefined ? undefined : eq(matches.host, host),
    arbiter === undefined ? undefined : eq(matches.arbiter, arbiter),
    user === undefined ? undefined : or(inLobby(db, user), onSeat(db, user), beside(db, user, at)),
    statuses === undefined ? undefined : inArray(matches.status, [...statuses]),
  );

export function matchQueries(db: Connection): Pick<Store, 'addMatch' | 'match' | 'saveMatch' | 'matchesOf' | 'matchHeads'> {
  const byId = eq(matches.id, sql.placeholder('id'));
  const add = db.insert(matches).values(columnsGiven).returning().prepare();
  const find = db.select().from(matches).where(and(byId, isWritten)).prepare();
  const save = db.update(matches).set(columnsGiven).where(byId).prepare();
  return {
    addMatch: match => asMatch(add.get({ ...without, ...match })),
    match: id => {
      const row = find.get({ id });
      return row && asMatch(row);
    },
    saveMatch: match => foundItsRow(save.run({ ...without, ...match }), `match ${match.id}`),
    matchesOf: ({ latest, ...where }) => {
      const found = db.select().from(matches).where(wanted(db, where));
      if (latest === undefined) return found.orderBy(asc(matches.id)).all().map(asMatch);
      return found.orderBy(desc(matches.id)).limit(latest).all().map(asMatch).toReversed();
    },
    matchHeads: where =>
      db.select({ id: matches.id, status: matches.status }).from(matches).where(wanted(db, where)).orderBy(asc(matches.id)).all(),
  };
}
