import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext } from './postContext.js';

/** The host has left, and a player may take over. Has no button once somebody has, or once the host is back. */
export function hostGonePost(context: PostContext, isOpen: boolean): ComposedPost {
  const { outgoing, words } = context;
  const mayTake = isOpen && outgoing.match.status !== 'ended';
  return {
    embeds: [embedOf(context, { description: mayTake ? words.hostChange.gone : words.hostChange.goneOver })],
    rows: mayTake ? rowOf(button(customId('host', outgoing.match.id, 0), words.hostChange.take, 'main')) : [],
  };
}
