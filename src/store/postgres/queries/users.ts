import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { UserSnapshot, UserStore } from '../../../matches/context/store.js';
import type { UserId } from '../../../matches/model/match.js';
import { given } from '../../queries/statements.js';
import { AFTER_ALL, BEING_FORGOTTEN, forgottenIn, storedResult } from '../../queries/users.js';
import { matchOf } from '../../snapshots/loadMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { duties, matches, results, users } from '../tables/schema.js';
import { lockUser, lockWhoIsForgotten } from './locks.js';
import { metaQueries } from './meta.js';

export function userQueries(
  db: PgConnection,
): Pick<UserStore, 'settings' | 'duties' | 'results' | 'ratedResults' | 'gamesWithResults' | 'decide' | 'beingForgotten'> {
  const settings = given('settings', users.settings);
  const keep = db
    .insert(users)
    .values({ user: sql.placeholder('user'), settings })
    .onConflictDoUpdate({ target: users.user, set: { settings } })
    .prepare('keep_settings');
  const read = userReader(db);
  const { beingForgotten, setPseudonym } = forgetting(db);
  return {
    settings: settingsReader(db),
    duties: dutiesReader(db),
    results: resultsReader(db),
    ratedResults: ratedReader(db),
    gamesWithResults: gamesReader(db),
    beingForgotten: async () => new Map(Object.entries(await beingForgotten())),
    decide: (user, work) =>
      inTransaction(db, async () => {
        await lockUser(db, user);
        const decision = work(await read(user));
        if (decision.settings) await keep.execute({ user, settings: decision.settings });
        if (decision.pseudonym !== undefined) await setPseudonym(user, decision.pseudonym);
        return decision;
      }),
  };
}

function settingsReader(db: PgConnection): UserStore['settings'] {
  const find = db
    .select({ settings: users.settings })
    .from(users)
    .where(eq(users.user, sql.placeholder('user')))
    .prepare('settings_of');
  return async user => (await find.execute({ user }))[0]?.settings ?? {};
}

function dutiesReader(db: PgConnection): UserStore['duties'] {
  const find = db
    .select({ kind: duties.kind })
    .from(duties)
    .where(and(eq(duties.user, sql.placeholder('user')), eq(duties.guild, sql.placeholder('guild'))))
    .orderBy(desc(duties.at), desc(duties.match), desc(duties.phase))
    .limit(sql.placeholder('latest'))
    .prepare('duties');
  return async (user, guild, latest) => (await find.execute({ user, guild, latest })).map(({ kind }) => kind);
}

function resultsReader(db: PgConnection): UserStore['results'] {
  const find = db
    .select()
    .from(results)
    .where(and(eq(results.user, sql.placeholder('user')), eq(results.guild, sql.placeholder('guild'))))
    .orderBy(desc(results.at), desc(results.match))
    .limit(sql.placeholder('latest'))
    .prepare('results_of_user');
  return async (user, guild, latest) => (await find.execute({ user, guild, latest })).map(storedResult);
}

function ratedReader(db: PgConnection): UserStore['ratedResults'] {
  const find = db
    .select({
      ...{ user: results.user, rank: results.rank, match: results.match, at: results.at },
      isRated: sql<boolean>`(${results.rated} and coalesce(${users.settings}::jsonb ->> 'rating' = 'true', false))`,
    })
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
    .limit(sql.placeholder('most'))
    .prepare('rated_results');
  return ({ before: { at, match, user } = AFTER_ALL, guild, game, most }) => find.execute({ guild, game, most, at, match, user });
}

function gamesReader(db: PgConnection): UserStore['gamesWithResults'] {
  const find = db
    .select({ game: results.game })
    .from(results)
    .where(eq(results.guild, sql.placeholder('guild')))
    .groupBy(results.game)
    .orderBy(desc(max(results.at)), asc(results.game))
    .prepare('games_with_results');
  return async guild => (await find.execute({ guild })).map(({ game }) => game);
}

/** Reads a user for a decision. */
export function userReader(db: PgConnection): (user: UserId) => Promise<UserSnapshot> {
  const settingsOf = settingsReader(db);
  const { beingForgotten } = forgetting(db);
  const hosted = db
    .select()
    .from(matches)
    .where(and(eq(matches.host, sql.placeholder('user')), inArray(matches.status, ['lobby', 'running', 'paused'])))
    .orderBy(asc(matches.id))
    .prepare('hosted');
  return async user => ({
    settings: await settingsOf(user),
    hosted: (await hosted.execute({ user })).map(matchOf),
    pseudonym: (await beingForgotten())[user],
  });
}

function forgetting(db: PgConnection) {
  const meta = metaQueries(db);
  const beingForgotten = async () => forgottenIn(await meta.get(BEING_FORGOTTEN));
  return {
    beingForgotten,
    setPseudonym: async (user: UserId, pseudonym: string | null): Promise<void> => {
      await lockWhoIsForgotten(db);
      const { [user]: _, ...others } = await beingForgotten();
      await meta.set(BEING_FORGOTTEN, JSON.stringify(pseudonym === null ? others : { ...others, [user]: pseudonym }));
    },
  };
}
