import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, phaseTitle, seatName, titleOf } from './postContext.js';

/** Asks everybody who has joined to confirm that they are there. Has no button once that is over. */
export function musterPost(context: PostContext, until: number): ComposedPost {
  const { outgoing, words } = context;
  const { match, players } = outgoing;
  const isOpen = match.status === 'lobby' && match.muster?.until === until;
  const names = match.plan.anonymous ? [] : players.map(user => mention(context, user));
  return {
    ...(isOpen && names.length > 0 && { content: names.join(' ') }),
    embeds: [
      embedOf(context, {
        title: titleOf(context),
        description: isOpen ? words.start.muster(moment(until)) : words.start.musterOver,
      }),
    ],
    rows: isOpen ? rowOf(button(customId('here', match.id, 0), words.buttons.here, 'good')) : [],
    ...(isOpen && { rings: players }),
  };
}

/** Tells a spectator where the results of a phase are. */
export const newsPost = (context: PostContext): ComposedPost => ({
  embeds: [
    embedOf(context, {
      description: context.words.ownGames.news(
        titleOf(context),
        phaseTitle(context, context.outgoing.phaseName),
        `<#${context.outgoing.match.channel}>`,
      ),
    }),
  ],
});

/** Tells a player which power they play, with a button that opens their current orders. */
export function dealtPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words } = context;
  const { id, channel, plan } = outgoing.match;
  const told = [words.seats.dealt(seatName(context, seat), id, `<#${channel}>`), ...(plan.anonymous ? [words.phase.nobodyElse] : [])];
  return {
    embeds: [embedOf(context, { title: titleOf(context), description: told.join('\n') })],
    rows: rowOf(button(customId('orders', id, 0), words.buttons.orders, 'main')),
  };
}

/** Invites a user to take a seat. */
export function invitationPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words } = context;
  const { id, channel } = outgoing.match;
  const description = words.seats.invited(seatName(context, seat), titleOf(context), id, `<#${channel}>`);
  return {
    embeds: [embedOf(context, { title: titleOf(context), description })],
    rows: rowOf(button(customId('sit', id, 0, seat), words.buttons.takeSeat, 'good')),
  };
}

/** Tells a user that they have lost their seat, and who decided that or why. */
export function replacedPost(context: PostContext, { seat, by = 'host', missed }: Extract<Content, { kind: 'replaced' }>): ComposedPost {
  const { words, outgoing } = context;
  const [power, game, where] = [seatName(context, seat), titleOf(context), `<#${outgoing.match.channel}>`];
  return {
    embeds: [
      embedOf(context, { description: missed ? words.seats.lost(power, game, where) : words.seats.replaced(power, game, where, by) }),
    ],
  };
}
