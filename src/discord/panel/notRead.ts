import type { APIEmbed } from 'discord.js';
import type { TypedLine } from '../../games/game.js';
import type { ReplyAttachment } from '../message/reply.js';
import { inCode, inert, legible } from '../words/language/userText.js';
import type { Words } from '../words/wordsIn.js';

const MARK = '❌ ';
/** In characters. */
const MOST = 2800;

/** A line that does not count, with the reason as a sentence. */
export interface NotRead {
  readonly typed: string;
  readonly why: string;
  readonly suggestions: readonly string[];
  /** The nearest legal order, if it is the one on file. */
  readonly filed?: string;
}

/** How to say why a line does not count. */
export interface SayWhy {
  readonly fault: (fault: NonNullable<TypedLine['fault']>) => string;
  readonly replaced: (by: string) => string;
}

/**
 * Returns the lines that do not count: those that were not understood, and those that a later line replaced. Does not suggest orders that
 * are already filed, or that equal what was typed.
 */
export const notReadOf = (lines: readonly TypedLine[], say: SayWhy, filed: readonly string[]): readonly NotRead[] =>
  lines.flatMap(({ typed, fault, replacedBy, suggestions }): readonly NotRead[] => {
    if (replacedBy !== undefined) return [{ typed, why: say.replaced(replacedBy), suggestions: [] }];
    if (fault === undefined) return [];
    const helpful = suggestions.filter(text => bare(text) !== bare(typed));
    const [nearest] = helpful;
    const isFiled = nearest !== undefined && filed.includes(nearest);
    return [
      {
        typed,
        why: say.fault(fault),
        suggestions: helpful.filter(text => !filed.includes(text)),
        ...(isFiled && { filed: nearest }),
      },
    ];
  });

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns the lines as the panel shows them. If they do not fit, attaches a file with all of them, so that nothing typed is lost. */
export function showNotRead(notRead: readonly NotRead[], words: Words): { embed?: APIEmbed; attachments: readonly ReplyAttachment[] } {
  if (notRead.length === 0) return { attachments: [] };
  const blocks = notRead.map(({ typed, why, suggestions, filed }) =>
    [
      `${MARK}${inert(typed)}`,
      why,
      ...(filed === undefined ? [] : [words.orderReplies.alreadyFiled(`\`${inCode(filed)}\``)]),
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
