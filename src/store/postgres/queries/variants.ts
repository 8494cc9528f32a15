import { and, asc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { VariantStore } from '../../../matches/context/store.js';
import type { UploadedHead } from '../../../matches/model/uploadedVariant.js';
import { versionOf } from '../../queries/variants.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { matches, studies, variants } from '../tables/schema.js';
import { changesOf } from './changes.js';
import { lockServer } from './locks.js';

const HEAD = {
  guild: variants.guild,
  id: variants.id,
  version: variants.version,
  title: variants.title,
  user: variants.user,
  at: variants.at,
  until: variants.until,
};

export function variantQueries(db: PgConnection): VariantStore {
  const offered = async (guild: string): Promise<readonly UploadedHead[]> => {
    const rows = await db
      .select(HEAD)
      .from(variants)
      .where(and(eq(variants.guild, guild), isNull(variants.until)))
      .orderBy(asc(variants.id));
    return rows.map(versionOf);
  };
  const remove = async (guild: string, id: string, at: number): Promise<boolean> => {
    const done = await db
      .update(variants)
      .set({ until: at })
      .where(and(eq(variants.guild, guild), eq(variants.id, id), isNull(variants.until)));
    return changesOf(done) > 0;
  };
  return {
    offered,
    get: async ({ guild, id, version }) => {
      const [row] = await db
        .select()
        .from(variants)
        .where(and(eq(variants.guild, guild), eq(variants.id, id), eq(variants.version, version)));
      return row && versionOf(row);
    },
    add: ({ guild, id, ...rest }, { most, forgets }) =>
      inTransaction(db, async () => {
        await lockServer(db, guild);
        if ((await offered(guild)).filter(other => other.id !== id).length >= most) return undefined;
        const [last] = await db
          .select({ version: max(variants.version) })
          .from(variants)
          .where(and(eq(variants.guild, guild), eq(variants.id, id)));
        const version = (last?.version ?? 0) + 1;
        await remove(guild, id, rest.at);
        await dropUnused(db, guild, forgets);
        await db.insert(variants).values({ guild, id, version, ...rest });
        const { title, user, at } = rest;
        return { guild, id, version, title, user, at };
      }),
    remove: ({ guild, id }, at) =>
      inTransaction(db, async () => {
        await lockServer(db, guild);
        return remove(guild, id, at);
      }),
  };
}

async function dropUnused(db: PgConnection, guild: string, since: number): Promise<void> {
  const game = sql`${variants.guild} || '.' || ${variants.id} || '.' || ${variants.version}`;
  await db
    .delete(variants)
    .where(
      and(
        eq(variants.guild, guild),
        isNotNull(variants.until),
        lte(variants.until, since),
        sql`not exists (select 1 from ${matches} where ${matches.guild} = ${variants.guild} and ${matches.game} = ${game})`,
        sql`not exists (select 1 from ${studies} where ${studies.game} = ${game})`,
      ),
    );
}
