import { and, asc, desc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { MatchHistory, MatchStore } from '../../../matches/context/store.js';
import { asHead, asPhase } from '../../queries/phases.js';
import { given } from '../../queries/statements.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { matches, phases } from '../tables/schema.js';
import { changedOne } from './changes.js';

type PhaseQueries = Pick<MatchHistory, 'phase' | 'phaseHeads' | 'keepTurns' | 'lastClosed' | 'openHead' | 'reportText'>;

const ofMatch = eq(phases.match, sql.placeholder('match'));
const thisOne = and(ofMatch, eq(phases.number, sql.placeholder('number')));
const isOpen = isNull(phases.closedAt);
const isClosed = isNotNull(phases.report);
const isPlayed = and(isClosed, ne(phases.closedBy, 'skipped'));
const { number, kind, closedAt, closedBy, turn } = phases;
const head = { number, kind, closedAt, closedBy, turn };

const historyReads = (db: PgConnection) => ({
  one: db.select().from(phases).where(thisOne).prepare('phase'),
  heads: db.select(head).from(phases).where(ofMatch).orderBy(asc(number)).prepare('phase_heads'),
  closed: db.select().from(phases).where(and(ofMatch, isClosed)).orderBy(desc(number)).limit(1).prepare('last_closed'),
  played: db.select().from(phases).where(and(ofMatch, isPlayed)).orderBy(desc(number)).limit(1).prepare('last_played'),
  openHead: db.select(head).from(phases).where(and(ofMatch, isOpen)).prepare('open_head'),
  text: db
    .select({ text: sql<string | null>`${phases.report}` })
    .from(phases)
    .where(thisOne)
    .prepare('report_text'),
});

export function phaseQueries(db: PgConnection): PhaseQueries {
  const { one, heads, openHead, closed, played, text } = historyReads(db);
  const keepTurn = db
    .update(phases)
    .set({ turn: given('turn', phases.turn) })
    .where(thisOne)
    .prepare('keep_turn');
  return {
    phase: async (match, number) => (await one.execute({ match, number })).map(asPhase)[0],
    phaseHeads: async match => (await heads.execute({ match })).map(asHead),
    keepTurns: (match, turns) =>
      inTransaction(db, async () => {
        for (const [number, turn] of turns)
          changedOne(await keepTurn.execute({ match, number, turn }), `phase ${number} of match ${match}`);
      }),
    lastClosed: async (match, which) => (await (which === 'played' ? played : closed).execute({ match })).map(asPhase)[0],
    openHead: async match => (await openHead.execute({ match })).map(asHead)[0],
    reportText: async (match, number) => (await text.execute({ match, number }))[0]?.text ?? undefined,
  };
}

/** Only phases of running matches have a time to act. */
const isActive = isNotNull(phases.actsAt);

/** Phases with something due. */
export function dueQueries(db: PgConnection): Pick<MatchStore, 'duePhases' | 'remindersDue' | 'opponentsDue'> {
  const due = db
    .select({ match: phases.match, number: phases.number, guild: matches.guild })
    .from(phases)
    .innerJoin(matches, eq(matches.id, phases.match))
    .where(lte(phases.actsAt, sql.placeholder('at')))
    .orderBy(asc(phases.dueAt), asc(phases.match))
    .prepare('due_phases');
  const reminders = db
    .select({ match: phases.match, number: phases.number })
    .from(phases)
    .where(and(isActive, lte(phases.remindAt, sql.placeholder('at'))))
    .orderBy(asc(phases.remindAt), asc(phases.match))
    .prepare('reminders_due');
  const opponents = db
    .select({ match: phases.match, number: phases.number })
    .from(phases)
    .where(and(isOpen, eq(phases.opponentsOwe, true), isActive))
    .orderBy(asc(phases.openedAt), asc(phases.match))
    .prepare('opponents_due');
  return { opponentsDue: () => opponents.execute(), duePhases: at => due.execute({ at }), remindersDue: at => reminders.execute({ at }) };
}
