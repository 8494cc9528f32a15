import { sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { ImportStore, MatchStore, PastPhase } from '../../matches/context/store.js';
import type { MatchId } from '../../matches/model/match.js';
import { UNFINISHED } from '../snapshots/loadMatch.js';
import { matchRow, phaseRow } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { edits, matches, phases, salts, seats, submissions } from '../tables/schema.js';

/** Tables with rows of an unfinished match, in the order in which they are emptied: each before the tables it refers to. */
export const UNFINISHED_TABLES = ['edits', 'submissions', 'salts', 'phases', 'tenures', 'seats', 'secrets'] as const;

export const importQueries = (db: Connection): Immediate<ImportStore> => ({
  begin: (match, names) =>
    inTransaction(db, () => {
      const draft = { ...match, id: 0, status: 'ended' } as const;
      const { id } = db.insert(matches).values(matchRow(draft)).returning({ id: matches.id }).get();
      db.run(sql`update ${matches} set status = ${UNFINISHED} where id = ${id}`);
      if (names.length > 0)
        db.insert(seats)
          .values(names.map(seat => ({ match: id, seat })))
          .run();
      return { ...draft, id };
    }),
  addPhases: (match, past) =>
    inTransaction(db, () => {
      for (const one of past) addPhase(db, match, one);
    }),
});

export const unfinishedQueries = (db: Connection): Immediate<Pick<MatchStore, 'dropUnfinished'>> => ({
  dropUnfinished: match =>
    inTransaction(db, () => {
      const these = sql`(select id from ${matches} where status = ${UNFINISHED} and id = ${match ?? sql`id`})`;
      for (const table of UNFINISHED_TABLES) db.run(sql`delete from ${sql.identifier(table)} where match_id in ${these}`);
      db.run(sql`delete from ${matches} where id in ${these}`);
    }),
});

function addPhase(db: Connection, match: MatchId, { phase, submissions: sent, salts: drawn }: PastPhase): void {
  const { number } = phase;
  db.insert(phases)
    .values(phaseRow({ ...phase, match }))
    .run();
  if (sent.length > 0) {
    const filed = sent.map(({ seat, submission }) => ({ match, phase: number, seat, submission, ready: true, revision: 1 }));
    db.insert(submissions).values(filed).run();
    db.insert(edits)
      .values(sent.map(edit => ({ match, phase: number, typed: '', ...edit })))
      .run();
  }
  if (drawn.length > 0)
    db.insert(salts)
      .values(drawn.map(salt => ({ match, phase: number, ...salt })))
      .run();
}
