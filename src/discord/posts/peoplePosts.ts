import type { Content } from '../../matches/model/content.js';
import { mostMissed } from '../../matches/model/punctuality.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { sayMissedTurns } from '../words/commands/hostingSettingTexts.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { endState } from './endState.js';
import { embedOf, mention, type PostContext, phaseTitle, picturesOf, seatName, titleOf, untilLine } from './postContext.js';
import { offerButtons } from './receiptPost.js';

/** Asks those who have not yet said so to confirm that they are there. Has no button once that is over. */
export function musterPost(context: PostContext, until: number): ComposedPost {
  const { outgoing, words } = context;
  const { match, absentees = [] } = outgoing;
  const isOpen = match.status === 'lobby' && match.muster?.until === until;
  const names = match.plan.anonymous ? [] : absentees.map(user => mention(context, user));
  return {
    ...(isOpen && names.length > 0 && { content: names.join(' ') }),
    embeds: [
      embedOf(context, {
        title: titleOf(context),
        description: isOpen ? words.start.muster(moment(until)) : words.start.musterOver,
      }),
    ],
    rows: isOpen ? rowOf(button(customId('here', match.id, 0), words.buttons.here, 'good')) : [],
    ...(isOpen && { rings: absentees }),
  };
}

/** Tells everybody who wanted to play that the game will not take place. */
export function unfilledPost(context: PostContext): ComposedPost {
  const { outgoing, words } = context;
  const { match, players } = outgoing;
  const told = match.plan.anonymous ? [] : [...new Set([...players, match.host])];
  return {
    ...(told.length > 0 && { content: told.map(user => mention(context, user)).join(' '), rings: told }),
    embeds: [embedOf(context, { title: titleOf(context), description: words.lobby.unfilled(players.length) })],
  };
}

/** Tells the host of a private game that a role was deleted for which it was open. */
export function roleDeletedPost(context: PostContext, { roles, lobby }: Extract<Content, { kind: 'role-deleted' }>): ComposedPost {
  const { words, outgoing } = context;
  const { match } = outgoing;
  const description = words.lobby.roleDeleted(match.id, `<#${match.channel}>`, roles > 0);
  return {
    embeds: [embedOf(context, { title: titleOf(context), description })],
    rows: lobby ? rowOf(button(customId('settings', match.id, 0), words.buttons.settings)) : [],
  };
}

/** Tells a spectator where the results of a phase are, or how the match ended. */
export function newsPost(context: PostContext): ComposedPost {
  const { words, outgoing } = context;
  const { match, end, seats, seatHolders, language } = outgoing;
  const where = `<#${match.channel}>`;
  const isOver = match.status === 'ended' && outgoing.phase?.closedAt === undefined;
  const how = end && end.seats.length > 0 ? endState(words, { end, seats, seatHolders }, language) : undefined;
  const description = isOver
    ? words.ownGames.newsEnded(titleOf(context), how, where)
    : words.ownGames.news(titleOf(context), phaseTitle(context, outgoing.phaseName), where);
  return { embeds: [embedOf(context, { description })] };
}

/**
 * Tells a player which power they play, where it is, what is special about it and how the game is won; with buttons that open their current
 * orders and the rules.
 */
export function dealtPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { id, channel, plan } = outgoing.match;
  const where = `<#${channel}>`;
  const told = [words.seats.dealt(seatName(context, seat), id, where), ...(plan.anonymous ? [words.phase.nobodyElse] : [])];
  const lines = [
    ...presenter.briefing(outgoing.view, seat, outgoing.language),
    ...(outgoing.game.votes ? [words.seats.votesOnNeutrals] : []),
    ...deadlineNow(context),
  ];
  const how = presenter.rounds ? words.seats.howToTurn(where) : words.seats.howToBegin;
  return {
    embeds: [embedOf(context, { title: titleOf(context), description: [told.join('\n'), lines.join('\n'), how].join('\n\n') }, seat)],
    rows: rowOf(
      button(customId('orders', id, 0), presenter.rounds ? words.buttons.turn : words.buttons.orders, 'main'),
      button(customId('rules', 0, 0, outgoing.match.game), words.buttons.rules),
    ),
    attachments: picturesOf(context),
  };
}

/** The deadline of the open phase. */
function deadlineNow(context: PostContext): readonly string[] {
  const { open, language } = context.outgoing;
  const { presenter, words } = context;
  return open === undefined
    ? []
    : [
        words.seats.firstDeadline(
          phaseTitle(context, open.name),
          untilLine({ phase: open.phase, name: open.name, presenter, words, language }),
        ),
      ];
}

/** Tells a player that they have missed a phase, what happened to them by it, and where they can see it. */
export function missedPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { match, language, phaseName } = outgoing;
  const seen = words.seats.missed(phaseTitle(context, phaseName), `<#${match.channel}>`);
  const rules = `${presenter.missedOrders(language)} ${sayMissedTurns({ plan: match.plan, inRounds: presenter.rounds !== undefined }, language)}`;
  const description = `${seen}\n\n${rules}`;
  const title = `${titleOf(context)}: ${seatName(context, seat)}`;
  return {
    embeds: [embedOf(context, { title, description }, seat)],
    rows: rowOf(button(customId('orders', match.id, 0), presenter.rounds ? words.buttons.turn : words.buttons.orders, 'main')),
  };
}

/** Tells a player what is at stake for their seat, because the last results changed it. */
export function fatePost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { seats, language, stakes = [], offers = [], match } = outgoing;
  const said = stakes.flatMap(stake => presenter.fault(stake, language, seats) ?? []);
  if (said.length === 0) return { withdrawn: true };
  const title = words.receipts.receipt(titleOf(context), seatName(context, seat), phaseTitle(context, outgoing.phaseName));
  return {
    embeds: [embedOf(context, { title, description: [`<#${match.channel}>`, ...said].join('\n') }, seat)],
    rows: rowOf(
      ...offerButtons(context),
      button(customId('orders', match.id, 0), words.buttons.orders, offers.length > 0 ? 'plain' : 'main'),
      button(customId('rules', 0, 0, match.game), words.buttons.rules),
    ),
  };
}

/** Invites a user to take a seat. */
export function invitationPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words } = context;
  const { id, channel } = outgoing.match;
  const description = words.seats.invited(seatName(context, seat), titleOf(context), id, `<#${channel}>`);
  return {
    embeds: [embedOf(context, { title: titleOf(context), description }, seat)],
    rows: rowOf(button(customId('sit', id, 0, seat), words.buttons.takeSeat, 'good')),
  };
}

/** Asks a substitute to take a seat that its player has left. */
export function seatAskedPost(context: PostContext, { seat, until }: Extract<Content, { kind: 'seat-asked' }>): ComposedPost {
  const { outgoing, words } = context;
  const { id, channel, plan } = outgoing.match;
  const asked = words.seats.asked(seatName(context, seat), `<#${channel}>`, moment(until));
  const description = plan.anonymous ? `${asked}\n${words.seats.askedAnonymous}` : asked;
  return {
    embeds: [embedOf(context, { title: titleOf(context), description }, seat)],
    rows: rowOf(
      button(customId('sit', id, 0, seat), words.buttons.takeSeat, 'good'),
      button(customId('declineSeat', id, 0), words.buttons.declineSeat),
    ),
  };
}

/** Asks a user to give the orders of a seat while its player is away. */
export function substituteAskedPost(context: PostContext, { seat, until }: Extract<Content, { kind: 'substitute-asked' }>): ComposedPost {
  const { outgoing, words } = context;
  const { id, channel } = outgoing.match;
  const description = words.absence.asked(seatName(context, seat), titleOf(context), `<#${channel}>`, moment(until));
  return {
    embeds: [embedOf(context, { title: titleOf(context), description }, seat)],
    rows: rowOf(button(customId('substitute', id, 0, seat), words.buttons.substitute, 'good')),
  };
}

/** Tells a user that they have lost their seat, and who decided that or why. */
export function replacedPost(context: PostContext, { seat, by = 'host', missed }: Extract<Content, { kind: 'replaced' }>): ComposedPost {
  const { words, outgoing } = context;
  const [power, game, where] = [seatName(context, seat), titleOf(context), `<#${outgoing.match.channel}>`];
  return {
    embeds: [
      embedOf(
        context,
        {
          description: missed
            ? words.seats.lost(power, game, where, mostMissed(outgoing.match))
            : words.seats.replaced(power, game, where, by),
        },
        seat,
      ),
    ],
  };
}
