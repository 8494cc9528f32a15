import type { Fault } from '../../../games/game.js';
import { lookAtSeats, type SeatStatus } from '../../../matches/actions/hosting/lookAtSeats.js';
import { orderForSeat } from '../../../matches/actions/hosting/orderForSeat.js';
import { replacePlayer } from '../../../matches/actions/hosting/replacePlayer.js';
import type { Match } from '../../../matches/model/match.js';
import { type CommandContext, managesServerOf } from '../../interactions/interactionContext.js';
import { refusal, sayGameFault } from '../../interactions/sayFault.js';
import type { Reply } from '../../message/reply.js';
import { notReadOf, showNotRead } from '../../panel/notRead.js';
import { givenBack } from '../../panel/panelReplies.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { moment } from '../../words/language/moment.js';
import { inCode } from '../../words/language/userText.js';
import { textOption, userOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { hostedGame, seatInPlay, withMatch, withSeat } from './hostTarget.js';

/** Shows whose orders are missing, to a host who does not play. */
export const seatStatus: CommandAction = { text: hostTexts.status.command, options: [hostedGame], run: showSeats };

async function showSeats(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const found = await lookAtSeats(context.bot.hosting, match.id, context.user);
    if (!found.ok) return refusal(context, found.fault);
    const { words } = context;
    return { embeds: [{ title: words.hostAnswers.status, description: found.value.map(one => seatLine(context, match, one)).join('\n') }] };
  });
}

function seatLine({ words, language }: CommandContext, match: Match, { seat, user, opponent, readiness, ...kept }: SeatStatus): string {
  const more = [
    ...(opponent ? [words.opponents.holder(opponent)] : user === undefined ? [words.hostAnswers.nobody] : []),
    ...(kept.missed > 0 ? [words.hostAnswers.missed] : []),
    ...(match.plan.extensions ? [words.hostAnswers.extensions(kept.extensions)] : []),
    ...(kept.awayUntil === undefined ? [] : [words.hostAnswers.away(moment(kept.awayUntil))]),
  ];
  return words.hostAnswers.statusLine(seat.name[language], words.hostSeatStates[readiness], more);
}

/** Gives a seat to another player. In an anonymous match: invites them. */
export const replace: CommandAction = {
  text: hostTexts.replace.command,
  options: [seatInPlay, userOption(sharedOptionTexts.player, { required: true }), hostedGame],
  run: replacePlayerOf,
};

async function replacePlayerOf(context: CommandContext): Promise<Reply> {
  return withSeat(context, async (match, seat) => {
    const user = context.chosenUser('player');
    if (user === undefined) return refusal(context, { code: 'nobody-chosen' });
    const isAdmin = managesServerOf(context, match);
    const done = await replacePlayer(context.bot.hosting, { match: match.id, by: context.user, isAdmin, seat: seat.id, user });
    if (!done.ok) return refusal(context, done.fault);
    return {
      content: match.plan.anonymous
        ? context.words.hostAnswers.invited(seat.name)
        : context.words.hostAnswers.replaced(seat.name, `<@${user}>`),
    };
  });
}

/** Orders for a seat, and replies with the lines that were not accepted. */
export const orderFor: CommandAction = {
  text: hostTexts.order.command,
  options: [seatInPlay, textOption(sharedOptionTexts.text, { required: true, longest: 2000 }), hostedGame],
  run: orderForOther,
};

async function orderForOther(context: CommandContext): Promise<Reply> {
  return withSeat(context, async (match, seat) => {
    const { bot, user: by, language, id: interaction } = context;
    const text = context.option('text') ?? '';
    const done = await orderForSeat(bot.hosting, { match: match.id, by, seat: seat.id, text, language, interaction });
    if (!done.ok) return givenBack(context, refusal(context, done.fault), text);
    const why = {
      fault: (fault: Fault) =>
        fault.code === 'does-not-fit' ? context.words.hostAnswers.doesNotFit : sayGameFault(context, match.game, fault),
      replaced: (by: string) => context.words.orderReplies.replaced(`\`${inCode(by)}\``),
    };
    const bad = notReadOf(done.value, why, []);
    const { embed, attachments } = showNotRead(bad, context.words);
    const good = done.value.length - bad.length;
    return {
      content: good > 0 ? context.words.hostAnswers.orderedLines(good, bad.length) : context.words.hostAnswers.orderedNothing,
      ...(embed && { embeds: [embed] }),
      attachments,
    };
  });
}
