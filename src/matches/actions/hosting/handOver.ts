import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { type Match, type MatchId, seeksHost, type UserId } from '../../model/match.js';
import { changeHost } from './changeHost.js';
import { answerableUntil, askHost, isSilent } from './hostCheck.js';

export interface HandingOver {
  readonly match: MatchId;
  readonly by: UserId;
  /** Who is to host from now on. */
  readonly to: UserId;
  /** Whether who asks manages the server. */
  readonly isAdmin: boolean;
}

export type HandedOver =
  | { readonly kind: 'handed'; readonly match: Match }
  /** The host is asked whether he is still there; if he does nothing in the match until then, hosting can be handed over. */
  | { readonly kind: 'asked'; readonly until: number };

/**
 * Hosting goes to somebody else. The host gives it, whenever he wants. Who manages the server takes it from a host who is gone: he has left
 * the server, or has been silent since he was asked whether he is still there; else he is asked now.
 */
export function handOver(hosting: HostingContext, { match: id, by, to, isAdmin }: HandingOver): Result<HandedOver, HostingFault> {
  const given = decide(hosting, id, (tx): Result<HandedOver, HostingFault> => {
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
