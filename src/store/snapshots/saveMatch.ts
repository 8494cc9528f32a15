import { randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Written } from '../../matches/model/beginTransaction.js';
import type { Duty } from '../../matches/model/duty.js';
import type { Match, MatchId, MatchPhase } from '../../matches/model/match.js';
import type { PlayerResult } from '../../matches/model/playerResult.js';
import type { MatchSnapshot, OpenPhase } from '../../matches/model/snapshot.js';
import type { Appended, NewMessage } from '../../matches/model/transaction.js';
import type { Connection } from '../tables/connection.js';
import { duties, edits, matches, notes, outbox, phases, pressMessages, results } from '../tables/schema.js';
import { type Computed, rowUpdater, rowWriter, type Yielding } from '../tables/writeRows.js';
import { changesIn, type MatchChange } from './matchChange.js';
import { listSaver, MATCH_LISTS } from './matchLists.js';

type SaveMatch = (before: MatchSnapshot, written: Written) => void;

/** Writes what transactions changed in matches. Call it only within a database transaction. */
export function matchSaver(db: Connection): SaveMatch {
  const saveMatchRow = rowUpdater(db, matches, ['id']);
  const savePhases = rowWriter(db, phases, ['match', 'number']);
  const lists = MATCH_LISTS.map(list => listSaver(db, list));
  const saveDuties = rowWriter(db, duties, ['user', 'match', 'phase'], { yielding: KEPT_YIELDS });
  const saveResults = rowWriter(db, results);
  const append = historyWriter(db);
  const queue = messageQueuer(db);
  return (first, written) => {
    const changes = changesIn(first, written);
    saveMatchRow(
      changes.flatMap(({ before, after }) => (before.match === after.match ? [] : [{ ...matchRow(after.match), id: after.match.id }])),
    );
    for (const { after, appended } of changes) if (appended.copies) copyPhases(db, after.match.id, appended.copies);
    savePhases(changes.flatMap(({ before, after, appended }) => phasesToWrite(before, after, appended.closed)));
    for (const saveList of lists) saveList(changes);
    append(changes);
    saveDuties(changes.flatMap(({ after, appended, at }) => dutiesToWrite(after.match, appended.duties, at)));
    saveResults(changes.flatMap(({ after, appended, at }) => resultsToWrite(after.match, appended.results, at)));
    for (const { after, appended, at } of changes) if (appended.retries) retry(db, after.match.id, at);
    queue(changes.map(({ after, appended, at }) => ({ match: after.match.id, messages: appended.messages, at })));
  };
}

function historyWriter(db: Connection): (changes: readonly MatchChange[]) => void {
  const [saveEdits, saveNotes, savePressMessages] = [rowWriter(db, edits), rowWriter(db, notes), rowWriter(db, pressMessages)];
  return changes => {
    saveEdits(changes.flatMap(({ after: { match }, appended }) => appended.edits.map(edit => ({ match: match.id, ...edit }))));
    saveNotes(changes.flatMap(({ after: { match }, appended }) => appended.notes.map(note => ({ match: match.id, ...note }))));
    savePressMessages(
      changes.flatMap(({ after: { match }, appended }) => appended.pressMessages.map(message => ({ match: match.id, ...message }))),
    );
  };
}

/** Copies everything before a phase unchanged: phases, their submissions, their salts. */
export function copyPhases(db: Connection, to: MatchId, { match, before }: NonNullable<Appended['copies']>): void {
  db.run(sql`insert into phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards)
    select ${to}, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards from phases
    where match_id = ${match} and number < ${before}`);
  db.run(sql`insert into submissions (match_id, phase, seat, submission, ready, revision)
    select ${to}, phase, seat, submission, ready, revision from submissions where match_id = ${match} and phase < ${before}`);
  db.run(sql`insert into salts (match_id, phase, seat, salt)
    select ${to}, phase, seat, salt from salts where match_id = ${match} and phase < ${before}`);
}

/** Orders that were kept replace nothing that was noted before about the same player and phase. */
export const KEPT_YIELDS: Yielding = { column: 'kind', value: 'kept' };

/** What players owed, once for each player and phase: what was noted last, unless that is that they kept it. */
export function dutiesToWrite({ id: match, guild }: Match, noted: readonly Duty[], at: number) {
  const inOrder = [...noted.filter(({ kind }) => kind === 'kept'), ...noted.filter(({ kind }) => kind !== 'kept')];
  const each = new Map(inOrder.map(duty => [JSON.stringify([duty.phase, duty.user]), duty]));
  return [...each.values()].map(duty => ({ ...duty, match, guild, at }));
}

export const resultsToWrite = ({ id: match, guild, game }: Match, results: readonly PlayerResult[], at: number) =>
  results.map(one => ({ ...one, match, guild, game, at }));

/** Null for each column that a match may lack: what it no longer has is cleared when it is written again. */
const ABSENT: Readonly<Record<string, null>> = Object.fromEntries(
  Object.entries(getTableColumns(matches)).flatMap(([name, { notNull }]) => (notNull ? [] : [[name, null]])),
);

/** A match as a row, without its id. */
export const matchRow = ({ id: _, ...match }: Match) => ({ ...ABSENT, unpostedTold: false, ...match });

const isRunning = ({ match }: MatchSnapshot): boolean => match.status === 'running';

/** When the phase is to be closed, if its match is running. */
const actsAt = ({ dueAt, closesAt }: OpenPhase): number => Math.min(dueAt, closesAt ?? dueAt);

/** The rows of the phases that were closed, and of the open one if something about it changed. */
export function phasesToWrite(before: MatchSnapshot, after: MatchSnapshot, closed: readonly MatchPhase[]) {
  const isSame = before.open === after.open && isRunning(before) === isRunning(after);
  const open = isSame ? [] : [after.open ?? []].flat();
  const { number = 0 } = after.last ?? {};
  if (open.some(one => one.number <= number))
    throw new Error(`phase ${number} of match ${after.match.id} has closed, and is never open again`);
  const openRows = open.map(one => ({ ...phaseRow(one), actsAt: isRunning(after) ? actsAt(one) : null }));
  return [...closed.map(phaseRow), ...openRows];
}

export const phaseRow = ({ closedAt, closedBy, report, sealForm, ...phase }: MatchPhase & Partial<OpenPhase>) => ({
  ...{ remindAt: null, closesAt: null, edition: null, turn: null, turnKind: null, cards: null, opponentsOwe: null, actsAt: null },
  ...phase,
  ...{ closedAt: closedAt ?? null, closedBy: closedBy ?? null, report: report ?? null, sealForm: sealForm ?? null },
});

/** Makes all messages that wait for the match's channel due now, and clears their refusals. */
function retry(db: Connection, match: MatchId, at: number): void {
  db.update(outbox)
    .set({ nextAt: at, refusedSince: null, refusedCode: null })
    .where(and(eq(outbox.match, match), eq(outbox.targetKind, 'channel'), isWaiting))
    .run();
}
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.gaveUpBecause));

/** Messages to queue for a match. */
export interface MatchMessages {
  readonly match: MatchId;
  readonly messages: readonly NewMessage[];
  readonly at: number;
  /** Set if nothing can wait for the match yet. */
  readonly isNew?: boolean;
}

/** Queues messages behind all earlier ones. A message replaces those that wait for the same slot and were never tried. */
export function messageQueuer(db: Connection): (all: readonly MatchMessages[]) => void {
  const insert = rowWriter(db, outbox, [], { computed: IS_EDIT });
  const replace = db.$client.prepare(REPLACE);
  return all => {
    const rows = all.flatMap(outboxRows);
    if (rows.length === 0) return;
    replace.run(JSON.stringify(rows.map(({ match, slot, target }) => [match, slot, target])));
    insert(rows);
  };
}
const REPLACE = `delete from outbox where sent_at is null and gave_up_because is null and tried_at is null
  and (match_id, slot, target) in (select value ->> 0, value ->> 1, value ->> 2 from json_each(?))`;

/** The rows of a match's messages, each with a nonce of its own. */
export const outboxRows = ({ match, messages, at }: MatchMessages) =>
  newestOfEach(messages).map(({ to, slot, content, evenPaused = false }) => ({
    ...{ match, slot, content, evenPaused, queuedAt: at, nextAt: at, nonce: freshNonce() },
    ...('channel' in to ? ({ targetKind: 'channel', target: to.channel } as const) : ({ targetKind: 'user', target: to.user } as const)),
  }));

/** Whether the message of a row's slot is posted already. */
export const IS_EDIT: Computed = {
  column: 'is_edit',
  as: `exists (select 1 from posted_messages as posted
    where posted.match_id = given.match_id and posted.slot = given.slot and posted.target = given.target)`,
};

/** 64 random bits in hexadecimal. Sequential nonces in one channel would reveal how many messages are sent elsewhere. */
const freshNonce = (): string => randomBytes(8).toString('hex');

/** Drops all but the last of several messages for one slot. */
function newestOfEach(messages: readonly NewMessage[]): readonly NewMessage[] {
  const slotOf = ({ to, slot }: NewMessage): string => JSON.stringify([slot, to]);
  const newest = new Map(messages.map(message => [slotOf(message), message]));
  return messages.filter(message => newest.get(slotOf(message)) === message);
}
