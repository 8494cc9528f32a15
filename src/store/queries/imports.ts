import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import { imports, matches } from '../schema.js';
import { matchQueries, UNFINISHED } from './matches.js';

/** What hangs on a match that has been written in part, what refers to others first. */
const WRITTEN = ['edits', 'submissions', 'salts', 'phases'] as const;

export function importQueries(db: Connection): Pick<Store, 'countImport' | 'importsSince' | 'addUnfinished' | 'dropUnfinished'> {
  const { addMatch } = matchQueries(db);
  const since = (where: SQL, at: number) =>
    db
      .select({ count: sql<number>`count(*)` })
      .from(imports)
      .where(and(where, gt(imports.at, at)));
  return {
    countImport: ({ user, guild, at, before }) =>
      together(db, () => {
        db.delete(imports).where(lte(imports.at, before)).run();
        db.insert(imports).values({ user, guild, at }).run();
      }),
    importsSince: (who, at) => {
      const where = 'user' in who ? eq(imports.user, who.user) : eq(imports.guild, who.guild);
      return since(where, at).get()?.count ?? 0;
    },
    addUnfinished: match =>
      together(db, () => {
        const added = addMatch({ ...match, status: 'ended' });
        db.run(sql`update ${matches} set status = ${UNFINISHED} where id = ${added.id}`);
        return added;
      }),
    dropUnfinished: match =>
      together(db, () => {
        const these = sql`(select id from ${matches} where status = ${UNFINISHED} and id = ${match ?? sql`id`})`;
        for (const table of WRITTEN) db.run(sql`delete from ${sql.identifier(table)} where match_id in ${these}`);
        db.run(sql`delete from tenures where seat_id in (select id from seats where match_id in ${these})`);
        db.run(sql`delete from seats where match_id in ${these}`);
        db.run(sql`delete from ${matches} where id in ${these}`);
      }),
  };
}
