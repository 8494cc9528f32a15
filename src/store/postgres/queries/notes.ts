import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { MatchHistory } from '../../../matches/context/store.js';
import type { PgConnection } from '../tables/connection.js';
import { notes, pressMessages } from '../tables/schema.js';

/** Queries for the host log and the press messages of a match, oldest first. */
export function noteQueries(db: PgConnection): Pick<MatchHistory, 'notes' | 'pressMessages'> {
  const log = db
    .select({ at: notes.at, actor: notes.actor, deed: notes.deed, about: notes.about })
    .from(notes)
    .where(eq(notes.match, sql.placeholder('match')))
    .orderBy(asc(notes.id))
    .prepare('notes');
  const press = db
    .select({ phase: pressMessages.phase, seat: pressMessages.seat, to: pressMessages.to, text: pressMessages.text, at: pressMessages.at })
    .from(pressMessages)
    .where(and(eq(pressMessages.match, sql.placeholder('match')), gte(pressMessages.at, sql.placeholder('since'))))
    .orderBy(asc(pressMessages.id))
    .prepare('press_messages');
  return {
    notes: match => log.execute({ match }),
    pressMessages: (match, since) => press.execute({ match, since }),
  };
}
