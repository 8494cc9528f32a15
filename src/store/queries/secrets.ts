import { and, eq, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchHistory } from '../../matches/context/store.js';
import type { Connection } from '../tables/connection.js';
import { salts } from '../tables/schema.js';

export function secretQueries(db: Connection): Immediate<Pick<MatchHistory, 'keepSalt' | 'salts'>> {
  const place = { match: sql.placeholder('match'), phase: sql.placeholder('phase'), seat: sql.placeholder('seat') };
  const keep = db
    .insert(salts)
    .values({ ...place, salt: sql.placeholder('salt') })
    .onConflictDoNothing()
    .prepare();
  const find = db
    .select({ salt: salts.salt })
    .from(salts)
    .where(and(eq(salts.match, place.match), eq(salts.phase, place.phase), eq(salts.seat, place.seat)))
    .prepare();
  const list = db
    .select({ seat: salts.seat, salt: salts.salt })
    .from(salts)
    .where(and(eq(salts.match, place.match), eq(salts.phase, place.phase)))
    .prepare();
  return {
    keepSalt: (match, phase, seat, salt) => {
      keep.run({ match, phase, seat, salt });
      return find.get({ match, phase, seat })?.salt ?? salt;
    },
    salts: (match, phase) => new Map(list.all({ match, phase }).map(({ seat, salt }) => [seat, salt])),
  };
}
