import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Tables that several processes need to share the work. SQLite has none of them, and no record is in them: they are neither moved nor missed. All
 * times are UTC milliseconds of the database's clock.
 */

/** The processes that use the records. One whose time has passed no longer lives. */
export const processes = pgTable('processes', {
  id: text().primaryKey(),
  joinedAt: bigint('joined_at', { mode: 'number' }).notNull(),
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
});

/** The parts of the work and the shards of the gateway. `fence`: how often it has changed hands. */
export const leases = pgTable(
  'leases',
  {
    kind: text({ enum: ['work', 'shard'] }).notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    holder: text(),
    fence: bigint({ mode: 'number' }).notNull().default(0),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull().default(0),
  },
  ({ kind, number, holder }) => [primaryKey({ columns: [kind, number] }), index('leases_by_holder').on(holder)],
);

/** Which process is writing a match that nobody sees yet. */
export const unfinishedMatches = pgTable('unfinished_matches', {
  match: bigint('match_id', { mode: 'number' }).primaryKey(),
  process: text().notNull(),
});
