import type { APIEmbed } from 'discord.js';
import type { TypedLine } from '../../games/game.js';
import type { Enclosure } from '../reply.js';
import { inCode, inert, legible } from '../words/userText.js';
import type { Words } from '../words/words.js';

const MARK = '❌ ';
/** In characters. */
const MOST = 2800;

/** A line that was not understood, with its reason as a sentence. */
export interface NotRead {
  readonly typed: string;
  readonly why: string;
  readonly suggestions: readonly string[];
}

/** The bad ones of some lines. What is on file already, or typed just so, is no suggestion. */
export const notReadOf = (
  lines: readonly TypedLine[],
  say: (fault: NonNullable<TypedLine['fault']>) => string,
  onFile: readonly string[],
): readonly NotRead[] =>
  lines.flatMap(({ typed, fault, suggestions }) => {
    const helps = (text: string): boolean => !onFile.includes(text) && bare(text) !== bare(typed);
    return fault === undefined ? [] : [{ typed, why: say(fault), suggestions: suggestions.filter(helps) }];
  });

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The lines as the panel shows them. What does not fit is in a file, so that nothing typed is lost. */
export function showNotRead(notRead: readonly NotRead[], words: Words): { embed?: APIEmbed; enclosures: readonly Enclosure[] } {
  if (notRead.length === 0) return { enclosures: [] };
  const blocks = notRead.map(({ typed, why, suggestions }) =>
    [
      `${MARK}${inert(typed)}`,
      why,
      ...(suggestions.length > 0 ? [words.panel.perhaps(suggestions.slice(0, 3).map(s => `\`${inCode(s)}\``))] : []),
    ].join('\n'),
  );
  const fitting = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= MOST);
  const embed = { title: words.panel.notRead, description: fitting.join('\n'), color: 0xb3261e };
  return { embed, enclosures: fitting.length < blocks.length ? [wholly(notRead)] : [] };
}

const wholly = (notRead: readonly NotRead[]): Enclosure => ({
  name: 'not-on-file.txt',
  bytes: new TextEncoder().encode(notRead.map(({ typed }) => typed).join('\n')),
});

/** Lines that one panel shows: there is room for fewer. */
const MOST_SHOWN = 100;

/** The lines again, as they were typed, from a panel that shows them. */
export const readNotRead = (descriptions: readonly string[]): readonly string[] =>
  descriptions
    .flatMap(text => text.split('\n'))
    .filter(line => line.startsWith(MARK))
    .slice(0, MOST_SHOWN)
    .map(line => legible(line.slice(MARK.length)));
