import { queueToChannel, queueToUser } from '../messages/queueing.js';
import type { Content } from '../model/content.js';
import type { Match } from '../model/match.js';
import { absenteesOf } from '../model/people.js';
import type { MatchTransaction } from '../model/transaction.js';

type Muster = NonNullable<Match['muster']>;

/** Asks those who have not answered the muster: in the channel, with mentions; in an anonymous match each by direct message. */
export function queueMuster(tx: MatchTransaction, muster: Muster): void {
  if (!tx.facts.match.plan.anonymous) queueToChannel(tx, slotOf(muster), contentOf(muster));
  else for (const user of absenteesOf(tx)) queueToUser(tx, user, slotOf(muster), contentOf(muster));
}

/** Takes the button off the question in the channel, because the muster is over or has another end. Call it once it has. */
export function closeMusterPost(tx: MatchTransaction, muster: Muster): void {
  if (!tx.facts.match.plan.anonymous) queueToChannel(tx, slotOf(muster), contentOf(muster));
}

const slotOf = ({ until }: Muster): string => `muster:${until}`;
const contentOf = ({ until }: Muster): Content => ({ kind: 'muster', until });
