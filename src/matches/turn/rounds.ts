import type { SeatId } from '../../games/game.js';
import { queueResults } from '../messages/cards.js';
import { queueToChannel, queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { Match } from '../model/match.js';
import { seatHoldersOf, wantsMessages, wantsQuiet } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';
import { isToldByRounds } from '../read/toldByRounds.js';
import type { ClosedPhase } from './closed.js';
import { tellWatchers } from './watch.js';

/**
 * Queues the results of a closed phase and of the skipped ones after it; in games told by rounds, of the rounds that ended with them. Where
 * nobody acted, they are told with the next results. `isLast`: there will be none, so they are told now.
 */
export function tellResults(tx: MatchTransaction, first: ClosedPhase, skipped: readonly ClosedPhase[], isLast: boolean): void {
  if (isToldByRounds(tx)) for (const one of [first, ...skipped]) tellRound(tx, one);
  else if (!isLast && [first, ...skipped].every(({ report }) => tx.game.quiet?.(report))) return;
  else {
    tellWatchers(tx, first.number);
    queueResults(
      tx,
      first.number,
      skipped.map(({ number }) => number),
    );
  }
}

/** Queues the results of the round that ended with a phase, if one did. */
function tellRound(tx: MatchTransaction, { number, report }: ClosedPhase): void {
  if (tx.game.endsRound?.(report)) queueToChannel(tx, `round:${number}`, { kind: 'round', phase: number });
}

/**
 * Calls the players who have a choice in the newest phase, and ends the previous call; unless they had it in the previous phase too and did
 * not miss it. Opponents of the bot are not called. In the channel, with mentions; in an anonymous match by direct message.
 */
export function callToMove(tx: MatchTransaction, { closed, open }: { readonly closed: Moved; readonly open: Moved }): void {
  if (!isToldByRounds(tx) || (whoMoves(closed) === whoMoves(open) && !closed.missed)) return;
  endCall(tx, { missed: closed.missed });
  const { match } = tx.facts;
  const players = seatHoldersOf(tx).filter(one => !one.opponent);
  if (!players.some(({ seat }) => open.movers.includes(seat))) return;
  const content: Content = { kind: 'turn', phase: open.number, over: false };
  const readers = match.plan.anonymous
    ? seatHoldersOf(tx).flatMap(({ seat, user }) =>
        user !== undefined && open.movers.includes(seat) && wantsMessages(tx, user) && !wantsQuiet(tx, user) ? [{ seat, user }] : [],
      )
    : undefined;
  tx.put({ match: { ...match, turnCall: { phase: open.number, ...(readers && { readers }) } } });
  tellMovers(tx, { phase: open.number, readers }, content);
}

/** Tells the players of these seats by direct message that they have missed a phase, unless they have lost the seat by it. */
export function tellMissed(tx: MatchTransaction, phase: number, missing: readonly SeatId[]): void {
  if (!isToldByRounds(tx)) return;
  for (const { seat, user, opponent } of seatHoldersOf(tx))
    if (user !== undefined && !opponent && missing.includes(seat) && wantsMessages(tx, user))
      queueToUser(tx, user, `missed:${phase}:${seat}`, { kind: 'missed', phase, seat });
}

/** A phase and the seats with a choice in it. `missed`: whether its deadline has passed. */
export interface Moved {
  readonly number: number;
  readonly movers: readonly SeatId[];
  readonly missed?: boolean;
}

/** Ends the current call to the players who have the move, if there is one. `missed`: they have let the deadline pass. */
export function endCall(tx: MatchTransaction, { missed = false }: { readonly missed?: boolean | undefined }): void {
  const { turnCall, ...match } = tx.facts.match;
  if (!turnCall) return;
  const { phase, readers } = turnCall;
  tx.put({ match });
  const content: Content = { kind: 'turn', phase, over: true, missed };
  tellMovers(tx, { phase, readers }, content);
}

function tellMovers(tx: MatchTransaction, { phase, readers }: NonNullable<Match['turnCall']>, content: Content): void {
  if (!readers) queueToChannel(tx, slotOf(phase), content);
  else for (const { seat, user } of readers) queueToUser(tx, user, slotOf(phase, seat), content);
}

const slotOf = (phase: number, seat?: SeatId): string => (seat === undefined ? `turn:${phase}` : `turn:${phase}:${seat}`);

const whoMoves = ({ movers }: Moved): string => movers.join(' ');
