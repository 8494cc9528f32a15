import type { Content } from '../../matches/model/content.js';
import { button, rowsOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, seatName } from './postContext.js';

type Told = Extract<Content, { kind: 'seats' }>;

/** The seats that are open to new players, each with a button, and who has taken one. A post that is over has no buttons. */
export function openSeatsPost(context: PostContext, told: Told): ComposedPost {
  const { words, outgoing } = context;
  if (told.over && told.taken.length === 0 && !outgoing.edits) return { withdrawn: true };
  const open = told.over ? [] : told.open;
  const title = open.length > 0 && words.openSeats.title(namesOf(context, open));
  const description = [...takenLines(context, told), ...openLines(context, open), ...overLine(context, told)].join('\n');
  return {
    embeds: [embedOf(context, { ...(title && { title }), description })],
    rows: rowsOf(open.map(({ seat }) => button(customId('sit', outgoing.match.id, 0, seat), label(context, seat, open), 'good'))),
  };
}

const namesOf = (context: PostContext, seats: Told['open']): readonly string[] => seats.map(({ seat }) => seatName(context, seat));

function label(context: PostContext, seat: string, { length }: Told['open']): string {
  const { takeSeat, takeSeatOf } = context.words.buttons;
  return length > 1 ? takeSeatOf(seatName(context, seat)) : takeSeat;
}

function takenLines(context: PostContext, { taken }: Told): readonly string[] {
  const { outgoing, words } = context;
  const lines = taken.flatMap(seat => {
    const player = outgoing.seatHolders.find(one => one.seat === seat)?.user;
    return player === undefined ? [] : [words.openSeats.taken(seatName(context, seat), mention(context, player))];
  });
  return lines.length > 0 && outgoing.game.votes ? [...lines, words.seats.votesOver] : lines;
}

function openLines(context: PostContext, open: Told['open']): readonly string[] {
  const {
    words: { openSeats },
    outgoing,
  } = context;
  const [votedOn, left] = [open.filter(({ calledIn }) => calledIn), open.filter(({ calledIn }) => !calledIn)];
  const played = open.filter(({ seat }) => outgoing.seatHolders.some(one => one.seat === seat && one.opponent));
  return [
    ...(votedOn.length > 0 ? [openSeats.votedOn(namesOf(context, votedOn))] : []),
    ...(left.length > 0 ? [openSeats.left(namesOf(context, left))] : []),
    ...(played.length > 0 ? [openSeats.played(namesOf(context, played))] : []),
  ];
}

function overLine({ words, outgoing }: PostContext, { over, taken }: Told): readonly string[] {
  if (!over || taken.length > 0) return [];
  return [outgoing.match.status === 'ended' ? words.openSeats.ended : words.openSeats.outdated];
}
