import type { BoardFile } from '../board/boardFile.js';
import { provinceOf } from '../board/location.js';
import { isWithin } from '../board/theatre.js';
import type { Report } from './report.js';

/** Weight of an order that bounced or whose unit was dislodged. Other orders count 1, holds always 0. */
const CLASH = 3;

/** Returns the id of the theatre in which most happened. Undefined if the board has no theatres. */
export function busiestTheatre(board: BoardFile, { orders }: Report): string | undefined {
  const happened = orders.flatMap(({ order, outcome, dislodged }) => {
    if (order.kind === 'waive') return [];
    const place = board.provinces.find(({ id }) => id === provinceOf(order.at))?.places.unit;
    return place ? [{ place, weight: order.kind === 'hold' ? 0 : dislodged || outcome.kind === 'bounced' ? CLASH : 1 }] : [];
  });
  const scores = board.theatres.map(theatre => ({
    id: theatre.id,
    score: happened.reduce((sum, { place, weight }) => sum + (isWithin(place, theatre) ? weight : 0), 0),
  }));
  return scores.reduce<(typeof scores)[number] | undefined>((best, one) => (best && best.score >= one.score ? best : one), undefined)?.id;
}
