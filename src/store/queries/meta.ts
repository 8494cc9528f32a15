import { eq, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MetaStore } from '../../matches/context/store.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { facts } from '../tables/schema.js';
import { given } from './statements.js';

export function metaQueries(db: Connection): Immediate<MetaStore> {
  const value = given('value', facts.value);
  const keep = prepared(() =>
    db
      .insert(facts)
      .values({ key: sql.placeholder('key'), value })
      .onConflictDoUpdate({ target: facts.key, set: { value } }),
  );
  const first = prepared(() =>
    db
      .insert(facts)
      .values({ key: sql.placeholder('key'), value })
      .onConflictDoNothing(),
  );
  const find = prepared(() =>
    db
      .select({ value: facts.value })
      .from(facts)
      .where(eq(facts.key, sql.placeholder('key'))),
  );
  return {
    set: (key, value) => void keep.run({ key, value }),
    get: key => find.get({ key })?.value,
    setOnce: (key, value) => {
      first.run({ key, value });
      return find.get({ key })?.value ?? value;
    },
    setAll: values =>
      inTransaction(db, () => {
        for (const [key, value] of values) keep.run({ key, value });
      }),
  };
}
