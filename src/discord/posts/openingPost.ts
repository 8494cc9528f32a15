import type { ComposedPost } from './composedPost.js';
import { decidesLines } from './hostDecisionPosts.js';
import { dealLines, embedOf, type PostContext, picturesOf, titleOf } from './postContext.js';

/** The match begins: the map, and who plays what; it notifies the players. */
export function openingPost(context: PostContext): ComposedPost {
  const { letter, words, presenter } = context;
  const { seal } = letter;
  const players = letter.sittings.flatMap(({ user }) => user ?? []);
  return {
    content: [`**${words.phase.deal}**`, ...(letter.match.plan.anonymous ? [words.phase.dealtInPrivate] : dealLines(context))].join('\n'),
    embeds: [
      embedOf(context, {
        title: words.phase.opening(titleOf(context)),
        description: [
          letter.game.credit[letter.language],
          presenter.rounds ? words.table.howToMove : words.phase.howTo,
          ...decidesLines(context),
          ...(seal ? [words.seals.sealed(seal.hash)] : []),
        ].join('\n\n'),
      }),
    ],
    attachments: picturesOf(context),
    rings: players,
  };
}
