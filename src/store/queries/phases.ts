import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchHistory, MatchStore } from '../../matches/context/store.js';
import type { MatchPhase, PhaseHead } from '../../matches/model/match.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { matches, phases } from '../tables/schema.js';
import { foundItsRow, given } from './statements.js';

type PhaseQueries = Immediate<Pick<MatchHistory, 'phase' | 'phaseHeads' | 'keepTurns' | 'lastClosed' | 'openHead' | 'reportText'>>;

export const asPhase = ({
  remindAt: _,
  closesAt: __,
  turnKind: ___,
  cards: ____,
  opponentsOwe: _____,
  actsAt: ______,
  ...row
}: typeof phases.$inferSelect): MatchPhase => ({
  ...row,
  closedAt: row.closedAt ?? undefined,
  closedBy: row.closedBy ?? undefined,
  report: row.report ?? undefined,
  sealForm: row.sealForm ?? undefined,
  edition: row.edition ?? undefined,
  turn: row.turn ?? undefined,
});

type Head = Pick<typeof phases.$inferSelect, 'number' | 'kind' | 'closedAt' | 'closedBy' | 'turn'>;
export const asHead = ({ closedAt, closedBy, turn, ...head }: Head): PhaseHead => ({
  ...head,
  closedAt: closedAt ?? undefined,
  closedBy: closedBy ?? undefined,
  turn: turn ?? undefined,
});

const ofMatch = eq(phases.match, sql.placeholder('match'));
const thisOne = and(ofMatch, eq(phases.number, sql.placeholder('number')));
const isOpen = isNull(phases.closedAt);

const isClosed = isNotNull(phases.report);
const isPlayed = and(isClosed, ne(phases.closedBy, 'skipped'));
const { number, kind, closedAt, closedBy, turn } = phases;

const historyReads = (db: Connection) => ({
  one: prepared(() => db.select().from(phases).where(thisOne)),
  heads: prepared(() => db.select({ number, kind, closedAt, closedBy, turn }).from(phases).where(ofMatch).orderBy(asc(number))),
  closed: prepared(() => db.select().from(phases).where(and(ofMatch, isClosed)).orderBy(desc(number)).limit(1)),
  played: prepared(() => db.select().from(phases).where(and(ofMatch, isPlayed)).orderBy(desc(number)).limit(1)),
  openHead: prepared(() => db.select({ number, kind, closedAt, closedBy, turn }).from(phases).where(and(ofMatch, isOpen))),
  text: prepared(() =>
    db
      .select({ text: sql<string | null>`${phases.report}` })
      .from(phases)
      .where(thisOne),
  ),
});

/** Only phases of running matches have a time to act. */
const isActive = isNotNull(phases.actsAt);

const dueReads = (db: Connection) => ({
  due: prepared(() =>
    db
      .select({ match: phases.match, number: phases.number, guild: matches.guild })
      .from(phases)
      .innerJoin(matches, eq(matches.id, phases.match))
      .where(lte(phases.actsAt, sql.placeholder('at')))
      .orderBy(asc(phases.dueAt), asc(phases.match)),
  ),
  reminders: prepared(() =>
    db
      .select({ match: phases.match, number: phases.number })
      .from(phases)
      .where(and(isActive, lte(phases.remindAt, sql.placeholder('at'))))
      .orderBy(asc(phases.remindAt), asc(phases.match)),
  ),
  opponents: prepared(() =>
    db
      .select({ match: phases.match, number: phases.number })
      .from(phases)
      // The plus keeps SQLite from going through all phases of running matches.
      .where(sql`${phases.closedAt} is null and ${phases.opponentsOwe} = 1 and +${phases.actsAt} is not null`)
      .orderBy(asc(phases.openedAt), asc(phases.match)),
  ),
});

export function phaseQueries(db: Connection): PhaseQueries {
  const { one, heads, openHead, closed, played, text } = historyReads(db);
  const keepTurn = prepared(() =>
    db
      .update(phases)
      .set({ turn: given('turn', phases.turn) })
      .where(thisOne),
  );
  const found = (row: typeof phases.$inferSelect | undefined) => row && asPhase(row);
  return {
    phase: (match, number) => found(one.get({ match, number })),
    phaseHeads: match => heads.all({ match }).map(asHead),
    keepTurns: (match, turns) =>
      inTransaction(db, () => {
        for (const [number, turn] of turns) foundItsRow(keepTurn.run({ match, number, turn }), `phase ${number} of match ${match}`);
      }),
    lastClosed: (match, which) => found((which === 'played' ? played : closed).get({ match })),
    openHead: match => {
      const row = openHead.get({ match });
      return row && asHead(row);
    },
    reportText: (match, number) => text.get({ match, number })?.text ?? undefined,
  };
}

/** Phases with something due. */
export function dueQueries(db: Connection): Immediate<Pick<MatchStore, 'duePhases' | 'remindersDue' | 'opponentsDue'>> {
  const { due, reminders, opponents } = dueReads(db);
  return { duePhases: at => due.all({ at }), remindersDue: at => reminders.all({ at }), opponentsDue: () => opponents.all() };
}
