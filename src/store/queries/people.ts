import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import type { Connection } from '../connection.js';
import { players, standIns, watchers } from '../schema.js';
import { given } from './statements.js';

type PeopleQueries = Pick<
  Store,
  'wishes' | 'saveWish' | 'sayHere' | 'absentees' | 'standIns' | 'appoint' | 'dismiss' | 'watchers' | 'setWatching'
>;

const match = sql.placeholder('match');
const user = sql.placeholder('user');
const thisPlayer = and(eq(players.match, match), eq(players.user, user));

const inLobbies = (db: Connection) => ({
  wishes: db
    .select({ user: players.user, preferences: players.preferences })
    .from(players)
    .where(eq(players.match, match))
    .orderBy(asc(players.id))
    .prepare(),
  wish: db
    .update(players)
    .set({ preferences: given('preferences', players.preferences) })
    .where(thisPlayer)
    .prepare(),
  here: db
    .update(players)
    .set({ here: given('here', players.here) })
    .where(thisPlayer)
    .prepare(),
  absent: db
    .select({ user: players.user })
    .from(players)
    .where(and(eq(players.match, match), eq(players.here, false)))
    .orderBy(asc(players.id))
    .prepare(),
});

const beside = (db: Connection) => {
  const until = given('until', standIns.until);
  const userGiven = given('user', standIns.user);
  return {
    list: db
      .select({ seat: standIns.seat, user: standIns.user, until: standIns.until })
      .from(standIns)
      .where(and(eq(standIns.match, match), gt(standIns.until, sql.placeholder('at'))))
      .prepare(),
    add: db
      .insert(standIns)
      .values({ match, seat: sql.placeholder('seat'), user: userGiven, until })
      .onConflictDoUpdate({ target: [standIns.match, standIns.seat], set: { user: userGiven, until } })
      .prepare(),
    end: db
      .update(standIns)
      .set({ until: given('at', standIns.until) })
      .where(and(eq(standIns.match, match), eq(standIns.seat, sql.placeholder('seat')), gt(standIns.until, sql.placeholder('at'))))
      .prepare(),
    watching: db.select({ user: watchers.user }).from(watchers).where(eq(watchers.match, match)).orderBy(asc(watchers.user)).prepare(),
    watch: db.insert(watchers).values({ match, user }).onConflictDoNothing().prepare(),
    unwatch: db
      .delete(watchers)
      .where(and(eq(watchers.match, match), eq(watchers.user, user)))
      .prepare(),
  };
};

export function peopleQueries(db: Connection): PeopleQueries {
  const { wishes, wish, here, absent } = inLobbies(db);
  const { list, add, end, watching, watch, unwatch } = beside(db);
  return {
    wishes: id => wishes.all({ match: id }),
    saveWish: (id, { user: who, preferences }) => void wish.run({ match: id, user: who, preferences }),
    sayHere: (id, who, isHere) => void here.run({ match: id, user: who, here: isHere }),
    absentees: id => absent.all({ match: id }).map(row => row.user),
    standIns: (id, at = 0) => list.all({ match: id, at }),
    appoint: (id, standIn) => void add.run({ match: id, ...standIn }),
    dismiss: (id, seat, at) => void end.run({ match: id, seat, at }),
    watchers: id => watching.all({ match: id }).map(row => row.user),
    setWatching: (id, who, watches) => void (watches ? watch : unwatch).run({ match: id, user: who }),
  };
}
