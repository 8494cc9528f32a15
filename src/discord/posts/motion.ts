import type { Motion } from '../../matches/model/snapshot.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { embedOf, seatName, type Writing } from './writing.js';

/** What a power would have others vote for. */
export function motionPost(writing: Writing, { seat, of, text, phase, number }: Motion): Post {
  const { match } = writing.letter;
  const { words } = writing;
  const description = [words.proposals.motionText(of, text), words.proposals.motionNote].join('\n');
  return {
    embeds: [embedOf(writing, { title: words.proposals.motion(seatName(writing, seat)), description })],
    rows: rowOf(button(customId('copy', match.id, phase, number), words.buttons.copyMotion, 'main')),
  };
}
