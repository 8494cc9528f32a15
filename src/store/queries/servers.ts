import { and, asc, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Language } from '../../lib/language.js';
import type { Immediate } from '../../lib/promised.js';
import type { NewMatch, ServerDecision, ServerSnapshot, ServerStore, ServerUser } from '../../matches/context/store.js';
import type { GameWish } from '../../matches/model/gameWish.js';
import type { Match, MatchEnd } from '../../matches/model/match.js';
import { NOTHING } from '../../matches/model/snapshot.js';
import { matchOf } from '../snapshots/loadMatch.js';
import { matchRow, matchSaver } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { imports, matches, servers, waiting } from '../tables/schema.js';
import { userReader } from './users.js';

/** Queries about servers as a whole. */
export function serverQueries(db: Connection): Immediate<ServerStore> {
  const read = serverReader(db);
  const open = matchOpener(db);
  return {
    read,
    decide: (who, work) =>
      inTransaction(db, () => {
        const before = read(who);
        const decision = work(before);
        if (decision.queue) saveQueue(db, who.guild, before.queue.waiting, decision.queue);
        if (decision.imports !== undefined) countImport(db, who, decision.imports);
        return decision.opens ? { decision, opened: open(decision.opens) } : { decision };
      }),
  };
}

function serverReader(db: Connection): (who: ServerUser) => ServerSnapshot {
  const userOf = userReader(db);
  const lobbies = db
    .select()
    .from(matches)
    .where(and(eq(matches.guild, sql.placeholder('guild')), eq(matches.status, 'lobby')))
    .orderBy(asc(matches.id))
    .prepare();
  const queue = db
    .select({ channel: servers.queueChannel, language: servers.queueLanguage, one: waiting })
    .from(servers)
    .leftJoin(waiting, eq(waiting.guild, servers.guild))
    .where(eq(servers.guild, sql.placeholder('guild')))
    .orderBy(asc(waiting.since), asc(waiting.user), asc(waiting.game), asc(waiting.pace))
    .prepare();
  const importsBy = (where: SQL) =>
    db
      .select({ count: count() })
      .from(imports)
      .where(and(where, gt(imports.at, sql.placeholder('since'))))
      .prepare();
  const [ofUser, inGuild] = [importsBy(eq(imports.user, sql.placeholder('user'))), importsBy(eq(imports.guild, sql.placeholder('guild')))];
  return ({ guild, user, since }) => ({
    lobbies: lobbies.all({ guild }).map(matchOf),
    queue: queueIn(queue.all({ guild })),
    imports: inGuild.get({ guild, since })?.count ?? 0,
    user: { ...userOf(user), imports: ofUser.get({ user, since })?.count ?? 0 },
  });
}

interface QueueRow {
  readonly channel: string;
  readonly language: Language;
  readonly one: typeof waiting.$inferSelect | null;
}

/** Who waits on a server, and the channel it chose. Nobody waits where none is chosen. */
export const queueIn = (rows: readonly QueueRow[]): ServerSnapshot['queue'] => ({
  place: rows[0] && { channel: rows[0].channel, language: rows[0].language },
  waiting: rows.flatMap(({ one }) => (one ? [{ user: one.user, game: one.game, pace: one.pace, since: one.since, until: one.until }] : [])),
});

/** What changes when others wait: who no longer does, and who does newly or for longer. */
export function queueChanges(before: readonly GameWish[], after: readonly GameWish[]) {
  const keyOf = ({ user, game, pace }: GameWish): string => JSON.stringify([user, game, pace]);
  const [known, kept] = [new Map(before.map(one => [keyOf(one), one])), new Set(after.map(keyOf))];
  const isAsBefore = (one: GameWish): boolean => {
    const earlier = known.get(keyOf(one));
    return earlier?.since === one.since && earlier.until === one.until;
  };
  return { gone: before.filter(one => !kept.has(keyOf(one))), fresh: after.filter(one => !isAsBefore(one)) };
}

function saveQueue(
  db: Connection,
  guild: string,
  before: readonly GameWish[],
  { waiting: all, place }: NonNullable<ServerDecision['queue']>,
): void {
  const { gone, fresh } = queueChanges(before, all ?? before);
  for (const { user, game, pace } of gone)
    db.delete(waiting)
      .where(and(eq(waiting.guild, guild), eq(waiting.user, user), eq(waiting.game, game), eq(waiting.pace, pace)))
      .run();
  for (const { since, until, ...wish } of fresh)
    db.insert(waiting)
      .values({ ...wish, guild, since, until })
      .onConflictDoUpdate({ target: [waiting.guild, waiting.user, waiting.game, waiting.pace], set: { since, until } })
      .run();
  if (!place) return;
  const chosen = { queueChannel: place.channel, queueLanguage: place.language };
  db.insert(servers)
    .values({ guild, ...chosen })
    .onConflictDoUpdate({ target: servers.guild, set: chosen })
    .run();
}

/** Counts an import, and deletes the counts that nobody asks for any more. */
function countImport(db: Connection, { guild, user, since }: ServerUser, at: number): void {
  db.delete(imports).where(lte(imports.at, since)).run();
  db.insert(imports).values({ user, guild, at }).run();
}

function matchOpener(db: Connection): (opens: NewMatch) => Match {
  const save = matchSaver(db);
  return ({ match, work, continues }) => {
    const { id } = db
      .insert(matches)
      .values(matchRow({ ...match, id: 0 }))
      .returning({ id: matches.id })
      .get();
    const before = { ...NOTHING, match: { ...match, id } };
    const written = work(before);
    save(before, written);
    if (continues !== undefined) {
      const end: MatchEnd = { kind: 'rolled-back', seats: [], goesOnAs: id };
      db.update(matches).set({ status: 'ended', end }).where(eq(matches.id, continues)).run();
    }
    return written.facts.match;
  };
}
