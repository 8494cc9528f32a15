import { rollBack } from '../../matches/hosting/rollBack.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

/** The host has confirmed that he goes back to the phase in the button. */
export function rollback(press: Press): Reply {
  const { embassy, token, user, words } = press;
  const done = rollBack(embassy.house, { match: token.match, user, phase: token.phase });
  return done.ok ? { content: words.host.rolledBackTo(done.value.id) } : refusal(press, done.fault);
}
