import { and, eq, sql } from 'drizzle-orm';
import type { MatchHistory } from '../../matches/context/store.js';
import type { Connection } from '../tables/connection.js';
import { salts } from '../tables/schema.js';

export function secretQueries(db: Connection): Pick<MatchHistory, 'keepSalt' | 'saltOf'> {
  const place = { match: sql.placeholder('match'), phase: sql.placeholder('phase'), seat: sql.placeholder('seat') };
  const keep = db
    .insert(salts)
    .values({ ...place, salt: sql.placeholder('salt') })
    .prepare();
  const find = db
    .select({ salt: salts.salt })
    .from(salts)
    .where(and(eq(salts.match, place.match), eq(salts.phase, place.phase), eq(salts.seat, place.seat)))
    .prepare();
  return {
    keepSalt: (match, phase, seat, salt) => void keep.run({ match, phase, seat, salt }),
    saltOf: (match, phase, seat) => find.get({ match, phase, seat })?.salt,
  };
}
