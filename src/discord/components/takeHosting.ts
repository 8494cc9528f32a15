import { nameArbiter } from '../../matches/hosting/arbiter.js';
import { takeHosting } from '../../matches/hosting/hostGone.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

/** Hosts in the place of a host who has gone. */
export function host(press: Press): Reply {
  const taken = takeHosting(press.embassy.house, press.token.match, press.user);
  return taken.ok ? { content: press.words.hostChange.taken } : refusal(press, taken.fault);
}

/** The host, who is asked for, says that he is there; that he pressed has been noted already. */
export function hosting(press: Press): Reply {
  const isHost = press.embassy.house.store.match(press.token.match)?.host === press.user;
  return isHost ? { content: press.words.hostChange.youAreHere } : refusal(press, { code: 'not-host' });
}

/** The arbiter steps down. */
export function decline(press: Press): Reply {
  const { embassy, token, user, words } = press;
  if (embassy.house.store.match(token.match)?.arbiter !== user) return refusal(press, { code: 'not-arbiter' });
  const done = nameArbiter(embassy.house, { match: token.match, by: user });
  return done.ok ? { content: words.decisions.declined } : refusal(press, done.fault);
}
