import { and, asc, type Column, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { Immediate } from '../../lib/promised.js';
import type { DeliveryNote, Outbox, OutboxRow } from '../../matches/context/store.js';
import { UNREACHABLE } from '../../matches/model/unreachable.js';
import { messageQueuer } from '../snapshots/saveMatch.js';
import { type Connection, inTransaction } from '../tables/connection.js';
import { prepared } from '../tables/prepared.js';
import { matches, outbox, postedMessages } from '../tables/schema.js';
import { deliverable } from './deliverable.js';
import { foundItsRow, given } from './statements.js';

/** The nonce of a row that an earlier version tried to post. It is made of the row's ids. */
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
  refusedSince: row.refusedSince ?? undefined,
  evenPaused: row.evenPaused || undefined,
  isEdit: row.isEdit || undefined,
});

export const targetOf = (to: OutboxRow['to']): string => ('channel' in to ? to.channel : to.user);

const waiting = (row: { readonly sentAt: Column; readonly gaveUpBecause: Column }) => and(isNull(row.sentAt), isNull(row.gaveUpBecause));
const thisRow = and(eq(outbox.id, sql.placeholder('id')), waiting(outbox));

/** The longest delay of a row, in milliseconds. A row with a longer one was delayed while the clock was ahead, and may be sent now. */
export const LONGEST_WAIT = 10 * 60_000;

/** Whether a message is held back because its match is paused and cannot post to the channel. `evenPaused` messages are not. */
const isShut = and(
  eq(outbox.targetKind, 'channel'),
  not(outbox.evenPaused),
  eq(matches.status, 'paused'),
  inArray(matches.pausedBecause, [...UNREACHABLE]),
);
/** A delayed row blocks the later rows of its match to its recipient, unless it is a refused row of an ended match: those are retried one by one. */
const canHoldUp = sql<number>`(${or(ne(matches.status, 'ended'), isNull(outbox.refusedSince))})`.mapWith(Boolean);
/** A posted message that a row edits. */
const itsPost = and(eq(postedMessages.match, outbox.match), eq(postedMessages.slot, outbox.slot), eq(postedMessages.target, outbox.target));

/** The waiting rows of one sort, page by page, and rows with certain ids as a whole. */
const listing = (db: Connection) => {
  const { id, match, slot, target, nextAt, isEdit, targetKind } = outbox;
  return {
    page: prepared(() =>
      db
        .select({ id, match, slot, target, nextAt, canHoldUp })
        .from(outbox)
        .innerJoin(matches, eq(matches.id, match))
        .where(
          and(
            waiting(outbox),
            eq(isEdit, given('isEdit', isEdit)),
            eq(targetKind, given('targetKind', targetKind)),
            gt(id, sql.placeholder('after')),
            sql`not coalesce(${isShut}, 0)`,
          ),
        )
        .orderBy(asc(id))
        .limit(sql.placeholder('count')),
    ),
    whole: prepared(() =>
      db
        .select({ ...getTableColumns(outbox), isEdit: sql`${isNotNull(postedMessages.message)}`.mapWith(Boolean) })
        .from(outbox)
        .leftJoin(postedMessages, itsPost)
        .where(sql`${outbox.id} in (select value from json_each(${sql.placeholder('ids')}))`),
    ),
  };
};

/** The listed rows as a whole, in their order. */
export function asListed(listed: readonly number[], rows: readonly (typeof outbox.$inferSelect)[]): readonly OutboxRow[] {
  const byId = new Map(rows.map(row => [row.id, row]));
  return listed.flatMap(id => {
    const row = byId.get(id);
    return row ? asOutboxRow(row) : [];
  });
}

const delivering = (db: Connection) => ({
  attempt: prepared(() =>
    db
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        triedAt: sql`coalesce(${outbox.triedAt}, ${given('at', outbox.triedAt)})`,
      })
      .where(thisRow),
  ),
  send: prepared(() =>
    db
      .update(outbox)
      .set({ sentAt: given('at', outbox.sentAt) })
      .where(thisRow)
      .returning({ match: outbox.match, slot: outbox.slot, target: outbox.target, targetKind: outbox.targetKind, content: outbox.content }),
  ),
  postpone: prepared(() =>
    db
      .update(outbox)
      .set({
        nextAt: given('at', outbox.nextAt),
        refusedSince: sql`coalesce(${outbox.refusedSince}, ${given('since', outbox.refusedSince)})`,
        refusedCode: sql`coalesce(${outbox.refusedCode}, ${given('code', outbox.refusedCode)})`,
      })
      .where(thisRow),
  ),
  refused: prepared(() =>
    db
      .select({ match: outbox.match, code: sql<number | null>`min(${outbox.refusedCode})` })
      .from(outbox)
      .innerJoin(matches, eq(matches.id, outbox.match))
      .where(
        and(
          eq(outbox.targetKind, 'channel'),
          not(outbox.evenPaused),
          waiting(outbox),
          lte(outbox.refusedSince, sql.placeholder('at')),
          inArray(matches.status, ['lobby', 'running']),
        ),
      )
      .groupBy(outbox.match),
  ),
  forgotten: prepared(() =>
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.id, sql.placeholder('id')), eq(outbox.gaveUpBecause, FORGOTTEN))),
  ),
  abandon: prepared(() =>
    db
      .update(outbox)
      .set({ gaveUpBecause: given('because', outbox.gaveUpBecause) })
      .where(thisRow),
  ),
});

/** `gaveUpBecause` of the messages to a user who asked to be forgotten. */
export const FORGOTTEN = 'forgotten';

const pruning = (db: Connection) => {
  const settled = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lt(outbox.queuedAt, sql.placeholder('before')), or(isNotNull(outbox.sentAt), isNotNull(outbox.gaveUpBecause))))
    .orderBy(asc(outbox.queuedAt))
    .limit(sql.placeholder('limit'));
  return prepared(() => db.delete(outbox).where(inArray(outbox.id, settled)));
};

const posting = (db: Connection) => {
  const channel = given('channel', postedMessages.channel);
  const message = given('message', postedMessages.message);
  const place = { match: sql.placeholder('match'), slot: sql.placeholder('slot'), target: sql.placeholder('target') };
  return {
    keep: prepared(() =>
      db
        .insert(postedMessages)
        .values({ ...place, channel, message })
        .onConflictDoUpdate({ target: [postedMessages.match, postedMessages.slot, postedMessages.target], set: { channel, message } }),
    ),
    find: prepared(() =>
      db
        .select({ channel: postedMessages.channel, message: postedMessages.message })
        .from(postedMessages)
        .where(and(eq(postedMessages.match, place.match), eq(postedMessages.slot, place.slot), eq(postedMessages.target, place.target))),
    ),
    followed: prepared(() =>
      db
        .update(outbox)
        .set({ isEdit: true })
        .where(and(eq(outbox.match, place.match), eq(outbox.slot, place.slot), eq(outbox.target, place.target), waiting(outbox))),
    ),
    newest: prepared(() =>
      db
        .select({ content: outbox.content })
        .from(outbox)
        .where(and(eq(outbox.match, place.match), eq(outbox.slot, place.slot), eq(outbox.target, place.target)))
        .orderBy(desc(outbox.id))
        .limit(1),
    ),
  };
};

export function outboxQueries(db: Connection): Immediate<Outbox> {
  const list = listing(db);
  const { refused } = delivering(db);
  const { find } = posting(db);
  const pruned = pruning(db);
  const note = noteWriter(db);
  return {
    due: (at, limit, but = []) => {
      const choice = deliverable({ at, beyond: at + LONGEST_WAIT, limit, but });
      let step = choice.next([]);
      while (!step.done) step = choice.next(list.page.all({ ...step.value }));
      return step.value.length === 0 ? [] : asListed(step.value, list.whole.all({ ids: JSON.stringify(step.value) }));
    },
    note: notes => inTransaction(db, () => notes.map(note)),
    refusedBefore: at => refused.all({ at }).map(({ match, code }) => ({ match, code: code ?? undefined })),
    messageIn: ({ match, slot, to }) => find.get({ match, slot, target: targetOf(to) }),
    prune: (before, limit) => pruned.run({ before, limit }).changes,
  };
}

/** Writes one note. Call within a transaction. */
function noteWriter(db: Connection): (note: DeliveryNote) => boolean {
  const { attempt, send, postpone, abandon, forgotten } = delivering(db);
  const { keep, followed, newest } = posting(db);
  const queue = messageQueuer(db);
  /** Throws if the row was not found, unless its recipient was forgotten while it was being sent: then there is nothing left to record. */
  const found = (id: number, changes: number): boolean => {
    if (changes === 0 && forgotten.get({ id })) return true;
    foundItsRow({ changes }, `undelivered row ${id} of the outbox`);
    return true;
  };
  const posted = ({ id, where, at, redraw }: Extract<DeliveryNote, { kind: 'posted' }>): boolean => {
    const [row] = send.all({ id, at });
    if (!row) return found(id, 0);
    const { match, slot, target, targetKind, content } = row;
    keep.run({ match, slot, target, ...where });
    followed.run({ match, slot, target });
    const isNewest = JSON.stringify(newest.get({ match, slot, target })?.content) === JSON.stringify(content);
    const to = targetKind === 'channel' ? { channel: target } : { user: target };
    if (redraw && isNewest) queue([{ match, messages: [{ to, slot, content }], at }]);
    return true;
  };
  return note => {
    switch (note.kind) {
      case 'attempt':
        return attempt.run({ id: note.id, at: note.at }).changes === 1;
      case 'posted':
        return posted(note);
      case 'delayed': {
        const { since = null, code = null } = note.refused ?? {};
        return found(note.id, postpone.run({ id: note.id, at: note.until, since, code }).changes);
      }
      case 'given-up':
        return found(note.id, abandon.run({ id: note.id, because: note.because }).changes);
      default:
        return note satisfies never;
    }
  };
}
