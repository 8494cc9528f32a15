import type { SeatId } from '../../games/game.js';
import { seatedAt } from '../model/people.js';
import type { MatchReader } from '../model/transaction.js';
import type { MatchInPlay } from '../read/matchInPlay.js';
import { extensionOf } from './postponeDeadline.js';

/** Whoever has had a phase for so long has had a fair part of it, however long it lasts, ms. */
const ENOUGH = 24 * 60 * 60 * 1000;

/**
 * Whether the player of a seat took it in the open phase, and has had less than half of that phase's length and less than a day since. Orders that
 * are missing then are not charged to them: they have missed nothing, are not late, and spend no extension.
 */
export function isNewcomer(m: MatchReader, current: MatchInPlay, seat: SeatId): boolean {
  const since = seatedAt(m, seat);
  return since !== undefined && since > current.phase.openedAt && m.now - since < Math.min(extensionOf(m, current), ENOUGH);
}
