import { and, asc, desc, eq, isNotNull, isNull, lte, ne, or, type Placeholder, sql } from 'drizzle-orm';
import { type MatchPhase, type PhaseHead, SEAL_FORM } from '../../matches/match.js';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { matches, phases } from '../schema.js';
import { foundItsRow, given } from './statements.js';

type PhaseQueries = Pick<
  Store,
  | 'addPhase'
  | 'openPhase'
  | 'phase'
  | 'phases'
  | 'claimPhase'
  | 'recordReport'
  | 'recordState'
  | 'duePhases'
  | 'postponePhase'
  | 'closesAt'
  | 'closeAt'
  | 'remindAt'
  | 'remindersDue'
  | 'phaseHeads'
  | 'keepTurn'
  | 'lastClosed'
  | 'openHead'
  | 'reportText'
>;

const asPhase = ({ remindAt: _, closesAt: __, ...row }: typeof phases.$inferSelect): MatchPhase => ({
  ...row,
  closedAt: row.closedAt ?? undefined,
  closedBy: row.closedBy ?? undefined,
  report: row.report ?? undefined,
  sealForm: row.sealForm ?? undefined,
  edition: row.edition ?? undefined,
  turn: row.turn ?? undefined,
});

type Head = Pick<typeof phases.$inferSelect, 'number' | 'kind' | 'closedAt' | 'closedBy' | 'turn'>;
const asHead = ({ closedAt, closedBy, turn, ...head }: Head): PhaseHead => ({
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
  heads: db.select({ number, kind, closedAt, closedBy, turn }).from(phases).where(ofMatch).orderBy(asc(number)).prepare(),
  closed: db.select().from(phases).where(and(ofMatch, isClosed)).orderBy(desc(number)).limit(1).prepare(),
  played: db.select().from(phases).where(and(ofMatch, isPlayed)).orderBy(desc(number)).limit(1).prepare(),
  openHead: db.select({ number, kind, closedAt, closedBy, turn }).from(phases).where(and(ofMatch, isOpen)).prepare(),
  text: db
    .select({ text: sql<string | null>`${phases.report}` })
    .from(phases)
    .where(thisOne)
    .prepare(),
});

const reads = (db: Connection) => ({
  open: db.select().from(phases).where(and(ofMatch, isOpen)).prepare(),
  one: db.select().from(phases).where(thisOne).prepare(),
  all: db.select().from(phases).where(ofMatch).orderBy(asc(phases.number)).prepare(),
  due: db
    .select({ match: phases.match, number: phases.number })
    .from(phases)
    .innerJoin(matches, eq(matches.id, phases.match))
    .where(
      and(isOpen, or(lte(phases.dueAt, sql.placeholder('at')), lte(phases.closesAt, sql.placeholder('at'))), eq(matches.status, 'running')),
    )
    .orderBy(asc(phases.dueAt), asc(phases.match))
    .prepare(),
  reminders: db
    .select({ match: phases.match, number: phases.number })
    .from(phases)
    .innerJoin(matches, eq(matches.id, phases.match))
    .where(and(isOpen, lte(phases.remindAt, sql.placeholder('at')), eq(matches.status, 'running')))
    .orderBy(asc(phases.remindAt), asc(phases.match))
    .prepare(),
});

const writes = (db: Connection) => ({
  add: db
    .insert(phases)
    .values({
      match: sql.placeholder('match'),
      number: sql.placeholder('number'),
      kind: sql.placeholder('kind'),
      state: sql.placeholder('state'),
      openedAt: sql.placeholder('openedAt'),
      dueAt: sql.placeholder('dueAt'),
      closedAt: sql.placeholder('closedAt'),
      closedBy: sql.placeholder('closedBy'),
      report: sql.placeholder('report'),
      sealForm: sql.placeholder('sealForm'),
      edition: sql.placeholder('edition'),
      turn: sql.placeholder('turn'),
    } satisfies Record<keyof MatchPhase, Placeholder>)
    .prepare(),
  claim: db
    .update(phases)
    .set({ closedAt: given('at', phases.closedAt), closedBy: given('by', phases.closedBy), sealForm: SEAL_FORM })
    .where(and(thisOne, isOpen))
    .prepare(),
  report: db
    .update(phases)
    .set({ report: given('report', phases.report), edition: given('edition', phases.edition) })
    .where(thisOne)
    .prepare(),
  state: db
    .update(phases)
    .set({ state: given('state', phases.state) })
    .where(and(thisOne, isOpen))
    .prepare(),
  turn: db
    .update(phases)
    .set({ turn: given('turn', phases.turn) })
    .where(thisOne)
    .prepare(),
  remind: db
    .update(phases)
    .set({ remindAt: given('at', phases.remindAt) })
    .where(and(thisOne, isOpen))
    .prepare(),
  closes: db
    .update(phases)
    .set({ closesAt: given('at', phases.closesAt) })
    .where(and(thisOne, isOpen))
    .prepare(),
  postpone: db
    .update(phases)
    .set({ dueAt: given('dueAt', phases.dueAt) })
    .where(and(thisOne, isOpen))
    .prepare(),
});

export function phaseQueries(db: Connection): PhaseQueries {
  const { open, one, all, due, reminders } = reads(db);
  const { heads, openHead, closed, played, text } = historyReads(db);
  const { turn: keepTurn, add, claim, report: keepReport, state: keepState, postpone, remind, closes } = writes(db);
  const found = (row: typeof phases.$inferSelect | undefined) => row && asPhase(row);
  return {
    addPhase: phase =>
      void add.run({
        closedAt: undefined,
        closedBy: undefined,
        report: undefined,
        sealForm: undefined,
        edition: undefined,
        turn: undefined,
        ...phase,
      }),
    openPhase: match => found(open.get({ match })),
    phase: (match, number) => found(one.get({ match, number })),
    phases: match => all.all({ match }).map(asPhase),
    phaseHeads: match => heads.all({ match }).map(asHead),
    keepTurn: (match, number, turn) => foundItsRow(keepTurn.run({ match, number, turn }), `phase ${number} of match ${match}`),
    lastClosed: (match, which) => found((which === 'played' ? played : closed).get({ match })),
    openHead: match => {
      const row = openHead.get({ match });
      return row && asHead(row);
    },
    reportText: (match, number) => text.get({ match, number })?.text ?? undefined,
    claimPhase: (match, number, by, at) => claim.run({ match, number, by, at }).changes === 1,
    recordReport: (match, number, report, edition) =>
      foundItsRow(keepReport.run({ match, number, report, edition }), `phase ${number} of match ${match}`),
    recordState: (match, number, state) => foundItsRow(keepState.run({ match, number, state }), `open phase ${number} of match ${match}`),
    duePhases: at => due.all({ at }),
    closesAt: (match, number) => one.get({ match, number })?.closesAt ?? undefined,
    closeAt: (match, number, at) => foundItsRow(closes.run({ match, number, at }), `open phase ${number} of match ${match}`),
    remindAt: (match, number, at) => foundItsRow(remind.run({ match, number, at }), `open phase ${number} of match ${match}`),
    remindersDue: at => reminders.all({ at }),
    postponePhase: (match, number, dueAt) => foundItsRow(postpone.run({ match, number, dueAt }), `open phase ${number} of match ${match}`),
  };
}
