import { asc, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { notes } from '../schema.js';
import { given } from './statements.js';

export function noteQueries(db: Connection): Pick<Store, 'note' | 'notes'> {
  const add = db
    .insert(notes)
    .values({
      match: sql.placeholder('match'),
      at: sql.placeholder('at'),
      actor: sql.placeholder('actor'),
      deed: given('deed', notes.deed),
      about: given('about', notes.about),
    })
    .prepare();
  const list = db
    .select({ at: notes.at, actor: notes.actor, deed: notes.deed, about: notes.about })
    .from(notes)
    .where(eq(notes.match, sql.placeholder('match')))
    .orderBy(asc(notes.id))
    .prepare();
  return {
    note: (match, line) => void add.run({ match, ...line }),
    notes: match => list.all({ match }),
  };
}
