import { forgetUser } from '../../matches/actions/people/forgetUser.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';

/** Asks for confirmation before a user's data is deleted. */
export const forget = ({ words }: ComponentContext): Reply => ({
  content: words.privacy.forgetAsk,
  rows: rowOf(button(customId('forgotten', 0, 0), words.buttons.forgotten, 'grave'), button(customId('alone', 0, 0), words.buttons.cancel)),
});

export async function forgotten(context: ComponentContext): Promise<Reply> {
  const { hosting, studyThreads } = context.bot;
  const shared = (await hosting.store.studies.of(context.user)).flatMap(({ id, shared: where }) => (where ? [[id, where] as const] : []));
  const done = await forgetUser(hosting, context.user);
  if (done.ok) for (const one of shared) await studyThreads.takeDown(...one);
  return done.ok ? { content: context.words.privacy.forgotten } : refusal(context, done.fault);
}
