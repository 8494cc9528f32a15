import type { Content } from '../../matches/model/content.js';
import { LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import type { Post } from './post.js';
import { embedOf, seatName, titleOf, type Writing } from './writing.js';

/** A letter, in the name of a power alone; to some of them, or to all. */
export function pressPost(writing: Writing, { seat, to, text }: Extract<Content, { kind: 'press' }>): Post {
  const { words } = writing;
  const names = to.map(one => seatName(writing, one));
  const title = words.press.head(seatName(writing, seat), names);
  const letter = quoted(text, LONGEST_QUOTATION);
  const lines = to.length > 0 ? [letter, '', `${titleOf(writing)}, <#${writing.letter.match.channel}>`, words.press.answer] : [letter];
  return { embeds: [embedOf(writing, { title, description: lines.join('\n') })] };
}

/** The first message of a private thread. */
export const threadPost = (writing: Writing, seats: readonly string[]): Post => ({
  embeds: [embedOf(writing, { description: writing.words.press.threadText(seats.map(seat => seatName(writing, seat))) })],
});
