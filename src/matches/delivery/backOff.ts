import { seededRandom } from '../../lib/random.js';
import type { OutboxRow } from '../context/store.js';

const FIRST = 1000;
const MOST = 5 * 60 * 1000;

/** The delay before the next attempt, ms: it doubles each time, up to five minutes, and a random part of up to half is subtracted. */
export function backOff({ id, attempts }: Pick<OutboxRow, 'id' | 'attempts'>): number {
  const longest = Math.min(MOST, FIRST * 2 ** Math.min(attempts, 20));
  const lot = seededRandom(id * 1000 + attempts)();
  return Math.round(longest * (1 - lot / 2));
}
