import { nameArbiter } from '../../matches/actions/hosting/arbiter.js';
import { takeHosting } from '../../matches/actions/hosting/hostGone.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';

/** Makes the user the host of a match whose host has left. */
export async function host(context: ComponentContext): Promise<Reply> {
  const taken = await takeHosting(context.bot.hosting, context.payload.match, context.user);
  return taken.ok ? { content: context.words.hostChange.taken } : refusal(context, taken.fault);
}

/** Replies to a host who says that they are still there; `handleComponent` has already recorded it. */
export async function hosting(context: ComponentContext): Promise<Reply> {
  const isHost = (await context.bot.hosting.store.matches.get(context.payload.match))?.host === context.user;
  return isHost ? { content: context.words.hostChange.youAreHere } : refusal(context, { code: 'not-host' });
}

/** The arbiter steps down. */
export async function decline(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, words } = context;
  if ((await bot.hosting.store.matches.get(payload.match))?.arbiter !== user) return refusal(context, { code: 'not-arbiter' });
  const done = await nameArbiter(bot.hosting, { match: payload.match, by: user });
  return done.ok ? { content: words.decisions.declined } : refusal(context, done.fault);
}
