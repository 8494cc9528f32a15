import type { Content } from '../../matches/model/content.js';
import { LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext, seatName, titleOf } from './postContext.js';

/** Press to some powers, or to all. It is signed by the power, not by its player. */
export function pressPost(context: PostContext, { seat, to, text }: Extract<Content, { kind: 'press' }>): ComposedPost {
  const { words } = context;
  const names = to.map(one => seatName(context, one));
  const title = words.press.head(seatName(context, seat), names);
  const outgoing = quoted(text, LONGEST_QUOTATION);
  const lines =
    to.length > 0 ? [outgoing, '', `${titleOf(context)}, <#${context.outgoing.match.channel}>`, words.press.answer] : [outgoing];
  return { embeds: [embedOf(context, { title, description: lines.join('\n') }, seat)] };
}

/** Tells the author of press that it did not arrive. */
export function pressLostPost(context: PostContext, { seat, to }: Extract<Content, { kind: 'press-lost' }>): ComposedPost {
  const { words, outgoing } = context;
  const description = words.press.lost(
    to.map(one => seatName(context, one)),
    `${titleOf(context)}, <#${outgoing.match.channel}>`,
  );
  return { embeds: [embedOf(context, { description }, seat)] };
}

/** The first message of a private thread. */
export const threadPost = (context: PostContext, seats: readonly string[]): ComposedPost => ({
  embeds: [embedOf(context, { description: context.words.press.threadText(seats.map(seat => seatName(context, seat))) })],
});
