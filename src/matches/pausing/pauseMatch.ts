import { oneByOne } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { ChannelId, Match, MatchId } from '../match.js';
import { queueCard, queueEvenPaused, queueLobby, queueNoticeAgain, queuePaused } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { isUnreachable, UNREACHABLE, type Unreachable } from './unreachable.js';

/**
 * Why a match stands still, beside what keeps it from posting: its rules broke down; everybody who plays has missed too much; its
 * host wanted it; its players voted so; its host has gone, and nobody hosts in his place.
 */
export type PauseReason = Unreachable | 'broken' | 'nobody-there' | 'host' | 'vote' | 'host-gone';

/** Why a match pauses, and Discord's code for it, if it has one. */
export interface Pause {
  readonly because: PauseReason;
  readonly code?: number | undefined;
}

/**
 * Stops the match's clock and tells why. What is left of the open phase is kept. A paused match stays as it is, but for one that stands still at
 * will and turns out to be unable to post.
 */
export const pauseMatch = (house: House, id: MatchId, because: PauseReason): Result<Match, HostingFault> =>
  pauseFor(house, id, { because });

/** The same for a reason Discord has a code for. */
export function pauseFor(house: House, id: MatchId, pause: Pause): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok) return match;
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    const { because } = pause;
    if (match.value.status === 'paused' && !isGraver(match.value, because)) return match;
    const paused: Match = { ...match.value, status: 'paused', pausedBecause: because, pausedAt: match.value.pausedAt ?? house.now() };
    house.store.saveMatch(paused);
    if (because !== 'host' && because !== 'host-gone') queuePaused(house, paused, pause);
    if (because === 'refused') queueEvenPaused(house, paused);
    else if (!isUnreachable(paused)) tellChannel(house, paused);
    return ok(paused);
  });
}

/** What its host or a vote would let go on cannot post any more. */
const isGraver = ({ pausedBecause = '' }: Match, because: PauseReason): boolean =>
  AT_WILL.includes(pausedBecause) && UNREACHABLE.some(one => one === because);
const AT_WILL: readonly string[] = ['host', 'vote', 'nobody-there'];

/** The card says it, without its buttons, and a notice rings nobody. */
function tellChannel(house: House, paused: Match): void {
  const phase = house.store.openPhase(paused.id);
  if (phase) {
    queueNoticeAgain(house, phase, paused, { notice: 'paused', seats: [] });
    queueCard(house, paused, phase.number);
  } else queueLobby(house, paused);
}

/** Pauses every match of a channel or guild that has gone. */
export function pauseGone(house: House, gone: { readonly channel: ChannelId } | { readonly guild: string }): Promise<readonly Match[]> {
  const because = 'channel' in gone ? 'channel-gone' : 'removed';
  return pauseAll(house, house.store.matchesOf({ ...gone, statuses: ['lobby', 'running', 'paused'] }), because);
}

/** Pauses every match of a guild that is not among those we are in. */
export function pauseElsewhere(house: House, guilds: ReadonlySet<string>): Promise<readonly Match[]> {
  const elsewhere = house.store.matchesOf({ statuses: ['lobby', 'running', 'paused'] }).filter(({ guild }) => !guilds.has(guild));
  return pauseAll(house, elsewhere, 'removed');
}

/** Those that were paused by this, one after the other. */
async function pauseAll(house: House, matches: readonly Match[], because: Unreachable): Promise<readonly Match[]> {
  const all: Match[] = [];
  await oneByOne(matches, ({ id }) => {
    const match = house.store.match(id);
    if (match?.status === 'paused') return noteCause(house, match, because);
    const paused = pauseMatch(house, id, because);
    if (paused.ok) all.push(paused.value);
  });
  return all;
}

/** A match that found itself shut out before we were told why: now the reason is known. */
function noteCause(house: House, match: Match, because: Unreachable): void {
  if (UNEXPLAINED.includes(match.pausedBecause ?? '')) house.store.saveMatch({ ...match, pausedBecause: because });
}
const UNEXPLAINED: readonly string[] = ['forbidden', 'refused', 'blocked'] satisfies readonly Unreachable[];
