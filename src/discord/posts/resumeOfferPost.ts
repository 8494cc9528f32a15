import { forsakenUntil } from '../../matches/read/forsaken.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, titleOf } from './postContext.js';

/**
 * The bot is back in the server, and the host may resume the match; or nobody was there, and those who play may. Has no button once the match
 * is resumed, over, or goes on as another one, nor in a direct message to somebody who no longer is the host.
 */
export function resumeOfferPost(context: PostContext): ComposedPost {
  const { match, row } = context.outgoing;
  const { words } = context;
  const until = forsakenUntil(match);
  const isOpen = until !== undefined || (match.status === 'paused' && match.pausedBecause === 'removed');
  const hasChanged = 'user' in row.to && row.to.user !== match.host;
  const text = until === undefined ? openText(context, hasChanged) : words.pause.nobodyThere(moment(until));
  return {
    embeds: [embedOf(context, { title: titleOf(context), description: isOpen ? text : closedText(context) })],
    rows: isOpen && !hasChanged ? rowOf(button(customId('resume', match.id, 0), words.buttons.resume, 'good')) : [],
  };
}

function closedText({ words, outgoing: { match } }: PostContext): string {
  const goesOnAs = match.end?.goesOnAs;
  if (goesOnAs !== undefined) return words.pause.goesOnAs(goesOnAs);
  return match.status === 'ended' ? words.pause.over : words.pause.goesOn;
}

function openText(context: PostContext, hasChanged: boolean): string {
  const { words, outgoing } = context;
  const host = mention(context, outgoing.match.host);
  if (hasChanged) return words.hostChange.newHost(host);
  return [`<#${outgoing.match.channel}> · ${words.lobby.host(host)}`, words.pause.back].join('\n');
}
