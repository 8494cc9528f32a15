import type { Phase, SeatId } from '../../games/game.js';
import type { Elimination, HostingContext } from '../context/ports.js';
import type { MatchInPlay } from './matchInPlay.js';
import { namedHeads } from './phaseHeads.js';

/** The seats that are out of the game at the end, each with the turn in which it last lost everything. Earliest first. */
export async function eliminationsIn(hosting: HostingContext, { match, game, phase }: MatchInPlay): Promise<readonly Elimination[]> {
  const { eliminates } = game;
  if (!eliminates) return [];
  const turns = new Map<SeatId, Phase['turn']>();
  for (const { number, turn, closedAt } of (await namedHeads(hosting, match)).toReversed()) {
    const text = closedAt === undefined ? undefined : await hosting.store.history.reportText(match.id, number);
    if (text === undefined) continue;
    for (const seat of eliminates(game.report.parse(JSON.parse(text)))) {
      turns.delete(seat);
      turns.set(seat, turn);
    }
  }
  const left = new Set(game.standings(phase.state).flatMap(({ seat, points, units }) => (points + units > 0 ? [seat] : [])));
  return [...turns].flatMap(([seat, turn]) => (left.has(seat) ? [] : [{ seat, turn }]));
}
