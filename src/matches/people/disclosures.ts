import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { HostDeed, Noted } from '../hosting/audit.js';
import type { Disclosure, Match, MatchId, UserId } from '../match.js';
import type { House, Store } from '../ports.js';

/** What a host can do that shows him something of what seats plan. */
const SHOWING: readonly HostDeed[] = ['looked', 'tried', 'ordered'];

type Seen = Omit<Disclosure, 'viewer'>;

/** The records that tell it. */
export type Witness = Pick<Store, 'match' | 'tenures' | 'standIns' | 'notes' | 'disclosures' | 'recall'>;

/** What somebody has been shown of seats' plans: in a match, and in those it goes on from, which had the same plans up to some phase. */
export const seenBy = (store: Witness, match: MatchId, user: UserId): readonly Seen[] =>
  lineageOf(store, match).flatMap(id => seenIn(store, id, { user, pseudonym: pseudonymOf(store, match, user) }));

interface Names {
  readonly user: UserId;
  readonly pseudonym: string | undefined;
}

function seenIn(store: Witness, match: MatchId, { user: his, pseudonym }: Names): readonly Seen[] {
  const isHis = (name: string): boolean => name === his || name === pseudonym;
  return [
    ...store.tenures(match).flatMap(({ user }): Seen[] => (isHis(user) ? [{ as: 'player', seat: '' }] : [])),
    ...store.standIns(match).flatMap(({ user, seat }): Seen[] => (isHis(user) ? [{ as: 'substitute', seat }] : [])),
    ...store.notes(match).flatMap((one): Seen[] => (isHis(one.actor) && wasShown(one) ? [{ as: 'host', seat: '' }] : [])),
    ...store.disclosures(match).flatMap(({ viewer, ...seen }) => (isHis(viewer) ? [seen] : [])),
  ];
}

/** Who decides in the place of the host says what came of a battle, and is shown nothing. */
const wasShown = ({ deed, about }: Noted): boolean => SHOWING.includes(deed) && about.as === undefined;

/** The matches under way in which a user was shown something, or in one that they go on from. */
export function matchesShownTo({ store }: House, user: UserId): readonly MatchId[] {
  const known = store.matchesShownTo(user).flatMap(id => store.match(id) ?? []);
  const live = known.map(match => latestOf(store, match)).filter(({ status }) => status !== 'ended');
  return [...new Set(live.map(({ id }) => id))];
}

/**
 * A user is about to be forgotten: that he was shown something in a match stays on record under a keyed hash, so that he cannot take a seat there
 * after all. Within a transaction.
 */
export function keepWhatWasSeen({ store, freshSecret }: House, match: MatchId, user: UserId): void {
  if (store.recall(KEY) === undefined) store.remember(KEY, freshSecret());
  const viewer = pseudonymOf(store, match, user);
  if (viewer !== undefined) for (const seen of seenBy(store, match, user)) store.disclose(match, { viewer, ...seen });
}

/** A match is over for good: who was shown what in it is nobody's business any more. Within a transaction. */
export function forgetWhatWasSeen({ store }: House, match: MatchId): void {
  for (const id of lineageOf(store, match)) store.forgetDisclosures(id);
}

/** A match and those it goes on from, the oldest last. */
function lineageOf(store: Pick<Store, 'match'>, id: MatchId): readonly MatchId[] {
  const from = store.match(id)?.from;
  return from ? [id, ...lineageOf(store, from.match)] : [id];
}

/** The match that goes on in place of one whose host went back. */
function latestOf(store: Store, match: Match): Match {
  const next = match.end?.goesOnAs === undefined ? undefined : store.match(match.end.goesOnAs);
  return next ? latestOf(store, next) : match;
}

const KEY = 'pseudonym-key';

/** What stands for a forgotten user: an HMAC-SHA256 of the oldest match of the line and his id, by a key of this installation. None: it has none yet. */
function pseudonymOf(store: Pick<Store, 'match' | 'recall'>, match: MatchId, user: UserId): string | undefined {
  const key = store.recall(KEY);
  if (key === undefined) return undefined;
  const about = `${lineageOf(store, match).at(-1)} ${user}`;
  return `hmac-${bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(about))).slice(0, 32)}`;
}
