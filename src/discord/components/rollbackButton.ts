import { rollBack } from '../../matches/actions/hosting/rollBack.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

/** Goes back to the phase named in the button, after the host has confirmed it. */
export async function rollback(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, words } = context;
  const done = await rollBack(bot.hosting, { match: payload.match, user, phase: payload.phase });
  return done.ok ? { content: words.host.rolledBackTo(done.value.id) } : refusal(context, done.fault);
}
