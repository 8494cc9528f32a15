import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComponentRow } from '../message/reply.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { deadlineLine, embedOf, isPlayedByBot, markedSeat, type PostContext, phaseTitle, seatName } from './postContext.js';

/**
 * The card of a phase. Has no buttons once the phase has closed, or while the match is paused. It is not posted for a phase that closed
 * before it could be, or in which only opponents of the bot have to act.
 */
export function phaseCard(context: PostContext): ComposedPost {
  const { phaseName, phase, forOpponents, edits } = context.outgoing;
  if (!edits && (forOpponents || phase?.closedAt !== undefined)) return { withdrawn: true };
  const isOpen = isOpenNow(context);
  return {
    embeds: [embedOf(context, { title: phaseTitle(context, phaseName), description: cardText(context, isOpen).join('\n') })],
    rows: isOpen ? cardRow(context) : [],
  };
}

const isOpenNow = ({ outgoing: { match, phase } }: PostContext): boolean =>
  match.status === 'running' && phase !== undefined && phase.closedAt === undefined;

function cardText(context: PostContext, isOpen: boolean): readonly string[] {
  const { outgoing, words } = context;
  const isPaused = outgoing.match.status === 'paused' && outgoing.phase?.closedAt === undefined;
  if (!isOpen) return [isPaused ? words.phase.phasePaused : closedText(context)];
  const awaited = outgoing.phaseName?.awaits ?? [];
  const some = awaited.length < outgoing.seatHolders.length ? [...awaitedText(context, awaited), ...alsoText(context, awaited)] : [];
  return [...dueText(context), ...some, ...votesToo(context)];
}

function dueText(context: PostContext): readonly string[] {
  const { outgoing, words, presenter } = context;
  if (!outgoing.phase) return [];
  if (isVotesOnly(context)) return [words.phase.deadline(moment(outgoing.phase.dueAt), words.phase.votesDue)];
  const isOther = presenter.sentIn?.(outgoing.phase.kind, outgoing.language) !== undefined;
  return [deadlineLine(context, outgoing.phase), ...(isOther ? [words.phase.pressOrders] : [])];
}

/** Whether players can do nothing but vote on neutral powers. */
function isVotesOnly({ outgoing: { game, seatHolders, phaseName } }: PostContext): boolean {
  const isPlayed = (seat: string): boolean => seatHolders.some(s => s.seat === seat && s.user !== undefined);
  return game.votes === true && !phaseName?.awaits.some(isPlayed);
}

/** Says where to vote on neutral powers, if players also have orders to give. */
const votesToo = (context: PostContext): readonly string[] => {
  const { game, phaseName } = context.outgoing;
  return game.votes && phaseName?.mayAct?.length && !isVotesOnly(context) ? [context.words.phase.votesToo] : [];
};

/** Says who has to decide. If nobody with a player does, only votes can be given. */
function awaitedText(context: PostContext, awaited: readonly string[]): readonly string[] {
  const { phaseName } = context.outgoing;
  const { words } = context;
  if (awaited.length === 0 && phaseName?.host) return [disputeText(context)];
  if (awaited.length === 0 && phaseName?.within !== undefined)
    return [words.disputes.mayCorrect((phaseName.mayAct ?? []).map(seat => markedSeat(context, seat)))];
  if (isVotesOnly(context)) return [words.phase.votesOnly];
  if (awaited.length === 0) return [];
  const bots = awaited.filter(seat => isPlayedByBot(context.outgoing, seat));
  const counted = bots.length > MOST_BOTS_NAMED && bots.length < awaited.length ? bots : [];
  const named = awaited.filter(seat => !counted.includes(seat));
  return [
    words.phase.awaits(
      named.map(seat => markedSeat(context, seat)),
      counted.length,
    ),
  ];
}

/** Of more powers that the bot plays, the card of a phase says only how many they are. */
const MOST_BOTS_NAMED = 6;

/** Says who decides a dispute. */
function disputeText({ outgoing: { othersDecide, match }, words }: PostContext): string {
  if (!othersDecide) return words.disputes.hostDecides;
  return match.plan.anonymous ? words.disputes.inDisputeAnonymous : words.disputes.inDispute;
}

/** Says who may act but is not waited for. */
function alsoText(context: PostContext, awaited: readonly string[]): readonly string[] {
  const { seatHolders, phaseName } = context.outgoing;
  const also = (phaseName?.mayAct ?? []).filter(seat => seatHolders.some(s => s.seat === seat && s.user !== undefined));
  return awaited.length > 0 && also.length > 0 ? [context.words.phase.mayAct(also.map(seat => seatName(context, seat)))] : [];
}

const closedText = ({ outgoing: { match, phase }, words }: PostContext): string =>
  phase?.closedAt === undefined && match.status === 'ended' ? words.phase.phaseVoid : words.phase.phaseClosed(phase?.closedBy);

function cardRow({ outgoing: { match, phase }, words }: PostContext): readonly ComponentRow[] {
  const number = phase?.number ?? 0;
  return rowOf(
    button(customId('orders', match.id, number), words.buttons.orders, 'main'),
    button(customId('ready', match.id, number), words.buttons.ready, 'good'),
    button(customId('map', match.id, number), words.buttons.map),
    button(customId('ballots', match.id, number), words.buttons.votes),
  );
}
