import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { OpponentLevel, SeatId } from '../../../games/game.js';
import { flatMapInOrder } from '../../../lib/inOrder.js';
import type { HostingContext } from '../../context/ports.js';
import type { OpponentTask } from '../../context/tasks.js';
import type { MatchId } from '../../model/match.js';
import type { MatchReader } from '../../model/transaction.js';
import { type MatchInPlay, openPhaseOf } from '../../read/matchInPlay.js';

/** A seat for which an opponent of the bot is to answer in the open phase. */
export interface OpponentQuestion {
  readonly m: MatchReader;
  readonly current: MatchInPlay;
  readonly seat: SeatId;
  readonly level: OpponentLevel;
  /**
   * `hint`: what it would do is shown to the seat's player. `practice`: a practice player of the local guild sends it. It then draws other
   * chances than an opponent on the seat.
   */
  readonly purpose?: 'hint' | 'practice';
}

/**
 * The task for the worker. In games told by rounds opponents remember what was seen in earlier phases; in other games with hidden moves they
 * read the report of the last one, which tells what their battle lists are about.
 */
export async function opponentTask(hosting: HostingContext, { m, current, seat, level, purpose }: OpponentQuestion): Promise<OpponentTask> {
  const { phase, game } = current;
  const { number } = phase;
  const first = game.endsRound ? 1 : game.sealed ? Math.max(1, number - 1) : number;
  const reports = await reportsFrom(hosting, m.id, first, number);
  return {
    game: m.game.id,
    state: openPhaseOf(m).state,
    seat,
    level,
    seed: seedOf(m, `${purpose ?? 'opponent'} ${number} ${seat}`),
    reports,
  };
}

/** The public reports of the phases from one up to another, without that one, as stored. */
async function reportsFrom({ store }: HostingContext, match: MatchId, first: number, end: number): Promise<readonly string[]> {
  const numbers = Array.from({ length: end - first }, (_, i) => first + i);
  return await flatMapInOrder(numbers, async one => [(await store.history.reportText(match, one)) ?? []].flat());
}

/** The chance of an opponent. Nobody can know it, and it is the same if the bot has to start again. */
function seedOf({ id, pseudonymKey }: Pick<MatchReader, 'id' | 'pseudonymKey'>, about: string): number {
  const drawn = hmac(sha256, utf8ToBytes(pseudonymKey), utf8ToBytes(`${id} ${about}`));
  return new DataView(drawn.buffer, drawn.byteOffset).getUint32(0);
}
