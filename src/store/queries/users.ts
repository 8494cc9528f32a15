import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Immediate } from '../../lib/promised.js';
import type { StoredResult, UserSnapshot, UserStore } from '../../matches/context/store.js';
import type { Match, UserId } from '../../matches/model/match.js';
import { matchOf } from '../snapshots/loadMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { duties, matches, results, users } from '../tables/schema.js';
import { metaQueries } from './meta.js';
import { given } from './statements.js';

export function userQueries(
  db: Connection,
): Immediate<Pick<UserStore, 'settings' | 'duties' | 'results' | 'ratedResults' | 'gamesWithResults' | 'decide' | 'beingForgotten'>> {
  const settings = given('settings', users.settings);
  const keep = prepared(() =>
    db
      .insert(users)
      .values({ user: sql.placeholder('user'), settings })
      .onConflictDoUpdate({ target: users.user, set: { settings } }),
  );
  const read = userReader(db);
  const { beingForgotten, setPseudonym } = forgetting(db);
  return {
    settings: settingsReader(db),
    duties: dutiesReader(db),
    results: resultsReader(db),
    ratedResults: ratedReader(db),
    gamesWithResults: gamesReader(db),
    beingForgotten: () => new Map(Object.entries(beingForgotten())),
    decide: (user, work) =>
      inTransaction(db, () => {
        const decision = work(read(user));
        if (decision.settings) keep.run({ user, settings: decision.settings });
        if (decision.pseudonym !== undefined) setPseudonym(user, decision.pseudonym);
        return decision;
      }),
  };
}

function settingsReader(db: Connection): Immediate<UserStore>['settings'] {
  const find = prepared(() =>
    db
      .select({ settings: users.settings })
      .from(users)
      .where(eq(users.user, sql.placeholder('user'))),
  );
  return user => find.get({ user })?.settings ?? {};
}

function dutiesReader(db: Connection): Immediate<UserStore>['duties'] {
  const find = prepared(() =>
    db
      .select({ kind: duties.kind })
      .from(duties)
      .where(and(eq(duties.user, sql.placeholder('user')), eq(duties.guild, sql.placeholder('guild'))))
      .orderBy(desc(duties.at), desc(duties.match), desc(duties.phase))
      .limit(sql.placeholder('latest')),
  );
  return (user, guild, latest) => find.all({ user, guild, latest }).map(({ kind }) => kind);
}

function resultsReader(db: Connection): Immediate<UserStore>['results'] {
  const find = prepared(() =>
    db
      .select()
      .from(results)
      .where(and(eq(results.user, sql.placeholder('user')), eq(results.guild, sql.placeholder('guild'))))
      .orderBy(desc(results.at), desc(results.match))
      .limit(sql.placeholder('latest')),
  );
  return (user, guild, latest) => find.all({ user, guild, latest }).map(storedResult);
}

function ratedReader(db: Connection): Immediate<UserStore>['ratedResults'] {
  const find = prepared(() =>
    db
      .select({ ...RATED, isRated: sql`${results.rated} and coalesce(json_extract(${users.settings}, '$.rating'), 0)`.mapWith(Boolean) })
      .from(results)
      .leftJoin(users, eq(users.user, results.user))
      .where(
        and(
          eq(results.guild, sql.placeholder('guild')),
          eq(results.game, sql.placeholder('game')),
          sql`(${results.at}, ${results.match}, ${results.user}) < (${sql.placeholder('at')}, ${sql.placeholder('match')}, ${sql.placeholder('user')})`,
        ),
      )
      .orderBy(desc(results.at), desc(results.match), desc(results.user))
      .limit(sql.placeholder('most')),
  );
  return ({ before: { at, match, user } = AFTER_ALL, guild, game, most }) => find.all({ guild, game, most, at, match, user });
}

const RATED = { user: results.user, rank: results.rank, match: results.match, at: results.at };
/** Comes after every result. */
export const AFTER_ALL = { at: Number.MAX_SAFE_INTEGER, match: 0, user: '' };

function gamesReader(db: Connection): Immediate<UserStore>['gamesWithResults'] {
  const find = prepared(() =>
    db
      .select({ game: results.game })
      .from(results)
      .where(eq(results.guild, sql.placeholder('guild')))
      .groupBy(results.game)
      .orderBy(desc(max(results.at)), asc(results.game)),
  );
  return guild => find.all({ guild }).map(({ game }) => game);
}

/** Converts a row to a result. */
export const storedResult = ({ guild: _, ...result }: typeof results.$inferSelect): StoredResult => result;

/** Reads a user for a decision. */
export function userReader(db: Connection): (user: UserId) => UserSnapshot {
  const settingsOf = settingsReader(db);
  const hostedBy = hostedReader(db);
  const { beingForgotten } = forgetting(db);
  return user => ({ settings: settingsOf(user), hosted: hostedBy(user), pseudonym: beingForgotten()[user] });
}

/** Reads the matches that a user hosts and that have not ended. */
export function hostedReader(db: Connection): (user: UserId) => readonly Match[] {
  const hosted = prepared(() =>
    db
      .select()
      .from(matches)
      .where(and(eq(matches.host, sql.placeholder('user')), inArray(matches.status, ['lobby', 'running', 'paused'])))
      .orderBy(asc(matches.id)),
  );
  return user => hosted.all({ user }).map(matchOf);
}

/** The key under which the users who are being forgotten are kept, each with the name that replaces theirs. */
export const BEING_FORGOTTEN = 'being-forgotten';
const pseudonyms = z.record(z.string(), z.string());

/** Reads who is being forgotten from what is stored under that key. */
export const forgottenIn = (text: string | undefined): Readonly<Record<string, string>> => pseudonyms.parse(JSON.parse(text ?? '{}'));

function forgetting(db: Connection) {
  const meta = metaQueries(db);
  const beingForgotten = () => forgottenIn(meta.get(BEING_FORGOTTEN));
  return {
    beingForgotten,
    setPseudonym: (user: UserId, pseudonym: string | null): void => {
      const { [user]: _, ...others } = beingForgotten();
      meta.set(BEING_FORGOTTEN, JSON.stringify(pseudonym === null ? others : { ...others, [user]: pseudonym }));
    },
  };
}
