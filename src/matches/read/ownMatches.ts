import type { Phase, Seat } from '../../games/game.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { Match, MatchPhase, UserId } from '../model/match.js';
import { takenSeatEvenPaused } from './seatView.js';
import { type Readiness, readinessOf } from './readiness.js';

/** A match somebody plays, joined or hosts; with his seat once there is one, and while it runs with where he stands in it. */
export interface OwnMatch {
  readonly match: Match;
  readonly isHost: boolean;
  readonly seat?: Seat;
  readonly phase?: MatchPhase;
  readonly name?: Phase;
  readonly readiness?: Readiness;
}

/** All of them that are not over, oldest first. Each is looked at when it is asked for. */
export function ownMatches(hosting: HostingContext, user: UserId): readonly (() => OwnMatch)[] {
  const statuses = ['lobby', 'running', 'paused'] as const;
  const played = hosting.store.matchesOf({ user, statuses, at: hosting.now() });
  const hosted = hosting.store.matchesOf({ host: user, statuses });
  const all = [...played, ...hosted.filter(({ id }) => !played.some(one => one.id === id))];
  return all.sort((a, b) => a.id - b.id).map(match => () => ({ match, isHost: match.host === user, ...standing(hosting, match, user) }));
}

const standing = (hosting: HostingContext, { id }: Match, user: UserId): Partial<OwnMatch> =>
  look(hosting, id, (m): Partial<OwnMatch> => {
    const taken = takenSeatEvenPaused(m, user);
    if (!taken.ok) return {};
    const { current, seat, filed } = taken.value;
    if (current.match.status === 'paused') return { seat };
    return { seat, phase: current.phase, name: current.name, readiness: readinessOf(current, seat.id, filed) };
  }) ?? {};
