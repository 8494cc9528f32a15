import { forgetUser } from '../../matches/people/forgetUser.js';
import type { Press } from '../call.js';
import { customId } from '../customId.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { button, rowOf } from './buttons.js';

/** Asks whether the presser really wants to be forgotten. */
export const forget = ({ words }: Press): Reply => ({
  content: words.privacy.forgetAsk,
  rows: rowOf(button(customId('forgotten', 0, 0), words.buttons.forgotten, 'grave'), button(customId('alone', 0, 0), words.buttons.cancel)),
});

export async function forgotten(press: Press): Promise<Reply> {
  const done = await forgetUser(press.embassy.house, press.user);
  return done.ok ? { content: press.words.privacy.forgotten } : refusal(press, done.fault);
}
