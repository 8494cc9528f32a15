import type { Phase, Seat } from '../../games/game.js';
import { look } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import type { Match, MatchPhase, UserId } from '../model/match.js';
import { type Readiness, readinessOf } from './readiness.js';
import { takenSeatEvenPaused } from './seatView.js';

/** A match the user plays, joined or hosts. `seat`: once they have one; the rest only while the match is running. */
export interface OwnMatch {
  readonly match: Match;
  readonly isHost: boolean;
  readonly seat?: Seat;
  readonly phase?: MatchPhase;
  readonly name?: Phase;
  readonly readiness?: Readiness;
}

/** The user's matches that have not ended, oldest first. Each is read when its function is called. */
export async function ownMatches(hosting: HostingContext, user: UserId): Promise<readonly (() => Promise<OwnMatch>)[]> {
  const statuses = ['lobby', 'running', 'paused'] as const;
  const played = await hosting.store.matches.find({ user, statuses, at: hosting.now() });
  const hosted = await hosting.store.matches.find({ host: user, statuses });
  const all = [...played, ...hosted.filter(({ id }) => !played.some(one => one.id === id))];
  return all
    .sort((a, b) => a.id - b.id)
    .map(match => async () => ({ match, isHost: match.host === user, ...(await standing(hosting, match, user)) }));
}

const standing = async (hosting: HostingContext, { id }: Match, user: UserId): Promise<Partial<OwnMatch>> =>
  (await look(hosting, id, (m): Partial<OwnMatch> => {
    const taken = takenSeatEvenPaused(m, user);
    if (!taken.ok) return {};
    const { current, seat, filed } = taken.value;
    if (current.match.status === 'paused') return { seat };
    return { seat, phase: current.phase, name: current.name, readiness: readinessOf(current, seat.id, filed) };
  })) ?? {};
