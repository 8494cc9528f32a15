import { queueCard, queueLobby } from '../../messages/cards.js';
import { queueNoticeAgain } from '../../messages/notices.js';
import type { Match, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { closeHostOffer } from '../../turn/hostOffer.js';
import { endHostCheck } from '../../turn/hostQuestion.js';
import { passOfferOn } from '../../turn/offerResume.js';
import { resume } from '../../turn/resumeMatch.js';
import { changeArbiter } from './arbiter.js';

/** Makes somebody else the host, and tells the channel. A match that was paused because its host had gone is resumed. */
export function changeHost(tx: MatchTransaction, { by, to }: { readonly by: UserId; readonly to: UserId }): void {
  endHostCheck(tx);
  if (to === tx.facts.match.arbiter) changeArbiter(tx, undefined);
  const { match, open } = tx.facts;
  note(tx, by, { deed: 'handed-over', about: by === match.host || by === to ? {} : { as: 'admin' } });
  closeHostOffer(tx);
  tx.put({ match: { ...tx.facts.match, host: to } });
  passOfferOn(tx, match);
  if (!open) queueLobby(tx);
  else {
    queueNoticeAgain(tx, open, { notice: 'new-host', seats: [] });
    queueCard(tx, open.number);
  }
  if (standsStillWithoutHost(tx.facts.match)) resume(tx);
}

/** Whether a match is paused only because its host has gone. */
export const standsStillWithoutHost = ({ status, pausedBecause }: Match): boolean => status === 'paused' && pausedBecause === 'host-gone';
