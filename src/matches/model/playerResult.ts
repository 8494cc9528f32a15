import type { SeatId, Standing } from '../../games/game.js';
import type { Match, MatchEnd, SeatTerm, UserId } from './match.js';
import { isNameless } from './nameless.js';

/** How a match ended for a player. `left`: they had given up the seat, or lost it by missing orders. */
export const OUTCOMES = ['won', 'drew', 'lost', 'left'] as const;
export type PlayerOutcome = (typeof OUTCOMES)[number];

/** How a match ended for somebody who has played in it. */
export interface PlayerResult {
  readonly user: UserId;
  readonly seat: SeatId;
  readonly outcome: PlayerOutcome;
  /** 1 for those who won or drew, then by points; in a draw by size by points alone. Equals share a rank; whoever left is last. */
  readonly rank: number;
  readonly points: number;
  /** Whether it counts for the rating: the player had the seat from the start, and the bot could not order for them. */
  readonly rated: boolean;
}

/** Whether somebody won, or some shared a draw. */
const isDecided = ({ kind }: MatchEnd): boolean =>
  kind === 'victory' || kind === 'concession' || kind === 'draw' || kind === 'draw-by-size';

/**
 * Whether a match with this end counts for statistics and ratings: it was decided, is not anonymous, no training game in which an
 * opponent of the bot advises, no opponent of the bot played in it, it began at the usual start, and it does not continue a file or another match.
 */
export const counts = (match: Match, end: MatchEnd, terms: readonly SeatTerm[]): boolean =>
  isDecided(end) &&
  match.plan.anonymous !== true &&
  match.plan.training !== true &&
  match.from === undefined &&
  match.options.start === undefined &&
  terms.every(({ opponent }) => opponent === undefined);

/** The results of everybody who has played. */
export function resultsOf(end: MatchEnd, standings: readonly Standing[], terms: readonly SeatTerm[]): readonly PlayerResult[] {
  const start = Math.min(...terms.map(({ since }) => since));
  const pointsOf = (seat: SeatId): number => standings.find(one => one.seat === seat)?.points ?? 0;
  const placed = ({ seat, until }: SeatTerm): number => {
    if (until !== undefined) return -1;
    return end.seats.includes(seat) && end.kind !== 'draw-by-size' ? Number.POSITIVE_INFINITY : pointsOf(seat);
  };
  return terms.flatMap((term, i): readonly PlayerResult[] => {
    const { seat, user } = term;
    if (user === undefined || isNameless(user) || terms.some((other, j) => j > i && other.user === user)) return [];
    const rank = 1 + terms.filter(other => other.user !== undefined && placed(other) > placed(term)).length;
    const points = term.until === undefined ? pointsOf(seat) : 0;
    return [{ user, seat, outcome: outcomeOf(end, term), rank, points, rated: term.since === start }];
  });
}

function outcomeOf(end: MatchEnd, { seat, until }: SeatTerm): PlayerOutcome {
  if (until !== undefined) return 'left';
  if (!end.seats.includes(seat)) return 'lost';
  const isDraw = end.kind === 'draw' || end.kind === 'draw-by-size';
  return isDraw && end.seats.length > 1 ? 'drew' : 'won';
}
