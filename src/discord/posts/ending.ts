import type { RoundTeller } from '../words/presenters/gamePresenter.js';
import { fitBlocks, fitField, INK, sizeOf } from './embeds.js';
import type { Post } from './post.js';
import { wholly } from './round.js';
import { standingsBlock } from './standings.js';
import { dealLines, embedOf, picturesOf, seatName, type Writing } from './writing.js';

/** How the match ended, the final table and the final map. */
export function endingPost(writing: Writing): Post {
  const { letter, words, teller } = writing;
  if (teller.rounds) return wholeStory(writing, teller.rounds);
  return {
    embeds: [
      embedOf(writing, {
        title: endTitle(writing),
        description: [...dealLines(writing), '', words.posts.archived].join('\n'),
        fields: [{ name: words.posts.finalTable, value: standingsBlock(letter, teller) }, ...secretField(writing)],
      }),
    ],
    enclosures: picturesOf(writing),
  };
}

const secretField = ({ letter: { seal }, words: { posts } }: Writing) =>
  seal?.secret === undefined ? [] : [{ name: posts.secret, value: posts.secretText(seal.secret, seal.hash) }];

/** Who held what, the story of the game a line a round, and the secret by which it was dealt. */
function wholeStory(writing: Writing, teller: RoundTeller): Post {
  const { letter, words } = writing;
  const { language, reports = [] } = letter;
  const fields = [
    { name: words.posts.finalTable, value: standingsBlock(letter, writing.teller) },
    { name: words.posts.holdings, value: fitField(teller.holdings(letter.view, language)) },
    ...secretField(writing),
  ];
  const story = teller.story(reports, language);
  const frame = embedOf(writing, { title: endTitle(writing), fields });
  const people = [...dealLines(writing), '', words.posts.archivedTable].join('\n');
  const { descriptions, cut } = fitBlocks([people, ...story], sizeOf(frame) + 100);
  return {
    ...(cut && { content: words.posts.restAttached }),
    embeds: [
      { ...frame, description: descriptions[0] ?? people },
      ...descriptions.slice(1).map(description => ({ color: INK, description })),
    ],
    enclosures: [...picturesOf(writing), ...(cut ? [wholly(writing, story)] : [])],
  };
}

function endTitle(writing: Writing): string {
  const { end, standings, language } = writing.letter;
  const { posts } = writing.words;
  if (end === undefined) return posts.abandoned;
  const names = end.seats.map(seat => seatName(writing, seat));
  const points = writing.teller.points(standings.find(({ seat }) => seat === end.seats[0])?.points ?? 0, language);
  switch (end.kind) {
    case 'victory':
      return names.length === 1 ? posts.victory(names.join(), points) : posts.sharedVictory(names);
    case 'concession':
      return posts.concession(names.join(), points);
    case 'draw':
      return posts.draw(names);
    case 'rolled-back':
      return writing.words.host.rolledBack(end.goesOnAs ?? 0);
    case 'cancelled':
      return writing.words.votes.cancelled;
    case 'ended-by-host':
      return posts.endedByHost;
    case 'abandoned':
      return posts.abandoned;
    default:
      return end.kind satisfies never;
  }
}
