import { and, asc, eq, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { players } from '../schema.js';

export function playerQueries(db: Connection): Pick<Store, 'players' | 'addPlayer' | 'removePlayer'> {
  const ofMatch = eq(players.match, sql.placeholder('match'));
  const list = db.select({ user: players.user }).from(players).where(ofMatch).orderBy(asc(players.id)).prepare();
  const add = db
    .insert(players)
    .values({ match: sql.placeholder('match'), user: sql.placeholder('user'), joinedAt: sql.placeholder('at') })
    .onConflictDoNothing({ target: [players.match, players.user] })
    .prepare();
  const remove = db
    .delete(players)
    .where(and(ofMatch, eq(players.user, sql.placeholder('user'))))
    .prepare();
  return {
    players: match => list.all({ match }).map(row => row.user),
    addPlayer: (match, user, at) => void add.run({ match, user, at }),
    removePlayer: (match, user) => void remove.run({ match, user }),
  };
}
