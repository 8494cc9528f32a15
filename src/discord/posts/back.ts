import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { embedOf, mention, titleOf, type Writing } from './writing.js';

/** The bot is back in the server, and the host may let the match go on; once it does, without its button. */
export function backPost(writing: Writing): Post {
  const { match } = writing.letter;
  const { words } = writing;
  const isOpen = match.status === 'paused' && match.pausedBecause === 'removed';
  const text = isOpen
    ? [`<#${match.channel}> · ${words.lobby.host(mention(writing, match.host))}`, words.pause.back].join('\n')
    : words.pause.goesOn;
  return {
    embeds: [embedOf(writing, { title: titleOf(writing), description: text })],
    rows: isOpen ? rowOf(button(customId('resume', match.id, 0), words.buttons.resume, 'good')) : [],
  };
}
