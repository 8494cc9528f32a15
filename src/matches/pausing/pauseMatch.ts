import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import { matchIn } from '../gameOf.js';
import type { ChannelId, Match, MatchId } from '../match.js';
import { queueCard, queueLobby, queueNoticeAgain, queuePaused } from '../outbox/queueing.js';
import type { House } from '../ports.js';
import { record } from '../record.js';

/** The channel is gone; we may not write there; we were removed from the guild. */
const UNREACHABLE = ['channel-gone', 'forbidden', 'removed'] as const;
export type Unreachable = (typeof UNREACHABLE)[number];

/** Nothing can be posted in the match's channel until it resumes. */
export const isUnreachable = (match: Match): boolean =>
  match.status === 'paused' && UNREACHABLE.some(because => because === match.pausedBecause);

/**
 * Why a match stands still, beside what keeps it from posting: its rules broke down; everybody who plays has missed too much; its
 * host wanted it; its players voted so; its host has gone, and nobody hosts in his place.
 */
export type PauseReason = Unreachable | 'broken' | 'nobody-there' | 'host' | 'vote' | 'host-gone';

/** Stops the match's clock and tells why. What is left of the open phase is kept. A paused match stays as it is. */
export function pauseMatch(house: House, id: MatchId, because: PauseReason): Result<Match, HostingFault> {
  return record(house, () => {
    const match = matchIn(house, id);
    if (!match.ok || match.value.status === 'paused') return match;
    if (match.value.status === 'ended') return refuse({ code: 'match-over' });
    const paused: Match = { ...match.value, status: 'paused', pausedBecause: because, pausedAt: house.now() };
    house.store.saveMatch(paused);
    if (because !== 'host' && because !== 'host-gone') queuePaused(house, paused, because);
    if (!isUnreachable(paused)) tellChannel(house, paused);
    return ok(paused);
  });
}

/** The card says it, without its buttons, and a notice rings nobody. */
function tellChannel(house: House, paused: Match): void {
  const phase = house.store.openPhase(paused.id);
  if (phase) {
    queueNoticeAgain(house, phase, paused, { notice: 'paused', seats: [] });
    queueCard(house, paused, phase.number);
  } else queueLobby(house, paused);
}

/** Pauses every match of a channel or guild that has gone. */
export function pauseGone(house: House, gone: { readonly channel: ChannelId } | { readonly guild: string }): readonly Match[] {
  const because = 'channel' in gone ? 'channel-gone' : 'removed';
  return pauseAll(house, house.store.matchesOf({ ...gone, statuses: ['lobby', 'running'] }), because);
}

/** Pauses every match of a guild that is not among those we are in. */
export function pauseElsewhere(house: House, guilds: ReadonlySet<string>): readonly Match[] {
  const elsewhere = house.store.matchesOf({ statuses: ['lobby', 'running'] }).filter(({ guild }) => !guilds.has(guild));
  return pauseAll(house, elsewhere, 'removed');
}

const pauseAll = (house: House, matches: readonly Match[], because: Unreachable): readonly Match[] =>
  matches.flatMap(({ id }) => {
    const paused = pauseMatch(house, id, because);
    return paused.ok ? [paused.value] : [];
  });
