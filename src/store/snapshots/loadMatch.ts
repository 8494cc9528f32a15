import { getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { LobbyTime } from '../../matches/context/store.js';
import type { Match, MatchId, SeatTerm, UserId } from '../../matches/model/match.js';
import type { ClosedHead, MatchSnapshot, OpenPhase, Past } from '../../matches/model/snapshot.js';
import type { Connection } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { matches, type seatHistory } from '../tables/schema.js';
import { concernedIn, settingsIn } from './concerned.js';

/** Status of a match that is still being written. No query finds it, and the next start deletes it. */
export const UNFINISHED = 'unfinished';

/** Selects the rows of the match's open phase, by its number, so that an index is used. */
const inOpenPhase = ({ phase }: { readonly phase: unknown }): SQL =>
  sql`${phase} = (select number from phases as open where open.match_id = ${sql.placeholder('id')} and open.closed_at is null)`;

const OTHERS = sql`select value from json_each(${sql.placeholder('others')})`;

/**
 * Reads a match with all its rows in one statement. No parameter is used in a LIKE or LIMIT: SQLite would recompile the statement for each
 * value.
 */
const matchQuery = (db: Connection) =>
  prepared(() =>
    db.query.matches.findMany({
      where: (row, { and, eq }) => and(eq(row.id, sql.placeholder('id')), sql`${row.status} <> ${UNFINISHED}`),
      with: {
        secrets: true,
        hostChecks: true,
        players: { orderBy: (row, { asc }) => asc(row.id) },
        seats: { orderBy: (row, { asc }) => asc(row.id) },
        seatHistory: { orderBy: (row, { asc }) => asc(row.number) },
        substitutes: true,
        disclosures: { orderBy: (row, { asc }) => asc(row.viewer) },
        watchers: { orderBy: (row, { asc }) => asc(row.user) },
        openPhases: { where: ({ closedAt }) => isNull(closedAt), columns: { report: false } },
        closedPhases: {
          where: row =>
            sql`${row.number} = (select max(number) from phases as past where past.match_id = ${sql.placeholder('id')} and past.closed_at is not null)`,
          columns: { state: false, report: false },
        },
        salts: { where: inOpenPhase },
        submissions: { where: inOpenPhase, orderBy: (row, { asc }) => asc(row.seat) },
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
          sql<number>`exists (select 1 from phases as played where played.match_id = ${sql.placeholder('id')} and played.closed_by <> 'skipped')`.as(
            'has_begun',
          ),
        logLength: sql<number>`(select count(*) from notes as lines where lines.match_id = ${sql.placeholder('id')})`.as('log_length'),
        settings:
          sql<string>`(select json_group_array(json_array(users.user_id, users.settings)) from (${concernedIn(sql.placeholder('id'), OTHERS)}) as concerned join users on users.user_id = concerned.user_id)`.as(
            'settings',
          ),
      },
    }),
  );

export type Loaded = ReturnType<ReturnType<typeof matchQuery>['all']>[number];

const openPhase = ({
  match,
  number,
  kind,
  state,
  openedAt,
  dueAt,
  remindAt,
  closesAt,
  edition,
  turn,
  turnKind,
  opponentsOwe,
}: Loaded['openPhases'][number]): OpenPhase => ({
  ...{ match, number, kind, state, openedAt, dueAt },
  ...defined({ remindAt, closesAt, edition, turn, turnKind }),
  ...(opponentsOwe && { opponentsOwe }),
});

const closedHead = ({ number, kind, dueAt, closedAt, closedBy, turn, turnKind, cards }: Loaded['closedPhases'][number]): ClosedHead => ({
  ...{ number, kind, dueAt },
  ...defined({ closedAt, closedBy, turn, turnKind, cards }),
});

/** The properties that are neither null nor undefined. */
type Defined<T> = { -readonly [K in keyof T]?: NonNullable<T[K]> };
function defined<T extends object>(values: T): Readonly<Defined<T>> {
  const found: Defined<T> = {};
  for (const key in values) {
    const value = values[key];
    if (value !== null && value !== undefined) found[key] = value;
  }
  return found;
}

type MatchRow = typeof matches.$inferSelect;

/** Converts what the records say of a lobby that has begun or ended. */
export const lobbyTimeOf = (row: {
  readonly openedAt: number;
  readonly queuedSince: number | null;
  readonly begunAt: number | null;
  readonly isFull: number | boolean;
  readonly lobbyLength: number | null;
}): LobbyTime => ({
  waited: row.begunAt === null ? undefined : row.begunAt - (row.queuedSince ?? row.openedAt),
  isFull: row.begunAt !== null && Boolean(row.isFull),
  ...(row.lobbyLength !== null && { lobby: row.lobbyLength }),
});

/** A row of which a column that may be null is a property that may be missing. */
type WithoutNulls<Row> = { readonly [K in keyof Row as null extends Row[K] ? never : K]: Row[K] } & Readonly<
  Defined<{ [K in keyof Row as null extends Row[K] ? K : never]: Row[K] }>
>;

const COLUMNS = Object.keys(getTableColumns(matches));

/** The columns of a match in a row that may have more beside them. */
function columnsOf(row: MatchRow): WithoutNulls<MatchRow>;
function columnsOf(row: Readonly<Record<string, unknown>>): object {
  const found: Record<string, unknown> = {};
  for (const name of COLUMNS) if (row[name] !== null && row[name] !== undefined) found[name] = row[name];
  return found;
}

/** Converts a row to a match, column by column as the table has them. */
export function matchOf(row: MatchRow): Match {
  const { unpostedTold, ...match } = columnsOf(row);
  return { ...match, ...(unpostedTold && { unpostedTold }) };
}

const asSeatTerm = ({ seat, user, since, until, opponent }: typeof seatHistory.$inferSelect): SeatTerm => ({
  seat,
  since,
  ...(opponent === null && { user }),
  ...defined({ until, opponent }),
});

/** Converts a match with all its rows to a snapshot. */
export const snapshotOf = (row: Loaded, past: Past | undefined): MatchSnapshot => {
  const [open] = row.openPhases;
  const [last] = row.closedPhases;
  const [check] = row.hostChecks;
  return {
    match: matchOf(row),
    secret: row.secrets[0]?.secret,
    players: row.players.map(({ user, joinedAt, preferences, here }) => ({ user, joinedAt, preferences, here })),
    seats: row.seats.map(({ seat }) => seat),
    seatHistory: row.seatHistory.map(asSeatTerm),
    substitutes: row.substitutes.map(({ seat, user, until, asked }) => ({ seat, user, until, ...(asked && { asked }) })),
    disclosures: row.disclosures.map(({ viewer, as, seat }) => ({ viewer, as, seat })),
    watchers: row.watchers.map(({ user }) => user),
    hostCheck: check && { since: check.since, last: check.last, ...defined({ answeredAt: check.answeredAt }) },
    open: open && openPhase(open),
    last: last && closedHead(last),
    hasBegun: row.hasBegun === 1,
    logLength: row.logLength,
    salts: row.salts.map(({ phase, seat, salt }) => ({ phase, seat, salt })),
    submissions: row.submissions.map(({ phase, seat, submission, ready, revision, filedBy }) => ({
      ...{ phase, seat, ready, revision },
      submission: submission ?? undefined,
      ...defined({ filedBy }),
    })),
    ballots: row.ballots.map(({ phase, question, seat, yes }) => ({ phase, question, seat, yes })),
    punctuality: new Map(row.punctuality.map(({ seat, spent, kept, missed }) => [seat, { spent, kept, missed }])),
    vacancies: row.vacancies.map(({ seat, phase, calledIn, open: isOpen, post }) => ({
      ...{ seat, phase, calledIn, open: isOpen },
      ...(post !== null && { post }),
    })),
    invitations: row.invitations.map(({ phase, seat, user, by }) => ({ phase, seat, user, by })),
    motions: row.motions.map(({ phase, number, seat, of, text }) => ({ phase, number, seat, of, text })),
    extensions: row.extensions.map(({ phase, reason }) => ({ phase, reason })),
    reminders: row.reminders.map(({ phase, seat, user, moment }) => ({ phase, seat, moment, ...(user !== '' && { user }) })),
    receipts: row.receipts.map(({ phase, seat, user, language }) => ({ phase, seat, user, language })),
    threads: new Map(row.postedMessages.map(({ slot, channel }) => [slot, channel])),
    settings: settingsIn(row.settings),
    past,
  };
};

/** Loads matches in their current state. `others`: further users whose settings are needed. */
export function matchLoader(db: Connection): (id: MatchId, others?: readonly UserId[]) => MatchSnapshot | undefined {
  const query = matchQuery(db);
  const pastOf = pastLoader(db);
  return (id, others = []) => {
    const [row] = query.all({ id, others: JSON.stringify(others) });
    return row && snapshotOf(row, row.status === 'lobby' && row.from ? pastOf(row.from) : undefined);
  };
}

/** Loads the state, seats and seat history of the match that another one continues. */
function pastLoader(db: Connection): (from: NonNullable<Match['from']>) => Past | undefined {
  const query = prepared(() =>
    db.query.matches.findMany({
      where: ({ id }, { eq }) => eq(id, sql.placeholder('match')),
      columns: { id: true },
      with: {
        seats: { orderBy: (row, { asc }) => asc(row.id) },
        seatHistory: { orderBy: (row, { asc }) => asc(row.number) },
        openPhases: { where: ({ number }, { eq }) => eq(number, sql.placeholder('phase')), columns: { state: true } },
      },
    }),
  );
  return ({ match, phase }) => {
    const [row] = query.all({ match, phase });
    return row && pastIn(row);
  };
}

/** Converts the rows of a match that another one continues. Undefined if it has no such phase. */
export const pastIn = ({
  openPhases: [begun],
  seats,
  seatHistory: terms,
}: Pick<Loaded, 'seats' | 'seatHistory'> & { readonly openPhases: readonly { readonly state: unknown }[] }): Past | undefined =>
  begun && { state: begun.state, seats: seats.map(({ seat }) => seat), seatHistory: terms.map(asSeatTerm) };
