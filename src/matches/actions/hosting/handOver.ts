import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Match, type MatchId, seeksHost, type UserId } from '../../model/match.js';
import { answerableUntil } from '../../turn/hostQuestion.js';
import { changeHost } from './changeHost.js';
import { askHost, isSilent } from './hostCheck.js';

export interface HandingOver {
  readonly match: MatchId;
  readonly by: UserId;
  /** The new host. */
  readonly to: UserId;
  /** Whether `by` manages the server. */
  readonly isAdmin: boolean;
}

export type HandedOver =
  | { readonly kind: 'handed'; readonly match: Match }
  /** The host was asked whether they are still there. If they do nothing in the match before `until`, hosting can be handed over. */
  | { readonly kind: 'asked'; readonly until: number };

/**
 * Makes somebody else the host. The host may do so at any time. Somebody who manages the server may if the host is gone: has left the
 * server, or has not answered whether they are still there. Otherwise the host is asked that now.
 */
export async function handOver(
  hosting: HostingContext,
  { match: id, by, to, isAdmin }: HandingOver,
): Promise<Result<HandedOver, HostingFault>> {
  const given = await decide(hosting, id, (tx): Result<HandedOver, HostingFault> => {
    const { match } = tx.facts;
    if (match.host !== by && !isAdmin) return refuse({ code: 'not-host' });
    if (match.status === 'ended') return refuse({ code: 'match-over' });
    if (match.host === by || seeksHost(match) || isSilent(tx)) {
      changeHost(tx, { by, to });
      return ok({ kind: 'handed', match: tx.facts.match });
    }
    const asked = askHost(tx, by);
    return asked ? ok({ kind: 'asked', until: answerableUntil(asked) }) : refuse({ code: 'host-is-there' });
  });
  return given ?? refuse({ code: 'no-such-match' });
}
