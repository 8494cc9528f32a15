import type { APIEmbed } from 'discord.js';
import type { TypedLine } from '../../games/game.js';
import type { ReplyAttachment } from '../message/reply.js';
import { inCode, inert, legible } from '../words/language/userText.js';
import type { Words } from '../words/wordsIn.js';

const MARK = '❌ ';
/** In characters. */
const MOST = 2800;

/** A line that was not understood, with the reason as a sentence. */
export interface NotRead {
  readonly typed: string;
  readonly why: string;
  readonly suggestions: readonly string[];
}

/** Returns the lines that were not understood. Does not suggest orders that are already filed, or that equal what was typed. */
export const notReadOf = (
  lines: readonly TypedLine[],
  say: (fault: NonNullable<TypedLine['fault']>) => string,
  filed: readonly string[],
): readonly NotRead[] =>
  lines.flatMap(({ typed, fault, suggestions }) => {
    const helps = (text: string): boolean => !filed.includes(text) && bare(text) !== bare(typed);
    return fault === undefined ? [] : [{ typed, why: say(fault), suggestions: suggestions.filter(helps) }];
  });

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the lines as the panel shows them. If they do not fit, attaches a file with all of them, so that nothing typed is lost. */
export function showNotRead(notRead: readonly NotRead[], words: Words): { embed?: APIEmbed; attachments: readonly ReplyAttachment[] } {
  if (notRead.length === 0) return { attachments: [] };
  const blocks = notRead.map(({ typed, why, suggestions }) =>
    [
      `${MARK}${inert(typed)}`,
      why,
      ...(suggestions.length > 0 ? [words.orderReplies.perhaps(suggestions.slice(0, 3).map(s => `\`${inCode(s)}\``))] : []),
    ].join('\n'),
  );
  const fitting = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= MOST);
  const embed = { title: words.orderReplies.notRead, description: fitting.join('\n'), color: 0xb3261e };
  return { embed, attachments: fitting.length < blocks.length ? [wholly(notRead)] : [] };
}

const wholly = (notRead: readonly NotRead[]): ReplyAttachment => ({
  name: 'not-on-file.txt',
  bytes: new TextEncoder().encode(notRead.map(({ typed }) => typed).join('\n')),
});

/** Maximum number of lines to read back. A panel has room for fewer. */
const MOST_SHOWN = 100;

/** Reads the lines, as they were typed, back from a panel that shows them. */
export const readNotRead = (descriptions: readonly string[]): readonly string[] =>
  descriptions
    .flatMap(text => text.split('\n'))
    .filter(line => line.startsWith(MARK))
    .slice(0, MOST_SHOWN)
    .map(line => legible(line.slice(MARK.length)));
