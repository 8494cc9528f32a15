import { and, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import {
  disclosures,
  edits,
  imports,
  matches,
  notes,
  outbox,
  players,
  postedMessages,
  standIns,
  tenures,
  users,
  watchers,
} from '../schema.js';
import { FORGOTTEN } from './outbox.js';

/** Everything that names a user: what is only about him goes, what he did stays under the other name. */
export const forgetQueries = (db: Connection): Pick<Store, 'forgetUser'> => ({
  forgetUser: (user, nameless) =>
    together(db, () => {
      db.delete(users).where(eq(users.user, user)).run();
      db.delete(players).where(eq(players.user, user)).run();
      db.delete(standIns).where(eq(standIns.user, user)).run();
      db.delete(disclosures).where(eq(disclosures.viewer, user)).run();
      db.delete(watchers).where(eq(watchers.user, user)).run();
      db.update(tenures).set({ user: nameless }).where(eq(tenures.user, user)).run();
      db.update(imports).set({ user: nameless }).where(eq(imports.user, user)).run();
      db.update(edits).set({ user: nameless }).where(eq(edits.user, user)).run();
      db.update(notes).set({ actor: nameless }).where(eq(notes.actor, user)).run();
      db.update(matches).set({ host: nameless }).where(eq(matches.host, user)).run();
      db.update(matches).set({ arbiter: nameless }).where(eq(matches.arbiter, user)).run();
      const toHim = and(eq(outbox.targetKind, 'user'), eq(outbox.target, user));
      db.run(sql`delete from ${postedMessages} where (match_id, slot) in (select match_id, slot from ${outbox} where ${toHim})`);
      db.update(outbox)
        .set({
          target: nameless,
          slot: sql`replace(${outbox.slot}, ${user}, ${nameless})`,
          gaveUpBecause: sql`case when ${outbox.sentAt} is null then coalesce(${outbox.gaveUpBecause}, ${FORGOTTEN}) else ${outbox.gaveUpBecause} end`,
        })
        .where(toHim)
        .run();
    }),
});
