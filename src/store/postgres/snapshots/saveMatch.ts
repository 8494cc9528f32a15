import { and, eq, getTableName, isNull, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Written } from '../../../matches/model/beginTransaction.js';
import type { MatchId } from '../../../matches/model/match.js';
import type { MatchSnapshot } from '../../../matches/model/snapshot.js';
import type { Appended } from '../../../matches/model/transaction.js';
import { changesIn, type MatchChange } from '../../snapshots/matchChange.js';
import { MATCH_LISTS, type StoredList } from '../../snapshots/matchLists.js';
import {
  dutiesToWrite,
  IS_EDIT,
  KEPT_YIELDS,
  type MatchMessages,
  matchRow,
  outboxRows,
  phasesToWrite,
  resultsToWrite,
} from '../../snapshots/saveMatch.js';
import { allSent, type PgConnection } from '../tables/connection.js';
import * as tables from '../tables/schema.js';
import { prepared, rowDeleter, rowUpdater, rowWriter } from '../tables/writeRows.js';

const { duties, edits, matches, notes, outbox, phases, pressMessages, results } = tables;

const BY_NAME: ReadonlyMap<string, PgTable> = new Map(
  Object.values(tables).flatMap(table => (table instanceof PgTable ? [[getTableConfig(table).name, table]] : [])),
);

type SaveMatch = (before: MatchSnapshot, written: Written) => Promise<void>;

/** Writes what transactions changed in matches. Call it only within a database transaction. */
export function matchSaver(db: PgConnection): SaveMatch {
  const saveMatchRow = rowUpdater(db, matches, ['id']);
  const savePhases = rowWriter(db, phases, ['match', 'number']);
  const lists = MATCH_LISTS.map(list => listSaver(db, list));
  const saveDuties = rowWriter(db, duties, ['user', 'match', 'phase'], { yielding: KEPT_YIELDS });
  const saveResults = rowWriter(db, results);
  const append = historyWriter(db);
  const queue = messageQueuer(db);
  return async (first, written) => {
    const changes = changesIn(first, written);
    await saveMatchRow(
      changes.flatMap(({ before, after }) => (before.match === after.match ? [] : [{ ...matchRow(after.match), id: after.match.id }])),
    );
    for (const { after, appended } of changes) if (appended.copies) await copyPhases(db, after.match.id, appended.copies);
    const isRetried = changes.some(({ appended }) => appended.retries);
    const messages = changes.map(({ after, appended, at, isNew }) => ({ match: after.match.id, messages: appended.messages, at, isNew }));
    // All are sent at once, in this order: each of these functions sends its statements before it returns.
    await allSent([
      savePhases(changes.flatMap(({ before, after, appended }) => phasesToWrite(before, after, appended.closed))),
      ...lists.map(saveList => saveList(changes)),
      append(changes),
      saveDuties(changes.flatMap(({ after, appended, at }) => dutiesToWrite(after.match, appended.duties, at))),
      saveResults(changes.flatMap(({ after, appended, at }) => resultsToWrite(after.match, appended.results, at))),
      ...(isRetried ? [] : [queue(messages)]),
    ]);
    if (!isRetried) return;
    for (const { after, appended, at } of changes) if (appended.retries) await retry(db, after.match.id, at);
    await queue(messages);
  };
}

/** Writes the differences between pairs of snapshots in at most two statements; in none if nothing changed. */
function listSaver(db: PgConnection, { table, key, difference }: StoredList): (changes: readonly MatchChange[]) => Promise<void> {
  const ours = BY_NAME.get(getTableName(table));
  if (!ours) throw new Error(`PostgreSQL has no table ${getTableName(table)}`);
  const [write, remove] = [rowWriter(db, ours, key), rowDeleter(db, ours, key)];
  return async changes => {
    const found = changes.flatMap(({ before, after }) => difference(before, after) ?? []);
    if (found.length === 0) return;
    await allSent([remove(found.flatMap(({ gone }) => gone)), write(found.flatMap(({ changed }) => changed))]);
  };
}

function historyWriter(db: PgConnection): (changes: readonly MatchChange[]) => Promise<void> {
  const [saveEdits, saveNotes, savePressMessages] = [rowWriter(db, edits), rowWriter(db, notes), rowWriter(db, pressMessages)];
  return async changes => {
    await allSent([
      saveEdits(changes.flatMap(({ after: { match }, appended }) => appended.edits.map(edit => ({ match: match.id, ...edit })))),
      saveNotes(changes.flatMap(({ after: { match }, appended }) => appended.notes.map(note => ({ match: match.id, ...note })))),
      savePressMessages(
        changes.flatMap(({ after: { match }, appended }) => appended.pressMessages.map(message => ({ match: match.id, ...message }))),
      ),
    ]);
  };
}

/** Copies everything before a phase unchanged: phases, their submissions, their salts. */
export async function copyPhases(db: PgConnection, to: MatchId, { match, before }: NonNullable<Appended['copies']>): Promise<void> {
  await db.execute(sql`insert into phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards)
    select ${to}, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards from phases
    where match_id = ${match} and number < ${before}`);
  await db.execute(sql`insert into submissions (match_id, phase, seat, submission, ready, revision)
    select ${to}, phase, seat, submission, ready, revision from submissions where match_id = ${match} and phase < ${before}`);
  await db.execute(sql`insert into salts (match_id, phase, seat, salt)
    select ${to}, phase, seat, salt from salts where match_id = ${match} and phase < ${before}`);
}

/** Makes all messages that wait for the match's channel due now, and clears their refusals. */
async function retry(db: PgConnection, match: MatchId, at: number): Promise<void> {
  await db
    .update(outbox)
    .set({ nextAt: at, refusedSince: null, refusedCode: null })
    .where(and(eq(outbox.match, match), eq(outbox.targetKind, 'channel'), isWaiting));
}
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.gaveUpBecause));

/** Queues messages behind all earlier ones. A message replaces those that wait for the same slot and were never tried. */
export function messageQueuer(db: PgConnection): (all: readonly MatchMessages[]) => Promise<void> {
  const insert = rowWriter(db, outbox, [], { computed: IS_EDIT });
  return async all => {
    const queued = all.map(one => ({ ...one, rows: outboxRows(one) }));
    const replaced = queued.flatMap(({ isNew, match, rows }) =>
      isNew || rows.length === 0 ? [] : prepared(REPLACE, [match, rows.map(({ slot }) => slot), rows.map(({ target }) => target)]),
    );
    await allSent([...replaced.map(one => db.$client.query(one)), insert(queued.flatMap(({ rows }) => rows))]);
  };
}
/** For one match, whose index is then used. */
const REPLACE = `delete from outbox where id in (select id from outbox
  where match_id = $1 and sent_at is null and gave_up_because is null and tried_at is null
  and (slot, target) in (select * from unnest($2::text[], $3::text[])) order by id for update)`;
