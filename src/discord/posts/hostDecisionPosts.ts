import type { Content } from '../../matches/model/content.js';
import type { Capacity } from '../../matches/model/match.js';
import { mayOthersVote } from '../../matches/read/whoDecides.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, markedSeat, mention, type PostContext, titleOf } from './postContext.js';

/** Names the arbiter, if there is one, and who decides if the host plays or, in an anonymous match, might play. */
export function decidesLines(context: PostContext): readonly string[] {
  const { outgoing, words } = context;
  const { arbiter, plan } = outgoing.match;
  const hasArbiter = arbiter !== undefined;
  const hasBattles = outgoing.game.disputes !== undefined;
  const { hostMayPlay, hostPlays } = words.decisions;
  return [
    ...(hasArbiter ? [words.decisions.arbiterIs(mention(context, arbiter))] : []),
    ...(outgoing.othersDecide
      ? [(plan.anonymous ? hostMayPlay : hostPlays)(hasArbiter, hasBattles, mayOthersVote(outgoing.match, outgoing.seatHolders))]
      : []),
  ];
}

/** Asks whether the host is still there: in the channel, mentioning the host, and by direct message to the host, with a button. */
export function hostAskedPost(context: PostContext, { state, until }: Extract<Content, { kind: 'host-asked' }>): ComposedPost {
  const { outgoing, words } = context;
  const isOpen = state === 'open' && outgoing.match.status !== 'ended';
  const isToHost = 'user' in outgoing.row.to;
  const description = (isToHost ? toHost : toAll)(context, isOpen ? 'open' : state === 'answered' ? 'answered' : 'over', moment(until));
  const here = button(customId('hosting', outgoing.match.id, 0), words.buttons.here, 'good');
  const embeds = [embedOf(context, { description })];
  if (isToHost) return { embeds, rows: isOpen ? rowOf(here) : [] };
  const { host, plan } = outgoing.match;
  return isOpen && !plan.anonymous ? { content: mention(context, host), embeds, rings: [host] } : { embeds };
}

type Asked = Extract<Content, { kind: 'host-asked' }>['state'];

function toAll({ words }: PostContext, state: Asked, until: string): string {
  if (state === 'open') return words.hostChange.hostAsked(until);
  return state === 'answered' ? words.hostChange.hostAnswered : words.hostChange.hostReplaced;
}

function toHost(context: PostContext, state: Asked, until: string): string {
  const { words } = context;
  const where = `<#${context.outgoing.match.channel}>`;
  if (state === 'open') return words.hostChange.hostAskedDm(titleOf(context), where, until);
  return (state === 'answered' ? words.hostChange.hostAnsweredDm : words.hostChange.hostReplacedDm)(titleOf(context), where);
}

/** Tells an arbiter that they were named, and how to decline, or that they are no longer the arbiter. */
export function arbiterPost(context: PostContext, named: boolean): ComposedPost {
  const { words } = context;
  const { id, channel } = context.outgoing.match;
  const description = (named ? words.decisions.arbiterDm : words.decisions.arbiterNoMore)(titleOf(context), `<#${channel}>`);
  return {
    embeds: [embedOf(context, { description })],
    rows: named ? rowOf(button(customId('decline', id, 0), words.decisions.decline)) : [],
  };
}

/** Tells the parties to a dispute, and those who are asked to decide it, about it. */
export function disputePost(
  context: PostContext,
  { seats, by, text, asks, corrects }: Extract<Content, { kind: 'dispute' }>,
): ComposedPost {
  const { words } = context;
  const { match, phase } = context.outgoing;
  const names = seats.map(seat => markedSeat(context, seat));
  const told = corrects ? words.disputes.correctAsks(names, moment(phase?.dueAt ?? 0)) : disputeLine(context, { seats, by, text });
  const asked = asks && phase ? [words.disputes.disputeAsks(moment(phase.dueAt))] : [];
  const description = words.disputes.disputeTo(titleOf(context), `<#${match.channel}>`, [told, ...asked].join('\n'));
  return { embeds: [embedOf(context, { description })] };
}

/** Says whose reports differ, and who decides: by name if it is the host or the arbiter. */
export function disputeLine(
  context: PostContext,
  { seats, by, text: of }: { readonly seats: readonly string[]; readonly by?: Capacity | undefined; readonly text?: string | undefined },
): string {
  const { words } = context;
  const { arbiter, host, plan } = context.outgoing.match;
  const battle = { of, between: seats.map(seat => markedSeat(context, seat)) };
  if (by === 'host') return words.disputes.disputeOfHost(battle, mention(context, host));
  if (plan.anonymous) return words.disputes.disputeAnonymous(battle, arbiter !== undefined);
  return words.disputes.dispute(battle, arbiter === undefined ? undefined : mention(context, arbiter));
}
