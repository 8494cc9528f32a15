import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { MatchSnapshot } from '../../matches/model/snapshot.js';
import type { Connection } from '../tables/connection.js';
import {
  ballots,
  disclosures,
  extensions,
  hostChecks,
  invitations,
  motions,
  players,
  punctuality,
  receipts,
  reminders,
  salts,
  seatHistory,
  seats,
  secrets,
  submissions,
  substitutes,
  vacancies,
  watchers,
} from '../tables/schema.js';
import { type Key, rowDeleter, rowWriter } from '../tables/writeRows.js';
import type { MatchChange } from './matchChange.js';

/** How a part of a snapshot is stored as rows of a table. */
interface MatchList<T extends SQLiteTable> {
  readonly table: T;
  readonly key: Key<T>;
  /** The properties of the snapshot that the rows are made from. If they are the same objects, the rows are unchanged. */
  readonly from: readonly (keyof MatchSnapshot)[];
  readonly rows: (facts: MatchSnapshot) => readonly T['$inferInsert'][];
}

/** What has become of a list: rows that are gone, and rows that are new or changed. */
interface Difference {
  readonly gone: readonly object[];
  readonly changed: readonly object[];
}

/** A list of a snapshot: its table, the columns that identify a row, and how two snapshots differ in it; undefined if they do not. */
export interface StoredList {
  readonly table: SQLiteTable;
  readonly key: readonly string[];
  readonly difference: (before: MatchSnapshot, after: MatchSnapshot) => Difference | undefined;
}

function list<T extends SQLiteTable>({ table, key, from, rows }: MatchList<T>): StoredList {
  const byKey = (facts: MatchSnapshot) => new Map(rows(facts).map(row => [JSON.stringify(key.map(column => row[column])), row]));
  return {
    table,
    key,
    difference: (before, after) => {
      if (from.every(part => before[part] === after[part])) return undefined;
      const [was, is] = [byKey(before), byKey(after)];
      return {
        gone: [...was].flatMap(([known, row]) => (is.has(known) ? [] : [row])),
        changed: [...is].flatMap(([known, row]) => (JSON.stringify(was.get(known)) === JSON.stringify(row) ? [] : [row])),
      };
    },
  };
}

/** Writes the differences between pairs of snapshots in at most two statements; in none if nothing changed. */
export type SaveList = (changes: readonly Pick<MatchChange, 'before' | 'after'>[]) => void;

export function listSaver(db: Connection, { table, key, difference }: StoredList): SaveList {
  const [write, remove] = [rowWriter(db, table, key), rowDeleter(db, table, key)];
  return changes => {
    const found = changes.flatMap(({ before, after }) => difference(before, after) ?? []);
    remove(found.flatMap(({ gone }) => gone));
    write(found.flatMap(({ changed }) => changed));
  };
}

/** All lists of a snapshot except the phases. */
export const MATCH_LISTS: readonly StoredList[] = [
  list({
    table: secrets,
    key: ['match'],
    from: ['secret'],
    rows: ({ match: { id: match }, secret }) => (secret === undefined ? [] : [{ match, secret }]),
  }),
  list({
    table: hostChecks,
    key: ['match'],
    from: ['hostCheck'],
    rows: ({ match: { id: match }, hostCheck }) => (hostCheck ? [{ match, answeredAt: null, ...hostCheck }] : []),
  }),
  list({
    table: players,
    key: ['match', 'user'],
    from: ['players'],
    rows: ({ match: { id: match }, players: all }) => all.map(player => ({ match, ...player })),
  }),
  list({
    table: seats,
    key: ['match', 'seat'],
    from: ['seats'],
    rows: ({ match: { id: match }, seats: all }) => all.map(seat => ({ match, seat })),
  }),
  list({
    table: seatHistory,
    key: ['match', 'number'],
    from: ['seatHistory'],
    rows: ({ match: { id: match }, seatHistory: all }) =>
      all.map((seatTerm, i) => ({ match, number: i + 1, until: null, user: '', opponent: null, ...seatTerm })),
  }),
  list({
    table: substitutes,
    key: ['match', 'seat', 'asked'],
    from: ['substitutes'],
    rows: ({ match: { id: match }, substitutes: all }) => all.map(substitute => ({ match, asked: false, ...substitute })),
  }),
  list({
    table: disclosures,
    key: ['match', 'viewer', 'as', 'seat'],
    from: ['disclosures'],
    rows: ({ match: { id: match }, disclosures: all }) => all.map(disclosure => ({ match, ...disclosure })),
  }),
  list({
    table: watchers,
    key: ['match', 'user'],
    from: ['watchers'],
    rows: ({ match: { id: match }, watchers: all }) => all.map(user => ({ match, user })),
  }),
  list({
    table: salts,
    key: ['match', 'phase', 'seat'],
    from: ['salts'],
    rows: ({ match: { id: match }, salts: all }) => all.map(salt => ({ match, ...salt })),
  }),
  list({
    table: submissions,
    key: ['match', 'phase', 'seat'],
    from: ['submissions'],
    rows: ({ match: { id: match }, submissions: all }) =>
      all.map(({ filedBy = null, ...submission }) => ({ match, ...submission, filedBy })),
  }),
  list({
    table: ballots,
    key: ['match', 'phase', 'question', 'seat'],
    from: ['ballots'],
    rows: ({ match: { id: match }, ballots: all }) => all.map(ballot => ({ match, ...ballot })),
  }),
  list({
    table: punctuality,
    key: ['match', 'seat'],
    from: ['punctuality'],
    rows: ({ match: { id: match }, punctuality: all }) => [...all].map(([seat, counted]) => ({ match, seat, ...counted })),
  }),
  list({
    table: vacancies,
    key: ['match', 'seat', 'phase'],
    from: ['vacancies'],
    rows: ({ match: { id: match }, vacancies: all }) => all.map(vacancy => ({ match, post: null, ...vacancy })),
  }),
  list({
    table: invitations,
    key: ['match', 'phase', 'seat', 'user'],
    from: ['invitations'],
    rows: ({ match: { id: match }, invitations: all }) => all.map(invitation => ({ match, ...invitation })),
  }),
  list({
    table: motions,
    key: ['match', 'phase', 'number'],
    from: ['motions'],
    rows: ({ match: { id: match }, motions: all }) => all.map(motion => ({ match, ...motion })),
  }),
  list({
    table: extensions,
    key: ['match', 'phase', 'reason'],
    from: ['extensions'],
    rows: ({ match: { id: match }, extensions: all }) => all.map(extension => ({ match, ...extension })),
  }),
  list({
    table: reminders,
    key: ['match', 'phase', 'seat', 'user', 'moment'],
    from: ['reminders'],
    rows: ({ match: { id: match }, reminders: all }) => all.map(({ user = '', ...reminder }) => ({ match, user, ...reminder })),
  }),
  list({
    table: receipts,
    key: ['match', 'phase', 'seat', 'user'],
    from: ['receipts'],
    rows: ({ match: { id: match }, receipts: all }) => all.map(receipt => ({ match, ...receipt })),
  }),
];
