import { eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/context/ports.js';
import type { Connection } from '../tables/connection.js';
import { facts } from '../tables/schema.js';
import { given } from './statements.js';

export function factQueries(db: Connection): Pick<Store, 'setMeta' | 'getMeta'> {
  const value = given('value', facts.value);
  const keep = db
    .insert(facts)
    .values({ key: sql.placeholder('key'), value })
    .onConflictDoUpdate({ target: facts.key, set: { value } })
    .prepare();
  const find = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.key, sql.placeholder('key')))
    .prepare();
  return {
    setMeta: (key, value) => void keep.run({ key, value }),
    getMeta: key => find.get({ key })?.value,
  };
}
