import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchStore } from '../../matches/context/store.js';
import { matchLoader, UNFINISHED } from '../snapshots/loadMatch.js';
import { matchSaver } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { edits, matches } from '../tables/schema.js';

/** Queries that read and write a whole match. `load`: how one is read. */
export function decisionQueries(db: Connection, load = matchLoader(db)): Immediate<Pick<MatchStore, 'decide' | 'read' | 'reserve'>> {
  const save = matchSaver(db);
  const repeats = repeatedEdits(db);
  return {
    read: load,
    decide: (id, { interaction, people }, work) =>
      inTransaction(db, () => {
        const before = load(id, people);
        if (!before) return undefined;
        const decided = work(before, interaction === undefined ? new Set() : repeats(interaction));
        save(before, decided.written);
        return decided;
      }),
    reserve: id =>
      inTransaction(db, () => {
        const row = db.select().from(matches).where(eq(matches.id, id)).get();
        if (!row) return undefined;
        const { id: _, ...same } = row;
        const added = db.insert(matches).values(same).returning({ id: matches.id }).get();
        db.run(sql`update ${matches} set status = ${UNFINISHED} where id = ${added.id}`);
        return added.id;
      }),
  };
}

/**
 * The edits that an interaction has made so far. Each is stored under the id of the interaction, or under that id, a space and a suffix.
 */
function repeatedEdits(db: Connection): (interaction: string) => ReadonlySet<string> {
  const found = prepared(() =>
    db
      .select({ interaction: edits.interaction })
      .from(edits)
      .where(and(gte(edits.interaction, sql.placeholder('from')), lt(edits.interaction, sql.placeholder('below')))),
  );
  return interaction => {
    const all = found.all({ from: interaction, below: `${interaction}!` });
    return new Set(all.flatMap(one => one.interaction ?? []));
  };
}
