import { and, asc, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { ballots } from '../schema.js';
import { given } from './statements.js';

export function ballotQueries(db: Connection): Pick<Store, 'castBallot' | 'ballots' | 'questions' | 'forgetBallots' | 'forgetBallotsOf'> {
  const yes = given('yes', ballots.yes);
  const cast = db
    .insert(ballots)
    .values({
      match: sql.placeholder('match'),
      phase: sql.placeholder('phase'),
      question: sql.placeholder('question'),
      seat: sql.placeholder('seat'),
      yes,
    })
    .onConflictDoUpdate({ target: [ballots.match, ballots.phase, ballots.question, ballots.seat], set: { yes } })
    .prepare();
  const list = db
    .select({ seat: ballots.seat, yes: ballots.yes })
    .from(ballots)
    .where(
      and(
        eq(ballots.match, sql.placeholder('match')),
        eq(ballots.phase, sql.placeholder('phase')),
        eq(ballots.question, sql.placeholder('question')),
      ),
    )
    .orderBy(asc(ballots.seat))
    .prepare();
  const ofPhase = and(eq(ballots.match, sql.placeholder('match')), eq(ballots.phase, sql.placeholder('phase')));
  const asked = db
    .selectDistinct({ question: ballots.question })
    .from(ballots)
    .where(and(ofPhase, eq(ballots.yes, true)))
    .orderBy(asc(ballots.question))
    .prepare();
  const forget = db
    .delete(ballots)
    .where(and(ofPhase, eq(ballots.question, sql.placeholder('question'))))
    .prepare();
  const forgetSeat = db
    .delete(ballots)
    .where(and(ofPhase, eq(ballots.seat, sql.placeholder('seat'))))
    .prepare();
  return {
    questions: (match, phase) => asked.all({ match, phase }).map(row => row.question),
    forgetBallots: (match, phase, question) => void forget.run({ match, phase, question }),
    forgetBallotsOf: (match, phase, seat) => void forgetSeat.run({ match, phase, seat }),
    castBallot: (match, phase, question, seat, yes) => void cast.run({ match, phase, question, seat, yes }),
    ballots: (match, phase, question) => new Map(list.all({ match, phase, question }).map(row => [row.seat, row.yes])),
  };
}
