import type { AnyGame } from '../../games/game.js';
import type { MatchSnapshot } from './snapshot.js';
import { isOvertaken, type StoredEdits } from './storedEdits.js';
import type { Appended, MatchTransaction } from './transaction.js';

/** What a transaction needs besides the snapshot. */
export interface TransactionDeps {
  readonly now: number;
  readonly game: AnyGame;
  readonly pseudonymKey: string;
  readonly stored: StoredEdits;
  readonly freshSeed: () => number;
  readonly freshSecret: () => string;
}

/** What to write when the work is done. */
export interface Written {
  /** When it was decided, UTC ms. */
  readonly at: number;
  readonly facts: MatchSnapshot;
  readonly appended: Appended;
}

/** What a decision appends that only changes facts. */
export const NOTHING_APPENDED: Appended = {
  closed: [],
  edits: [],
  notes: [],
  pressMessages: [],
  duties: [],
  results: [],
  messages: [],
  retries: false,
  copies: undefined,
  fork: undefined,
};

export interface Begun {
  readonly tx: MatchTransaction;
  /** The changes made so far. */
  readonly written: () => Written;
}

/** Begins a transaction on a snapshot. Its changes are kept in memory only. */
export function beginTransaction(
  snapshot: MatchSnapshot,
  { now, game, pseudonymKey, stored, freshSeed, freshSecret }: TransactionDeps,
): Begun {
  let facts = snapshot;
  let appended = NOTHING_APPENDED;
  const tx: MatchTransaction = {
    id: snapshot.match.id,
    now,
    game,
    pseudonymKey,
    isRepeated: interaction => stored.repeated.has(interaction),
    isOvertaken: (interaction, seat) => isOvertaken(stored, interaction, seat),
    freshSeed,
    freshSecret,
    get facts() {
      return facts;
    },
    put: changed => {
      facts = { ...facts, ...changed };
    },
    add: (to, ...entries) => {
      if (to === 'notes') facts = { ...facts, logLength: facts.logLength + entries.length };
      appended = { ...appended, [to]: [...appended[to], ...entries] };
    },
    copyPhases: (match, before) => {
      appended = { ...appended, copies: { match, before } };
    },
    addFork: fork => {
      appended = { ...appended, fork };
    },
    retryMessages: () => {
      appended = { ...appended, retries: true };
    },
  };
  return { tx, written: () => ({ at: now, facts, appended }) };
}
