import { and, eq, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { MatchHistory } from '../../matches/context/store.js';
import type { Connection } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { salts } from '../tables/schema.js';

export function secretQueries(db: Connection): Immediate<Pick<MatchHistory, 'keepSalt' | 'salts'>> {
  const place = { match: sql.placeholder('match'), phase: sql.placeholder('phase'), seat: sql.placeholder('seat') };
  const keep = prepared(() =>
    db
      .insert(salts)
      .values({ ...place, salt: sql.placeholder('salt') })
      .onConflictDoNothing(),
  );
  const find = prepared(() =>
    db
      .select({ salt: salts.salt })
      .from(salts)
      .where(and(eq(salts.match, place.match), eq(salts.phase, place.phase), eq(salts.seat, place.seat))),
  );
  const list = prepared(() =>
    db
      .select({ seat: salts.seat, salt: salts.salt })
      .from(salts)
      .where(and(eq(salts.match, place.match), eq(salts.phase, place.phase))),
  );
  return {
    keepSalt: (match, phase, seat, salt) => {
      keep.run({ match, phase, seat, salt });
      return find.get({ match, phase, seat })?.salt ?? salt;
    },
    salts: (match, phase) => new Map(list.all({ match, phase }).map(({ seat, salt }) => [seat, salt])),
  };
}
