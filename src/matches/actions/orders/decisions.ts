import type { Dispute, SeatId } from '../../../games/game.js';
import type { HostingFault } from '../../fault.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import type { Capacity, UserId } from '../../model/match.js';
import { inCapacity, note } from '../../model/matchLog.js';
import type { MatchReader, MatchTransaction } from '../../model/transaction.js';
import { disputesAt, reportedAt } from '../../read/disputes.js';
import type { MatchInPlay } from '../../read/matchInPlay.js';
import { type Asker, mayDecide } from '../../read/whoDecides.js';

/** A change of the orders filed for the host's seat or for a seat without a player. */
export interface Deciding {
  readonly seat: SeatId;
  readonly before: unknown;
  readonly after: unknown;
}

/** Why the user may not make the change: one of its battles is for others to decide. Undefined if they may. */
export function whyNotDecide(m: MatchReader, current: MatchInPlay, asker: Asker, deciding: Deciding): HostingFault | undefined {
  return firstFault(
    m,
    asker,
    changedIn(current, deciding).map(({ dispute }) => dispute),
  );
}

/** Why the user may not leave undecided what `decided` leaves open: it is for others to decide. Undefined if they may. */
export function whyNotLeave(m: MatchReader, current: MatchInPlay, asker: Asker, decided: unknown): HostingFault | undefined {
  const sheet = sheetOf(current, 'host', decided);
  return firstFault(
    m,
    asker,
    disputesAt(current).filter(({ key }) => sheet.get(key) === undefined),
  );
}

function firstFault(m: MatchReader, asker: Asker, disputes: readonly Dispute[]): HostingFault | undefined {
  for (const { parties } of disputes) {
    const as = mayDecide(m, asker, { kind: 'battle', parties });
    if (!as.ok) return as.fault;
  }
  return undefined;
}

/** Logs what was decided. If somebody other than the host did it, the channel is told. */
export function noteDecided(
  tx: MatchTransaction,
  current: MatchInPlay,
  { user, as }: { readonly user: UserId; readonly as: Capacity },
  deciding: Deciding,
): void {
  const { phase } = current;
  for (const { text, dispute } of changedIn(current, deciding)) {
    note(tx, user, {
      deed: 'decided',
      about: { phase: phase.number, ...(text !== undefined && { text }), ...inCapacity(as) },
    });
    if (as !== 'host' && text !== undefined)
      queueNoticeAgain(tx, phase, { notice: 'battle-decided', seats: dispute.parties, by: as, text });
  }
}

interface Changed {
  readonly dispute: Dispute;
  /** The decision, in the match's language. Undefined if it was taken back. */
  readonly text: string | undefined;
}

function changedIn(current: MatchInPlay, { seat, before, after }: Deciding): readonly Changed[] {
  const [was, is] = [sheetOf(current, seat, before), sheetOf(current, seat, after)];
  return reportedAt(current).flatMap(dispute => {
    const text = is.get(dispute.key);
    return text === was.get(dispute.key) ? [] : [{ dispute, text }];
  });
}

const sheetOf = ({ match, game, phase }: MatchInPlay, seat: SeatId, submission: unknown): ReadonlyMap<string, string | undefined> =>
  new Map(game.sheet(phase.state, seat, submission, match.language).map(({ key, text }) => [key, text]));
