import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { decidesLines } from './hostDecisionPosts.js';
import { dealLines, embedOf, opponentLines, type PostContext, picturesOf, titleOf } from './postContext.js';

/** Names who stands on the board though nobody plays them; neutrals that are ordered by vote have their own words. */
function unplayed({ outgoing: { game, view, seats, language }, presenter }: PostContext): readonly string[] {
  if (game.votes || view === undefined) return [];
  const told = presenter.unplayed?.(
    view,
    seats.map(({ id }) => id),
    language,
  );
  return told === undefined ? [] : [told];
}

/** The beginning of the match: the map, and who plays what. Notifies the players. */
export function openingPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  const { seal } = outgoing;
  const players = outgoing.seatHolders.flatMap(({ user }) => user ?? []);
  return {
    content: [
      `**${words.phase.deal}**`,
      ...(outgoing.match.plan.anonymous ? [words.phase.dealtInPrivate, ...opponentLines(context)] : dealLines(context)),
    ].join('\n'),
    embeds: [
      embedOf(context, {
        title: words.phase.opening(titleOf(context)),
        description: [
          outgoing.game.credit[outgoing.language],
          presenter.goal(outgoing.language, outgoing.view),
          ...unplayed(context),
          presenter.rounds ? words.table.howToMove : words.phase.howTo,
          ...decidesLines(context),
          ...(seal ? [words.seals.sealed(seal.hash)] : []),
        ].join('\n\n'),
      }),
    ],
    rows: rowOf(button(customId('rules', 0, 0, outgoing.match.game), words.buttons.rules)),
    attachments: picturesOf(context),
    rings: players,
  };
}
