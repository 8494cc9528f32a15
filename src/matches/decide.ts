import type { MatchId, UserId } from './match.js';
import { beginTransaction } from './model/beginTransaction.js';
import type { MatchReader, MatchTransaction } from './model/transaction.js';
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
  const snapshot = house.store.read(id, people);
  if (!snapshot) return undefined;
  const { tx } = beginTransaction(snapshot, { now: house.now(), repeated: new Set(), ...around(house, snapshot.match.game) });
  return work(tx);
}

/** The game of a match, which is on offer, and chance. */
function around({ games, pseudonymKey, freshSeed, freshSecret }: House, id: string) {
  const game = games.get(id);
  if (!game) throw new Error(`a match plays ${id}, which is not on offer`);
  return { game, pseudonymKey, freshSeed, freshSecret };
}
