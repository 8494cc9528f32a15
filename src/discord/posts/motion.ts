import type { Motion } from '../../matches/model/snapshot.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { embedOf, seatName, type Writing } from './writing.js';

/** What a power would have others vote for. */
export function motionPost(writing: Writing, { seat, of, text, phase, number }: Motion): Post {
  const { match } = writing.letter;
  const { posts, buttons } = writing.words;
  const description = [posts.motionText(of, text), posts.motionNote].join('\n');
  return {
    embeds: [embedOf(writing, { title: posts.motion(seatName(writing, seat)), description })],
    rows: rowOf(button(customId('copy', match.id, phase, number), buttons.copyMotion, 'main')),
  };
}
