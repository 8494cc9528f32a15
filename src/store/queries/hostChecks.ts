import { eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import { hostChecks } from '../schema.js';

export function hostCheckQueries(db: Connection): Pick<Store, 'hostCheck' | 'saveHostCheck'> {
  const find = db
    .select()
    .from(hostChecks)
    .where(eq(hostChecks.match, sql.placeholder('match')))
    .prepare();
  return {
    hostCheck: id => {
      const row = find.get({ match: id });
      return row && { since: row.since, last: row.last, ...(row.answeredAt !== null && { answeredAt: row.answeredAt }) };
    },
    saveHostCheck: (match, check) =>
      together(db, () => {
        db.delete(hostChecks).where(eq(hostChecks.match, match)).run();
        if (check)
          db.insert(hostChecks)
            .values({ match, ...check })
            .run();
      }),
  };
}
