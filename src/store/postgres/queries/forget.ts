import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { UserStore } from '../../../matches/context/store.js';
import { FORGOTTEN } from '../../queries/outbox.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import {
  disclosures,
  duties,
  edits,
  imports,
  invitations,
  lessons,
  matches,
  members,
  notes,
  outbox,
  players,
  postedMessages,
  receipts,
  reminders,
  results,
  seatHistory,
  studies,
  submissions,
  substitutes,
  users,
  variants,
  waiting,
  watchers,
} from '../tables/schema.js';
import { changesOf } from './changes.js';
import { lockServer, lockUser } from './locks.js';

/** How many rows of a table are renamed at once. */
const AT_ONCE = 100;

/** Queries that forget a user: they delete what is only about the user, and put what the user did under the name `nameless`. */
export const forgetQueries = (db: PgConnection): Pick<UserStore, 'forgetSome'> => ({
  forgetSome: (user, nameless) =>
    inTransaction(db, async () => {
      for (const guild of await serversOf(db, user)) await lockServer(db, guild);
      await lockUser(db, user);
      await lockMatchesOf(db, user);
      await forgetAbout(db, user, nameless);
      let most = 0;
      for (const rename of RENAMINGS) most = Math.max(most, await rename(db, user, nameless));
      return most >= AT_ONCE;
    }),
});

/** The servers on which something is stored about the user alone, in the order in which they are locked. */
async function serversOf(db: PgConnection, user: string): Promise<readonly string[]> {
  const chosen = db.select({ guild: members.guild }).from(members).where(eq(members.user, user));
  const brought = db.select({ guild: variants.guild }).from(variants).where(eq(variants.user, user));
  const found = await db.select({ guild: waiting.guild }).from(waiting).where(eq(waiting.user, user)).union(chosen).union(brought);
  return found.map(({ guild }) => guild).toSorted();
}

/**
 * Locks the matches whose people are named in rows that are deleted or in texts that are changed, oldest first: nobody decides about them
 * meanwhile, and writes the user back. All at once, so that two users who are forgotten at the same time never wait for each other.
 */
async function lockMatchesOf(db: PgConnection, user: string): Promise<void> {
  const named = JSON.stringify(user);
  await db.execute(sql`select id from matches where id in (
      select match_id from players where user_id = ${user} union select match_id from tenures where user_id = ${user}
      union select match_id from stand_ins where user_id = ${user} union select match_id from disclosures where viewer = ${user}
      union select match_id from watchers where user_id = ${user} union select match_id from invitations where user_id = ${user}
      union select match_id from receipts where user_id = ${user} union select match_id from reminders where user_id = ${user}
      union select match_id from submissions where filed_by = ${user} union select match_id from posted_messages where target = ${user}
      union select match_id from edits where user_id = ${user} union select match_id from notes where actor = ${user}
      union select id from matches where host = ${user} or arbiter = ${user} or strpos(turn_call, ${named}) > 0 or strpos(plan, ${named}) > 0
    ) order by id for update`);
}

/** Deletes what is only about the user, and gives up the messages that wait to be sent to them. */
async function forgetAbout(db: PgConnection, user: string, nameless: string): Promise<void> {
  await db.delete(users).where(eq(users.user, user));
  await db.delete(studies).where(eq(studies.user, user));
  await db.delete(lessons).where(eq(lessons.user, user));
  await db.delete(duties).where(eq(duties.user, user));
  await db.delete(waiting).where(eq(waiting.user, user));
  await db.delete(members).where(eq(members.user, user));
  await db.delete(players).where(eq(players.user, user));
  await db.delete(substitutes).where(eq(substitutes.user, user));
  await db.delete(disclosures).where(eq(disclosures.viewer, user));
  await db.delete(watchers).where(eq(watchers.user, user));
  await db.delete(invitations).where(eq(invitations.user, user));
  await db.delete(receipts).where(eq(receipts.user, user));
  await db.delete(reminders).where(eq(reminders.user, user));
  await db.update(submissions).set({ filedBy: null }).where(eq(submissions.filedBy, user));
  await db.delete(postedMessages).where(eq(postedMessages.target, user));
  await forgetCalledTo(db, user);
  await forgetInvited(db, user);
  await db
    .update(outbox)
    .set({ target: nameless, gaveUpBecause: FORGOTTEN })
    .where(and(isTo(user), isNull(outbox.sentAt), isNull(outbox.gaveUpBecause)));
}

/** Removes the user from those whose move was called. The text is searched first: few matches call anybody. */
async function forgetCalledTo(db: PgConnection, user: string): Promise<void> {
  const named = sql`strpos(${matches.turnCall}, ${JSON.stringify(user)}) > 0`;
  for (const { id, turnCall } of await db.select({ id: matches.id, turnCall: matches.turnCall }).from(matches).where(named).for('update')) {
    if (!turnCall?.readers) continue;
    const readers = turnCall.readers.filter(reader => reader.user !== user);
    await db
      .update(matches)
      .set({ turnCall: { ...turnCall, readers } })
      .where(eq(matches.id, id));
  }
}

/** Removes the user from those who are invited to private matches. */
async function forgetInvited(db: PgConnection, user: string): Promise<void> {
  const named = sql`${matches.plan}::json ->> 'private' is not null and strpos(${matches.plan}, ${JSON.stringify(user)}) > 0`;
  for (const { id, plan } of await db.select({ id: matches.id, plan: matches.plan }).from(matches).where(named).for('update')) {
    if (!plan.private) continue;
    const guests = { ...plan.private, users: plan.private.users.filter(one => one !== user) };
    await db
      .update(matches)
      .set({ plan: { ...plan, private: guests } })
      .where(eq(matches.id, id));
  }
}

const isTo = (user: string): SQL | undefined => and(eq(outbox.targetKind, 'user'), eq(outbox.target, user));

/** Ended, or never finished as an import. */
const isEnded = sql`matches.status not in ('lobby', 'running', 'paused')`;

/** Renames at most `AT_ONCE` rows. Returns how many. */
type Rename = (db: PgConnection, user: string, nameless: string) => Promise<number>;

const editsOf: Rename = async (db, user, nameless) => {
  const some = db.select({ id: edits.id }).from(edits).where(eq(edits.user, user)).limit(AT_ONCE);
  return changesOf(await db.update(edits).set({ user: nameless }).where(inArray(edits.id, some)));
};
const notesOf: Rename = async (db, user, nameless) => {
  const some = db.select({ id: notes.id }).from(notes).where(eq(notes.actor, user)).limit(AT_ONCE);
  return changesOf(await db.update(notes).set({ actor: nameless }).where(inArray(notes.id, some)));
};
/** Skips the seats that the user holds in matches under way: they took them after they asked to be forgotten. */
const seatTermsOf: Rename = async (db, user, nameless) => {
  const ended = inArray(seatHistory.match, db.select({ id: matches.id }).from(matches).where(isEnded));
  const over = and(eq(seatHistory.user, user), or(isNotNull(seatHistory.until), ended));
  const some = db.select({ match: seatHistory.match, number: seatHistory.number }).from(seatHistory).where(over).limit(AT_ONCE);
  return changesOf(
    await db.update(seatHistory).set({ user: nameless }).where(sql`(${seatHistory.match}, ${seatHistory.number}) in ${some}`),
  );
};
const importsOf: Rename = async (db, user, nameless) => {
  const some = db.select({ id: imports.id }).from(imports).where(eq(imports.user, user)).limit(AT_ONCE);
  return changesOf(await db.update(imports).set({ user: nameless }).where(inArray(imports.id, some)));
};
/** The variants that they brought stay for those who play them. */
const variantsOf: Rename = async (db, user, nameless) => {
  const { guild, id, version } = variants;
  const some = db.select({ guild, id, version }).from(variants).where(eq(variants.user, user)).limit(AT_ONCE);
  return changesOf(await db.update(variants).set({ user: nameless }).where(sql`(${guild}, ${id}, ${version}) in ${some}`));
};
/** Skips matches under way: the user opened them after they asked to be forgotten. */
const matchesOf: Rename = async (db, user, nameless) => {
  const over = and(eq(matches.host, user), isEnded);
  const some = db.select({ id: matches.id }).from(matches).where(over).limit(AT_ONCE);
  return changesOf(await db.update(matches).set({ host: nameless }).where(inArray(matches.id, some)));
};
const arbitratedOf: Rename = async (db, user, nameless) => {
  const over = and(eq(matches.arbiter, user), isEnded);
  const some = db.select({ id: matches.id }).from(matches).where(over).limit(AT_ONCE);
  return changesOf(await db.update(matches).set({ arbiter: nameless }).where(inArray(matches.id, some)));
};
const resultsOf: Rename = async (db, user, nameless) => {
  const some = db.select({ match: results.match }).from(results).where(eq(results.user, user)).limit(AT_ONCE);
  return changesOf(
    await db
      .update(results)
      .set({ user: nameless })
      .where(and(eq(results.user, user), inArray(results.match, some))),
  );
};
const messagesTo: Rename = async (db, user, nameless) => {
  const some = db.select({ id: outbox.id }).from(outbox).where(isTo(user)).limit(AT_ONCE);
  return changesOf(await db.update(outbox).set({ target: nameless }).where(inArray(outbox.id, some)));
};

const RENAMINGS: readonly Rename[] = [editsOf, notesOf, seatTermsOf, importsOf, variantsOf, resultsOf, matchesOf, arbitratedOf, messagesTo];
