import { fitBlocks } from '../message/embeds.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext, phaseTitle, picturesOf } from './postContext.js';

/** The host's changes to the position, and the new position. */
export function correctionPost(context: PostContext, lines: readonly string[]): ComposedPost {
  const { outgoing, words } = context;
  const text = [words.host.corrected(phaseTitle(context, outgoing.phaseName)), '', ...lines.map(line => `- ${line}`)].join('\n');
  const [description = ''] = fitBlocks([text], ROOM).descriptions;
  return { embeds: [embedOf(context, { description })], attachments: picturesOf(context) };
}

/** Characters reserved for the footer. */
const ROOM = 200;
