import { z } from 'zod';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { Capacity, Match, MatchId, UserId } from '../match.js';
import type { House } from '../ports.js';

/** What a host, or whoever decides in his place, can do to a match that everybody who plays in it may know. */
export const HOST_DEEDS = [
  'looked',
  'tried',
  'adjudicated',
  'extended',
  'paused',
  'resumed',
  'replaced',
  'removed',
  'invited',
  'decided',
  'seated',
  'ordered',
  'edited',
  'rolled-back',
  'announced',
  'handed-over',
  'asked-host',
  'arbiter-named',
  'arbiter-left',
  'exported',
  'imported',
  'ended',
] as const;
export type HostDeed = (typeof HOST_DEEDS)[number];

export const noted = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
/** Who stands in the log where more than half of the others decided. */
export const BY_VOTE: UserId = 'vote';

/** One line of a match's log: who did what, when; `about.as`: in what capacity, if not as the host. It says nothing of anybody's orders. */
export interface Noted {
  readonly at: number;
  readonly actor: UserId;
  readonly deed: HostDeed;
  readonly about: Readonly<z.infer<typeof noted>>;
}

export const note = (
  house: House,
  match: MatchId,
  actor: UserId,
  { deed, about = {} }: Pick<Noted, 'deed'> & Partial<Pick<Noted, 'about'>>,
): void => house.store.note(match, { at: house.now(), actor, deed, about });

/** Who decided, as the log keeps it of a deed. */
export const inCapacity = (as: Capacity): Pick<Noted, 'about'>['about'] => (as === 'host' ? {} : { as });

/** The log of a match, oldest first, for its host and its arbiter, and for everybody who has ever sat in it. */
export function logOf(house: House, id: MatchId, user: UserId): Result<readonly Noted[], HostingFault> {
  const match = matchIn(house, id);
  if (!match.ok) return match;
  return isOfMatch(house, match.value, user) ? ok(house.store.notes(id)) : refuse({ code: 'no-seat' });
}

const isOfMatch = (house: House, match: Match, user: UserId): boolean =>
  match.host === user || match.arbiter === user || house.store.hasSat(match.id, user);

/** The phases whose position a host has changed. */
export const phasesEdited = (house: House, match: MatchId): readonly number[] =>
  house.store.notes(match).flatMap(({ deed, about: { phase } }) => (deed === 'edited' && typeof phase === 'number' ? [phase] : []));
