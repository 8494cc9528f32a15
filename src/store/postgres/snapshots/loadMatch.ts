import { isNull, type SQL, sql } from 'drizzle-orm';
import type { Match, MatchId, UserId } from '../../../matches/model/match.js';
import type { MatchSnapshot, Past } from '../../../matches/model/snapshot.js';
import { concernedIn } from '../../snapshots/concerned.js';
import { pastIn, snapshotOf, UNFINISHED } from '../../snapshots/loadMatch.js';
import type { PgConnection } from '../tables/connection.js';

/** Selects the rows of the match's open phase, by its number, so that an index is used. */
const inOpenPhase = ({ phase }: { readonly phase: unknown }): SQL =>
  sql`${phase} = (select number from phases as open where open.match_id = ${sql.placeholder('id')} and open.closed_at is null)`;

/** Text in the order of its bytes, whatever the language of the database. */
export const inBytes = (column: unknown): SQL => sql`${column} collate "C"`;

const OTHERS = sql`select unnest(${sql.placeholder('others')}::text[])`;

/** Reads a match with all its rows in one statement. */
const matchQuery = (db: PgConnection) =>
  db.query.matches
    .findMany({
      where: (row, { and, eq }) => and(eq(row.id, sql.placeholder('id')), sql`${row.status} <> ${UNFINISHED}`),
      with: {
        secrets: true,
        hostChecks: true,
        players: { orderBy: (row, { asc }) => asc(row.id) },
        seats: { orderBy: (row, { asc }) => asc(row.id) },
        seatHistory: { orderBy: (row, { asc }) => asc(row.number) },
        substitutes: true,
        disclosures: { orderBy: row => inBytes(row.viewer) },
        watchers: { orderBy: row => inBytes(row.user) },
        openPhases: { where: ({ closedAt }) => isNull(closedAt), columns: { report: false } },
        closedPhases: {
          where: row =>
            sql`${row.number} = (select max(number) from phases as past where past.match_id = ${sql.placeholder('id')} and past.closed_at is not null)`,
          columns: { state: false, report: false },
        },
        salts: { where: inOpenPhase },
        submissions: { where: inOpenPhase, orderBy: row => inBytes(row.seat) },
        ballots: { where: inOpenPhase },
        punctuality: true,
        vacancies: true,
        invitations: { where: inOpenPhase },
        motions: { where: inOpenPhase, orderBy: (row, { asc }) => asc(row.number) },
        extensions: { where: inOpenPhase },
        reminders: { where: inOpenPhase },
        receipts: { where: inOpenPhase },
        postedMessages: { where: ({ slot }) => sql`${slot} like 'thread:%'` },
      },
      extras: {
        hasBegun:
          sql<number>`exists (select 1 from phases as played where played.match_id = ${sql.placeholder('id')} and played.closed_by <> 'skipped')::int`.as(
            'has_begun',
          ),
        logLength: sql<number>`(select count(*)::int from notes as lines where lines.match_id = ${sql.placeholder('id')})`.as('log_length'),
        settings:
          sql<string>`(select coalesce(json_agg(json_build_array(users.user_id, users.settings)), '[]')::text from (${concernedIn(sql.placeholder('id'), OTHERS)}) as concerned join users on users.user_id = concerned.user_id)`.as(
            'settings',
          ),
      },
    })
    .prepare('match');

/** Loads matches in their current state. `others`: further users whose settings are needed. */
export function matchLoader(db: PgConnection): (id: MatchId, others?: readonly UserId[]) => Promise<MatchSnapshot | undefined> {
  const query = matchQuery(db);
  const pastOf = pastLoader(db);
  return async (id, others = []) => {
    const [row] = await query.execute({ id, others });
    return row && snapshotOf(row, row.status === 'lobby' && row.from ? await pastOf(row.from) : undefined);
  };
}

/** Loads the state, seats and seat history of the match that another one continues. */
function pastLoader(db: PgConnection): (from: NonNullable<Match['from']>) => Promise<Past | undefined> {
  const query = db.query.matches
    .findMany({
      where: ({ id }, { eq }) => eq(id, sql.placeholder('match')),
      columns: { id: true },
      with: {
        seats: { orderBy: (row, { asc }) => asc(row.id) },
        seatHistory: { orderBy: (row, { asc }) => asc(row.number) },
        openPhases: { where: ({ number }, { eq }) => eq(number, sql.placeholder('phase')), columns: { state: true } },
      },
    })
    .prepare('past');
  return async ({ match, phase }) => {
    const [row] = await query.execute({ match, phase });
    return row && pastIn(row);
  };
}
