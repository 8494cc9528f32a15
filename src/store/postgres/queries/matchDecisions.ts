import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Continuation, MatchStore, Reserved } from '../../../matches/context/store.js';
import type { MatchId } from '../../../matches/model/match.js';
import { NO_EDITS, type StoredEdits } from '../../../matches/model/storedEdits.js';
import { editsOf } from '../../queries/decisions.js';
import { UNFINISHED } from '../../snapshots/loadMatch.js';
import { inBytes, matchLoader } from '../snapshots/loadMatch.js';
import { copyPhases, matchSaver } from '../snapshots/saveMatch.js';
import { allSent, inTransaction, type PgConnection } from '../tables/connection.js';
import { edits, matches, phases, secrets } from '../tables/schema.js';
import { beginUnfinished } from './imports.js';

/** Queries that read and write a whole match. */
export function decisionQueries(db: PgConnection): Pick<MatchStore, 'decide' | 'read' | 'reserve'> {
  const load = matchLoader(db);
  const save = matchSaver(db);
  const stored = storedEdits(db);
  const lock = matchLock(db);
  return {
    read: load,
    decide: (id, { interaction, people }, work) =>
      inTransaction(db, async () => {
        const [, before] = await allSent([lock(id), load(id, people)]);
        if (!before) return undefined;
        const decided = work(before, interaction === undefined ? NO_EDITS : await stored(id, interaction));
        await save(before, decided.written);
        return decided;
      }),
    reserve: continuation => inTransaction(db, () => reserved(db, continuation)),
  };
}

async function reserved(db: PgConnection, { match, phase, secret }: Continuation): Promise<Reserved | undefined> {
  const [row] = await db.select().from(matches).where(eq(matches.id, match));
  if (!row) return undefined;
  const { id: _, ...same } = row;
  const [added] = await db.insert(matches).values(same).returning({ id: matches.id });
  if (!added) throw new Error(`no match was added beside ${match}`);
  const { id } = added;
  await db.execute(sql`update ${matches} set status = ${UNFINISHED} where id = ${id}`);
  await beginUnfinished(db, id);
  if (secret !== undefined) await db.insert(secrets).values({ match: id, secret });
  await copyPhases(db, id, { match, before: phase });
  const seats = await db.execute<{ seat: string }>(sql`insert into seats (match_id, seat)
    select ${id}, seat from seats where match_id = ${match} order by id returning seat`);
  return { id, seats: seats.rows.map(({ seat }) => seat) };
}

/**
 * Locks a match until the transaction ends: others that decide about it wait, and then read what this one wrote. Adding a row that refers
 * to the match, such as a note about its messages, does not wait.
 */
export function matchLock(db: PgConnection): (id: MatchId) => Promise<unknown> {
  const lock = db
    .select({ id: matches.id })
    .from(matches)
    .where(eq(matches.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('lock_match');
  return id => lock.execute({ id });
}

/**
 * Reads the edits that one has to know of who carries out an interaction in a match, in one statement. An edit is stored under the id of the
 * interaction, or under that id, a space and a suffix.
 */
function storedEdits(db: PgConnection): (match: MatchId, interaction: string) => Promise<StoredEdits> {
  const openPhase = sql`(select max(${phases.number}) from ${phases} where ${phases.match} = ${sql.placeholder('match')})`;
  const ofSeats = and(eq(edits.match, sql.placeholder('match')), eq(edits.phase, openPhase));
  const last = db
    .select({ id: sql<number>`max(${edits.id})` })
    .from(edits)
    .where(ofSeats)
    .groupBy(edits.seat);
  const bySame = and(gte(inBytes(edits.interaction), sql.placeholder('from')), lt(inBytes(edits.interaction), sql.placeholder('below')));
  const read = unionAll(
    db.select({ interaction: edits.interaction, lastOf: sql<string | null>`null::text` }).from(edits).where(bySame),
    db
      .select({ interaction: edits.interaction, lastOf: sql<string | null>`${edits.seat}` })
      .from(edits)
      .where(inArray(edits.id, last)),
  ).prepare('stored_edits');
  return async (match, interaction) => editsOf(await read.execute({ match, from: interaction, below: `${interaction}!` }));
}
