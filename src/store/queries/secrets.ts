import { and, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { salts, secrets } from '../schema.js';

export function secretQueries(db: Connection): Pick<Store, 'keepSecret' | 'secretOf' | 'keepSalt' | 'saltOf'> {
  const keep = db
    .insert(secrets)
    .values({ match: sql.placeholder('match'), secret: sql.placeholder('secret') })
    .prepare();
  const find = db
    .select({ secret: secrets.secret })
    .from(secrets)
    .where(eq(secrets.match, sql.placeholder('match')))
    .prepare();
  const salt = db
    .insert(salts)
    .values({
      match: sql.placeholder('match'),
      phase: sql.placeholder('phase'),
      seat: sql.placeholder('seat'),
      salt: sql.placeholder('salt'),
    })
    .prepare();
  const salted = db
    .select({ salt: salts.salt })
    .from(salts)
    .where(
      and(eq(salts.match, sql.placeholder('match')), eq(salts.phase, sql.placeholder('phase')), eq(salts.seat, sql.placeholder('seat'))),
    )
    .prepare();
  return {
    keepSalt: (match, phase, seat, drawn) => void salt.run({ match, phase, seat, salt: drawn }),
    saltOf: (match, phase, seat) => salted.get({ match, phase, seat })?.salt,
    keepSecret: (match, secret) => void keep.run({ match, secret }),
    secretOf: match => find.get({ match })?.secret,
  };
}
