import type { Content } from '../../matches/model/content.js';
import { moment } from '../words/language/moment.js';
import { sayDuration } from '../words/language/sayDuration.js';
import { LONGEST_QUOTATION, quoted } from '../words/language/userText.js';
import { decidesLines, disputeLine } from './decisions.js';
import type { Post } from './post.js';
import { embedOf, mention, seatName, titleOf, type Writing } from './writing.js';

type Told = Extract<Content, { kind: 'notice' }>;

/** What an earlier version said of a power in anonymous matches, too: what stands in an open match of the same person, to the second. */
const UNMASKING: readonly Told['notice'][] = ['away', 'stand-in'];

/** Something everybody may know happened within a phase. */
export function noticePost(writing: Writing, told: Told): Post {
  if (writing.letter.match.plan.anonymous && UNMASKING.includes(told.notice)) return { withdrawn: true };
  return { embeds: [embedOf(writing, { description: noticeText(writing, told) })] };
}

function noticeText(writing: Writing, { notice, seats, lost = 0, from, until = 0, by, text = '' }: Told): string {
  const { posts, time, votes, host, decisions } = writing.words;
  const names = seats.map(seat => seatName(writing, seat));
  const { arbiter } = writing.letter.match;
  const hasArbiter = arbiter !== undefined;
  switch (notice) {
    case 'civil-disorder':
      return (writing.teller.rounds ? posts.leftVacant : posts.wentToDisorder)(names);
    case 'draw-proposed':
      return seats.length > 0 ? votes.drawProposed(names) : posts.drawProposed;
    case 'pause-proposed':
      return votes.pauseProposed;
    case 'resume-proposed':
      return votes.resumeProposed;
    case 'extend-proposed':
      return votes.extendProposed;
    case 'cancel-proposed':
      return votes.cancelProposed;
    case 'extended-by-vote':
      return votes.extended;
    case 'concession-proposed':
      return posts.concessionProposed(names);
    case 'extended':
      return names.length > 0 ? posts.extended(names) : posts.extendedForSomebody;
    case 'seat-taken':
      return [
        ...(by ? [decisions.newPlayer(by, names)] : []),
        (writing.teller.rounds ? posts.seatTakenTurns : posts.seatTaken)(names),
        ...(writing.letter.game.votes ? [posts.votesOver] : []),
      ].join(' ');
    case 'extension-spent':
      return time.extensionSpent;
    case 'grace':
      return time.graceGranted;
    case 'waits-for-absent':
      return time.waitsForAbsent;
    case 'outage':
      return time.outage(sayDuration(lost, writing.letter.language));
    case 'rules-changed':
      return rulesChanged(writing, from ?? 1);
    case 'away':
      return time.away(names, from === undefined ? undefined : moment(from), moment(until));
    case 'paused':
      return time.paused;
    case 'extended-by-host':
      return host.extended(moment(until));
    case 'host-ordered':
      return by ? decisions.orderedFor(by, names) : host.orderedFor(names);
    case 'rolled-back':
      return host.wentBack;
    case 'new-host':
      return [host.newHost(mention(writing, writing.letter.match.host)), ...decidesLines(writing)].join('\n');
    case 'stand-in':
      return time.standIn(names, moment(until));
    case 'resumed':
      return posts.goesOn;
    case 'closed-early':
      return decisions.closedEarly(by ?? 'vote');
    case 'battle-decided':
      return decisions.battleDecided(by ?? 'vote', names, text);
    case 'removed-by-vote':
      return decisions.removed(names);
    case 'arbiter-named':
      return hasArbiter ? decisions.named(mention(writing, arbiter)) : decisions.left;
    case 'arbiter-left':
      return decisions.left;
    case 'who-decides':
      return decidesLines(writing).join('\n');
    case 'dispute':
      return disputeLine(writing, { seats, by, text });
    case 'close-proposed':
      return votes.closeProposed;
    case 'replace-proposed':
      return votes.replaceProposed(names);
    case 'decide-proposed':
      return votes.decideProposed(names, text);
    default:
      return notice satisfies never;
  }
}

/** What changed since an edition of the rules, a line each. */
function rulesChanged({ words, letter: { game, language } }: Writing, edition: number): string {
  const changes = (game.changes ?? []).slice(edition - 1).map(change => `- ${change[language]}`);
  return [words.posts.rulesChanged, ...changes].join('\n');
}

/** What the host has to say, as a quotation. */
export const announcementPost = (writing: Writing, text: string): Post => ({
  embeds: [embedOf(writing, { title: writing.words.host.announcement, description: quoted(text, LONGEST_QUOTATION) })],
});

/** To the host: why the match stands still; once it is over, why what is left of it cannot be posted. */
export function pausedPost(writing: Writing, { because, code }: Extract<Content, { kind: 'paused' }>): Post {
  const { posts } = writing.words;
  const { match } = writing.letter;
  const isOver = match.status === 'ended';
  const why = [posts.pausedBecause(because), ...(code === undefined ? [] : [posts.discordSays(code)])];
  return {
    embeds: [
      embedOf(writing, {
        title: (isOver ? posts.unpostedTitle : posts.pausedTitle)(titleOf(writing)),
        description: [`<#${match.channel}>`, ...why, isOver ? posts.unpostedThen : posts.pausedThen].join('\n'),
      }),
    ],
  };
}
