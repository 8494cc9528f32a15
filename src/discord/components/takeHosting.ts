import { takeHosting } from '../../matches/hosting/hostGone.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

/** Hosts in the place of a host who has gone. */
export function host(press: Press): Reply {
  const taken = takeHosting(press.embassy.house, press.token.match, press.user);
  return taken.ok ? { content: press.words.host.taken } : refusal(press, taken.fault);
}
