import { asc, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { disclosures, notes, seats, standIns, tenures } from '../schema.js';
import { given } from './statements.js';

type DisclosureQueries = Pick<Store, 'disclosures' | 'disclose' | 'forgetDisclosures' | 'matchesShownTo'>;

const ofMatch = eq(disclosures.match, sql.placeholder('match'));

export function disclosureQueries(db: Connection): DisclosureQueries {
  const list = db
    .select({ viewer: disclosures.viewer, as: disclosures.as, seat: disclosures.seat })
    .from(disclosures)
    .where(ofMatch)
    .orderBy(asc(disclosures.viewer))
    .prepare();
  const add = db
    .insert(disclosures)
    .values({
      match: sql.placeholder('match'),
      viewer: sql.placeholder('viewer'),
      as: given('as', disclosures.as),
      seat: sql.placeholder('seat'),
    })
    .onConflictDoNothing()
    .prepare();
  const forget = db.delete(disclosures).where(ofMatch).prepare();
  return {
    disclosures: match => list.all({ match }),
    disclose: (match, disclosure) => void add.run({ match, ...disclosure }),
    forgetDisclosures: match => void forget.run({ match }),
    matchesShownTo: user => [...new Set(shownTo(db, user).map(({ match }) => match))],
  };
}

const shownTo = (db: Connection, user: string) => [
  ...db.select({ match: seats.match }).from(tenures).innerJoin(seats, eq(tenures.seat, seats.id)).where(eq(tenures.user, user)).all(),
  ...db.select({ match: standIns.match }).from(standIns).where(eq(standIns.user, user)).all(),
  ...db.select({ match: notes.match }).from(notes).where(eq(notes.actor, user)).all(),
  ...db.select({ match: disclosures.match }).from(disclosures).where(eq(disclosures.viewer, user)).all(),
];
