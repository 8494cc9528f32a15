import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { embedOf, mention, seatName, type Writing } from './writing.js';

/** A seat is open to newcomers; once somebody has taken it, or the match is over, without its button. */
export function callPost(writing: Writing, { seat, open }: Extract<Content, { kind: 'call' }>): Post {
  const { letter, words } = writing;
  const { match, sittings } = letter;
  const taken = sittings.find(one => one.seat === seat);
  const isOpen = (open ?? taken === undefined) && match.status !== 'ended';
  const title = (isOpen ? words.seats.call : words.seats.callClosed)(seatName(writing, seat));
  return {
    embeds: [embedOf(writing, { title, description: isOpen ? openText(writing, open) : closedText(writing, seat, taken?.user) })],
    rows: isOpen ? rowOf(button(customId('sit', match.id, 0, seat), words.buttons.takeSeat, 'good')) : [],
  };
}

/** A seat that was dealt comes with all it holds. */
const openText = ({ words }: Writing, dealt: boolean | undefined): string =>
  dealt === undefined ? words.seats.callText : words.seats.callDealt;

const closedText = (writing: Writing, seat: string, user: string | undefined): string =>
  user === undefined ? writing.words.seats.callOver : writing.words.seats.callTaken(seatName(writing, seat), mention(writing, user));
