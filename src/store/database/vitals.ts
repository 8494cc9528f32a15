import type Database from 'better-sqlite3';
import type { Match } from '../../matches/model/match.js';

/** Key figures of the database at one moment. Times are in UTC milliseconds. */
export interface Vitals {
  readonly games: Readonly<Record<Match['status'], number>>;
  /** When the first phase of a running game is to be closed, in the past or not. */
  readonly nextDue: number | undefined;
  /** How many phases of running games should have been closed. */
  readonly overdue: number;
  /** How many messages wait to be posted, without those of paused games. */
  readonly waiting: number;
  /** When the oldest of them was queued. */
  readonly waitingSince: number | undefined;
}

export const GAMES = "select status, count(*) as count from matches where status <> 'unfinished' group by status";
export const DUE = `select (select min(acts_at) from phases where acts_at is not null) as first,
  (select count(*) from phases where acts_at <= ?) as passed`;
export const WAITING = `select count(*) as count, min(outbox.queued_at) as since from outbox join matches on matches.id = outbox.match_id
  where outbox.sent_at is null and outbox.gave_up_because is null and matches.status <> 'paused'`;

interface Counts {
  readonly status: Match['status'];
  readonly count: number;
}
interface Due {
  readonly first: number | null;
  readonly passed: number;
}
interface Waiting {
  readonly count: number;
  readonly since: number | null;
}

/** Writes nothing. */
export const vitalsOf = (client: Database.Database, now: number): Vitals =>
  vitalsFrom(
    client.prepare<[], Counts>(GAMES).all(),
    client.prepare<[number], Due>(DUE).get(now),
    client.prepare<[], Waiting>(WAITING).get(),
  );

/** The figures in the rows that the three statements found. */
export const vitalsFrom = (counts: readonly Counts[], due: Due | undefined, posts: Waiting | undefined): Vitals => ({
  games: { lobby: 0, running: 0, paused: 0, ended: 0, ...Object.fromEntries(counts.map(({ status, count }) => [status, count])) },
  nextDue: due?.first ?? undefined,
  overdue: due?.passed ?? 0,
  waiting: posts?.count ?? 0,
  waitingSince: posts?.since ?? undefined,
});
