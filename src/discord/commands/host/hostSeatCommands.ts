import type { Fault } from '../../../games/game.js';
import { lookAtSeats, type SeatStatus } from '../../../matches/hosting/lookAtSeats.js';
import { orderForSeat } from '../../../matches/hosting/orderForSeat.js';
import { replacePlayer } from '../../../matches/hosting/replacePlayer.js';
import type { Match } from '../../../matches/match.js';
import { type CommandCall, managesServerOf } from '../../call.js';
import { givenBack } from '../../panel/answers.js';
import { notReadOf, showNotRead } from '../../panel/notRead.js';
import type { Reply } from '../../reply.js';
import { refusal, sayGameFault } from '../../sayFault.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { moment } from '../../words/language/moment.js';
import type { Action } from '../command.js';
import { textOption, userOption } from '../commandOption.js';
import { hostedGame, seatInPlay, withMatch, withSeat } from './hostTarget.js';

/** Who is waited for, for a host who does not play. */
export const seatStatus: Action = { text: hostTexts.status.command, options: [hostedGame], run: showSeats };

function showSeats(call: CommandCall): Reply {
  return withMatch(call, match => {
    const found = lookAtSeats(call.embassy.house, match.id, call.user);
    if (!found.ok) return refusal(call, found.fault);
    const { words } = call;
    return { embeds: [{ title: words.host.status, description: found.value.map(one => seatLine(call, match, one)).join('\n') }] };
  });
}

function seatLine({ words, language }: CommandCall, match: Match, { seat, user, readiness, ...kept }: SeatStatus): string {
  const more = [
    ...(user === undefined ? [words.host.nobody] : []),
    ...(kept.missed > 0 ? [words.host.missed] : []),
    ...(match.plan.extensions ? [words.host.extensions(kept.extensions)] : []),
    ...(kept.awayUntil === undefined ? [] : [words.host.away(moment(kept.awayUntil))]),
  ];
  return words.host.statusLine(seat.name[language], words.hostSeatStates[readiness], more);
}

/** Gives a seat to another player; in an anonymous match, invites them. */
export const replace: Action = {
  text: hostTexts.replace.command,
  options: [seatInPlay, userOption(sharedOptionTexts.player, { required: true }), hostedGame],
  run: replacePlayerOf,
};

function replacePlayerOf(call: CommandCall): Reply {
  return withSeat(call, (match, seat) => {
    const user = call.chosenUser('player');
    if (user === undefined) return refusal(call, { code: 'nobody-chosen' });
    const isAdmin = managesServerOf(call, match);
    const done = replacePlayer(call.embassy.house, { match: match.id, by: call.user, isAdmin, seat: seat.id, user });
    if (!done.ok) return refusal(call, done.fault);
    return { content: match.plan.anonymous ? call.words.host.invited(seat.name) : call.words.host.replaced(seat.name, `<@${user}>`) };
  });
}

/** Orders for a seat, and answers with the lines that were not accepted. */
export const orderFor: Action = {
  text: hostTexts.order.command,
  options: [seatInPlay, textOption(sharedOptionTexts.text, { required: true, longest: 2000 }), hostedGame],
  run: orderForOther,
};

function orderForOther(call: CommandCall): Reply {
  return withSeat(call, (match, seat) => {
    const { embassy, user: by, language, id: interaction } = call;
    const text = call.option('text') ?? '';
    const done = orderForSeat(embassy.house, { match: match.id, by, seat: seat.id, text, language, interaction });
    if (!done.ok) return givenBack(call, refusal(call, done.fault), text);
    const why = (fault: Fault) => (fault.code === 'does-not-fit' ? call.words.host.doesNotFit : sayGameFault(call, match.game, fault));
    const bad = notReadOf(done.value, why, []);
    const { embed, enclosures } = showNotRead(bad, call.words);
    const good = done.value.length - bad.length;
    return {
      content: good > 0 ? call.words.host.orderedLines(good, bad.length) : call.words.host.orderedNothing,
      ...(embed && { embeds: [embed] }),
      enclosures,
    };
  });
}
