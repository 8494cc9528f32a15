import { beginTransaction } from '../model/beginTransaction.js';
import type { Match, MatchId, UserId } from '../model/match.js';
import type { MatchSnapshot } from '../model/snapshot.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';
import type { House } from './ports.js';

/** What a decision may need that does not belong to the match. */
export interface Beside {
  /** The interaction it answers, so that the same one twice is one edit. */
  readonly interaction?: string | undefined;
  /** People whose settings matter though they have nothing to do with the match. */
  readonly people?: readonly UserId[];
}

/**
 * One decision about a match: `work` reads and changes it in memory, then everything is written together, and the outbox is woken. Whatever `work`
 * throws, nothing is written. Undefined: there is no such match.
 */
export function decide<T>(house: House, id: MatchId, work: (tx: MatchTransaction) => T, beside: Beside = {}): T | undefined {
  const now = house.now();
  const decided = house.store.decide(id, { now, ...beside }, (snapshot, repeated) => {
    const { tx, written } = beginTransaction(snapshot, { now, repeated, ...around(house, snapshot.match.game) });
    return { outcome: work(tx), written: written() };
  });
  if (decided) house.wake();
  return decided?.outcome;
}

/** Looks at a match as it stands. Undefined: there is no such match. */
export function look<T>(house: House, id: MatchId, work: (m: MatchReader) => T, people: readonly UserId[] = []): T | undefined {
  const m = readerOf(house, id, people);
  return m && work(m);
}

/** A match as it stands now, to be looked at for longer. */
export function readerOf(house: House, id: MatchId, people: readonly UserId[] = []): MatchReader | undefined {
  const snapshot = house.store.read(id, people);
  return snapshot && beginTransaction(snapshot, { now: house.now(), repeated: new Set(), ...around(house, snapshot.match.game) }).tx;
}

/**
 * The same as `decide`, where another match may begin that goes on from this one: `begin` makes it, with a number of its own. Both are written
 * together.
 */
export function decideWithFork<T>(house: House, id: MatchId, work: (tx: MatchTransaction, begin: Fork) => T): T | undefined {
  const reserved = house.store.reserve(id);
  if (reserved === undefined) return undefined;
  let fork: ReturnType<typeof beginTransaction> | undefined;
  try {
    return decide(house, id, tx => {
      const outcome = work(tx, ({ match, ...facts }) => {
        const snapshot = { ...facts, match: { ...match, id: reserved } };
        fork = beginTransaction(snapshot, { now: tx.now, repeated: new Set(), ...around(house, match.game) });
        return fork.tx;
      });
      if (fork) tx.addFork(fork.written());
      return outcome;
    });
  } finally {
    if (!fork) house.store.dropUnfinished(reserved);
  }
}

type Fork = (snapshot: Omit<MatchSnapshot, 'match'> & { readonly match: Omit<Match, 'id'> }) => MatchTransaction;

/** Another match, with nothing but what is given; `work` does the rest. */
export function create(house: House, match: Omit<Match, 'id'>, work: (tx: MatchTransaction) => void): Match {
  const now = house.now();
  const created = house.store.create(match, now, snapshot => {
    const { tx, written } = beginTransaction(snapshot, { now, repeated: new Set(), ...around(house, match.game) });
    work(tx);
    return written();
  });
  house.wake();
  return created;
}

/** The game of a match, which is on offer, and chance. */
function around({ games, pseudonymKey, freshSeed, freshSecret }: House, id: string) {
  const game = games.get(id);
  if (!game) throw new Error(`a match plays ${id}, which is not on offer`);
  return { game, pseudonymKey, freshSeed, freshSecret };
}
