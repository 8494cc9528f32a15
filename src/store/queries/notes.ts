import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Store } from '../../matches/context/ports.js';
import type { Connection } from '../connection.js';
import { letters, notes } from '../schema.js';

/** What was done, and what was said, in the order it was. */
export function noteQueries(db: Connection): Pick<Store, 'notes' | 'letters'> {
  const log = db
    .select({ at: notes.at, actor: notes.actor, deed: notes.deed, about: notes.about })
    .from(notes)
    .where(eq(notes.match, sql.placeholder('match')))
    .orderBy(asc(notes.id))
    .prepare();
  const press = db
    .select({ phase: letters.phase, seat: letters.seat, to: letters.to, text: letters.text, at: letters.at })
    .from(letters)
    .where(and(eq(letters.match, sql.placeholder('match')), gte(letters.at, sql.placeholder('since'))))
    .orderBy(asc(letters.id))
    .prepare();
  return {
    notes: match => log.all({ match }),
    letters: (match, since) => press.all({ match, since }),
  };
}
