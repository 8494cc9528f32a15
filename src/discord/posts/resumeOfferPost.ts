import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, titleOf } from './postContext.js';

/** The bot is back in the server, and the host may resume the match. Has no button once the match is resumed. */
export function resumeOfferPost(context: PostContext): ComposedPost {
  const { match } = context.outgoing;
  const { words } = context;
  const isOpen = match.status === 'paused' && match.pausedBecause === 'removed';
  const text = isOpen
    ? [`<#${match.channel}> · ${words.lobby.host(mention(context, match.host))}`, words.pause.back].join('\n')
    : words.pause.goesOn;
  return {
    embeds: [embedOf(context, { title: titleOf(context), description: text })],
    rows: isOpen ? rowOf(button(customId('resume', match.id, 0), words.buttons.resume, 'good')) : [],
  };
}
