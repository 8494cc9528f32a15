import { sql } from 'drizzle-orm';
import type { ImportStore, MatchStore, PastPhase } from '../../../matches/context/store.js';
import type { MatchId } from '../../../matches/model/match.js';
import { UNFINISHED_TABLES } from '../../queries/imports.js';
import { UNFINISHED } from '../../snapshots/loadMatch.js';
import { matchRow, phaseRow } from '../../snapshots/saveMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
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
      const these = sql`(select id from ${matches} where status = ${UNFINISHED} and id = ${match ?? sql`id`})`;
      for (const table of UNFINISHED_TABLES) await db.execute(sql`delete from ${sql.identifier(table)} where match_id in ${these}`);
      await db.execute(sql`delete from ${matches} where id in ${these}`);
    }),
});

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
