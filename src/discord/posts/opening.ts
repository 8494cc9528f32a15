import { decidesLines } from './decisions.js';
import type { Post } from './post.js';
import { dealLines, embedOf, picturesOf, titleOf, type Writing } from './writing.js';

/** The match begins: the map, and who plays what; the players are rung. */
export function openingPost(writing: Writing): Post {
  const { letter, words, teller } = writing;
  const { seal } = letter;
  const players = letter.sittings.flatMap(({ user }) => user ?? []);
  return {
    content: [`**${words.phase.deal}**`, ...(letter.match.plan.anonymous ? [words.phase.dealtInPrivate] : dealLines(writing))].join('\n'),
    embeds: [
      embedOf(writing, {
        title: words.phase.opening(titleOf(writing)),
        description: [
          letter.game.credit[letter.language],
          teller.rounds ? words.table.howToMove : words.phase.howTo,
          ...decidesLines(writing),
          ...(seal ? [words.seals.sealed(seal.hash)] : []),
        ].join('\n\n'),
      }),
    ],
    enclosures: picturesOf(writing),
    rings: players,
  };
}
