import type { Fault } from '../../games/game.js';
import { adjudicateNow } from '../../matches/hosting/adjudicateNow.js';
import { announce } from '../../matches/hosting/announce.js';
import { nameArbiter } from '../../matches/hosting/arbiter.js';
import { exportMatch } from '../../matches/hosting/exportMatch.js';
import { handOver } from '../../matches/hosting/handOver.js';
import { extendByHost, pauseByHost } from '../../matches/hosting/hostTime.js';
import { lookAtSeats, type SeatStatus } from '../../matches/hosting/lookAtSeats.js';
import { orderForSeat } from '../../matches/hosting/orderForSeat.js';
import { replacePlayer } from '../../matches/hosting/replacePlayer.js';
import { whyNotBackTo } from '../../matches/hosting/rollBack.js';
import { tryPhase } from '../../matches/hosting/tryPhase.js';
import type { Match } from '../../matches/match.js';
import { statusOf } from '../../matches/statusOf.js';
import { phaseNamed } from '../autocomplete/phases.js';
import { seatCalled, type Which } from '../autocomplete/seats.js';
import { type CommandCall, managesServerOf } from '../call.js';
import { button, rowOf } from '../components/buttons.js';
import { correctionReply } from '../correctionReply.js';
import { customId } from '../customId.js';
import { findMatch } from '../findMatch.js';
import { givenBack } from '../panel/answers.js';
import { notReadOf, showNotRead } from '../panel/notRead.js';
import { fitBlocks } from '../posts/embeds.js';
import type { Reply } from '../reply.js';
import { refusal, sayGameFault } from '../sayFault.js';
import { moment } from '../words/language/moment.js';
import { isQuotable, LONGEST_QUOTATION } from '../words/language/userText.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';

/** The seats that still play, with or without a player. */
export const inPlay: Which = table => table.seats.filter(({ id }) => table.game.inPlay(table.phase.state).includes(id));

/** The match that is meant, and what is done with it. */
function withMatch<Answer>(call: CommandCall, act: (match: Match) => Answer): Reply | Answer {
  const match = findMatch(call, call.option('game'), 'run');
  return match.ok ? act(match.value) : refusal(call, match.fault);
}

/** A user as he is named to whoever asks: in an anonymous match not at all. */
const personIn = ({ words }: CommandCall, { plan }: Match, user: string): string => (plan.anonymous ? words.press.somebody : `<@${user}>`);

/** The same with the seat named in `power`. */
const withSeat = (call: CommandCall, act: (match: Match, seat: { readonly id: string; readonly name: string }) => Reply): Reply =>
  withMatch(call, match => {
    const seat = seatCalled(call, match, call.option('power') ?? '', inPlay);
    return seat ? act(match, { id: seat.id, name: seat.name[call.language] }) : refusal(call, { code: 'no-such-seat' });
  });

export const seats = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const found = lookAtSeats(call.embassy.house, match.id, call.user);
    if (!found.ok) return refusal(call, found.fault);
    const { words } = call;
    return { embeds: [{ title: words.host.status, description: found.value.map(one => seatLine(call, match, one)).join('\n') }] };
  });

function seatLine({ words, language }: CommandCall, match: Match, { seat, user, readiness, ...kept }: SeatStatus): string {
  const more = [
    ...(user === undefined ? [words.host.nobody] : []),
    ...(kept.missed > 0 ? [words.host.missed] : []),
    ...(match.plan.extensions ? [words.host.extensions(kept.extensions)] : []),
    ...(kept.awayUntil === undefined ? [] : [words.host.away(moment(kept.awayUntil))]),
  ];
  return words.host.statusLine(seat.name[language], words.hostSeatStates[readiness], more);
}

/** What would come out now, in words and as a picture, for a host who does not play. */
export const dryRun = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const { embassy, language, user, words } = call;
    const tried = tryPhase(embassy.house, { match: match.id, user, language });
    if (!tried.ok) return refusal(call, tried.fault);
    const teller = tellerOf(embassy.tellers, match.game);
    const { groups, news } = teller.told(tried.value.report, language);
    const blocks = [...groups.map(({ heading, lines }) => [`**${heading}**`, ...lines].join('\n')), news.join('\n')];
    const { descriptions } = fitBlocks(
      blocks.filter(block => block !== ''),
      300,
    );
    const { picture } = tried.value;
    return {
      embeds: descriptions.map((description, i) => ({ ...(i === 0 && { title: words.host.trial(phaseName(call, match)) }), description })),
      sketch: { picture, name: `trial-${match.id}.png`, alt: teller.altText(picture, language) },
    };
  });

function phaseName({ embassy, language }: CommandCall, match: Match, number?: number): string {
  const status = statusOf(embassy.house, match.id);
  const game = embassy.house.games.get(match.game);
  const phase = number === undefined ? undefined : embassy.house.store.phase(match.id, number);
  const name = phase && game ? game.phase(game.state.parse(phase.state)) : status.ok ? status.value.name : undefined;
  return name === undefined ? '' : tellerOf(embassy.tellers, match.game).phaseName(name, language);
}

export const adjudicate = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const { user, embassy } = call;
    const isAdmin = managesServerOf(call, match);
    const done = adjudicateNow(embassy.house, { match: match.id, user, isAdmin, force: call.option('force') === 'yes' });
    return done.ok ? { content: call.words.host.adjudicated } : refusal(call, done.fault);
  });

export const extend = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const done = extendByHost(call.embassy.house, match.id, call.user, call.option('by') ?? '');
    return done.ok ? { content: call.words.host.extendedTo(moment(done.value)) } : refusal(call, done.fault);
  });

export const pause = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const done = pauseByHost(call.embassy.house, match.id, call.user);
    return done.ok ? { content: call.words.host.paused } : refusal(call, done.fault);
  });

export const replace = (call: CommandCall): Reply =>
  withSeat(call, (match, seat) => {
    const user = call.chosenUser('player');
    if (user === undefined) return refusal(call, { code: 'nobody-chosen' });
    const done = replacePlayer(call.embassy.house, {
      match: match.id,
      by: call.user,
      isAdmin: managesServerOf(call, match),
      seat: seat.id,
      user,
    });
    if (!done.ok) return refusal(call, done.fault);
    return { content: match.plan.anonymous ? call.words.host.invited(seat.name) : call.words.host.replaced(seat.name, `<@${user}>`) };
  });

export const orderFor = (call: CommandCall): Reply =>
  withSeat(call, (match, seat) => {
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

/** Shows how the position would stand, and asks. */
export const edit = (call: CommandCall): Reply => withMatch(call, match => correctionReply(call, match, call.option('text') ?? ''));

/** Asks before it goes back. */
export const rollback = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const phase = phaseNamed(call.option('phase')) ?? 0;
    const fault = whyNotBackTo(call.embassy.house, { match: match.id, user: call.user, phase });
    if (fault) return refusal(call, fault);
    const { words } = call;
    return {
      content: words.host.rollbackAsk(phaseName(call, match, phase)),
      rows: rowOf(
        button(customId('rollback', match.id, phase), words.host.rollback, 'grave'),
        button(customId('alone', match.id, 0), words.buttons.cancel),
      ),
    };
  });

export const announcement = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const text = call.option('text') ?? '';
    if (!isQuotable(text, LONGEST_QUOTATION)) return refusal(call, { code: 'text-too-long' });
    const done = announce(call.embassy.house, match.id, call.user, text);
    return done.ok ? { content: call.words.host.announced } : refusal(call, done.fault);
  });

/** By the host; or by who manages the server, if the host is gone, which is asked of Discord and of the host. */
export const giveOver = async (call: CommandCall): Promise<Reply> => {
  const found = findMatch(call, call.option('game'), 'run');
  if (!found.ok) return refusal(call, found.fault);
  const match = found.value;
  const { user: by, embassy, words } = call;
  const to = call.chosenUser('player');
  if (to === undefined) return refusal(call, { code: 'nobody-chosen' });
  const isAdmin = managesServerOf(call, match);
  if (isAdmin && match.host !== by) await embassy.askForHost(match);
  const done = handOver(embassy.house, { match: match.id, by, to, isAdmin });
  if (!done.ok) return refusal(call, done.fault);
  return {
    content:
      done.value.kind === 'asked'
        ? words.hostChange.asked(moment(done.value.until))
        : words.hostChange.handedOver(personIn(call, match, to)),
  };
};

/** Names an arbiter; without anybody: the game has none any more. */
export const arbiter = (call: CommandCall): Reply =>
  withMatch(call, match => {
    const named = call.chosenUser('player');
    const done = nameArbiter(call.embassy.house, { match: match.id, by: call.user, ...(named !== undefined && { arbiter: named }) });
    if (!done.ok) return refusal(call, done.fault);
    const { words } = call;
    return { content: named === undefined ? words.decisions.arbiterTakenBack : words.decisions.arbiterNamed(personIn(call, match, named)) };
  });

export const exported = (call: CommandCall): Reply | Promise<Reply> =>
  withMatch(call, async match => {
    const done = await exportMatch(call.embassy.house, match.id, call.user);
    if (!done.ok) return refusal(call, done.fault);
    return {
      content: call.words.host.exported,
      enclosures: [{ name: `game-${match.id}.json`, bytes: new TextEncoder().encode(done.value) }],
    };
  });
