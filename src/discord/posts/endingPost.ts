import { fieldsOf, fitBlocks, INK, sizeOf } from '../message/embeds.js';
import type { RoundPresenter } from '../words/presenters/gamePresenter.js';
import type { ComposedPost } from './composedPost.js';
import { dealLines, embedOf, type PostContext, picturesOf, seatName } from './postContext.js';
import { wholly } from './roundPost.js';
import { standingsBlock } from './standingsBlock.js';

/** How the match ended, the final standings and the final map. */
export function endingPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  if (presenter.rounds) return wholeStory(context, presenter.rounds);
  return {
    embeds: [
      embedOf(context, {
        title: endTitle(context),
        description: [...dealLines(context), '', words.ending.archived].join('\n'),
        fields: [{ name: words.ending.finalTable, value: standingsBlock(outgoing, presenter) }, ...secretField(context)],
      }),
    ],
    attachments: picturesOf(context),
  };
}

const secretField = ({ outgoing: { seal }, words }: PostContext) =>
  seal?.secret === undefined ? [] : [{ name: words.seals.secret, value: words.seals.secretText(seal.secret, seal.hash) }];

/** The ending of a game played in rounds: who held what, a line for each round, and the secret from which the cards were dealt. */
function wholeStory(context: PostContext, presenter: RoundPresenter): ComposedPost {
  const { outgoing, words } = context;
  const { language, reports = [] } = outgoing;
  const fields = [
    { name: words.ending.finalTable, value: standingsBlock(outgoing, context.presenter) },
    ...fieldsOf(words.table.holdings, presenter.holdings(outgoing.view, language)),
    ...secretField(context),
  ];
  const story = presenter.story(reports, language);
  const frame = embedOf(context, { title: endTitle(context), fields });
  const people = [...dealLines(context), '', words.table.archivedTable].join('\n');
  const { descriptions, cut } = fitBlocks([people, ...story], sizeOf(frame) + 100);
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: [
      { ...frame, description: descriptions[0] ?? people },
      ...descriptions.slice(1).map(description => ({ color: INK, description })),
    ],
    attachments: [...picturesOf(context), ...(cut ? [wholly(context, story)] : [])],
  };
}

function endTitle(context: PostContext): string {
  const { end, standings, language } = context.outgoing;
  const { words } = context;
  if (end === undefined) return words.ending.abandoned;
  const names = end.seats.map(seat => seatName(context, seat));
  const points = context.presenter.points(standings.find(({ seat }) => seat === end.seats[0])?.points ?? 0, language);
  switch (end.kind) {
    case 'victory':
      return names.length === 1 ? words.ending.victory(names.join(), points) : words.ending.sharedVictory(names);
    case 'concession':
      return words.ending.concession(names.join(), points);
    case 'draw':
      return words.ending.draw(names);
    case 'rolled-back':
      return context.words.host.rolledBack(end.goesOnAs ?? 0);
    case 'cancelled':
      return context.words.proposals.cancelled;
    case 'ended-by-host':
      return words.ending.endedByHost;
    case 'abandoned':
      return words.ending.abandoned;
    default:
      return end.kind satisfies never;
  }
}
