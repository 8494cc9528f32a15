import type { Content } from '../../matches/model/content.js';
import { forsakenUntil } from '../../matches/read/forsaken.js';
import { moment } from '../words/language/moment.js';
import { sayDuration } from '../words/language/sayDuration.js';
import { LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import type { ComposedPost } from './composedPost.js';
import { decidesLines, disputeLine } from './hostDecisionPosts.js';
import { embedOf, markedSeat, mention, type PostContext, seatName, titleOf } from './postContext.js';

type Told = Extract<Content, { kind: 'notice' }>;

/**
 * Notices about one power that earlier versions also posted in anonymous matches. Their timestamps, compared with those in an open match of
 * the same person, would reveal who plays the power.
 */
const REVEALING_NOTICES: readonly Told['notice'][] = ['away', 'stand-in'];

/** A public event during a phase. */
export function noticePost(context: PostContext, told: Told): ComposedPost {
  if (context.outgoing.match.plan.anonymous && REVEALING_NOTICES.includes(told.notice)) return { withdrawn: true };
  const [only, ...others] = told.seats;
  return { embeds: [embedOf(context, { description: noticeText(context, told) }, others.length === 0 ? only : undefined)] };
}

/** For which seats the bot ordered, and how; none are named in an anonymous game. */
function orderedText({ words: { opponents }, outgoing }: PostContext, names: readonly string[]): string {
  if (outgoing.match.plan.standIn === 'last-orders') return names.length > 0 ? opponents.repeated(names) : opponents.repeatedForSomebody;
  return names.length > 0 ? opponents.ordered(names) : opponents.orderedForSomebody;
}

function disorderText({ presenter, words, outgoing }: PostContext, names: readonly string[]): string {
  if (presenter.rounds) return words.table.leftVacant(names);
  return outgoing.match.plan.standIn === 'last-orders' ? words.opponents.leftRepeating(names) : words.phase.wentToDisorder(names);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of all notices, a sentence for each
function noticeText(context: PostContext, { notice, seats, lost = 0, from, until = 0, by, text = '' }: Told): string {
  const { words } = context;
  const names = seats.map(seat => seatName(context, seat));
  const marked = seats.map(seat => markedSeat(context, seat));
  const { arbiter } = context.outgoing.match;
  switch (notice) {
    case 'civil-disorder':
      return disorderText(context, names);
    case 'opponents-against':
      return words.opponents.against(names);
    case 'bot-ordered':
      return orderedText(context, names);
    case 'played-by-recruit':
      return words.opponents.playedByRecruit(names);
    case 'played-by-nobody':
      return words.opponents.playedByNobody(names);
    case 'draw-proposed':
      return seats.length > 0 ? words.proposals.drawProposed(marked) : words.proposals.drawProposedToAll;
    case 'pause-proposed':
      return words.proposals.pauseProposed;
    case 'resume-proposed':
      return words.proposals.resumeProposed;
    case 'extend-proposed':
      return words.proposals.extendProposed;
    case 'cancel-proposed':
      return words.proposals.cancelProposed;
    case 'extended-by-vote':
      return words.proposals.extended;
    case 'concession-proposed':
      return words.proposals.concessionProposed(marked);
    case 'extended':
      return names.length > 0 ? words.deadlines.extended(names) : words.deadlines.extendedForSomebody;
    case 'seat-taken':
      return seatTaken(context, names, by);
    case 'extension-spent':
      return words.deadlines.extensionSpent;
    case 'grace':
      return words.deadlines.graceGranted;
    case 'waits-for-absent':
      return words.deadlines.waitsForAbsent;
    case 'waits-for-newcomer':
      return words.deadlines.waitsForNewcomer(moment(until));
    case 'outage':
      return words.deadlines.outage(sayDuration(lost, context.outgoing.language));
    case 'rules-changed':
      return rulesChanged(context, from ?? 1);
    case 'away':
      return words.absence.away(names, from === undefined ? undefined : moment(from), moment(until));
    case 'paused':
      return words.pause.paused;
    case 'extended-by-host':
      return words.host.extended(moment(until));
    case 'host-ordered':
      return by ? words.decisions.orderedFor(by, names) : words.host.orderedFor(names);
    case 'rolled-back':
      return words.host.wentBack;
    case 'new-host':
      return [words.hostChange.newHost(mention(context, context.outgoing.match.host)), ...decidesLines(context)].join('\n');
    case 'stand-in':
      return words.absence.substitute(names, moment(until));
    case 'resumed':
      return words.pause.goesOn;
    case 'closed-early':
      return words.decisions.closedEarly(by ?? 'vote');
    case 'battle-decided':
      return words.decisions.battleDecided(by ?? 'vote', marked, text);
    case 'removed-by-vote':
      return words.decisions.removed(names);
    case 'arbiter-named':
      return arbiter !== undefined ? words.decisions.named(mention(context, arbiter)) : words.decisions.left;
    case 'arbiter-left':
      return words.decisions.left;
    case 'who-decides':
      return decidesLines(context).join('\n');
    case 'dispute':
      return disputeLine(context, { seats, by, text });
    case 'close-proposed':
      return words.proposals.closeProposed;
    case 'replace-proposed':
      return words.proposals.replaceProposed(marked);
    case 'decide-proposed':
      return words.proposals.decideProposed(marked, text);
    default:
      return notice satisfies never;
  }
}

/** Whose seat has a new player, who decided that, and what it means for votes. */
const seatTaken = ({ words, presenter, outgoing }: PostContext, names: readonly string[], by: Told['by']): string =>
  [
    ...(by ? [words.decisions.newPlayer(by, names)] : []),
    (presenter.rounds ? words.seats.seatTakenTurns : words.seats.seatTaken)(names),
    ...(outgoing.game.votes ? [words.seats.votesOver] : []),
  ].join(' ');

/** Lists the rule changes since an edition of the rules, one per line. */
function rulesChanged({ words, outgoing: { game, language } }: PostContext, edition: number): string {
  const changes = (game.changes ?? []).slice(edition - 1).map(change => `- ${change[language]}`);
  return [words.phase.rulesChanged, ...changes].join('\n');
}

/** A host's announcement, quoted. */
export const announcementPost = (context: PostContext, text: string): ComposedPost => ({
  embeds: [embedOf(context, { title: context.words.host.announcement, description: quoted(text, LONGEST_QUOTATION) })],
});

/** Tells the host why the match is paused. After its end: why the remaining posts cannot be delivered. */
export function pausedPost(context: PostContext, { because, code }: Extract<Content, { kind: 'paused' }>): ComposedPost {
  const { words } = context;
  const { match } = context.outgoing;
  const isOver = match.status === 'ended';
  const until = because === 'nobody-there' ? forsakenUntil(match) : undefined;
  const then = until === undefined ? words.pause.pausedThen : words.pause.forsakenThen(moment(until));
  const why = [words.pause.pausedBecause(because), ...(code === undefined ? [] : [words.pause.discordSays(code)])];
  return {
    embeds: [
      embedOf(context, {
        title: (isOver ? words.pause.unpostedTitle : words.pause.pausedTitle)(titleOf(context)),
        description: [`<#${match.channel}>`, ...why, isOver ? words.pause.unpostedThen : then].join('\n'),
      }),
    ],
  };
}
