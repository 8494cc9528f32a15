import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { beginTransaction, type Written } from '../model/beginTransaction.js';
import type { GameWish } from '../model/gameWish.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import { type MatchSnapshot, NOTHING } from '../model/snapshot.js';
import { NO_EDITS } from '../model/storedEdits.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import type { HostingContext } from './ports.js';
import type { Continuation, NewMatch, Reserved, ServerDecision, ServerSnapshot, ServerUser } from './store.js';

/** Optional context of a decision. */
export interface DecisionOptions {
  /** Id of the interaction it answers. The same id twice is one edit. */
  readonly interaction?: string | undefined;
  /** Users whose settings are needed although they have no part in the match. */
  readonly people?: readonly UserId[];
}

/** The result of work that is done at once: never a promise, since the match would be written before that is kept. */
export type AtOnce<T> = T & ([Extract<T, PromiseLike<unknown>>] extends [never] ? unknown : never);

/**
 * Runs one decision about a match: `work` reads and changes it in memory, then all changes are written together and the outbox worker is
 * woken. If `work` throws, nothing is written. Undefined if there is no such match.
 */
export async function decide<T>(
  hosting: HostingContext,
  id: MatchId,
  work: (tx: MatchTransaction) => AtOnce<T>,
  beside: DecisionOptions = {},
): Promise<T | undefined> {
  const decided = await hosting.store.matches.decide(id, beside, (snapshot, stored) => {
    const { tx, written } = beginTransaction(snapshot, { now: hosting.now(), stored, ...around(hosting, snapshot.match.game) });
    return { outcome: work(tx), written: written() };
  });
  if (decided) hosting.wake();
  return decided?.outcome;
}

/** Calls `work` with the current state of a match. Undefined if there is no such match. */
export async function look<T>(
  hosting: HostingContext,
  id: MatchId,
  work: (m: MatchReader) => AtOnce<T>,
  people: readonly UserId[] = [],
): Promise<T | undefined> {
  const m = await readerOf(hosting, id, people);
  return m && work(m);
}

/** The current state of a match, read-only. Undefined if there is no such match. */
export async function readerOf(hosting: HostingContext, id: MatchId, people: readonly UserId[] = []): Promise<MatchReader | undefined> {
  const snapshot = await hosting.store.matches.read(id, people);
  return snapshot && beginTransaction(snapshot, { now: hosting.now(), stored: NO_EDITS, ...around(hosting, snapshot.match.game) }).tx;
}

/**
 * Like `decide`, but `work` may call `begin` to create a match that continues this one from a phase, with an id of its own. It has its
 * secret, the seats and the phases before that one already; both matches are written together.
 */
export async function decideWithFork<T>(
  hosting: HostingContext,
  continuation: Continuation,
  work: (tx: MatchTransaction, begin: Fork) => AtOnce<T>,
): Promise<T | undefined> {
  const reserved = await hosting.store.matches.reserve(continuation);
  if (reserved === undefined) return undefined;
  let fork: ReturnType<typeof beginTransaction> | undefined;
  let isWritten = false;
  const beginAnew = (): void => {
    fork = undefined;
  };
  try {
    const outcome = await decide(hosting, continuation.match, tx => {
      // The store may run a decision again whose transaction it could not keep.
      beginAnew();
      const outcome = work(tx, ({ match, ...facts }) => {
        const snapshot = { ...facts, secret: continuation.secret, match: { ...match, id: reserved.id } };
        fork = beginTransaction(snapshot, { now: tx.now, stored: NO_EDITS, ...around(hosting, match.game) });
        return fork.tx;
      });
      if (fork) tx.addFork({ before: asReserved(tx.facts.match, continuation, reserved), ...fork.written() });
      return outcome;
    });
    isWritten = fork !== undefined;
    return outcome;
  } finally {
    if (!isWritten) await hosting.store.matches.dropUnfinished(reserved.id);
  }
}

/** What is on record of a match that is only reserved. */
const asReserved = (continued: Match, { secret }: Continuation, { id, seats }: Reserved): MatchSnapshot => ({
  ...NOTHING,
  ...{ secret, seats, match: { ...continued, id } },
});

type Fork = (snapshot: Omit<MatchSnapshot, 'match' | 'secret'> & { readonly match: Omit<Match, 'id'> }) => MatchTransaction;

const DAY = 24 * 60 * 60 * 1000;

/** A server and one of its users, for a decision about both. Imports count for a day. */
export const serverUser = ({ now }: Pick<HostingContext, 'now'>, { guild, host }: Pick<Match, 'guild' | 'host'>): ServerUser => ({
  guild,
  user: host,
  since: now() - DAY,
});

/**
 * A match to open. `work` makes its first changes. Its type says `undefined` because a function that returns a promise would pass for one that returns
 * `void`. `continues`: the unfinished match that it continues.
 */
export interface MatchOpening {
  readonly match: Omit<Match, 'id' | 'createdAt'>;
  readonly work: (tx: MatchTransaction) => undefined;
  readonly continues?: MatchId;
}

/** Opens a match, unless its server or its host has reached a limit: `fault` says so. */
export async function openUnless(
  hosting: HostingContext,
  opening: MatchOpening,
  fault: (server: ServerSnapshot) => HostingFault | undefined,
): Promise<Result<Match, HostingFault>> {
  const { decision, opened } = await hosting.store.servers.decide(
    serverUser(hosting, opening.match),
    (server): ServerDecision & { fault?: HostingFault } => {
      const found = fault(server);
      return found ? { fault: found } : { opens: newMatch(hosting, opening) };
    },
  );
  if (!opened) return refuse(decision.fault ?? { code: 'no-such-match' });
  hosting.wake();
  return ok(opened);
}

/** What is decided about a server, and a match to open. */
export interface ServerOutcome<T> {
  readonly outcome: Result<T, HostingFault>;
  readonly queue?: ServerDecision['queue'];
  readonly member?: ServerDecision['member'];
  readonly opens?: MatchOpening;
}

/** Runs one decision about a server. If it opens a match, that is in what it returns. */
export async function decideServer<T extends object | number | undefined>(
  hosting: HostingContext,
  who: Pick<Match, 'guild' | 'host'>,
  work: (server: ServerSnapshot) => ServerOutcome<T>,
): Promise<Result<T | { readonly opened: Match }, HostingFault>> {
  const { decision, opened } = await hosting.store.servers.decide(
    serverUser(hosting, who),
    (server): ServerDecision & Pick<ServerOutcome<T>, 'outcome'> => {
      const { outcome, queue, member, opens } = work(server);
      return { outcome, ...(queue && { queue }), ...(member && { member }), ...(opens && { opens: newMatch(hosting, opens) }) };
    },
  );
  if (opened) hosting.wake();
  return opened ? ok({ opened }) : decision.outcome;
}

/** What is decided about a match and the queue of its server together. `waiting`: all who wait from now on. */
export interface QueueOutcome<T> {
  readonly outcome: AtOnce<T>;
  readonly waiting?: readonly GameWish[];
}

/**
 * Runs one decision about a match and those who wait on its server, in one transaction: nobody is between the queue and a table. Undefined, and
 * nothing is written, if there is no such match or `work` returns undefined.
 */
export async function decideWithQueue<T>(
  hosting: HostingContext,
  { id, guild }: Pick<Match, 'id' | 'guild'>,
  work: (tx: MatchTransaction, waiting: readonly GameWish[]) => QueueOutcome<T> | undefined,
): Promise<T | undefined> {
  const decided = await hosting.store.servers.decideWithMatch({ guild }, id, (queue, snapshot) => {
    const { tx, written } = beginTransaction(snapshot, {
      now: hosting.now(),
      stored: NO_EDITS,
      ...around(hosting, snapshot.match.game),
    });
    const found = work(tx, queue.waiting);
    return found && { outcome: found.outcome, written: written(), ...(found.waiting && { queue: { waiting: found.waiting } }) };
  });
  if (decided) hosting.wake();
  return decided?.outcome;
}

/** A match as the store opens it. Whoever is in it from the beginning joined when it was created. */
function newMatch(hosting: HostingContext, { match, work, continues }: MatchOpening): NewMatch {
  const now = hosting.now();
  const change = (snapshot: MatchSnapshot): Written => {
    const { tx, written } = beginTransaction(snapshot, { now, stored: NO_EDITS, ...around(hosting, match.game) });
    work(tx);
    return written();
  };
  return { match: { ...match, createdAt: now }, work: change, continues };
}

/** What every transaction needs besides the match: its game and the sources of randomness. Throws if the game is not offered. */
function around({ games, pseudonymKey, freshSeed, freshSecret }: HostingContext, id: string) {
  const game = games.get(id);
  if (!game) throw new Error(`a match plays ${id}, which is not on offer`);
  return { game, pseudonymKey, freshSeed, freshSecret };
}
