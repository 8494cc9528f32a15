import { and, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { PUNCTUAL } from '../../matches/time/punctuality.js';
import type { Connection } from '../connection.js';
import { punctuality } from '../schema.js';
import { given } from './statements.js';

export function punctualityQueries(db: Connection): Pick<Store, 'punctuality' | 'savePunctuality'> {
  const counted = {
    spent: given('spent', punctuality.spent),
    kept: given('kept', punctuality.kept),
    missed: given('missed', punctuality.missed),
  };
  const save = db
    .insert(punctuality)
    .values({ match: sql.placeholder('match'), seat: sql.placeholder('seat'), ...counted })
    .onConflictDoUpdate({ target: [punctuality.match, punctuality.seat], set: counted })
    .prepare();
  const find = db
    .select({ spent: punctuality.spent, kept: punctuality.kept, missed: punctuality.missed })
    .from(punctuality)
    .where(and(eq(punctuality.match, sql.placeholder('match')), eq(punctuality.seat, sql.placeholder('seat'))))
    .prepare();
  return {
    punctuality: (match, seat) => find.get({ match, seat }) ?? PUNCTUAL,
    savePunctuality: (match, seat, now) => void save.run({ match, seat, ...now }),
  };
}
