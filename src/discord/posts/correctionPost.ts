import { joinFitting } from '../message/fitting.js';
import { textFile } from '../message/textFile.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext, phaseTitle, picturesOf } from './postContext.js';

/** Characters of the changes. A footer follows. */
const MOST = 3900;

/** The host's changes to the position, and the new position. If the changes do not fit, all of them are attached as a file. */
export function correctionPost(context: PostContext, lines: readonly string[]): ComposedPost {
  const { outgoing, words } = context;
  const told = [words.host.corrected(phaseTitle(context, outgoing.phaseName)), '', ...lines.map(line => `- ${line}`)];
  const description = joinFitting(told, MOST, words.panel.andMore);
  const { match, phase } = outgoing;
  const rest = description === told.join('\n') ? [] : [textFile(`changes-${match.id}-${phase?.number ?? 0}.txt`, told.join('\n'))];
  return { embeds: [embedOf(context, { description })], attachments: [...picturesOf(context), ...rest] };
}
