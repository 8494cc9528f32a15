import type { Motion } from '../../matches/model/snapshot.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext, seatName } from './postContext.js';

/** A motion: what a power asks the others to vote for. */
export function motionPost(context: PostContext, { seat, of, text, phase, number }: Motion): ComposedPost {
  const { match } = context.outgoing;
  const { words } = context;
  const description = [words.proposals.motionText(of, text), words.proposals.motionNote].join('\n');
  return {
    embeds: [embedOf(context, { title: words.proposals.motion(seatName(context, seat)), description }, seat)],
    rows: rowOf(button(customId('copy', match.id, phase, number), words.buttons.copyMotion, 'main')),
  };
}
