import type { SeatId } from '../../games/game.js';
import { absenceOf } from '../model/absence.js';
import { mostMissed, type Punctuality, punctualityOf, savePunctuality } from '../model/punctuality.js';
import type { MatchTransaction } from '../model/transaction.js';
import { hasDecided, isPlayed, type MatchInPlay, submissionsTo } from '../read/matchInPlay.js';
import { missingSeats } from '../read/missing.js';
import { isNewcomer } from './fairPart.js';

/**
 * Updates the punctuality of every seat that had a choice in a closing phase, and returns the seats that have missed too many turns. Phases
 * of other kinds than the first and players who announced their absence are not counted, nor what somebody misses who has just taken the seat. Games
 * told by rounds handle missed turns themselves: every other turn counts, even for the absent, and nobody loses a seat.
 */
export function countPhase(tx: MatchTransaction, current: MatchInPlay): readonly SeatId[] {
  const { match, game, phase, name } = current;
  if (game.endsRound) return countDecisions(tx, current);
  if (phase.kind !== game.phaseKinds[0]) return [];
  const missing = missingSeats(tx, current);
  return name.awaits.filter(seat => {
    if (!isPlayed(current, seat) || absenceOf(tx, seat)) return false;
    if (missing.includes(seat) && isNewcomer(tx, current, seat)) return false;
    const counted = counting(match.plan.regain, punctualityOf(tx, seat), missing.includes(seat));
    savePunctuality(tx, seat, counted);
    return counted.missed >= mostMissed(match);
  });
}

function countDecisions(tx: MatchTransaction, current: MatchInPlay): readonly SeatId[] {
  const sent = submissionsTo(tx, current);
  for (const seat of current.name.awaits) {
    const kept = punctualityOf(tx, seat);
    const isMissed = !hasDecided(current, seat, sent.get(seat));
    if (isMissed && isNewcomer(tx, current, seat)) continue;
    const isCounted = current.name.sameTurn === true && kept.missed > 0;
    savePunctuality(tx, seat, { ...kept, missed: isMissed ? kept.missed + (isCounted ? 0 : 1) : 0 });
  }
  return [];
}

function counting(regain: number | undefined, { spent, kept, missed }: Punctuality, isMissed: boolean): Punctuality {
  if (isMissed) return { spent, kept: 0, missed: missed + 1 };
  const isRegained = regain !== undefined && spent > 0 && kept + 1 >= regain;
  return isRegained ? { spent: spent - 1, kept: 0, missed: 0 } : { spent, kept: kept + 1, missed: 0 };
}
