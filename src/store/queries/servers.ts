import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Language } from '../../lib/language.js';
import type { Immediate } from '../../lib/promised.js';
import type { NewMatch, ServerDecision, ServerSnapshot, ServerStore, ServerUser } from '../../matches/context/store.js';
import type { GameWish } from '../../matches/model/gameWish.js';
import type { Match, MatchEnd } from '../../matches/model/match.js';
import { type Member, NO_MEMBER } from '../../matches/model/member.js';
import { userSettings } from '../../matches/model/settings.js';
import { NOTHING } from '../../matches/model/snapshot.js';
import { type matchLoader, matchOf } from '../snapshots/loadMatch.js';
import { matchRow, matchSaver } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { imports, matches, members, servers, waiting } from '../tables/schema.js';
import { rowDeleter, rowWriter } from '../tables/writeRows.js';
import { BEING_FORGOTTEN, forgottenIn, hostedReader } from './users.js';

/** Queries about servers as a whole. `load`: how a match is read. */
export function serverQueries(db: Connection, load: ReturnType<typeof matchLoader>): Immediate<ServerStore> {
  const read = serverReader(db);
  const queueOf = queueReader(db);
  const save = matchSaver(db);
  const saveQueue = queueSaver(db);
  const open = matchOpener(db);
  return {
    read,
    substitutes: substitutesReader(db),
    decide: (who, work) =>
      inTransaction(db, () => {
        const before = read(who);
        const decision = work(before);
        if (decision.queue) saveQueue(who.guild, before.queue.waiting, decision.queue);
        if (decision.member) saveMember(db, who, decision.member);
        if (decision.imports !== undefined) countImport(db, who, decision.imports);
        return decision.opens ? { decision, opened: open(decision.opens) } : { decision };
      }),
    decideWithMatch: ({ guild }, id, work) =>
      inTransaction(db, () => {
        const match = load(id);
        const queue = queueOf(guild);
        const decided = match && work(queue, match);
        if (!match || !decided) return undefined;
        save(match, decided.written);
        if (decided.queue) saveQueue(guild, queue.waiting, decided.queue);
        return decided;
      }),
    withQueues: () =>
      db
        .selectDistinct({ guild: waiting.guild })
        .from(waiting)
        .orderBy(asc(waiting.guild))
        .all()
        .map(({ guild }) => guild),
  };
}

function queueReader(db: Connection): (guild: string) => ServerSnapshot['queue'] {
  const queue = prepared(() =>
    db
      .select({ channel: servers.queueChannel, language: servers.queueLanguage, one: waiting })
      .from(servers)
      .leftJoin(waiting, eq(waiting.guild, servers.guild))
      .where(eq(servers.guild, sql.placeholder('guild')))
      .orderBy(asc(waiting.since), asc(waiting.user), asc(waiting.game), asc(waiting.pace)),
  );
  return guild => queueIn(queue.all({ guild }));
}

function serverReader(db: Connection): (who: ServerUser) => ServerSnapshot {
  const hostedBy = hostedReader(db);
  const lobbies = prepared(() =>
    db
      .select()
      .from(matches)
      .where(and(eq(matches.guild, sql.placeholder('guild')), eq(matches.status, 'lobby')))
      .orderBy(asc(matches.id)),
  );
  const queueOf = queueReader(db);
  const about = prepared(() =>
    db
      .select({
        ofUser: sql<number>`count(*) filter (where ${imports.user} = ${sql.placeholder('user')})`.mapWith(Number),
        inGuild: sql<number>`count(*) filter (where ${imports.guild} = ${sql.placeholder('guild')})`.mapWith(Number),
        settings: sql<string | null>`(select settings from users where user_id = ${sql.placeholder('user')})`,
        forgotten: sql<string | null>`(select value from facts where key = ${BEING_FORGOTTEN})`,
      })
      .from(imports)
      .where(gt(imports.at, sql.placeholder('since'))),
  );
  const membersOf = prepared(() =>
    db
      .select()
      .from(members)
      .where(eq(members.user, sql.placeholder('user'))),
  );
  return ({ guild, user, since }) => {
    // Counts are one row, whether or not there is anything to count.
    const { ofUser = 0, inGuild = 0, settings = null, forgotten = null } = about.get({ guild, user, since }) ?? {};
    return {
      lobbies: lobbies.all({ guild }).map(matchOf),
      queue: queueOf(guild),
      imports: inGuild,
      user: {
        settings: settings === null ? {} : userSettings.parse(JSON.parse(settings)),
        hosted: hostedBy(user),
        pseudonym: forgottenIn(forgotten ?? undefined)[user],
        imports: ofUser,
        ...memberAmong(membersOf.all({ user }), guild),
      },
    };
  };
}

/** What a user has chosen on a server, out of what they have on all, and when they were asked on the others. */
export const memberAmong = (
  rows: readonly (typeof members.$inferSelect)[],
  guild: string,
): Pick<ServerSnapshot['user'], 'member' | 'askedElsewhere'> => ({
  member: memberIn(rows.find(one => one.guild === guild)),
  askedElsewhere: rows.filter(one => one.guild !== guild).flatMap(({ asked }) => asked.map(({ at }) => at)),
});

/** What a user has chosen on a server; nothing without a row. */
export const memberIn = (row: typeof members.$inferSelect | undefined): Member => {
  if (!row) return NO_MEMBER;
  const { substitute, asked } = row;
  return { substitute, asked };
};

interface QueueRow {
  readonly channel: string;
  readonly language: Language;
  readonly one: typeof waiting.$inferSelect | null;
}

/** What is stored instead of a channel where the one that was chosen is gone. Those who wait stay. */
export const NO_CHANNEL = '';

/** Who waits on a server, and the channel it chose. Nobody waits where none was ever chosen. */
export const queueIn = (rows: readonly QueueRow[]): ServerSnapshot['queue'] => ({
  place: rows[0] && rows[0].channel !== NO_CHANNEL ? { channel: rows[0].channel, language: rows[0].language } : undefined,
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

type SaveQueue = (guild: string, before: readonly GameWish[], queue: NonNullable<ServerDecision['queue']>) => void;

function queueSaver(db: Connection): SaveQueue {
  const [write, remove] = [rowWriter(db, waiting, WAITING_KEY), rowDeleter(db, waiting, WAITING_KEY)];
  return (guild, before, { waiting: all, place }) => {
    const { gone, fresh } = queueChanges(before, all ?? before);
    remove(gone.map(wish => ({ ...wish, guild })));
    write(fresh.map(wish => ({ ...wish, guild })));
    savePlace(db, guild, place);
  };
}
const WAITING_KEY = ['guild', 'user', 'game', 'pace'] as const;

function savePlace(db: Connection, guild: string, place: NonNullable<ServerDecision['queue']>['place']): void {
  if (place === undefined) return;
  if (place === null) {
    db.update(servers).set({ queueChannel: NO_CHANNEL }).where(eq(servers.guild, guild)).run();
    return;
  }
  const chosen = { queueChannel: place.channel, queueLanguage: place.language };
  db.insert(servers)
    .values({ guild, ...chosen })
    .onConflictDoUpdate({ target: servers.guild, set: chosen })
    .run();
}

function substitutesReader(db: Connection): Immediate<ServerStore>['substitutes'] {
  return (guild, most) => {
    const found = db
      .select()
      .from(members)
      .where(and(eq(members.guild, guild), eq(members.substitute, true)))
      .orderBy(asc(members.user))
      .limit(most);
    return found.all().map(row => ({ user: row.user, ...memberIn(row) }));
  };
}

/** Keeps what a user has chosen; nothing of somebody who has chosen nothing. */
function saveMember(db: Connection, { guild, user }: ServerUser, member: Member): void {
  if (member.substitute || member.asked.length > 0)
    db.insert(members)
      .values({ guild, user, ...member })
      .onConflictDoUpdate({ target: [members.guild, members.user], set: { ...member } })
      .run();
  else
    db.delete(members)
      .where(and(eq(members.guild, guild), eq(members.user, user)))
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
