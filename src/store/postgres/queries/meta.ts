import { eq, sql } from 'drizzle-orm';
import type { MetaStore } from '../../../matches/context/store.js';
import { given } from '../../queries/statements.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { facts } from '../tables/schema.js';

export function metaQueries(db: PgConnection): MetaStore {
  const value = given('value', facts.value);
  const keep = db
    .insert(facts)
    .values({ key: sql.placeholder('key'), value })
    .onConflictDoUpdate({ target: facts.key, set: { value } })
    .prepare('keep_fact');
  const first = db
    .insert(facts)
    .values({ key: sql.placeholder('key'), value })
    .onConflictDoNothing()
    .prepare('keep_first_fact');
  const find = db
    .select({ value: facts.value })
    .from(facts)
    .where(eq(facts.key, sql.placeholder('key')))
    .prepare('fact');
  return {
    set: async (key, value) => void (await keep.execute({ key, value })),
    get: async key => (await find.execute({ key }))[0]?.value,
    setOnce: async (key, value) => {
      await first.execute({ key, value });
      return (await find.execute({ key }))[0]?.value ?? value;
    },
    setAll: values =>
      inTransaction(db, async () => {
        for (const [key, value] of values) await keep.execute({ key, value });
      }),
  };
}
