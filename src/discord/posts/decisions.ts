import type { Capacity } from '../../matches/match.js';
import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { moment } from '../words/language/moment.js';
import type { Post } from './post.js';
import { embedOf, mention, seatName, titleOf, type Writing } from './writing.js';

/** The arbiter of a match, if it has one; and who decides where the host plays, or, in an anonymous match, might. */
export function decidesLines(writing: Writing): readonly string[] {
  const { letter, words } = writing;
  const { arbiter, plan } = letter.match;
  const hasArbiter = arbiter !== undefined;
  return [
    ...(hasArbiter ? [words.decisions.arbiterIs(mention(writing, arbiter))] : []),
    ...(letter.othersDecide ? [plan.anonymous ? words.decisions.hostMayPlay(hasArbiter) : words.decisions.hostPlays(hasArbiter)] : []),
  ];
}

/** Somebody who manages the server asks for the host: to all in the channel, where it rings the host, and, with a button, to the host. */
export function hostAskedPost(writing: Writing, { state, until }: Extract<Content, { kind: 'host-asked' }>): Post {
  const { letter, words } = writing;
  const isOpen = state === 'open' && letter.match.status !== 'ended';
  const isToHost = 'user' in letter.row.to;
  const description = (isToHost ? toHost : toAll)(writing, isOpen ? 'open' : state === 'answered' ? 'answered' : 'over', moment(until));
  const here = button(customId('hosting', letter.match.id, 0), words.buttons.here, 'good');
  const embeds = [embedOf(writing, { description })];
  if (isToHost) return { embeds, rows: isOpen ? rowOf(here) : [] };
  const { host, plan } = letter.match;
  return isOpen && !plan.anonymous ? { content: mention(writing, host), embeds, rings: [host] } : { embeds };
}

type Asked = Extract<Content, { kind: 'host-asked' }>['state'];

function toAll({ words }: Writing, state: Asked, until: string): string {
  if (state === 'open') return words.hostChange.hostAsked(until);
  return state === 'answered' ? words.hostChange.hostAnswered : words.hostChange.hostReplaced;
}

function toHost(writing: Writing, state: Asked, until: string): string {
  const { words } = writing;
  const where = `<#${writing.letter.match.channel}>`;
  if (state === 'open') return words.hostChange.hostAskedDm(titleOf(writing), where, until);
  return (state === 'answered' ? words.hostChange.hostAnsweredDm : words.hostChange.hostReplacedDm)(titleOf(writing), where);
}

/** To an arbiter: that he is one, and how to decline; or no more. */
export function arbiterPost(writing: Writing, named: boolean): Post {
  const { words } = writing;
  const { id, channel } = writing.letter.match;
  const description = (named ? words.decisions.arbiterDm : words.decisions.arbiterNoMore)(titleOf(writing), `<#${channel}>`);
  return {
    embeds: [embedOf(writing, { description })],
    rows: named ? rowOf(button(customId('decline', id, 0), words.decisions.decline)) : [],
  };
}

/** To who has a part in a dispute, and to who is asked to decide it. */
export function disputePost(writing: Writing, { seats, by, text, asks, corrects }: Extract<Content, { kind: 'dispute' }>): Post {
  const { words } = writing;
  const { match, phase } = writing.letter;
  const names = seats.map(seat => seatName(writing, seat));
  const told = corrects ? words.disputes.correctAsks(names, moment(phase?.dueAt ?? 0)) : disputeLine(writing, { seats, by, text });
  const asked = asks && phase ? [words.disputes.disputeAsks(moment(phase.dueAt))] : [];
  const description = words.disputes.disputeTo(titleOf(writing), `<#${match.channel}>`, [told, ...asked].join('\n'));
  return { embeds: [embedOf(writing, { description })] };
}

/** Whose reports differ, and who decides: with a name where there is one. */
export function disputeLine(
  writing: Writing,
  { seats, by, text: of }: { readonly seats: readonly string[]; readonly by?: Capacity | undefined; readonly text?: string | undefined },
): string {
  const { words } = writing;
  const { arbiter, host, plan } = writing.letter.match;
  const battle = { of, between: seats.map(seat => seatName(writing, seat)) };
  if (by === 'host') return words.disputes.disputeOfHost(battle, mention(writing, host));
  if (plan.anonymous) return words.disputes.disputeAnonymous(battle, arbiter !== undefined);
  return words.disputes.dispute(battle, arbiter === undefined ? undefined : mention(writing, arbiter));
}
