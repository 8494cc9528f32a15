import { and, asc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { VariantStore } from '../../matches/context/store.js';
import type { UploadedHead } from '../../matches/model/uploadedVariant.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { matches, studies, variants } from '../tables/schema.js';

/** The columns of a head. A board with its drawing may be megabytes, so that lists do without. */
const HEAD = {
  guild: variants.guild,
  id: variants.id,
  version: variants.version,
  title: variants.title,
  user: variants.user,
  at: variants.at,
  until: variants.until,
};

/** Converts a row to a version or its head. */
export const versionOf = <Row extends { readonly until: number | null }>({ until, ...row }: Row) => ({
  ...row,
  ...(until !== null && { until }),
});

/** Queries about the variants of servers. */
export function variantQueries(db: Connection): Immediate<VariantStore> {
  const offered = (guild: string): readonly UploadedHead[] =>
    db
      .select(HEAD)
      .from(variants)
      .where(and(eq(variants.guild, guild), isNull(variants.until)))
      .orderBy(asc(variants.id))
      .all()
      .map(versionOf);
  const remove = (guild: string, id: string, at: number): boolean =>
    db
      .update(variants)
      .set({ until: at })
      .where(and(eq(variants.guild, guild), eq(variants.id, id), isNull(variants.until)))
      .run().changes > 0;
  return {
    offered,
    get: ({ guild, id, version }) => {
      const row = db
        .select()
        .from(variants)
        .where(and(eq(variants.guild, guild), eq(variants.id, id), eq(variants.version, version)))
        .get();
      return row && versionOf(row);
    },
    add: ({ guild, id, ...rest }, { most, forgets }) =>
      inTransaction(db, () => {
        if (offered(guild).filter(other => other.id !== id).length >= most) return undefined;
        const last = db
          .select({ version: max(variants.version) })
          .from(variants)
          .where(and(eq(variants.guild, guild), eq(variants.id, id)))
          .get();
        const version = (last?.version ?? 0) + 1;
        remove(guild, id, rest.at);
        dropUnused(db, guild, forgets);
        db.insert(variants)
          .values({ guild, id, version, ...rest })
          .run();
        const { title, user, at } = rest;
        return { guild, id, version, title, user, at };
      }),
    remove: ({ guild, id }, at) => remove(guild, id, at),
  };
}

/** Deletes versions that have not been offered since then, and of which nobody has a game or a study. */
function dropUnused(db: Connection, guild: string, since: number): void {
  const game = sql`${variants.guild} || '.' || ${variants.id} || '.' || ${variants.version}`;
  db.delete(variants)
    .where(
      and(
        eq(variants.guild, guild),
        isNotNull(variants.until),
        lte(variants.until, since),
        sql`not exists (select 1 from ${matches} where ${matches.guild} = ${variants.guild} and ${matches.game} = ${game})`,
        sql`not exists (select 1 from ${studies} where ${studies.game} = ${game})`,
      ),
    )
    .run();
}
