import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Immediate } from '../../lib/promised.js';
import type { Continuation, MatchStore, Reserved } from '../../matches/context/store.js';
import type { MatchId } from '../../matches/model/match.js';
import { NO_EDITS, type StoredEdits } from '../../matches/model/storedEdits.js';
import { type matchLoader, UNFINISHED } from '../snapshots/loadMatch.js';
import { copyPhases, matchSaver } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { edits, matches, phases, secrets } from '../tables/schema.js';

/** Queries that read and write a whole match. `load`: how one is read. */
export function decisionQueries(
  db: Connection,
  load: ReturnType<typeof matchLoader>,
): Immediate<Pick<MatchStore, 'decide' | 'read' | 'reserve'>> {
  const save = matchSaver(db);
  const stored = storedEdits(db);
  return {
    read: load,
    decide: (id, { interaction, people }, work) =>
      inTransaction(db, () => {
        const before = load(id, people);
        if (!before) return undefined;
        const decided = work(before, interaction === undefined ? NO_EDITS : stored(id, interaction));
        save(before, decided.written);
        return decided;
      }),
    reserve: continuation => inTransaction(db, () => reserved(db, continuation)),
  };
}

function reserved(db: Connection, { match, phase, secret }: Continuation): Reserved | undefined {
  const row = db.select().from(matches).where(eq(matches.id, match)).get();
  if (!row) return undefined;
  const { id: _, ...same } = row;
  const { id } = db.insert(matches).values(same).returning({ id: matches.id }).get();
  db.run(sql`update ${matches} set status = ${UNFINISHED} where id = ${id}`);
  if (secret !== undefined) db.insert(secrets).values({ match: id, secret }).run();
  copyPhases(db, id, { match, before: phase });
  const seats = db.all<{ seat: string }>(sql`insert into seats (match_id, seat)
    select ${id}, seat from seats where match_id = ${match} order by id returning seat`);
  return { id, seats: seats.map(({ seat }) => seat) };
}

/** One stored edit: by the interaction that is carried out, or (`lastOf`) the last of that seat in the open phase. */
interface EditRow {
  readonly interaction: string | null;
  readonly lastOf: string | null;
}

export const editsOf = (rows: readonly EditRow[]): StoredEdits => ({
  repeated: new Set(rows.flatMap(({ interaction, lastOf }) => (lastOf === null ? (interaction ?? []) : []))),
  last: new Map(
    rows.flatMap(({ interaction, lastOf }) => (interaction !== null && lastOf !== null ? [[lastOf, interaction] as const] : [])),
  ),
});

/**
 * Reads the edits that one has to know of who carries out an interaction in a match, in one statement. An edit is stored under the id of the
 * interaction, or under that id, a space and a suffix.
 */
function storedEdits(db: Connection): (match: MatchId, interaction: string) => StoredEdits {
  const openPhase = sql`(select max(${phases.number}) from ${phases} where ${phases.match} = ${sql.placeholder('match')})`;
  const read = prepared(() => {
    const ofSeats = and(eq(edits.match, sql.placeholder('match')), eq(edits.phase, openPhase));
    const last = db
      .select({ id: sql<number>`max(${edits.id})` })
      .from(edits)
      .where(ofSeats)
      .groupBy(edits.seat);
    const bySame = and(gte(edits.interaction, sql.placeholder('from')), lt(edits.interaction, sql.placeholder('below')));
    return unionAll(
      db.select({ interaction: edits.interaction, lastOf: sql<string | null>`null` }).from(edits).where(bySame),
      db
        .select({ interaction: edits.interaction, lastOf: sql<string | null>`${edits.seat}` })
        .from(edits)
        .where(inArray(edits.id, last)),
    );
  });
  return (match, interaction) => editsOf(read.all({ match, from: interaction, below: `${interaction}!` }));
}
