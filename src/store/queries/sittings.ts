import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import { seats, tenures } from '../schema.js';
import { given } from './statements.js';

const statements = (db: Connection) => {
  const thisSeat = and(eq(seats.match, sql.placeholder('match')), eq(seats.seat, sql.placeholder('seat')));
  return {
    list: db
      .select({ seat: seats.seat, user: tenures.user })
      .from(seats)
      .leftJoin(tenures, and(eq(tenures.seat, seats.id), isNull(tenures.until)))
      .where(eq(seats.match, sql.placeholder('match')))
      .orderBy(asc(seats.id))
      .prepare(),
    all: db
      .select({ seat: seats.seat, user: tenures.user, since: tenures.since, until: tenures.until })
      .from(tenures)
      .innerJoin(seats, eq(tenures.seat, seats.id))
      .where(eq(seats.match, sql.placeholder('match')))
      .orderBy(asc(tenures.id))
      .prepare(),
    since: db
      .select({ since: tenures.since })
      .from(tenures)
      .innerJoin(seats, eq(tenures.seat, seats.id))
      .where(and(thisSeat, isNull(tenures.until)))
      .prepare(),
    everSat: db
      .select({ id: tenures.id })
      .from(tenures)
      .innerJoin(seats, eq(tenures.seat, seats.id))
      .where(and(eq(seats.match, sql.placeholder('match')), eq(tenures.user, sql.placeholder('user'))))
      .limit(1)
      .prepare(),
    addSeat: db
      .insert(seats)
      .values({ match: sql.placeholder('match'), seat: sql.placeholder('seat') })
      .onConflictDoNothing({ target: [seats.match, seats.seat] })
      .prepare(),
    findSeat: db.select({ id: seats.id }).from(seats).where(thisSeat).prepare(),
    end: db
      .update(tenures)
      .set({ until: given('at', tenures.until) })
      .where(and(eq(tenures.seat, sql.placeholder('seat')), isNull(tenures.until)))
      .prepare(),
    begin: db
      .insert(tenures)
      .values({ seat: sql.placeholder('seat'), user: sql.placeholder('user'), since: sql.placeholder('at') })
      .prepare(),
  };
};

export function sittingQueries(db: Connection): Pick<Store, 'sittings' | 'tenures' | 'seatedAt' | 'hasSat' | 'sit'> {
  const { list, all, since, everSat, addSeat, findSeat, end, begin } = statements(db);
  const seatOf = (match: number, seat: string): number => {
    addSeat.run({ match, seat });
    const row = findSeat.get({ match, seat });
    if (!row) throw new Error(`Believed to be on record: seat ${seat} of match ${match}.`);
    return row.id;
  };
  return {
    sittings: match => list.all({ match }).map(({ seat, user }) => ({ seat, user: user ?? undefined })),
    tenures: match => all.all({ match }).map(({ until, ...tenure }) => ({ ...tenure, ...(until !== null && { until }) })),
    seatedAt: (match, seat) => since.get({ match, seat })?.since,
    hasSat: (match, user) => everSat.get({ match, user }) !== undefined,
    sit: (match, name, user, at) =>
      together(db, () => {
        const seat = seatOf(match, name);
        end.run({ seat, at });
        if (user !== undefined) begin.run({ seat, user, at });
      }),
  };
}
