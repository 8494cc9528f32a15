import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { embedOf, type Writing } from './writing.js';

/** The host has gone, and somebody who plays may take his place; once somebody has, or he is back, without its button. */
export function hostGonePost(writing: Writing, isOpen: boolean): Post {
  const { letter, words } = writing;
  const mayTake = isOpen && letter.match.status !== 'ended';
  return {
    embeds: [embedOf(writing, { description: mayTake ? words.hostChange.gone : words.hostChange.goneOver })],
    rows: mayTake ? rowOf(button(customId('host', letter.match.id, 0), words.hostChange.take, 'main')) : [],
  };
}
