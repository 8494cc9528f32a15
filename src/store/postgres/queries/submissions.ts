import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { MatchHistory } from '../../../matches/context/store.js';
import { asFiledOrders } from '../../queries/submissions.js';
import { inBytes } from '../snapshots/loadMatch.js';
import type { PgConnection } from '../tables/connection.js';
import { edits, submissions } from '../tables/schema.js';

const filedColumns = {
  seat: submissions.seat,
  submission: submissions.submission,
  ready: submissions.ready,
  revision: submissions.revision,
};
const ofPhase = and(eq(submissions.match, sql.placeholder('match')), eq(submissions.phase, sql.placeholder('phase')));

const reads = (db: PgConnection) => ({
  list: db.select(filedColumns).from(submissions).where(ofPhase).orderBy(inBytes(submissions.seat)).prepare('submissions'),
  history: db
    .select({ phase: edits.phase, user: edits.user, typed: edits.typed, submission: edits.submission, at: edits.at })
    .from(edits)
    .where(and(eq(edits.match, sql.placeholder('match')), eq(edits.seat, sql.placeholder('seat'))))
    .orderBy(asc(edits.id))
    .prepare('edits'),
});

/** The user's own edits are found by one index, those for seats they held by another. */
const concerning = (match: number, user: string): SQL => sql`${edits.id} in (
    select id from edits where match_id = ${match} and user_id = ${user}
    union
    select edits.id from edits
      join tenures on tenures.match_id = edits.match_id and tenures.seat = edits.seat and tenures.user_id = ${user}
      where edits.match_id = ${match} and tenures.since <= edits.at and (tenures.until is null or edits.at < tenures.until))`;

export function submissionQueries(db: PgConnection): Pick<MatchHistory, 'submissions' | 'edits' | 'editsConcerning'> {
  const { list, history } = reads(db);
  return {
    submissions: async (match, phase) => (await list.execute({ match, phase })).map(asFiledOrders),
    edits: (match, seat) => history.execute({ match, seat }),
    editsConcerning: async (match, user, latest, phase) => {
      const found = await db
        .select({ phase: edits.phase, user: edits.user, typed: edits.typed, at: edits.at })
        .from(edits)
        .where(and(concerning(match, user), phase === undefined ? undefined : eq(edits.phase, phase)))
        .orderBy(sql`${edits.at} desc, ${edits.id} desc`)
        .limit(latest);
      return found.toReversed();
    },
  };
}
