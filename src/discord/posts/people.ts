import type { Capacity } from '../../matches/match.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { moment } from '../words/language/moment.js';
import type { Post } from './post.js';
import { embedOf, mention, phaseTitle, seatName, titleOf, type Writing } from './writing.js';

/** Everybody who has joined is to say that he is there; when that is over, without its button. */
export function musterPost(writing: Writing, until: number): Post {
  const { letter, words } = writing;
  const { match, players } = letter;
  const isOpen = match.status === 'lobby' && match.muster?.until === until;
  const names = match.plan.anonymous ? [] : players.map(user => mention(writing, user));
  return {
    ...(isOpen && names.length > 0 && { content: names.join(' ') }),
    embeds: [
      embedOf(writing, {
        title: titleOf(writing),
        description: isOpen ? words.start.muster(moment(until)) : words.start.musterOver,
      }),
    ],
    rows: isOpen ? rowOf(button(customId('here', match.id, 0), words.buttons.here, 'good')) : [],
    ...(isOpen && { rings: players }),
  };
}

/** To a spectator: where the results of a phase are. */
export const newsPost = (writing: Writing): Post => ({
  embeds: [
    embedOf(writing, {
      description: writing.words.ownGames.news(
        titleOf(writing),
        phaseTitle(writing, writing.letter.phaseName),
        `<#${writing.letter.match.channel}>`,
      ),
    }),
  ],
});

/** To a player: which power is his, and a button that opens his orders whenever it is pressed. */
export function dealtPost(writing: Writing, seat: string): Post {
  const { letter, words } = writing;
  const { id, channel, plan } = letter.match;
  const told = [words.seats.dealt(seatName(writing, seat), id, `<#${channel}>`), ...(plan.anonymous ? [words.phase.nobodyElse] : [])];
  return {
    embeds: [embedOf(writing, { title: titleOf(writing), description: told.join('\n') })],
    rows: rowOf(button(customId('orders', id, 0), words.buttons.orders, 'main')),
  };
}

/** To somebody who is asked to take a seat. */
export function invitationPost(writing: Writing, seat: string): Post {
  const { letter, words } = writing;
  const { id, channel } = letter.match;
  const description = words.seats.invited(seatName(writing, seat), titleOf(writing), id, `<#${channel}>`);
  return {
    embeds: [embedOf(writing, { title: titleOf(writing), description })],
    rows: rowOf(button(customId('sit', id, 0, seat), words.buttons.takeSeat, 'good')),
  };
}

/** To who no longer plays a seat: it was given to another, or opened to others, and by whom. */
export const replacedPost = (writing: Writing, seat: string, by: Capacity = 'host'): Post => ({
  embeds: [
    embedOf(writing, {
      description: writing.words.seats.replaced(seatName(writing, seat), titleOf(writing), `<#${writing.letter.match.channel}>`, by),
    }),
  ],
});
