import { and, asc, type Column, desc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { DeliveryNote, Outbox, OutboxRow } from '../../../matches/context/store.js';
import { UNREACHABLE } from '../../../matches/model/unreachable.js';
import { deliverable } from '../../queries/deliverable.js';
import { asListed, FORGOTTEN, LONGEST_WAIT, targetOf } from '../../queries/outbox.js';
import { foundItsRow, given } from '../../queries/statements.js';
import { NOW } from '../leases/leaseQueries.js';
import { partOfColumn } from '../leases/parts.js';
import { messageQueuer } from '../snapshots/saveMatch.js';
import { inTransaction, type PgConnection } from '../tables/connection.js';
import { leases } from '../tables/fleet.js';
import { matches, outbox, postedMessages } from '../tables/schema.js';
import { changesOf } from './changes.js';

const waiting = (row: { readonly sentAt: Column; readonly gaveUpBecause: Column }) => and(isNull(row.sentAt), isNull(row.gaveUpBecause));
const thisRow = and(eq(outbox.id, sql.placeholder('id')), waiting(outbox));

/** Whether the recipient belongs to one of the parts asked for. */
const isInParts = sql`(${sql.placeholder('parts')}::int[] is null or ${partOfColumn(outbox.target)} = any(${sql.placeholder('parts')}::int[]))`;
/** A posted message that a row edits. The stored column is not enough: what is queued while its slot is being posted is stored as new. */
const itsPost = and(eq(postedMessages.match, outbox.match), eq(postedMessages.slot, outbox.slot), eq(postedMessages.target, outbox.target));

/** The waiting rows of one sort, page by page, and rows with certain ids as a whole. */
const listing = (db: PgConnection) => {
  const { id, match, slot, target, nextAt, isEdit, targetKind } = outbox;
  const { status, pausedBecause } = matches;
  // Looked up for each row: otherwise the server may read all matches there are.
  const its = db.select({ status, pausedBecause }).from(matches).where(eq(matches.id, match)).limit(1).as('its');
  /** Whether a message is held back because its match is paused and cannot post to the channel. `evenPaused` messages are not. */
  const isShut = and(
    eq(targetKind, 'channel'),
    not(outbox.evenPaused),
    eq(its.status, 'paused'),
    inArray(its.pausedBecause, [...UNREACHABLE]),
  );
  /** A delayed row blocks the later rows of its match to its recipient, unless it is a refused row of an ended match: those are retried one by one. */
  const canHoldUp = sql<boolean>`(${or(ne(its.status, 'ended'), isNull(outbox.refusedSince))})`;
  return {
    page: db
      .select({ id, match, slot, target, nextAt, canHoldUp })
      .from(outbox)
      .innerJoinLateral(its, sql`true`)
      .where(
        and(
          waiting(outbox),
          eq(isEdit, given('isEdit', isEdit)),
          eq(targetKind, given('targetKind', targetKind)),
          gt(id, sql.placeholder('after')),
          sql`not coalesce(${isShut}, false)`,
          isInParts,
        ),
      )
      .orderBy(asc(id))
      .limit(sql.placeholder('count'))
      .prepare('waiting'),
    whole: db
      .select({ ...getTableColumns(outbox), isEdit: sql<boolean>`${isNotNull(postedMessages.message)}` })
      .from(outbox)
      .leftJoin(postedMessages, itsPost)
      .where(sql`${outbox.id} = any(${sql.placeholder('ids')}::bigint[])`)
      .prepare('whole'),
  };
};

const delivering = (db: PgConnection) => ({
  attempt: db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      triedAt: sql`coalesce(${outbox.triedAt}, ${given('at', outbox.triedAt)})`,
    })
    .where(thisRow)
    .prepare('attempt'),
  send: db
    .update(outbox)
    .set({ sentAt: given('at', outbox.sentAt) })
    .where(thisRow)
    .returning({ match: outbox.match, slot: outbox.slot, target: outbox.target, targetKind: outbox.targetKind, content: outbox.content })
    .prepare('send'),
  postpone: db
    .update(outbox)
    .set({
      nextAt: given('at', outbox.nextAt),
      refusedSince: sql`coalesce(${outbox.refusedSince}, ${given('since', outbox.refusedSince)})`,
      refusedCode: sql`coalesce(${outbox.refusedCode}, ${given('code', outbox.refusedCode)})`,
    })
    .where(thisRow)
    .prepare('postpone'),
  refused: db
    .select({ match: outbox.match, code: sql<number | null>`min(${outbox.refusedCode})::int` })
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
    .groupBy(outbox.match)
    .prepare('refused'),
  forgotten: db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.id, sql.placeholder('id')), eq(outbox.gaveUpBecause, FORGOTTEN)))
    .prepare('forgotten'),
  abandon: db
    .update(outbox)
    .set({ gaveUpBecause: given('because', outbox.gaveUpBecause) })
    .where(thisRow)
    .prepare('abandon'),
});

const pruning = (db: PgConnection) => {
  const settled = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lt(outbox.queuedAt, sql.placeholder('before')), or(isNotNull(outbox.sentAt), isNotNull(outbox.gaveUpBecause))))
    .orderBy(asc(outbox.queuedAt))
    .limit(sql.placeholder('limit'));
  return db.delete(outbox).where(inArray(outbox.id, settled)).prepare('prune');
};

const posting = (db: PgConnection) => {
  const channel = given('channel', postedMessages.channel);
  const message = given('message', postedMessages.message);
  const place = { match: sql.placeholder('match'), slot: sql.placeholder('slot'), target: sql.placeholder('target') };
  return {
    keep: db
      .insert(postedMessages)
      .values({ ...place, channel, message })
      .onConflictDoUpdate({ target: [postedMessages.match, postedMessages.slot, postedMessages.target], set: { channel, message } })
      .prepare('keep_posted'),
    find: db
      .select({ channel: postedMessages.channel, message: postedMessages.message })
      .from(postedMessages)
      .where(and(eq(postedMessages.match, place.match), eq(postedMessages.slot, place.slot), eq(postedMessages.target, place.target)))
      .prepare('find_posted'),
    // A row that is being replaced or tried at this moment is left as it is.
    followed: db
      .update(outbox)
      .set({ isEdit: true })
      .where(
        inArray(
          outbox.id,
          db
            .select({ id: outbox.id })
            .from(outbox)
            .where(and(eq(outbox.match, place.match), eq(outbox.slot, place.slot), eq(outbox.target, place.target), waiting(outbox)))
            .for('update', { skipLocked: true }),
        ),
      )
      .prepare('followed'),
    newest: db
      .select({ content: outbox.content })
      .from(outbox)
      .where(and(eq(outbox.match, place.match), eq(outbox.slot, place.slot), eq(outbox.target, place.target)))
      .orderBy(desc(outbox.id))
      .limit(1)
      .prepare('newest'),
  };
};

/** The outbox of processes that share the work. */
export interface SharedOutbox extends Outbox {
  /** `parts`: only messages to recipients of these parts of the work. */
  due(at: number, limit: number, but?: readonly number[], parts?: readonly number[]): Promise<readonly OutboxRow[]>;
  /** `holder`: writes only about messages whose recipients this process holds the lease of, and answers false for all others. */
  note(notes: readonly DeliveryNote[], holder?: string): Promise<readonly boolean[]>;
}

export function outboxQueries(db: PgConnection): SharedOutbox {
  const list = listing(db);
  const { refused } = delivering(db);
  const { find } = posting(db);
  const pruned = pruning(db);
  const note = noteWriter(db);
  return {
    due: async (at, limit, but = [], parts) => {
      const choice = deliverable({ at, beyond: at + LONGEST_WAIT, limit, but });
      let step = choice.next([]);
      while (!step.done) step = choice.next(await list.page.execute({ ...step.value, parts: parts ?? null }));
      return step.value.length === 0 ? [] : asListed(step.value, await list.whole.execute({ ids: [...step.value] }));
    },
    note: (notes, holder) =>
      inTransaction(db, async () => {
        const ours = holder === undefined ? undefined : await heldRows(db, holder, notes);
        const written = new Map<DeliveryNote, boolean>();
        const afterwards: (() => Promise<void>)[] = [];
        // Everybody locks messages in the order of their ids, and others only if nobody has them, so that nobody waits for whoever waits for them.
        for (const one of [...notes].sort((a, b) => a.id - b.id))
          written.set(one, (ours?.has(one.id) ?? true) && (await note(one, afterwards)));
        for (const work of afterwards) await work();
        return notes.map(one => written.get(one) ?? false);
      }),
    refusedBefore: async at => (await refused.execute({ at })).map(({ match, code }) => ({ match, code: code ?? undefined })),
    messageIn: async ({ match, slot, to }) => (await find.execute({ match, slot, target: targetOf(to) }))[0],
    prune: async (before, limit) => changesOf(await pruned.execute({ before, limit })),
  };
}

/**
 * Which of these messages the process may write about: it holds the lease of their recipients, and nobody can take it before the transaction ends.
 * The lock lets the process itself renew the lease meanwhile.
 */
async function heldRows(db: PgConnection, holder: string, notes: readonly DeliveryNote[]): Promise<ReadonlySet<number>> {
  const found = sql`select ${outbox.id} as id from ${leases} join ${outbox} on ${leases.number} = ${partOfColumn(outbox.target)}
    where ${leases.kind} = 'work' and ${leases.holder} = ${holder} and ${leases.expiresAt} > ${sql.raw(NOW)}
      and ${outbox.id} = any(${sql.param(notes.map(({ id }) => id))}::bigint[])
    for key share of ${leases}`;
  return new Set((await db.execute<{ id: string }>(found)).rows.map(({ id }) => Number(id)));
}

/** Writes one note. Call within a transaction. Adds to `afterwards` what is to be done once all notes of the transaction are written. */
function noteWriter(db: PgConnection): (note: DeliveryNote, afterwards: (() => Promise<void>)[]) => Promise<boolean> {
  const { attempt, send, postpone, abandon, forgotten } = delivering(db);
  const { keep, followed, newest } = posting(db);
  const queue = messageQueuer(db);
  /** Throws if the row was not found, unless its recipient was forgotten while it was being sent: then there is nothing left to record. */
  const found = async (id: number, changes: number): Promise<boolean> => {
    if (changes === 0 && (await forgotten.execute({ id })).length > 0) return true;
    foundItsRow({ changes }, `undelivered row ${id} of the outbox`);
    return true;
  };
  type Posted = Extract<DeliveryNote, { kind: 'posted' }>;
  const posted = async ({ id, where, at, redraw }: Posted, afterwards: (() => Promise<void>)[]): Promise<boolean> => {
    const [row] = await send.execute({ id, at });
    if (!row) return await found(id, 0);
    const { match, slot, target, targetKind, content } = row;
    await keep.execute({ match, slot, target, ...where });
    afterwards.push(async () => {
      await followed.execute({ match, slot, target });
      const [latest] = await newest.execute({ match, slot, target });
      const isNewest = JSON.stringify(latest?.content) === JSON.stringify(content);
      const to = targetKind === 'channel' ? { channel: target } : { user: target };
      if (redraw && isNewest) await queue([{ match, messages: [{ to, slot, content }], at }]);
    });
    return true;
  };
  return async (note, afterwards) => {
    switch (note.kind) {
      case 'attempt':
        return changesOf(await attempt.execute({ id: note.id, at: note.at })) === 1;
      case 'posted':
        return await posted(note, afterwards);
      case 'delayed': {
        const { since = null, code = null } = note.refused ?? {};
        return await found(note.id, changesOf(await postpone.execute({ id: note.id, at: note.until, since, code })));
      }
      case 'given-up':
        return await found(note.id, changesOf(await abandon.execute({ id: note.id, because: note.because })));
      default:
        return note satisfies never;
    }
  };
}
