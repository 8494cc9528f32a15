import type { Phase } from '../../games/game.js';
import { flatMapInOrder } from '../../lib/inOrder.js';
import { gameOf } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import { isUnwritable } from '../context/store.js';
import type { Match, PhaseHead } from '../model/match.js';

/** A phase head whose turn is known. */
export type NamedHead = PhaseHead & { readonly turn: Phase['turn'] };

/** Whether a phase is closed and somebody had a choice in it. */
export const isPlayed = ({ closedAt, closedBy }: PhaseHead): boolean => closedAt !== undefined && closedBy !== 'skipped';

/** Maximum number of heads completed from stored states per call. */
const MOST_COMPLETED = 25;

/**
 * The phases of a match, newest first, without reading their states. Phases that an earlier version opened have no turn: each call reads
 * and stores a few of those, nearest to the phase `near` first (by default the newest). Until then they are left out.
 */
export async function namedHeads(hosting: HostingContext, match: Match, near = Number.POSITIVE_INFINITY): Promise<readonly NamedHead[]> {
  const heads = (await hosting.store.history.phaseHeads(match.id)).toReversed();
  const lacking = nearest(
    heads.filter(({ turn }) => turn === undefined),
    near,
  ).slice(0, MOST_COMPLETED);
  const completed = new Map(await flatMapInOrder(lacking, ({ number }) => completedTurn(hosting, match, number)));
  if (completed.size > 0) await keep(hosting, match, completed);
  return heads.flatMap(head => {
    const turn = head.turn ?? completed.get(head.number);
    return turn ? [{ ...head, turn }] : [];
  });
}

const nearest = (heads: readonly PhaseHead[], to: number): readonly PhaseHead[] =>
  Number.isFinite(to) ? heads.toSorted((a, b) => Math.abs(a.number - to) - Math.abs(b.number - to)) : heads;

async function completedTurn(
  hosting: HostingContext,
  match: Match,
  number: number,
): Promise<readonly (readonly [number, Phase['turn']])[]> {
  const game = gameOf(hosting, match);
  const phase = await hosting.store.history.phase(match.id, number);
  return phase ? [[number, game.phase(game.state.parse(phase.state)).turn]] : [];
}

/** Stores turns. If the store cannot write, that is ignored, because reading must still work. */
async function keep({ store }: HostingContext, { id }: Match, turns: ReadonlyMap<number, Phase['turn']>): Promise<void> {
  try {
    await store.history.keepTurns(id, turns);
  } catch (error) {
    if (!isUnwritable(error)) throw error;
  }
}
