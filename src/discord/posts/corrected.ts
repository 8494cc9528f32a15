import { fitBlocks } from './embeds.js';
import type { Post } from './post.js';
import { embedOf, phaseTitle, picturesOf, type Writing } from './writing.js';

/** The host has changed the position: what, and how it stands now. */
export function correctedPost(writing: Writing, lines: readonly string[]): Post {
  const { letter, words } = writing;
  const text = [words.host.corrected(phaseTitle(writing, letter.phaseName)), '', ...lines.map(line => `- ${line}`)].join('\n');
  const [description = ''] = fitBlocks([text], ROOM).descriptions;
  return { embeds: [embedOf(writing, { description })], enclosures: picturesOf(writing) };
}

/** For the footer. */
const ROOM = 200;
