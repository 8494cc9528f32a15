import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { UserStore } from '../../matches/context/store.js';
import { type Connection, inTransaction } from '../tables/connection.js';
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
import { FORGOTTEN } from './outbox.js';

/** How many rows of a table are renamed at once. Other matches wait meanwhile. */
const AT_ONCE = 100;

/** Queries that forget a user: they delete what is only about the user, and put what the user did under the name `nameless`. */
export const forgetQueries = (db: Connection): Immediate<Pick<UserStore, 'forgetSome'>> => ({
  forgetSome: (user, nameless) =>
    inTransaction(db, () => {
      forgetAbout(db, user, nameless);
      const renamed = [editsOf, notesOf, seatTermsOf, importsOf, variantsOf, resultsOf, matchesOf, arbitratedOf, messagesTo].map(rename =>
        rename(db, user, nameless),
      );
      return Math.max(...renamed) >= AT_ONCE;
    }),
});

/** Deletes what is only about the user, and gives up the messages that wait to be sent to them. */
function forgetAbout(db: Connection, user: string, nameless: string): void {
  db.delete(users).where(eq(users.user, user)).run();
  db.delete(studies).where(eq(studies.user, user)).run();
  db.delete(lessons).where(eq(lessons.user, user)).run();
  db.delete(duties).where(eq(duties.user, user)).run();
  db.delete(waiting).where(eq(waiting.user, user)).run();
  db.delete(members).where(eq(members.user, user)).run();
  db.delete(players).where(eq(players.user, user)).run();
  db.delete(substitutes).where(eq(substitutes.user, user)).run();
  db.delete(disclosures).where(eq(disclosures.viewer, user)).run();
  db.delete(watchers).where(eq(watchers.user, user)).run();
  db.delete(invitations).where(eq(invitations.user, user)).run();
  db.delete(receipts).where(eq(receipts.user, user)).run();
  db.delete(reminders).where(eq(reminders.user, user)).run();
  db.update(submissions).set({ filedBy: null }).where(eq(submissions.filedBy, user)).run();
  db.delete(postedMessages).where(eq(postedMessages.target, user)).run();
  db.run(sql`update ${matches} set turn_call = json_set(turn_call, '$.readers',
      (select json_group_array(json(value)) from json_each(turn_call, '$.readers') where value ->> 'user' <> ${user}))
    where turn_call is not null and exists (select 1 from json_each(turn_call, '$.readers') where value ->> 'user' = ${user})`);
  db.run(sql`update ${matches} set plan = json_set(plan, '$.private.users',
      (select json_group_array(value) from json_each(plan, '$.private.users') where value <> ${user}))
    where json_extract(plan, '$.private') is not null and exists (select 1 from json_each(plan, '$.private.users') where value = ${user})`);
  db.update(outbox)
    .set({ target: nameless, gaveUpBecause: FORGOTTEN })
    .where(and(isTo(user), isNull(outbox.sentAt), isNull(outbox.gaveUpBecause)))
    .run();
}

const isTo = (user: string): SQL | undefined => and(eq(outbox.targetKind, 'user'), eq(outbox.target, user));

/** Ended, or never finished as an import. */
const isEnded = sql`matches.status not in ('lobby', 'running', 'paused')`;

/** Renames at most `AT_ONCE` rows. Returns how many. */
type Rename = (db: Connection, user: string, nameless: string) => number;

const editsOf: Rename = (db, user, nameless) => {
  const some = db.select({ id: edits.id }).from(edits).where(eq(edits.user, user)).limit(AT_ONCE);
  return db.update(edits).set({ user: nameless }).where(inArray(edits.id, some)).run().changes;
};
const notesOf: Rename = (db, user, nameless) => {
  const some = db.select({ id: notes.id }).from(notes).where(eq(notes.actor, user)).limit(AT_ONCE);
  return db.update(notes).set({ actor: nameless }).where(inArray(notes.id, some)).run().changes;
};
/** Skips the seats that the user holds in matches under way: they took them after they asked to be forgotten. */
const seatTermsOf: Rename = (db, user, nameless) => {
  const ended = inArray(seatHistory.match, db.select({ id: matches.id }).from(matches).where(isEnded));
  const over = and(eq(seatHistory.user, user), or(isNotNull(seatHistory.until), ended));
  const some = db.select({ match: seatHistory.match, number: seatHistory.number }).from(seatHistory).where(over).limit(AT_ONCE);
  return db.update(seatHistory).set({ user: nameless }).where(sql`(${seatHistory.match}, ${seatHistory.number}) in ${some}`).run().changes;
};
const importsOf: Rename = (db, user, nameless) => {
  const some = db.select({ id: imports.id }).from(imports).where(eq(imports.user, user)).limit(AT_ONCE);
  return db.update(imports).set({ user: nameless }).where(inArray(imports.id, some)).run().changes;
};
/** The variants that they brought stay for those who play them. */
const variantsOf: Rename = (db, user, nameless) => {
  const { guild, id, version } = variants;
  const some = db.select({ guild, id, version }).from(variants).where(eq(variants.user, user)).limit(AT_ONCE);
  return db.update(variants).set({ user: nameless }).where(sql`(${guild}, ${id}, ${version}) in ${some}`).run().changes;
};
/** Skips matches under way: the user opened them after they asked to be forgotten. */
const matchesOf: Rename = (db, user, nameless) => {
  const over = and(eq(matches.host, user), isEnded);
  const some = db.select({ id: matches.id }).from(matches).where(over).limit(AT_ONCE);
  return db.update(matches).set({ host: nameless }).where(inArray(matches.id, some)).run().changes;
};
const arbitratedOf: Rename = (db, user, nameless) => {
  const over = and(eq(matches.arbiter, user), isEnded);
  const some = db.select({ id: matches.id }).from(matches).where(over).limit(AT_ONCE);
  return db.update(matches).set({ arbiter: nameless }).where(inArray(matches.id, some)).run().changes;
};
const resultsOf: Rename = (db, user, nameless) => {
  const some = db.select({ match: results.match }).from(results).where(eq(results.user, user)).limit(AT_ONCE);
  return db
    .update(results)
    .set({ user: nameless })
    .where(and(eq(results.user, user), inArray(results.match, some)))
    .run().changes;
};
const messagesTo: Rename = (db, user, nameless) => {
  const some = db.select({ id: outbox.id }).from(outbox).where(isTo(user)).limit(AT_ONCE);
  return db.update(outbox).set({ target: nameless }).where(inArray(outbox.id, some)).run().changes;
};
