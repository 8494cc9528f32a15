import type { Enclosure } from '../reply.js';
import { fitBlocks, INK, sizeOf } from './embeds.js';
import type { Post } from './post.js';
import { standingsBlock } from './standings.js';
import { footerOf, type Writing } from './writing.js';

/** What happened in a round, in words; what does not fit is in a text file, whole. */
export function roundPost(writing: Writing): Post {
  const { letter, words, teller } = writing;
  const { title = '', lines = [] } = teller.rounds?.round(letter.reports ?? [], letter.language) ?? {};
  const last = { fields: [{ name: words.results.standings, value: standingsBlock(letter, teller) }], footer: footerOf(writing) };
  const { descriptions, cut } = fitBlocks([lines.join('\n')], title.length + sizeOf(last));
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: [{ color: INK, title, description: descriptions[0] ?? '', ...last }],
    ...(cut && { enclosures: [wholly(writing, [title, ...lines])] }),
  };
}

/** Lines as a text file, named after their post. */
export const wholly = ({ letter: { row } }: Writing, lines: readonly string[]): Enclosure => ({
  name: `${row.nonce}.txt`,
  bytes: new TextEncoder().encode(lines.join('\n').replaceAll('*', '')),
});
