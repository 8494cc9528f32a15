import { correctPosition } from '../../matches/hosting/correctPosition.js';
import type { Press } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

/** The host has seen how the position would stand, and means it. */
export function correct(press: Press): Reply {
  const { embassy, token, user, language, words, corrections } = press;
  const text = corrections.join('\n');
  const done = correctPosition(embassy.house, { match: token.match, phase: token.phase, user, text, language });
  return done.ok ? { content: words.host.correctedAsAsked } : refusal(press, done.fault);
}
