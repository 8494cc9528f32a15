import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Match, MatchId, MatchPhase } from '../matches/match.js';
import type { Written } from '../matches/model/beginTransaction.js';
import { type MatchSnapshot, NOTHING, type OpenPhase } from '../matches/model/snapshot.js';
import type { Appended, NewMessage } from '../matches/model/transaction.js';
import type { Connection } from './connection.js';
import { keptList, type SaveList, upsert } from './keptList.js';
import {
  ballots,
  disclosures,
  edits,
  extensions,
  hostChecks,
  invitations,
  letters,
  matches,
  motions,
  notes,
  outbox,
  phases,
  players,
  punctuality,
  receipts,
  reminders,
  salts,
  seats,
  secrets,
  standIns,
  submissions,
  tenures,
  vacancies,
  watchers,
} from './schema.js';

/** Every list of a snapshot but the phases, and how its rows are known. */
const LISTS: readonly SaveList[] = [
  keptList({
    table: secrets,
    key: ['match'],
    from: ['secret'],
    rows: ({ match: { id: match }, secret }) => (secret === undefined ? [] : [{ match, secret }]),
  }),
  keptList({
    table: hostChecks,
    key: ['match'],
    from: ['hostCheck'],
    rows: ({ match: { id: match }, hostCheck }) => (hostCheck ? [{ match, answeredAt: null, ...hostCheck }] : []),
  }),
  keptList({
    table: players,
    key: ['match', 'user'],
    from: ['players'],
    rows: ({ match: { id: match }, players: all }) => all.map(player => ({ match, ...player })),
  }),
  keptList({
    table: seats,
    key: ['match', 'seat'],
    from: ['seats'],
    rows: ({ match: { id: match }, seats: all }) => all.map(seat => ({ match, seat })),
  }),
  keptList({
    table: tenures,
    key: ['match', 'number'],
    from: ['tenures'],
    rows: ({ match: { id: match }, tenures: all }) => all.map((tenure, i) => ({ match, number: i + 1, until: null, ...tenure })),
  }),
  keptList({
    table: standIns,
    key: ['match', 'seat'],
    from: ['standIns'],
    rows: ({ match: { id: match }, standIns: all }) => all.map(standIn => ({ match, ...standIn })),
  }),
  keptList({
    table: disclosures,
    key: ['match', 'viewer', 'as', 'seat'],
    from: ['disclosures'],
    rows: ({ match: { id: match }, disclosures: all }) => all.map(disclosure => ({ match, ...disclosure })),
  }),
  keptList({
    table: watchers,
    key: ['match', 'user'],
    from: ['watchers'],
    rows: ({ match: { id: match }, watchers: all }) => all.map(user => ({ match, user })),
  }),
  keptList({
    table: salts,
    key: ['match', 'phase', 'seat'],
    from: ['salts'],
    rows: ({ match: { id: match }, salts: all }) => all.map(salt => ({ match, ...salt })),
  }),
  keptList({
    table: submissions,
    key: ['match', 'phase', 'seat'],
    from: ['submissions'],
    rows: ({ match: { id: match }, submissions: all }) =>
      all.map(({ filedBy = null, ...submission }) => ({ match, ...submission, filedBy })),
  }),
  keptList({
    table: ballots,
    key: ['match', 'phase', 'question', 'seat'],
    from: ['ballots'],
    rows: ({ match: { id: match }, ballots: all }) => all.map(ballot => ({ match, ...ballot })),
  }),
  keptList({
    table: punctuality,
    key: ['match', 'seat'],
    from: ['punctuality'],
    rows: ({ match: { id: match }, punctuality: all }) => [...all].map(([seat, counted]) => ({ match, seat, ...counted })),
  }),
  keptList({
    table: vacancies,
    key: ['match', 'seat', 'phase'],
    from: ['vacancies'],
    rows: ({ match: { id: match }, vacancies: all }) => all.map(vacancy => ({ match, ...vacancy })),
  }),
  keptList({
    table: invitations,
    key: ['match', 'phase', 'seat', 'user'],
    from: ['invitations'],
    rows: ({ match: { id: match }, invitations: all }) => all.map(invitation => ({ match, ...invitation })),
  }),
  keptList({
    table: motions,
    key: ['match', 'phase', 'number'],
    from: ['motions'],
    rows: ({ match: { id: match }, motions: all }) => all.map(motion => ({ match, ...motion })),
  }),
  keptList({
    table: extensions,
    key: ['match', 'phase', 'reason'],
    from: ['extensions'],
    rows: ({ match: { id: match }, extensions: all }) => all.map(extension => ({ match, ...extension })),
  }),
  keptList({
    table: reminders,
    key: ['match', 'phase', 'seat', 'user', 'moment'],
    from: ['reminders'],
    rows: ({ match: { id: match }, reminders: all }) => all.map(({ user = '', ...reminder }) => ({ match, user, ...reminder })),
  }),
  keptList({
    table: receipts,
    key: ['match', 'phase', 'seat', 'user'],
    from: ['receipts'],
    rows: ({ match: { id: match }, receipts: all }) => all.map(receipt => ({ match, ...receipt })),
  }),
];

/** Writes what a transaction made of a match. Within a transaction of the database. */
export function saveMatch(db: Connection, before: MatchSnapshot, { facts: after, appended }: Written, at: number): void {
  const { id } = after.match;
  if (before.match !== after.match) db.update(matches).set(matchRow(after.match)).where(eq(matches.id, id)).run();
  if (appended.copies) copyPhases(db, id, appended.copies);
  savePhases(db, before, after, appended.closed);
  for (const save of LISTS) save(db, before, after);
  if (appended.edits.length > 0)
    db.insert(edits)
      .values(appended.edits.map(edit => ({ match: id, ...edit })))
      .run();
  if (appended.notes.length > 0)
    db.insert(notes)
      .values(appended.notes.map(note => ({ match: id, ...note })))
      .run();
  if (appended.letters.length > 0)
    db.insert(letters)
      .values(appended.letters.map(letter => ({ match: id, ...letter })))
      .run();
  if (appended.retries) retry(db, id, at);
  if (appended.messages.length > 0) queue(db, id, appended.messages, at);
  if (appended.fork) saveMatch(db, { ...NOTHING, match: after.match }, appended.fork, at);
}

/** Everything before a phase, as it is: phases, what counted in them, their salts. */
function copyPhases(db: Connection, to: MatchId, { match, before }: NonNullable<Appended['copies']>): void {
  db.run(sql`insert into phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards)
    select ${to}, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn, turn_kind, cards from phases
    where match_id = ${match} and number < ${before}`);
  db.run(sql`insert into submissions (match_id, phase, seat, submission, ready, revision)
    select ${to}, phase, seat, submission, ready, revision from submissions where match_id = ${match} and phase < ${before}`);
  db.run(sql`insert into salts (match_id, phase, seat, salt)
    select ${to}, phase, seat, salt from salts where match_id = ${match} and phase < ${before}`);
}

/** Every column of a match but its number. */
export const matchRow = ({ id: _, ...match }: Match) => ({
  ...{ arbiter: null, pausedBecause: null, pausedAt: null, muster: null, from: null, end: null },
  ...{ hostGoneAt: null, resumeOffered: null, unpostedTold: false, turnCall: null },
  ...match,
});

function savePhases(db: Connection, before: MatchSnapshot, after: MatchSnapshot, closed: readonly MatchPhase[]): void {
  const open = before.open === after.open ? [] : [after.open ?? []].flat();
  const { number = 0 } = after.last ?? {};
  if (open.some(one => one.number <= number))
    throw new Error(`phase ${number} of match ${after.match.id} has closed, and is never open again`);
  const rows = [...closed, ...open].map(phaseRow);
  if (rows.length === 0) return;
  upsert(db, { table: phases, key: ['match', 'number'] }, rows);
}

export const phaseRow = ({ closedAt, closedBy, report, sealForm, ...phase }: MatchPhase & Partial<OpenPhase>) => ({
  ...{ remindAt: null, closesAt: null, edition: null, turn: null, turnKind: null, cards: null },
  ...phase,
  ...{ closedAt: closedAt ?? null, closedBy: closedBy ?? null, report: report ?? null, sealForm: sealForm ?? null },
});

/** Messages to the channel that Discord refused need not wait any longer. */
function retry(db: Connection, match: MatchId, at: number): void {
  db.update(outbox)
    .set({ nextAt: at, refusedSince: null, refusedCode: null })
    .where(and(eq(outbox.match, match), eq(outbox.targetKind, 'channel'), isWaiting))
    .run();
}
const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.gaveUpBecause));

/** Random, so that nobody can count from the footers in a channel what is sent elsewhere. */
const FRESH_NONCE = sql<string>`lower(hex(randomblob(8)))`;

/** Behind everything queued before. What waits in the same slots, and was never tried, is not sent any more. */
function queue(db: Connection, match: MatchId, messages: readonly NewMessage[], at: number): void {
  const rows = newestOfEach(messages).map(({ to, slot, content, evenPaused = false }) => ({
    ...{ match, slot, content, evenPaused, queuedAt: at, nextAt: at, nonce: FRESH_NONCE },
    ...('channel' in to ? ({ targetKind: 'channel', target: to.channel } as const) : ({ targetKind: 'user', target: to.user } as const)),
  }));
  const slots = JSON.stringify(rows.map(({ slot, target }) => [slot, target]));
  const isReplaced = sql`(${outbox.slot}, ${outbox.target}) in (select value ->> 0, value ->> 1 from json_each(${slots}))`;
  db.delete(outbox)
    .where(and(eq(outbox.match, match), isReplaced, isNull(outbox.triedAt), isWaiting))
    .run();
  db.insert(outbox).values(rows).run();
}

/** Of several messages for one slot only the last is sent, in its place. */
function newestOfEach(messages: readonly NewMessage[]): readonly NewMessage[] {
  const slotOf = ({ to, slot }: NewMessage): string => JSON.stringify([slot, to]);
  const newest = new Map(messages.map(message => [slotOf(message), message]));
  return messages.filter(message => newest.get(slotOf(message)) === message);
}
