import type { Ending } from '../../game.js';
import { seatsOf } from '../board/duchies.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { isLastYearOver } from '../phases/victory.js';
import { standingsOf } from './standingsOf.js';

/** How a game ends: somebody has won, or the last year is over and all who own a centre share a draw by size. */
export function endingOf(variant: Variant, state: State): Ending | undefined {
  if (state.winner !== undefined) return { winners: seatsOf(variant.board, state.winner) };
  if (!isLastYearOver(variant, state)) return undefined;
  const standings = standingsOf(variant, state);
  const sharing = standings.filter(({ points, uncounted = 0 }) => points + uncounted > 0);
  return { winners: (sharing.length > 0 ? sharing : standings).map(({ seat }) => seat), isDrawBySize: true };
}
