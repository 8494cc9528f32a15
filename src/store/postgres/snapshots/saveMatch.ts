import { and, eq, getTableName, isNull, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Written } from '../../../matches/model/beginTransaction.js';
import type { MatchId } from '../../../matches/model/match.js';
import { type MatchSnapshot, NOTHING } from '../../../matches/model/snapshot.js';
import type { Appended, NewMessage } from '../../../matches/model/transaction.js';
import { MATCH_LISTS, type StoredList } from '../../snapshots/matchLists.js';
import {
  dutiesToWrite,
  freshNonce,
  IS_EDIT,
  KEPT_YIELDS,
  matchRow,
  newestOfEach,
  phasesToWrite,
  resultsToWrite,
} from '../../snapshots/saveMatch.js';
import { allSent, type PgConnection } from '../tables/connection.js';
import * as tables from '../tables/schema.js';
import { prepared, rowDeleter, rowWriter } from '../tables/writeRows.js';

const { duties, edits, matches, notes, outbox, phases, pressMessages, results } = tables;

const BY_NAME: ReadonlyMap<string, PgTable> = new Map(
  Object.values(tables).flatMap(table => (table instanceof PgTable ? [[getTableConfig(table).name, table]] : [])),
);

type SaveMatch = (before: MatchSnapshot, written: Written) => Promise<void>;

/** Writes what transactions changed in matches. Call it only within a database transaction. */
export function matchSaver(db: PgConnection): SaveMatch {
  const saveMatchRow = rowWriter(db, matches, ['id']);
  const savePhases = rowWriter(db, phases, ['match', 'number']);
  const lists = MATCH_LISTS.map(list => listSaver(db, list));
  const saveDuties = rowWriter(db, duties, ['user', 'match', 'phase'], { yielding: KEPT_YIELDS });
  const saveResults = rowWriter(db, results);
  const append = historyWriter(db);
  const queue = messageQueuer(db);
  const save: SaveMatch = async (before, { at, facts: after, appended }) => {
    const { id } = after.match;
    if (before.match !== after.match) await saveMatchRow([{ ...matchRow(after.match), id }]);
    if (appended.copies) await copyPhases(db, id, appended.copies);
    // All are sent at once, in this order: each of these functions sends its statements before it returns.
    await allSent([
      savePhases(phasesToWrite(before, after, appended.closed)),
      ...lists.map(saveList => saveList(before, after)),
      append(id, appended),
      saveDuties(dutiesToWrite(after.match, appended.duties, at)),
      saveResults(resultsToWrite(after.match, appended.results, at)),
      ...(appended.retries ? [] : [queue(id, appended.messages, at)]),
    ]);
    if (appended.retries) {
      await retry(db, id, at);
      await queue(id, appended.messages, at);
    }
    if (appended.fork) await save({ ...NOTHING, match: after.match }, appended.fork);
  };
  return save;
}

/** Writes the difference between two snapshots in at most two statements; in none if nothing changed. */
function listSaver(
  db: PgConnection,
  { table, key, difference }: StoredList,
): (before: MatchSnapshot, after: MatchSnapshot) => Promise<void> {
  const ours = BY_NAME.get(getTableName(table));
  if (!ours) throw new Error(`PostgreSQL has no table ${getTableName(table)}`);
  const [write, remove] = [rowWriter(db, ours, key), rowDeleter(db, ours, key)];
  return async (before, after) => {
    const found = difference(before, after);
    if (!found) return;
    await allSent([remove(found.gone), write(found.changed)]);
  };
}

function historyWriter(db: PgConnection): (match: MatchId, appended: Appended) => Promise<void> {
  const [saveEdits, saveNotes, savePressMessages] = [rowWriter(db, edits), rowWriter(db, notes), rowWriter(db, pressMessages)];
  return async (match, appended) => {
    await allSent([
      saveEdits(appended.edits.map(edit => ({ match, ...edit }))),
      saveNotes(appended.notes.map(note => ({ match, ...note }))),
      savePressMessages(appended.pressMessages.map(message => ({ match, ...message }))),
    ]);
  };
}

/** Copies everything before a phase unchanged: phases, their submissions, their salts. */
async function copyPhases(db: PgConnection, to: MatchId, { match, before }: NonNullable<Appended['copies']>): Promise<void> {
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
export function messageQueuer(db: PgConnection): (match: MatchId, messages: readonly NewMessage[], at: number) => Promise<void> {
  const insert = rowWriter(db, outbox, [], { computed: IS_EDIT });
  return async (match, messages, at) => {
    if (messages.length === 0) return;
    const rows = newestOfEach(messages).map(({ to, slot, content, evenPaused = false }) => ({
      ...{ match, slot, content, evenPaused, queuedAt: at, nextAt: at, nonce: freshNonce() },
      ...('channel' in to ? ({ targetKind: 'channel', target: to.channel } as const) : ({ targetKind: 'user', target: to.user } as const)),
    }));
    const replaced = prepared(REPLACE, [match, rows.map(({ slot }) => slot), rows.map(({ target }) => target)]);
    await allSent([db.$client.query(replaced), insert(rows)]);
  };
}
const REPLACE = `delete from outbox where id in (select id from outbox
  where match_id = $1 and sent_at is null and gave_up_because is null and tried_at is null
  and (slot, target) in (select * from unnest($2::text[], $3::text[])) order by id for update)`;
