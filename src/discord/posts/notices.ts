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
  const { words } = writing;
  const names = seats.map(seat => seatName(writing, seat));
  const { arbiter } = writing.letter.match;
  const hasArbiter = arbiter !== undefined;
  switch (notice) {
    case 'civil-disorder':
      return (writing.teller.rounds ? words.table.leftVacant : words.phase.wentToDisorder)(names);
    case 'draw-proposed':
      return seats.length > 0 ? words.proposals.drawProposed(names) : words.proposals.drawProposedToAll;
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
      return words.proposals.concessionProposed(names);
    case 'extended':
      return names.length > 0 ? words.deadlines.extended(names) : words.deadlines.extendedForSomebody;
    case 'seat-taken':
      return [
        ...(by ? [words.decisions.newPlayer(by, names)] : []),
        (writing.teller.rounds ? words.seats.seatTakenTurns : words.seats.seatTaken)(names),
        ...(writing.letter.game.votes ? [words.seats.votesOver] : []),
      ].join(' ');
    case 'extension-spent':
      return words.deadlines.extensionSpent;
    case 'grace':
      return words.deadlines.graceGranted;
    case 'waits-for-absent':
      return words.deadlines.waitsForAbsent;
    case 'outage':
      return words.deadlines.outage(sayDuration(lost, writing.letter.language));
    case 'rules-changed':
      return rulesChanged(writing, from ?? 1);
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
      return [words.hostChange.newHost(mention(writing, writing.letter.match.host)), ...decidesLines(writing)].join('\n');
    case 'stand-in':
      return words.absence.standIn(names, moment(until));
    case 'resumed':
      return words.pause.goesOn;
    case 'closed-early':
      return words.decisions.closedEarly(by ?? 'vote');
    case 'battle-decided':
      return words.decisions.battleDecided(by ?? 'vote', names, text);
    case 'removed-by-vote':
      return words.decisions.removed(names);
    case 'arbiter-named':
      return hasArbiter ? words.decisions.named(mention(writing, arbiter)) : words.decisions.left;
    case 'arbiter-left':
      return words.decisions.left;
    case 'who-decides':
      return decidesLines(writing).join('\n');
    case 'dispute':
      return disputeLine(writing, { seats, by, text });
    case 'close-proposed':
      return words.proposals.closeProposed;
    case 'replace-proposed':
      return words.proposals.replaceProposed(names);
    case 'decide-proposed':
      return words.proposals.decideProposed(names, text);
    default:
      return notice satisfies never;
  }
}

/** What changed since an edition of the rules, a line each. */
function rulesChanged({ words, letter: { game, language } }: Writing, edition: number): string {
  const changes = (game.changes ?? []).slice(edition - 1).map(change => `- ${change[language]}`);
  return [words.phase.rulesChanged, ...changes].join('\n');
}

/** What the host has to say, as a quotation. */
export const announcementPost = (writing: Writing, text: string): Post => ({
  embeds: [embedOf(writing, { title: writing.words.host.announcement, description: quoted(text, LONGEST_QUOTATION) })],
});

/** To the host: why the match stands still; once it is over, why what is left of it cannot be posted. */
export function pausedPost(writing: Writing, { because, code }: Extract<Content, { kind: 'paused' }>): Post {
  const { words } = writing;
  const { match } = writing.letter;
  const isOver = match.status === 'ended';
  const why = [words.pause.pausedBecause(because), ...(code === undefined ? [] : [words.pause.discordSays(code)])];
  return {
    embeds: [
      embedOf(writing, {
        title: (isOver ? words.pause.unpostedTitle : words.pause.pausedTitle)(titleOf(writing)),
        description: [`<#${match.channel}>`, ...why, isOver ? words.pause.unpostedThen : words.pause.pausedThen].join('\n'),
      }),
    ],
  };
}
