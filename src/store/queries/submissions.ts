import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { FiledEdit, OnFile } from '../../matches/match.js';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import { edits, submissions } from '../schema.js';
import { given } from './statements.js';

type Entry = Parameters<Store['file']>[0];
type Place = Pick<Entry, 'match' | 'phase' | 'seat'>;

const onFileColumns = {
  seat: submissions.seat,
  submission: submissions.submission,
  ready: submissions.ready,
  revision: submissions.revision,
};
const asOnFile = (row: OnFile): OnFile => ({ ...row, submission: row.submission ?? undefined });

const ofPhase = and(eq(submissions.match, sql.placeholder('match')), eq(submissions.phase, sql.placeholder('phase')));
const key = [submissions.match, submissions.phase, submissions.seat];
const place = { match: sql.placeholder('match'), phase: sql.placeholder('phase'), seat: sql.placeholder('seat') };

const reads = (db: Connection) => ({
  list: db.select(onFileColumns).from(submissions).where(ofPhase).orderBy(asc(submissions.seat)).prepare(),
  one: db
    .select(onFileColumns)
    .from(submissions)
    .where(and(ofPhase, eq(submissions.seat, sql.placeholder('seat'))))
    .prepare(),
  seen: db
    .select({ id: edits.id })
    .from(edits)
    .where(eq(edits.interaction, sql.placeholder('interaction')))
    .prepare(),
  history: db
    .select({ phase: edits.phase, user: edits.user, typed: edits.typed, submission: edits.submission, at: edits.at })
    .from(edits)
    .where(and(eq(edits.match, sql.placeholder('match')), eq(edits.seat, sql.placeholder('seat'))))
    .orderBy(asc(edits.id))
    .prepare(),
});

const writes = (db: Connection) => {
  const ready = given('ready', submissions.ready);
  const submission = given('submission', submissions.submission);
  return {
    replace: db
      .insert(submissions)
      .values({ ...place, submission, ready, revision: 1 })
      .onConflictDoUpdate({ target: key, set: { submission, ready, revision: sql`${submissions.revision} + 1` } })
      .prepare(),
    append: db
      .insert(edits)
      .values({
        ...place,
        user: sql.placeholder('user'),
        typed: sql.placeholder('typed'),
        submission: sql.placeholder('submission'),
        at: sql.placeholder('at'),
        interaction: sql.placeholder('interaction'),
      })
      .prepare(),
    mark: db
      .insert(submissions)
      .values({ ...place, ready, revision: 0 })
      .onConflictDoUpdate({ target: key, set: { ready } })
      .prepare(),
  };
};

/** His own by one index, those for his seats by another. */
const concerning = (match: number, user: string, latest: number, phase: number | undefined): SQL => sql`
  select phase, user_id as user, typed, at from edits where id in (
    select id from edits where match_id = ${match} and user_id = ${user}
    union
    select edits.id from edits
      join seats on seats.match_id = edits.match_id and seats.seat = edits.seat
      join tenures on tenures.seat_id = seats.id and tenures.user_id = ${user}
      where edits.match_id = ${match} and tenures.since <= edits.at and (tenures.until is null or edits.at < tenures.until)
  ) and ${phase ?? sql`phase`} = phase
  order by at desc, id desc limit ${latest}`;

export function submissionQueries(db: Connection): Pick<Store, 'submissions' | 'file' | 'edits' | 'editsConcerning' | 'setReady'> {
  const { list, one, seen, history } = reads(db);
  const { replace, append, mark } = writes(db);
  const onFile = ({ match, phase, seat }: Place): OnFile => {
    const row = one.get({ match, phase, seat });
    if (!row) throw new Error(`Believed to be on file: seat ${seat} in phase ${phase} of match ${match}.`);
    return asOnFile(row);
  };
  const isRepeat = ({ interaction }: Entry) => interaction !== undefined && seen.get({ interaction }) !== undefined;
  const record = (entry: Entry) => {
    replace.run({ ...entry });
    append.run({ interaction: undefined, ...entry });
  };
  return {
    submissions: (match, phase) => list.all({ match, phase }).map(asOnFile),
    file: entry =>
      together(db, () => {
        if (!isRepeat(entry)) record(entry);
        return onFile(entry);
      }),
    edits: (match, seat) => history.all({ match, seat }),
    editsConcerning: (match, user, latest, phase) =>
      db.all<Omit<FiledEdit, 'submission'>>(concerning(match, user, latest, phase)).toReversed(),
    setReady: (match, phase, seat, ready) => void mark.run({ match, phase, seat, ready }),
  };
}
