import type { OutgoingMessage } from '../../matches/context/ports.js';
import { type GamePresenters, presenterOf } from '../words/presenters/gamePresenter.js';
import type { ComposedPost } from './composedPost.js';
import { correctionPost } from './correctionPost.js';
import { detailCardPost } from './detailCardPost.js';
import { endingPost } from './endingPost.js';
import { arbiterPost, disputePost, hostAskedPost } from './hostDecisionPosts.js';
import { hostGonePost } from './hostGonePost.js';
import { lobbyPost } from './lobbyPost.js';
import { motionPost } from './motionPost.js';
import { announcementPost, noticePost, pausedPost } from './noticePosts.js';
import { openingPost } from './openingPost.js';
import { openSeatsPost } from './openSeatsPost.js';
import {
  dealtPost,
  fatePost,
  invitationPost,
  missedPost,
  musterPost,
  newsPost,
  replacedPost,
  roleDeletedPost,
  seatAskedPost,
  substituteAskedPost,
  unfilledPost,
} from './peoplePosts.js';
import { phaseCard } from './phaseCard.js';
import { postContextOf } from './postContext.js';
import { pressLostPost, pressPost, threadPost } from './pressPosts.js';
import { receiptPost } from './receiptPost.js';
import { reminderPost } from './reminderPost.js';
import { resultsPost } from './resultsPost.js';
import { resumeOfferPost } from './resumeOfferPost.js';
import { roundPost } from './roundPost.js';
import { tablePost, turnPost } from './tablePosts.js';
import { vacancyPost } from './vacancyPost.js';

/** Composes the message for an outbox row. In an anonymous match it neither names nor notifies anybody. */
export function composePost(outgoing: OutgoingMessage, presenters: GamePresenters): ComposedPost {
  const post = compose(outgoing, presenters);
  return outgoing.match.plan.anonymous ? { ...post, rings: [] } : post;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of all kinds of messages, a line for each
function compose(outgoing: OutgoingMessage, presenters: GamePresenters): ComposedPost {
  const context = postContextOf(outgoing, presenterOf(presenters, outgoing.match.game));
  const { content } = outgoing.row;
  switch (content.kind) {
    case 'lobby':
      return lobbyPost(context);
    case 'opening':
      return openingPost(context);
    case 'phase':
      return phaseCard(context);
    case 'results':
      return resultsPost(context);
    case 'leaf':
      return detailCardPost(context, content.leaf);
    case 'ending':
      return endingPost(context);
    case 'reminder':
      return reminderPost(context, content.seat);
    case 'receipt':
      return receiptPost(context, content);
    case 'unfilled':
      return unfilledPost(context);
    case 'muster':
      return musterPost(context, content.until);
    case 'news':
      return newsPost(context);
    case 'replaced':
      return replacedPost(context, content);
    case 'seat-asked':
      return seatAskedPost(context, content);
    case 'substitute-asked':
      return substituteAskedPost(context, content);
    case 'invitation':
      return invitationPost(context, content.seat);
    case 'fate':
      return fatePost(context, content.seat);
    case 'missed':
      return missedPost(context, content.seat);
    case 'dealt':
      return dealtPost(context, content.seat);
    case 'host-asked':
      return hostAskedPost(context, content);
    case 'arbiter':
      return arbiterPost(context, content.named);
    case 'dispute':
      return disputePost(context, content);
    case 'press':
      return pressPost(context, content);
    case 'press-lost':
      return pressLostPost(context, content);
    case 'role-deleted':
      return roleDeletedPost(context, content);
    case 'thread':
      return threadPost(context, content.seats);
    case 'announcement':
      return announcementPost(context, content.text);
    case 'corrected':
      return correctionPost(context, content.lines);
    case 'host-gone':
      return hostGonePost(context, content.open);
    case 'paused':
      return pausedPost(context, content);
    case 'back':
      return resumeOfferPost(context);
    case 'seats':
      return openSeatsPost(context, content);
    case 'call':
      return vacancyPost(context, content);
    case 'motion':
      return motionPost(context, content);
    case 'table':
      return tablePost(context);
    case 'turn':
      return turnPost(context, content);
    case 'round':
      return roundPost(context);
    case 'notice':
      return noticePost(context, content);
    default:
      return content satisfies never;
  }
}
