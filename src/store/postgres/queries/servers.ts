import { and, asc, count, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { NewMatch, ServerDecision, ServerSnapshot, ServerStore, ServerUser } from '../../../matches/context/store.js';
import type { GameWish } from '../../../matches/model/gameWish.js';
import type { Match, MatchEnd } from '../../../matches/model/match.js';
import { NOTHING } from '../../../matches/model/snapshot.js';
import { queueChanges, queueIn } from '../../queries/servers.js';
import { matchOf } from '../../snapshots/loadMatch.js';
import { matchRow } from '../../snapshots/saveMatch.js';
import { matchSaver } from '../snapshots/saveMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { imports, matches, servers, waiting } from '../tables/schema.js';
import { lockServer, lockUser } from './locks.js';
import { userReader } from './users.js';

/** Queries about servers as a whole. */
export function serverQueries(db: PgConnection): ServerStore {
  const read = serverReader(db);
  const open = matchOpener(db);
  return {
    read,
    decide: (who, work) =>
      inTransaction(db, async () => {
        await lockServer(db, who.guild);
        await lockUser(db, who.user);
        const before = await read(who);
        const decision = work(before);
        if (decision.queue) await saveQueue(db, who.guild, before.queue.waiting, decision.queue);
        if (decision.imports !== undefined) await countImport(db, who, decision.imports);
        return decision.opens ? { decision, opened: await open(decision.opens) } : { decision };
      }),
  };
}

function serverReader(db: PgConnection): (who: ServerUser) => Promise<ServerSnapshot> {
  const userOf = userReader(db);
  const lobbies = db
    .select()
    .from(matches)
    .where(and(eq(matches.guild, sql.placeholder('guild')), eq(matches.status, 'lobby')))
    .orderBy(asc(matches.id))
    .prepare('lobbies');
  const queue = db
    .select({ channel: servers.queueChannel, language: servers.queueLanguage, one: waiting })
    .from(servers)
    .leftJoin(waiting, eq(waiting.guild, servers.guild))
    .where(eq(servers.guild, sql.placeholder('guild')))
    .orderBy(asc(waiting.since), asc(waiting.user), asc(waiting.game), asc(waiting.pace))
    .prepare('queue');
  const importsBy = (name: string, where: SQL) =>
    db
      .select({ count: count() })
      .from(imports)
      .where(and(where, gt(imports.at, sql.placeholder('since'))))
      .prepare(name);
  const ofUser = importsBy('imports_of_user', eq(imports.user, sql.placeholder('user')));
  const inGuild = importsBy('imports_in_guild', eq(imports.guild, sql.placeholder('guild')));
  return async ({ guild, user, since }) => ({
    lobbies: (await lobbies.execute({ guild })).map(matchOf),
    queue: queueIn(await queue.execute({ guild })),
    imports: (await inGuild.execute({ guild, since }))[0]?.count ?? 0,
    user: { ...(await userOf(user)), imports: (await ofUser.execute({ user, since }))[0]?.count ?? 0 },
  });
}

async function saveQueue(
  db: PgConnection,
  guild: string,
  before: readonly GameWish[],
  { waiting: all, place }: NonNullable<ServerDecision['queue']>,
): Promise<void> {
  const { gone, fresh } = queueChanges(before, all ?? before);
  if (gone.length > 0) {
    const rows = sql.join(
      gone.map(({ user, game, pace }) => sql`(${user}, ${game}, ${pace})`),
      sql`, `,
    );
    await db.delete(waiting).where(and(eq(waiting.guild, guild), sql`(${waiting.user}, ${waiting.game}, ${waiting.pace}) in (${rows})`));
  }
  if (fresh.length > 0)
    await db
      .insert(waiting)
      .values(fresh.map(one => ({ ...one, guild })))
      .onConflictDoUpdate({
        target: [waiting.guild, waiting.user, waiting.game, waiting.pace],
        set: { since: sql`excluded.since`, until: sql`excluded.until` },
      });
  if (!place) return;
  const chosen = { queueChannel: place.channel, queueLanguage: place.language };
  await db
    .insert(servers)
    .values({ guild, ...chosen })
    .onConflictDoUpdate({ target: servers.guild, set: chosen });
}

/** Counts an import, and deletes the counts that nobody asks for any more. */
async function countImport(db: PgConnection, { guild, user, since }: ServerUser, at: number): Promise<void> {
  await db.delete(imports).where(lte(imports.at, since));
  await db.insert(imports).values({ user, guild, at });
}

function matchOpener(db: PgConnection): (opens: NewMatch) => Promise<Match> {
  const save = matchSaver(db);
  return async ({ match, work, continues }) => {
    const [added] = await db
      .insert(matches)
      .values(matchRow({ ...match, id: 0 }))
      .returning({ id: matches.id });
    if (!added) throw new Error('no match was added');
    const { id } = added;
    const before = { ...NOTHING, match: { ...match, id } };
    const written = work(before);
    await save(before, written);
    if (continues !== undefined) {
      const end: MatchEnd = { kind: 'rolled-back', seats: [], goesOnAs: id };
      await db.update(matches).set({ status: 'ended', end }).where(eq(matches.id, continues));
    }
    return written.facts.match;
  };
}
