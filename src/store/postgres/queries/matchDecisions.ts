import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { MatchStore } from '../../../matches/context/store.js';
import type { MatchId } from '../../../matches/model/match.js';
import { UNFINISHED } from '../../snapshots/loadMatch.js';
import { inBytes, matchLoader } from '../snapshots/loadMatch.js';
import { matchSaver } from '../snapshots/saveMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { edits, matches } from '../tables/schema.js';
import { beginUnfinished } from './imports.js';

/** Queries that read and write a whole match. */
export function decisionQueries(db: PgConnection): Pick<MatchStore, 'decide' | 'read' | 'reserve'> {
  const load = matchLoader(db);
  const save = matchSaver(db);
  const repeats = repeatedEdits(db);
  const lock = matchLock(db);
  return {
    read: load,
    decide: (id, { interaction, people }, work) =>
      inTransaction(db, async () => {
        await lock(id);
        const before = await load(id, people);
        if (!before) return undefined;
        const decided = work(before, interaction === undefined ? new Set() : await repeats(interaction));
        await save(before, decided.written);
        return decided;
      }),
    reserve: id =>
      inTransaction(db, async () => {
        const [row] = await db.select().from(matches).where(eq(matches.id, id));
        if (!row) return undefined;
        const { id: _, ...same } = row;
        const [added] = await db.insert(matches).values(same).returning({ id: matches.id });
        if (!added) throw new Error(`no match was added beside ${id}`);
        await db.execute(sql`update ${matches} set status = ${UNFINISHED} where id = ${added.id}`);
        await beginUnfinished(db, added.id);
        return added.id;
      }),
  };
}

/** Locks a match until the transaction ends: others who decide about it wait, and then read what this one wrote. */
export function matchLock(db: PgConnection): (id: MatchId) => Promise<unknown> {
  const lock = db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('id')))
    .for('update')
    .prepare('lock_match');
  return id => lock.execute({ id });
}

/**
 * The edits that an interaction has made so far. Each is stored under the id of the interaction, or under that id, a space and a suffix.
 */
function repeatedEdits(db: PgConnection): (interaction: string) => Promise<ReadonlySet<string>> {
  const found = db
    .select({ interaction: edits.interaction })
    .from(edits)
    .where(and(gte(inBytes(edits.interaction), sql.placeholder('from')), lt(inBytes(edits.interaction), sql.placeholder('below'))))
    .prepare('repeated_edits');
  return async interaction => {
    const all = await found.execute({ from: interaction, below: `${interaction}!` });
    return new Set(all.flatMap(one => one.interaction ?? []));
  };
}
