import type { AnyGame, SeatId } from '../../../games/game.js';
import type { HostingContext } from '../../context/ports.js';
import type { MatchInPlay } from '../../read/matchInPlay.js';

/**
 * The orders that were last saved for a seat in an earlier phase of the same kind, as text: those that are still legal in the open one, as they
 * were written. Nothing else that was saved: no votes on others' units, and nothing that stayed secret when the phase closed. Empty if there
 * are none.
 */
export async function lastOrders({ store }: HostingContext, { match, game, phase }: MatchInPlay, seat: SeatId): Promise<string> {
  const before = (await store.history.phaseHeads(match.id)).filter(({ kind, number }) => kind === phase.kind && number < phase.number);
  const numbers = new Set(before.map(({ number }) => number));
  const saved = (await store.history.edits(match.id, seat)).findLast(one => numbers.has(one.phase) && one.submission !== undefined);
  const then = saved && (await store.history.phase(match.id, saved.phase));
  if (!saved || !then) return '';
  const written = ownOrders(game, { state: game.state.parse(then.state), seat, submission: game.submission.parse(saved.submission) });
  return stillLegal(game, phase.state, seat, written).join('\n');
}

interface Saved {
  readonly state: unknown;
  readonly seat: SeatId;
  readonly submission: unknown;
}

const ownOrders = (game: AnyGame, { state, seat, submission }: Saved): readonly string[] =>
  game.sheet(state, seat, submission, 'en').flatMap(({ of, isPrivate, text }) => (of || isPrivate || text === undefined ? [] : [text]));

/** Those that the game still reads as exactly the same orders: it would correct others, or suggest what they may have meant. */
function stillLegal(game: AnyGame, state: unknown, seat: SeatId, orders: readonly string[]): readonly string[] {
  if (orders.length === 0) return [];
  const { lines } = game.read(state, seat, orders.join('\n'), undefined, 'en', 0);
  return orders.filter(order => lines.some(({ typed, text, fault }) => fault === undefined && typed === order && text === order));
}
