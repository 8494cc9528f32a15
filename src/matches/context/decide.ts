import { beginTransaction } from '../model/beginTransaction.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import type { MatchSnapshot } from '../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import type { HostingContext } from './ports.js';

/** Optional context of a decision. */
export interface DecisionOptions {
  /** Id of the interaction it answers. The same id twice is one edit. */
  readonly interaction?: string | undefined;
  /** Users whose settings are needed although they have no part in the match. */
  readonly people?: readonly UserId[];
}

/**
 * Runs one decision about a match: `work` reads and changes it in memory, then all changes are written together and the outbox worker is
 * woken. If `work` throws, nothing is written. Undefined if there is no such match.
 */
export function decide<T>(
  hosting: HostingContext,
  id: MatchId,
  work: (tx: MatchTransaction) => T,
  beside: DecisionOptions = {},
): T | undefined {
  const now = hosting.now();
  const decided = hosting.store.matches.decide(id, { now, ...beside }, (snapshot, repeated) => {
    const { tx, written } = beginTransaction(snapshot, { now, repeated, ...around(hosting, snapshot.match.game) });
    return { outcome: work(tx), written: written() };
  });
  if (decided) hosting.wake();
  return decided?.outcome;
}

/** Calls `work` with the current state of a match. Undefined if there is no such match. */
export function look<T>(hosting: HostingContext, id: MatchId, work: (m: MatchReader) => T, people: readonly UserId[] = []): T | undefined {
  const m = readerOf(hosting, id, people);
  return m && work(m);
}

/** The current state of a match, read-only. Undefined if there is no such match. */
export function readerOf(hosting: HostingContext, id: MatchId, people: readonly UserId[] = []): MatchReader | undefined {
  const snapshot = hosting.store.matches.read(id, people);
  return snapshot && beginTransaction(snapshot, { now: hosting.now(), repeated: new Set(), ...around(hosting, snapshot.match.game) }).tx;
}

/**
 * Like `decide`, but `work` may call `begin` to create a match that continues this one, with an id of its own. Both are written together.
 */
export function decideWithFork<T>(hosting: HostingContext, id: MatchId, work: (tx: MatchTransaction, begin: Fork) => T): T | undefined {
  const reserved = hosting.store.matches.reserve(id);
  if (reserved === undefined) return undefined;
  let fork: ReturnType<typeof beginTransaction> | undefined;
  try {
    return decide(hosting, id, tx => {
      const outcome = work(tx, ({ match, ...facts }) => {
        const snapshot = { ...facts, match: { ...match, id: reserved } };
        fork = beginTransaction(snapshot, { now: tx.now, repeated: new Set(), ...around(hosting, match.game) });
        return fork.tx;
      });
      if (fork) tx.addFork(fork.written());
      return outcome;
    });
  } finally {
    if (!fork) hosting.store.matches.dropUnfinished(reserved);
  }
}

type Fork = (snapshot: Omit<MatchSnapshot, 'match'> & { readonly match: Omit<Match, 'id'> }) => MatchTransaction;

/** Creates a match. `work` makes its first changes, which are written with it. */
export function create(hosting: HostingContext, match: Omit<Match, 'id'>, work: (tx: MatchTransaction) => void): Match {
  const now = hosting.now();
  const created = hosting.store.matches.create(match, now, snapshot => {
    const { tx, written } = beginTransaction(snapshot, { now, repeated: new Set(), ...around(hosting, match.game) });
    work(tx);
    return written();
  });
  hosting.wake();
  return created;
}

/** What every transaction needs besides the match: its game and the sources of randomness. Throws if the game is not offered. */
function around({ games, pseudonymKey, freshSeed, freshSecret }: HostingContext, id: string) {
  const game = games.get(id);
  if (!game) throw new Error(`a match plays ${id}, which is not on offer`);
  return { game, pseudonymKey, freshSeed, freshSecret };
}
