import { sql } from 'drizzle-orm';
import type { ImportStore, MatchStore, PastPhase } from '../../../matches/context/store.js';
import type { MatchId } from '../../../matches/model/match.js';
import { UNFINISHED_TABLES } from '../../queries/imports.js';
import { UNFINISHED } from '../../snapshots/loadMatch.js';
import { matchRow, phaseRow } from '../../snapshots/saveMatch.js';
import { NOW } from '../leases/leaseQueries.js';
import { inTransaction, type PgConnection, PROCESS_SETTING } from '../tables/connection.js';
import { processes, unfinishedMatches } from '../tables/fleet.js';
import { edits, matches, phases, salts, seats, submissions } from '../tables/schema.js';
import { rowWriter } from '../tables/writeRows.js';

export const importQueries = (db: PgConnection): ImportStore => ({
  begin: (match, names) =>
    inTransaction(db, async () => {
      const draft = { ...match, id: 0, status: 'ended' } as const;
      const [added] = await db.insert(matches).values(matchRow(draft)).returning({ id: matches.id });
      if (!added) throw new Error('no match was added');
      const { id } = added;
      await db.execute(sql`update ${matches} set status = ${UNFINISHED} where id = ${id}`);
      await beginUnfinished(db, id);
      await rowWriter(db, seats)(names.map(seat => ({ match: id, seat })));
      return { ...draft, id };
    }),
  addPhases: (match, past) =>
    inTransaction(db, async () => {
      for (const one of past) await addPhase(db, match, one);
    }),
});

export const unfinishedQueries = (db: PgConnection): Pick<MatchStore, 'dropUnfinished'> => ({
  dropUnfinished: match =>
    inTransaction(db, async () => {
      const found = await db.execute<{ id: string }>(
        sql`select id from ${matches} where status = ${UNFINISHED} and ${match === undefined ? isAbandoned : sql`id = ${match}`} for update skip locked`,
      );
      const ids = found.rows.map(({ id }) => Number(id));
      if (ids.length === 0) return;
      const these = sql`any(${sql.param(ids)}::bigint[])`;
      for (const table of UNFINISHED_TABLES) await db.execute(sql`delete from ${sql.identifier(table)} where match_id = ${these}`);
      await db.execute(sql`delete from ${unfinishedMatches} where match_id = ${these}`);
      await db.execute(sql`delete from ${matches} where id = ${these}`);
    }),
});

/** Whether no living process is writing the match. */
const isAbandoned = sql`not exists (select 1 from ${unfinishedMatches} as writing join ${processes} as writer on writer.id = writing.process
  where writing.match_id = ${matches}.id and writer.expires_at > ${sql.raw(NOW)})`;

/** Notes that this process is writing a match that nobody sees yet. Call in the transaction that adds it. */
export const beginUnfinished = (db: PgConnection, match: MatchId): Promise<unknown> =>
  db.execute(sql`insert into ${unfinishedMatches} (match_id, process) select ${match}, ${OWN_ID} where ${OWN_ID} <> ''`);
const OWN_ID = sql.raw(`coalesce(current_setting('${PROCESS_SETTING}', true), '')`);

async function addPhase(db: PgConnection, match: MatchId, { phase, submissions: sent, salts: drawn }: PastPhase): Promise<void> {
  const { number } = phase;
  await rowWriter(db, phases)([phaseRow({ ...phase, match })]);
  await rowWriter(
    db,
    submissions,
  )(sent.map(({ seat, submission }) => ({ match, phase: number, seat, submission, ready: true, revision: 1 })));
  await rowWriter(db, edits)(sent.map(edit => ({ match, phase: number, typed: '', ...edit })));
  await rowWriter(db, salts)(drawn.map(salt => ({ match, phase: number, ...salt })));
}
