import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, seatName } from './postContext.js';

/** A seat is open to new players. Has no button once the seat is taken or the match is over. */
export function vacancyPost(context: PostContext, { seat, open }: Extract<Content, { kind: 'call' }>): ComposedPost {
  const { outgoing, words } = context;
  const { match, seatHolders } = outgoing;
  const taken = seatHolders.find(one => one.seat === seat);
  const isOpen = (open ?? taken === undefined) && match.status !== 'ended';
  const title = (isOpen ? words.seats.call : words.seats.callClosed)(seatName(context, seat));
  return {
    embeds: [embedOf(context, { title, description: isOpen ? openText(context, open) : closedText(context, seat, taken?.user) })],
    rows: isOpen ? rowOf(button(customId('sit', match.id, 0, seat), words.buttons.takeSeat, 'good')) : [],
  };
}

/** `dealt`: defined only for a seat that was already dealt. Its new player gets everything it holds. */
const openText = ({ words }: PostContext, dealt: boolean | undefined): string =>
  dealt === undefined ? words.seats.callText : words.seats.callDealt;

const closedText = (context: PostContext, seat: string, user: string | undefined): string =>
  user === undefined ? context.words.seats.callOver : context.words.seats.callTaken(seatName(context, seat), mention(context, user));
