import type { PowerId } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Situation } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/** The number of each power's centres that count towards victory. Most first; ties in board order. */
export function countCentres({ board }: Variant, { centres }: Position): readonly { readonly power: PowerId; readonly centres: number }[] {
  const counts = new Map(board.powers.map(p => [p.id, 0]));
  for (const [centre, owner] of Object.entries(centres))
    if (!board.file.victory.notCounted.includes(centre)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].map(([power, count]) => ({ power, centres: count })).sort((a, b) => b.centres - a.centres);
}

/**
 * The power that has won: it has enough centres and more than any other power. Undefined if there is none. A power without a seat (an
 * unplayed neutral) cannot win.
 */
export function winnerOf(variant: Variant, { position, powers }: Pick<Situation, 'position' | 'powers'>): PowerId | undefined {
  const [first, second] = countCentres(variant, position);
  if (!first || first.centres < variant.board.file.victory.centres || !powers.includes(first.power)) return undefined;
  return first.centres > (second?.centres ?? 0) ? first.power : undefined;
}

/** Whether the last year of a variant that has one is over: its centres have changed owners. */
export function isLastYearOver({ board: { file } }: Variant, { turn, phase }: Pick<Situation, 'turn' | 'phase'>): boolean {
  const { lastYear } = file.victory;
  if (lastYear === undefined) return false;
  const since = file.year.counts === 'down' ? lastYear - turn.year : turn.year - lastYear;
  return since > 0 || (since === 0 && phase === 'adjustments');
}
