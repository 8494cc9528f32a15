import type { Letter } from '../../matches/ports.js';
import { type Tellers, tellerOf } from '../words/presenters/gamePresenter.js';
import { backPost } from './back.js';
import { callPost } from './call.js';
import { correctedPost } from './corrected.js';
import { arbiterPost, disputePost, hostAskedPost } from './decisions.js';
import { endingPost } from './ending.js';
import { hostGonePost } from './hostGone.js';
import { leafPost } from './leaf.js';
import { lobbyPost } from './lobby.js';
import { motionPost } from './motion.js';
import { announcementPost, noticePost, pausedPost } from './notices.js';
import { openingPost } from './opening.js';
import { dealtPost, invitationPost, musterPost, newsPost, replacedPost } from './people.js';
import { phaseCard } from './phaseCard.js';
import type { Post } from './post.js';
import { pressPost, threadPost } from './press.js';
import { receiptPost } from './receipt.js';
import { reminderPost } from './reminder.js';
import { resultsPost } from './results.js';
import { roundPost } from './round.js';
import { tablePost, turnPost } from './table.js';
import { writingOf } from './writing.js';

/** Puts a letter into words. Of an anonymous match it names, and rings, nobody. */
export function composePost(letter: Letter, tellers: Tellers): Post {
  const post = compose(letter, tellers);
  return letter.match.plan.anonymous ? { ...post, rings: [] } : post;
}

function compose(letter: Letter, tellers: Tellers): Post {
  const writing = writingOf(letter, tellerOf(tellers, letter.match.game));
  const { content } = letter.row;
  switch (content.kind) {
    case 'lobby':
      return lobbyPost(writing);
    case 'opening':
      return openingPost(writing);
    case 'phase':
      return phaseCard(writing);
    case 'results':
      return resultsPost(writing);
    case 'leaf':
      return leafPost(writing, content.leaf);
    case 'ending':
      return endingPost(writing);
    case 'reminder':
      return reminderPost(writing, content.seat);
    case 'receipt':
      return receiptPost(writing, content.seat);
    case 'muster':
      return musterPost(writing, content.until);
    case 'news':
      return newsPost(writing);
    case 'replaced':
      return replacedPost(writing, content.seat, content.by);
    case 'invitation':
      return invitationPost(writing, content.seat);
    case 'dealt':
      return dealtPost(writing, content.seat);
    case 'host-asked':
      return hostAskedPost(writing, content);
    case 'arbiter':
      return arbiterPost(writing, content.named);
    case 'dispute':
      return disputePost(writing, content);
    case 'press':
      return pressPost(writing, content);
    case 'thread':
      return threadPost(writing, content.seats);
    case 'announcement':
      return announcementPost(writing, content.text);
    case 'corrected':
      return correctedPost(writing, content.lines);
    case 'host-gone':
      return hostGonePost(writing, content.open);
    case 'paused':
      return pausedPost(writing, content);
    case 'back':
      return backPost(writing);
    case 'call':
      return callPost(writing, content);
    case 'motion':
      return motionPost(writing, content);
    case 'table':
      return tablePost(writing);
    case 'turn':
      return turnPost(writing, content);
    case 'round':
      return roundPost(writing);
    case 'notice':
      return noticePost(writing, content);
    default:
      return content satisfies never;
  }
}
