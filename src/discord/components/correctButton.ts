import { correctPosition } from '../../matches/actions/hosting/correctPosition.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

/** Applies the correction whose preview the host has confirmed. */
export async function correct(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language, words, corrections } = context;
  const text = corrections.join('\n');
  const done = await correctPosition(bot.hosting, { match: payload.match, phase: payload.phase, user, text, language });
  return done.ok ? { content: words.host.correctedAsAsked } : refusal(context, done.fault);
}
