import type { BoardFile } from '../board/boardFile.js';
import { provinceOf } from '../board/location.js';
import { pageOf } from '../board/pageOf.js';
import { isWithin, placeShown, type Theatre, theatresOf } from '../board/theatre.js';
import { areaOf, extentsOn, fitted, overlapOf, uncut } from '../board/theatreBox.js';
import type { OrderResult, Report } from './report.js';

type Point = readonly [number, number];

/** What happened at some places together, and how much it counts. */
interface Happening {
  readonly places: readonly Point[];
  readonly weight: number;
}

/** Weight of an order that bounced or whose unit was dislodged. Other orders count 1, holds always 0. */
const CLASH = 3;

/** A part around what happened is shown in place of a theatre if that much more happened in it. */
const BETTER = 1.25;

/**
 * The part of the board in which most happened: a theatre or, where what happened is at the edges of theatres, a part around it with the
 * name of the theatre it has most in common with. Undefined if the board has no theatres.
 */
export function busiestTheatre(board: BoardFile, { orders }: Report): Theatre | undefined {
  const happened = orders.flatMap(one => happeningOf(board, one));
  const score = (theatre: Theatre): number => scoreOf(theatre, happened);
  const best = highest(theatresOf(board), score);
  const between = highest(partsAround(board, happened), score);
  return best && between && score(between) > score(best) * BETTER ? between : best;
}

/** Whether more than a third of the moves are in one theatre. */
export function isInOneTheatre(board: BoardFile, { orders }: Report): boolean {
  const moves = orders.filter(({ order }) => order.kind === 'move' || order.kind === 'rapid').map(one => placesOf(board, one));
  return theatresOf(board).some(theatre => moves.filter(places => places.every(at => isWithin(at, theatre))).length > moves.length / 3);
}

const scoreOf = (part: Pick<Theatre, 'box'>, happened: readonly Happening[]): number =>
  happened.reduce((sum, { places, weight }) => sum + (places.every(at => isWithin(at, part)) ? weight : 0), 0);

function highest(theatres: readonly Theatre[], score: (theatre: Theatre) => number): Theatre | undefined {
  const [best] = theatres.map(theatre => ({ theatre, score: score(theatre) })).sort((a, b) => b.score - a.score);
  return best?.theatre;
}

function happeningOf(board: BoardFile, result: OrderResult): readonly Happening[] {
  const { order, outcome, dislodged } = result;
  const places = placesOf(board, result);
  if (places.length === 0) return [];
  return [{ places, weight: order.kind === 'hold' ? 0 : dislodged || outcome.kind === 'bounced' ? CLASH : 1 }];
}

/** Where an order's unit was, and where it was to go. */
function placesOf(board: BoardFile, { order }: OrderResult): readonly Point[] {
  if (order.kind === 'waive') return [];
  const ends = order.kind === 'move' || order.kind === 'retreat' ? [order.at, order.to] : [order.at];
  return ends.map(at => placeShown(board, provinceOf(at))).filter(at => at !== undefined);
}

/** Middles of parts are multiples of this, so that pictures of one part can be drawn on the same base. In units of the page. */
const GRID = 60;

/** Parts around each of the things that happened, with the name of the theatre that shows most of what is in them. */
function partsAround(board: BoardFile, happened: readonly Happening[]): readonly Theatre[] {
  const page = pageOf(board);
  if (!page) return [];
  const extents = extentsOn(board, page);
  const middles = new Map(happened.filter(({ weight }) => weight > 0).map(({ places }) => [middleOf(places).join(), middleOf(places)]));
  return [...middles.values()].flatMap(([x, y]) => {
    const box = uncut(fitted([x, y, x, y], page), [x, y, x, y], { page, extents });
    const inside = happened.filter(({ places }) => places.every(at => isWithin(at, { box })));
    const name = highest(theatresOf(board), theatre => scoreOf(theatre, inside) + overlapOf(theatre.box, box) / areaOf(box));
    return name ? [{ ...name, box }] : [];
  });
}

/** The point of the grid that is nearest to the middle of some places. */
function middleOf(places: readonly Point[]): Point {
  const mean = (axis: 0 | 1): number => places.reduce((sum, at) => sum + at[axis], 0) / places.length;
  return [Math.round(mean(0) / GRID) * GRID, Math.round(mean(1) / GRID) * GRID];
}
