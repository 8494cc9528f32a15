import type { SeatId } from '../../games/game.js';
import { queueCard, queueDetailCards } from '../messages/cards.js';
import { queueNotice } from '../messages/notices.js';
import { queueOwed, queueReceiptsAgain } from '../messages/receipts.js';
import { absenceOf } from '../model/absence.js';
import { coveredIn, orderedIn } from '../model/filing.js';
import { type Capacity, isCapacity } from '../model/match.js';
import { seatHoldersOf } from '../model/people.js';
import { punctualityOf } from '../model/punctuality.js';
import { shortIn } from '../model/shortfall.js';
import type { MatchTransaction } from '../model/transaction.js';
import { leaveAtLast } from '../read/leaving.js';
import type { MatchInPlay } from '../read/matchInPlay.js';
import { close } from './closed.js';
import { countDuties, missingIn } from './countDuties.js';
import { countPhase } from './countPhase.js';
import { finishMatch } from './finishMatch.js';
import { leaveMissing } from './leaveMissing.js';
import { advanced, openPhases } from './openPhases.js';
import { pause } from './pauseMatch.js';
import { callToMove, endCall, tellMissed, tellResults } from './rounds.js';
import { tellDisputes } from './tellWhoDecides.js';
import { attended, queueFates } from './tellWhoSits.js';
import { queueVacancies } from './vacancies.js';

/** Tells for which seats the bot ordered in place of their players. An anonymous match names none. */
function tellCovered(tx: MatchTransaction, { match, phase }: MatchInPlay): void {
  const seats = orderedIn(tx, phase.number);
  if (seats.length > 0) queueNotice(tx, phase, { notice: 'bot-ordered', seats: match.plan.anonymous ? [] : seats });
}

/**
 * Tells for which seats opponents of the bot did not answer themselves. An anonymous match names those that the bot plays, and none for which it
 * ordered in place of a player.
 */
function tellShortfalls(tx: MatchTransaction, current: MatchInPlay): void {
  const { match, phase, seatHolders } = current;
  const played = seatHolders.flatMap(({ seat, opponent }) => (opponent ? [seat] : []));
  const seats = [...played, ...coveredIn(tx, phase.number)];
  for (const shortfall of ['recruit', 'nothing'] as const) {
    const short = shortIn(tx, phase.number, { seats, shortfall });
    if (short.length === 0) continue;
    const named = match.plan.anonymous ? short.filter(seat => played.includes(seat)) : short;
    queueNotice(tx, phase, { notice: shortfall === 'recruit' ? 'played-by-recruit' : 'played-by-nobody', seats: named });
  }
}

/** The seats that miss their turn in this phase: not those that missed it before, in an earlier phase of the same turn, nor those of absent players. */
const newlyMissed = (tx: MatchTransaction, current: MatchInPlay): readonly SeatId[] =>
  missingIn(tx, current).filter(seat => !absenceOf(tx, seat) && !(current.name.sameTurn && punctualityOf(tx, seat).missed > 0));

/**
 * Closes the open phase, opens the next one in which somebody has a choice, and queues what is to be posted. Seats without orders have
 * missed a turn, unless somebody closed the phase before its deadline.
 */
export function closeOpenPhase(tx: MatchTransaction, before: MatchInPlay, by: 'ready' | 'deadline' | Capacity): void {
  const { number } = before.phase;
  const { last: previous } = tx.facts;
  const { current, left } = leaveAtLast(tx, before);
  const given = left.filter(seat => current.game.inPlay(current.phase.state).includes(seat));
  countDuties(tx, current, by);
  const missed = by === 'deadline' ? newlyMissed(tx, current) : [];
  tellCovered(tx, current);
  tellShortfalls(tx, current);
  const isSomebodyLeft = leaveMissing(tx, current, isCapacity(by) ? [] : countPhase(tx, current), given);
  const { state, report } = advanced(tx, current);
  const closed = close(tx, by, report);
  const next = openPhases(tx, { number: number + 1, state: attended(current.game, state, seatHoldersOf(tx)) });
  queueCard(tx, number);
  queueReceiptsAgain(tx, number);
  if (previous?.cards) queueDetailCards(tx, number - 1, current.game.openLeaves?.(current.phase.state) ?? []);
  for (const one of [closed, ...next.skipped]) queueDetailCards(tx, one.number, one.leaves);
  tellResults(tx, closed, next.skipped, next.end !== undefined);
  const isMissed = by === 'deadline';
  if (next.end) {
    endCall(tx, { missed: isMissed });
    finishMatch(tx, next.end);
  } else {
    tellMissed(tx, number, missed);
    queueCard(tx, next.current.phase.number);
    queueOwed(tx, next.current);
    queueFates(tx, next.current, { closed: [closed, ...next.skipped], before: current.phase.state });
    const { phase, name } = next.current;
    callToMove(tx, {
      closed: { number, movers: current.name.awaits, missed: isMissed },
      open: { number: phase.number, movers: name.awaits },
    });
    tellDisputes(tx, next.current);
    queueVacancies(tx, next.current);
    if (!isSomebodyLeft) pause(tx, { because: 'nobody-there' });
  }
}
