import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Store } from '../context/store.js';
import type { Disclosure, UserId } from '../model/match.js';
import { disclose } from '../model/people.js';
import type { MatchReader, MatchTransaction } from '../model/transaction.js';

type Seen = Omit<Disclosure, 'viewer'>;

/** How a user has seen others' plans: in this match, and in those it continues, which had the same plans up to some phase. */
export function seenBy(m: MatchReader, user: UserId): readonly Seen[] {
  const pseudonym = pseudonymOf(m, user);
  const isTheirs = (name: string): boolean => name === user || name === pseudonym;
  const { seatHistory, substitutes, disclosures } = m.facts;
  return [
    ...seatHistory.flatMap((one): Seen[] => (one.user !== undefined && isTheirs(one.user) ? [{ as: 'player', seat: '' }] : [])),
    ...substitutes.flatMap(({ user: viewer, seat, asked }): Seen[] => (isTheirs(viewer) && !asked ? [{ as: 'substitute', seat }] : [])),
    ...disclosures.flatMap(({ viewer, ...seen }) => (isTheirs(viewer) ? [seen] : [])),
  ];
}

/** Before a user is forgotten, records under a keyed hash what they were shown in a match, so that they cannot take a seat there later. */
export function keepWhatWasSeen(tx: MatchTransaction, user: UserId): void {
  for (const seen of seenBy(tx, user)) disclose(tx, { viewer: pseudonymOf(tx, user), ...seen });
}

/** All disclosures of a match, for one that continues it. */
export const inheritedFrom = ({ facts: { seatHistory, substitutes, disclosures } }: MatchReader): readonly Disclosure[] => [
  ...disclosures,
  ...seatHistory.flatMap(({ user }): Disclosure[] => (user === undefined ? [] : [{ viewer: user, as: 'player', seat: '' }])),
  ...substitutes.flatMap(({ user, seat, asked }): Disclosure[] => (asked ? [] : [{ viewer: user, as: 'substitute', seat }])),
];

/** The pseudonym key of a store: drawn once, then kept in it. */
export async function pseudonymKeyIn(store: Pick<Store, 'meta'>, freshSecret: () => string): Promise<string> {
  return (await store.meta.get(PSEUDONYM_KEY)) ?? (await store.meta.setOnce(PSEUDONYM_KEY, freshSecret()));
}
/** The key under which the pseudonym key is kept. */
export const PSEUDONYM_KEY = 'pseudonym-key';

/** The pseudonym of a forgotten user: an HMAC-SHA256, keyed for this installation, of the first match of the chain and the user id. */
function pseudonymOf({ id, facts, pseudonymKey }: MatchReader, user: UserId): string {
  const { from } = facts.match;
  const about = `${from?.first ?? from?.match ?? id} ${user}`;
  return `hmac-${bytesToHex(hmac(sha256, utf8ToBytes(pseudonymKey), utf8ToBytes(about))).slice(0, 32)}`;
}
