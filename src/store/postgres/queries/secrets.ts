import { and, eq, sql } from 'drizzle-orm';
import type { MatchHistory } from '../../../matches/context/store.js';
import type { PgConnection } from '../tables/connection.js';
import { salts } from '../tables/schema.js';

export function secretQueries(db: PgConnection): Pick<MatchHistory, 'keepSalt' | 'salts'> {
  const place = { match: sql.placeholder('match'), phase: sql.placeholder('phase'), seat: sql.placeholder('seat') };
  const keep = db
    .insert(salts)
    .values({ ...place, salt: sql.placeholder('salt') })
    .onConflictDoNothing()
    .prepare('keep_salt');
  const ofPhase = and(eq(salts.match, place.match), eq(salts.phase, place.phase));
  const find = db
    .select({ salt: salts.salt })
    .from(salts)
    .where(and(ofPhase, eq(salts.seat, place.seat)))
    .prepare('salt');
  const list = db.select({ seat: salts.seat, salt: salts.salt }).from(salts).where(ofPhase).prepare('salts');
  return {
    keepSalt: async (match, phase, seat, salt) => {
      await keep.execute({ match, phase, seat, salt });
      return (await find.execute({ match, phase, seat }))[0]?.salt ?? salt;
    },
    salts: async (match, phase) => new Map((await list.execute({ match, phase })).map(({ seat, salt }) => [seat, salt])),
  };
}
