import type { AnyGame, Phase, SeatId } from '../../games/game.js';
import { atOnce } from '../../lib/breath.js';
import type { StudyStep } from '../model/study.js';
import { filedText } from './filedText.js';

/** A phase that was resolved. */
export interface ResolvedStep {
  readonly name: Phase;
  /** Its position. */
  readonly from: unknown;
  readonly report: unknown;
}

/** A position to which a step leads. */
export interface ReachedPosition {
  readonly state: unknown;
  /** The phase that led there. Undefined if none did. */
  readonly before?: ResolvedStep;
}

/** Orders by seat, in English. */
type Orders = Readonly<Record<SeatId, string>>;

/** How many phases in which nobody has anything to decide are passed over at once. */
const MOST_IDLE = 12;

/**
 * The position in which these seats are played: of those that were called in and that nobody has taken yet, the ones among them count as taken.
 * In a study that is so as soon as they are given orders.
 */
export function playedBy(game: AnyGame, state: unknown, seats: readonly SeatId[]): unknown {
  const taken = (game.openSeats?.(state) ?? []).filter(seat => seats.includes(seat));
  return taken.length > 0 && game.seating ? (game.seating(state, taken) as unknown) : state;
}

const submissionOf = (game: AnyGame, state: unknown, seat: SeatId, text: string): unknown =>
  game.read(state, seat, text, undefined, 'en', 0).submission as unknown;

/** The orders of all seats as their game reads them, one seat a part. An empty text is a sheet without orders. */
export function* reading(game: AnyGame, state: unknown, orders: Orders): Generator<undefined, ReadonlyMap<SeatId, unknown>, undefined> {
  const played = playedBy(game, state, Object.keys(orders));
  const read = new Map<SeatId, unknown>();
  for (const [seat, text] of Object.entries(orders)) {
    read.set(seat, submissionOf(game, played, seat, text));
    yield;
  }
  return read;
}

/** The same at once. */
export const submissionsOf = (game: AnyGame, state: unknown, orders: Orders): ReadonlyMap<SeatId, unknown> =>
  atOnce(reading(game, state, orders));

/** The orders of one seat. Undefined: it has none. */
export function filedBy(game: AnyGame, state: unknown, orders: Orders, seat: SeatId): unknown {
  const text = orders[seat];
  return text === undefined ? undefined : submissionOf(game, playedBy(game, state, Object.keys(orders)), seat, text);
}

/**
 * What of these orders their game reads, in its own words. Seats of which it reads nothing are left out, unless they had nothing. What was typed
 * in each line that it refuses is added to `refused`.
 */
export function ordersRead(game: AnyGame, at: unknown, orders: Orders, refused: string[] = []): Orders {
  const state = playedBy(game, at, Object.keys(orders));
  const read = Object.entries(orders).map(([seat, text]) => {
    const { submission, lines } = game.read(state, seat, text, undefined, 'en', 0);
    for (const { fault, typed } of lines) if (fault) refused.push(typed);
    const kept = filedText({ game, state }, seat, submission as unknown, line => !line.stands);
    return [seat, kept, text.trim() === ''] as const;
  });
  return Object.fromEntries(read.flatMap(([seat, text, wasEmpty]) => (text !== '' || wasEmpty ? [[seat, text]] : [])));
}

/** Resolves a phase by the rules: its report and the position after it. `read`: the orders as their game reads them, if that is known. */
export const resolvedWith = (
  game: AnyGame,
  state: unknown,
  orders: Orders,
  read: ReadonlyMap<SeatId, unknown> = submissionsOf(game, state, orders),
): { readonly state: unknown; readonly report: unknown } => game.advance(playedBy(game, state, Object.keys(orders)), read);

/** A step in parts: what it makes may be asked for once all parts are done. Each part takes a while. */
export function* reaching(
  game: AnyGame,
  before: unknown,
  by: NonNullable<StudyStep['after']>['by'],
): Generator<undefined, ReachedPosition, undefined> {
  if ('placed' in by) return { state: game.correct?.(before, by.placed, 'en').state ?? before };
  const from = playedBy(game, before, Object.keys(by.orders));
  const submissions = yield* reading(game, from, by.orders);
  const { state: next, report } = game.advance(from, submissions);
  // The first position after it in which somebody has something to decide, or in which the game is over.
  let state: unknown = next;
  for (let i = 0; i < MOST_IDLE && !game.ending(state); i++) {
    const { awaits, mayAct = [], host = false } = game.phase(state);
    if (awaits.length > 0 || mayAct.length > 0 || host) break;
    yield;
    state = game.advance(state, new Map()).state;
  }
  return { state, before: { name: game.phase(from), from, report } };
}

/** The same at once. */
export const reached = (game: AnyGame, from: unknown, by: NonNullable<StudyStep['after']>['by']): ReachedPosition =>
  atOnce(reaching(game, from, by));
