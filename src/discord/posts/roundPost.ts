import { fitBlocks, INK, sizeOf } from '../message/embeds.js';
import type { ReplyAttachment } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import type { ComposedPost } from './composedPost.js';
import { footerOf, type PostContext, picturesOf } from './postContext.js';
import { standingsFields } from './standingsFields.js';

/** What happened in a round. If the text does not fit, all of it is attached as a file. */
export function roundPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { title = '', lines = [] } = presenter.rounds?.round(outgoing.reports ?? [], outgoing.language) ?? {};
  const last = { fields: standingsFields(words.results.standings, outgoing, presenter), footer: footerOf(context) };
  const { descriptions, cut } = fitBlocks([lines.join('\n')], title.length + sizeOf(last));
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: [{ color: INK, title, description: descriptions[0] ?? '', ...last }],
    attachments: [...picturesOf(context), ...(cut ? [wholly(context, [title, ...lines])] : [])],
  };
}

/** Returns all lines as a text file, for a post that had to be cut. */
export const wholly = ({ outgoing: { match, phase } }: PostContext, lines: readonly string[]): ReplyAttachment =>
  textFile(`results-${match.id}-${phase?.number ?? 0}.txt`, lines.join('\n').replaceAll('*', ''));
