import { and, asc, type Column, desc, eq, getTableColumns, gt, gte, isNull, like, lt, lte, or, sql } from 'drizzle-orm';
import type { OutboxRow, Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';
import { outbox, postedMessages } from '../schema.js';
import { foundItsRow, given } from './statements.js';

type OutboxQueries = Pick<
  Store,
  'queue' | 'undelivered' | 'hasten' | 'press' | 'tryDelivery' | 'delivered' | 'retryLater' | 'giveUp' | 'messageIn' | 'lastQueued'
>;

/** Random, so that nobody can count from the footers in a channel what is sent elsewhere. */
const FRESH_NONCE = sql<string>`lower(hex(randomblob(8)))`;

/** Of a row that an earlier version tried to post: made of its numbers. */
const numberedNonce = (id: number, match: number): string => `z${id.toString(36)}-${match.toString(36)}`;

const asOutboxRow = (row: typeof outbox.$inferSelect): OutboxRow => ({
  id: row.id,
  match: row.match,
  to: row.targetKind === 'channel' ? { channel: row.target } : { user: row.target },
  slot: row.slot,
  content: row.content,
  nonce: row.nonce ?? numberedNonce(row.id, row.match),
  attempts: row.attempts,
  triedAt: row.triedAt ?? undefined,
});

const targetOf = (to: OutboxRow['to']) =>
  'channel' in to ? ({ targetKind: 'channel', target: to.channel } as const) : ({ targetKind: 'user', target: to.user } as const);

const waiting = (row: { readonly sentAt: Column; readonly gaveUpBecause: Column }) => and(isNull(row.sentAt), isNull(row.gaveUpBecause));
const thisRow = and(eq(outbox.id, sql.placeholder('id')), waiting(outbox));

/** No row waits longer than this, in milliseconds: one that is put off further was when the clock was ahead. */
const LONGEST_WAIT = 10 * 60_000;
const mustWait = (nextAt: Column) => and(gt(nextAt, sql.placeholder('at')), lte(nextAt, sql.placeholder('beyond')));

/** Of each channel or user the rows before the first that must wait, of each slot the first alone, numbered within their channel or user. */
function deliverable(db: Connection) {
  const { id, match, slot, targetKind, target, nextAt } = outbox;
  const rows = db.$with('waiting_rows').as(
    db
      .select({
        id,
        targetKind,
        target,
        inSlot: sql<number>`row_number() over (partition by ${match}, ${slot} order by ${id})`.as('in_slot'),
        heldFrom: sql<number>`min(iif(${mustWait(nextAt)}, ${id}, null)) over (partition by ${targetKind}, ${target})`.as('held_from'),
      })
      .from(outbox)
      .where(waiting(outbox)),
  );
  const inLane = sql<number>`row_number() over (partition by ${rows.targetKind}, ${rows.target} order by ${rows.id})`.as('in_lane');
  return db.$with('deliverable_rows').as(
    db
      .with(rows)
      .select({ id: rows.id, inLane })
      .from(rows)
      .where(
        and(
          eq(rows.inSlot, 1),
          or(isNull(rows.heldFrom), lt(rows.id, rows.heldFrom)),
          sql`${rows.id} not in (select value from json_each(${sql.placeholder('but')}))`,
        ),
      ),
  );
}

/** The first of every channel and user, then the second of every one, and so on: no channel with much to say keeps others from being found. */
function listing(db: Connection) {
  const found = deliverable(db);
  return db
    .with(found)
    .select(getTableColumns(outbox))
    .from(found)
    .innerJoin(outbox, eq(outbox.id, found.id))
    .orderBy(asc(found.inLane), asc(outbox.targetKind), asc(outbox.id))
    .limit(sql.placeholder('limit'))
    .prepare();
}

const queueing = (db: Connection) => ({
  drop: db
    .delete(outbox)
    .where(
      and(eq(outbox.match, sql.placeholder('match')), eq(outbox.slot, sql.placeholder('slot')), isNull(outbox.triedAt), waiting(outbox)),
    )
    .prepare(),
  add: db
    .insert(outbox)
    .values({
      match: sql.placeholder('match'),
      targetKind: sql.placeholder('targetKind'),
      target: sql.placeholder('target'),
      slot: sql.placeholder('slot'),
      content: sql.placeholder('content'),
      nonce: FRESH_NONCE,
      queuedAt: sql.placeholder('at'),
      nextAt: sql.placeholder('at'),
    })
    .prepare(),
  last: db
    .select()
    .from(outbox)
    .where(and(eq(outbox.match, sql.placeholder('match')), eq(outbox.slot, sql.placeholder('slot'))))
    .orderBy(desc(outbox.id))
    .limit(1)
    .prepare(),
  list: listing(db),
});

const delivering = (db: Connection) => ({
  attempt: db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      triedAt: sql`coalesce(${outbox.triedAt}, ${given('at', outbox.triedAt)})`,
    })
    .where(thisRow)
    .prepare(),
  send: db
    .update(outbox)
    .set({ sentAt: given('at', outbox.sentAt) })
    .where(thisRow)
    .returning({ match: outbox.match, slot: outbox.slot })
    .prepare(),
  postpone: db
    .update(outbox)
    .set({ nextAt: given('at', outbox.nextAt) })
    .where(thisRow)
    .prepare(),
  hasten: db
    .update(outbox)
    .set({ nextAt: given('at', outbox.nextAt) })
    .where(
      and(
        eq(outbox.match, sql.placeholder('match')),
        eq(outbox.targetKind, 'channel'),
        waiting(outbox),
        gt(outbox.nextAt, sql.placeholder('at')),
      ),
    )
    .prepare(),
  abandon: db
    .update(outbox)
    .set({ gaveUpBecause: given('because', outbox.gaveUpBecause) })
    .where(thisRow)
    .prepare(),
});

const posting = (db: Connection) => {
  const channel = given('channel', postedMessages.channel);
  const message = given('message', postedMessages.message);
  return {
    keep: db
      .insert(postedMessages)
      .values({ match: sql.placeholder('match'), slot: sql.placeholder('slot'), channel, message })
      .onConflictDoUpdate({ target: [postedMessages.match, postedMessages.slot], set: { channel, message } })
      .prepare(),
    find: db
      .select({ channel: postedMessages.channel, message: postedMessages.message })
      .from(postedMessages)
      .where(and(eq(postedMessages.match, sql.placeholder('match')), eq(postedMessages.slot, sql.placeholder('slot'))))
      .prepare(),
  };
};

export function outboxQueries(db: Connection): OutboxQueries {
  const { drop, add, last, list } = queueing(db);
  const { attempt, send, postpone, hasten, abandon } = delivering(db);
  const { keep, find } = posting(db);
  const letters = db
    .select({ content: outbox.content })
    .from(outbox)
    .where(and(eq(outbox.match, sql.placeholder('match')), like(outbox.slot, 'press:%'), gte(outbox.queuedAt, sql.placeholder('since'))))
    .groupBy(outbox.content, outbox.queuedAt)
    .orderBy(sql`min(${outbox.id})`)
    .prepare();
  const named = (id: number) => `undelivered row ${id} of the outbox`;
  return {
    queue: ({ match, to, slot, content }, at) =>
      together(db, () => {
        drop.run({ match, slot });
        add.run({ match, slot, content, at, ...targetOf(to) });
      }),
    lastQueued: (match, slot) => {
      const row = last.get({ match, slot });
      return row && asOutboxRow(row);
    },
    press: (match, since) => letters.all({ match, since }).map(row => row.content),
    undelivered: (at, limit, but = []) => list.all({ at, beyond: at + LONGEST_WAIT, but: JSON.stringify(but), limit }).map(asOutboxRow),
    tryDelivery: (id, at) => attempt.run({ id, at }).changes === 1,
    delivered: (id, where, at) =>
      together(db, () => {
        const [row] = send.all({ id, at });
        foundItsRow({ changes: row ? 1 : 0 }, named(id));
        keep.run({ ...row, ...where });
      }),
    retryLater: (id, at) => foundItsRow(postpone.run({ id, at }), named(id)),
    hasten: (match, at) => void hasten.run({ match, at }),
    giveUp: (id, because) => foundItsRow(abandon.run({ id, because }), named(id)),
    messageIn: (match, slot) => find.get({ match, slot }),
  };
}
