import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { NewMatch, ServerDecision, ServerSnapshot, ServerStore, ServerUser } from '../../../matches/context/store.js';
import type { GameWish } from '../../../matches/model/gameWish.js';
import type { Match, MatchEnd } from '../../../matches/model/match.js';
import type { Member } from '../../../matches/model/member.js';
import { NOTHING } from '../../../matches/model/snapshot.js';
import { memberAmong, memberIn, NO_CHANNEL, queueChanges, queueIn } from '../../queries/servers.js';
import { matchOf } from '../../snapshots/loadMatch.js';
import { matchRow } from '../../snapshots/saveMatch.js';
import { matchLoader } from '../snapshots/loadMatch.js';
import { matchSaver } from '../snapshots/saveMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { imports, matches, members, servers, waiting } from '../tables/schema.js';
import { lockServer, lockUser } from './locks.js';
import { matchLock } from './matchDecisions.js';
import { userReader } from './users.js';

/** Queries about servers as a whole. */
export function serverQueries(db: PgConnection): ServerStore {
  const read = serverReader(db);
  const queueOf = queueReader(db);
  const load = matchLoader(db);
  const save = matchSaver(db);
  const lock = matchLock(db);
  const open = matchOpener(db);
  return {
    read,
    substitutes: substitutesReader(db),
    decide: (who, work) =>
      inTransaction(db, async () => {
        await lockServer(db, who.guild);
        // A decision about nobody in particular: servers would wait for each other.
        if (who.user !== '') await lockUser(db, who.user);
        const before = await read(who);
        const decision = work(before);
        if (decision.queue) await saveQueue(db, who.guild, before.queue.waiting, decision.queue);
        if (decision.member) await saveMember(db, who, decision.member);
        if (decision.imports !== undefined) await countImport(db, who, decision.imports);
        return decision.opens ? { decision, opened: await open(decision.opens) } : { decision };
      }),
    decideWithMatch: ({ guild }, id, work) =>
      inTransaction(db, async () => {
        await lockServer(db, guild);
        await lock(id);
        const match = await load(id);
        const queue = await queueOf(guild);
        const decided = match && work(queue, match);
        if (!match || !decided) return undefined;
        await save(match, decided.written);
        if (decided.queue) await saveQueue(db, guild, queue.waiting, decided.queue);
        return decided;
      }),
    withQueues: async () => {
      const found = db.selectDistinct({ guild: waiting.guild }).from(waiting).orderBy(asc(waiting.guild));
      return (await found).map(({ guild }) => guild);
    },
  };
}

function queueReader(db: PgConnection): (guild: string) => Promise<ServerSnapshot['queue']> {
  const queue = db
    .select({ channel: servers.queueChannel, language: servers.queueLanguage, one: waiting })
    .from(servers)
    .leftJoin(waiting, eq(waiting.guild, servers.guild))
    .where(eq(servers.guild, sql.placeholder('guild')))
    .orderBy(asc(waiting.since), asc(waiting.user), asc(waiting.game), asc(waiting.pace))
    .prepare('queue');
  return async guild => queueIn(await queue.execute({ guild }));
}

function serverReader(db: PgConnection): (who: ServerUser) => Promise<ServerSnapshot> {
  const userOf = userReader(db);
  const lobbies = db
    .select()
    .from(matches)
    .where(and(eq(matches.guild, sql.placeholder('guild')), eq(matches.status, 'lobby')))
    .orderBy(asc(matches.id))
    .prepare('lobbies');
  const queueOf = queueReader(db);
  const importsIn = db
    .select({
      ofUser: sql<number>`count(*) filter (where ${imports.user} = ${sql.placeholder('user')})`.mapWith(Number),
      inGuild: sql<number>`count(*) filter (where ${imports.guild} = ${sql.placeholder('guild')})`.mapWith(Number),
    })
    .from(imports)
    .where(gt(imports.at, sql.placeholder('since')))
    .prepare('imports_since');
  const membersOf = db
    .select()
    .from(members)
    .where(eq(members.user, sql.placeholder('user')))
    .prepare('members_of_user');
  return async ({ guild, user, since }) => {
    const { ofUser = 0, inGuild = 0 } = (await importsIn.execute({ guild, user, since }))[0] ?? {};
    return {
      lobbies: (await lobbies.execute({ guild })).map(matchOf),
      queue: await queueOf(guild),
      imports: inGuild,
      user: { ...(await userOf(user)), imports: ofUser, ...memberAmong(await membersOf.execute({ user }), guild) },
    };
  };
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
  if (place === undefined) return;
  if (place === null) {
    await db.update(servers).set({ queueChannel: NO_CHANNEL }).where(eq(servers.guild, guild));
    return;
  }
  const chosen = { queueChannel: place.channel, queueLanguage: place.language };
  await db
    .insert(servers)
    .values({ guild, ...chosen })
    .onConflictDoUpdate({ target: servers.guild, set: chosen });
}

function substitutesReader(db: PgConnection): ServerStore['substitutes'] {
  return async (guild, most) => {
    const found = db
      .select()
      .from(members)
      .where(and(eq(members.guild, guild), eq(members.substitute, true)))
      .orderBy(asc(members.user))
      .limit(most);
    return (await found).map(row => ({ user: row.user, ...memberIn(row) }));
  };
}

/** Keeps what a user has chosen; nothing of somebody who has chosen nothing. */
async function saveMember(db: PgConnection, { guild, user }: ServerUser, member: Member): Promise<void> {
  if (member.substitute || member.asked.length > 0)
    await db
      .insert(members)
      .values({ guild, user, ...member })
      .onConflictDoUpdate({ target: [members.guild, members.user], set: { ...member } });
  else await db.delete(members).where(and(eq(members.guild, guild), eq(members.user, user)));
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
