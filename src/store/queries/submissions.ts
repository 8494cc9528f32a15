import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchHistory } from '../../matches/context/store.js';
import type { FiledEdit, FiledOrders } from '../../matches/model/match.js';
import type { Connection } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { edits, submissions } from '../tables/schema.js';

const filedColumns = {
  seat: submissions.seat,
  submission: submissions.submission,
  ready: submissions.ready,
  revision: submissions.revision,
};
export const asFiledOrders = (row: FiledOrders): FiledOrders => ({ ...row, submission: row.submission ?? undefined });

const ofPhase = and(eq(submissions.match, sql.placeholder('match')), eq(submissions.phase, sql.placeholder('phase')));
const reads = (db: Connection) => ({
  list: prepared(() => db.select(filedColumns).from(submissions).where(ofPhase).orderBy(asc(submissions.seat))),
  history: prepared(() =>
    db
      .select({ phase: edits.phase, user: edits.user, typed: edits.typed, submission: edits.submission, at: edits.at })
      .from(edits)
      .where(and(eq(edits.match, sql.placeholder('match')), eq(edits.seat, sql.placeholder('seat'))))
      .orderBy(asc(edits.id)),
  ),
});

/** The user's own edits are found by one index, those for seats they held by another. */
const concerning = (match: number, user: string, latest: number, phase: number | undefined): SQL => sql`
  select phase, user_id as user, typed, at from edits where id in (
    select id from edits where match_id = ${match} and user_id = ${user}
    union
    select edits.id from edits
      join tenures on tenures.match_id = edits.match_id and tenures.seat = edits.seat and tenures.user_id = ${user}
      where edits.match_id = ${match} and tenures.since <= edits.at and (tenures.until is null or edits.at < tenures.until)
  ) and ${phase ?? sql`phase`} = phase
  order by at desc, id desc limit ${latest}`;

export function submissionQueries(db: Connection): Immediate<Pick<MatchHistory, 'submissions' | 'edits' | 'editsConcerning'>> {
  const { list, history } = reads(db);
  return {
    submissions: (match, phase) => list.all({ match, phase }).map(asFiledOrders),
    edits: (match, seat) => history.all({ match, seat }),
    editsConcerning: (match, user, latest, phase) =>
      db.all<Omit<FiledEdit, 'submission'>>(concerning(match, user, latest, phase)).toReversed(),
  };
}
