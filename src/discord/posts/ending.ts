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
        description: [...dealLines(writing), '', words.ending.archived].join('\n'),
        fields: [{ name: words.ending.finalTable, value: standingsBlock(letter, teller) }, ...secretField(writing)],
      }),
    ],
    enclosures: picturesOf(writing),
  };
}

const secretField = ({ letter: { seal }, words }: Writing) =>
  seal?.secret === undefined ? [] : [{ name: words.seals.secret, value: words.seals.secretText(seal.secret, seal.hash) }];

/** Who held what, the story of the game a line a round, and the secret by which it was dealt. */
function wholeStory(writing: Writing, teller: RoundTeller): Post {
  const { letter, words } = writing;
  const { language, reports = [] } = letter;
  const fields = [
    { name: words.ending.finalTable, value: standingsBlock(letter, writing.teller) },
    { name: words.table.holdings, value: fitField(teller.holdings(letter.view, language)) },
    ...secretField(writing),
  ];
  const story = teller.story(reports, language);
  const frame = embedOf(writing, { title: endTitle(writing), fields });
  const people = [...dealLines(writing), '', words.table.archivedTable].join('\n');
  const { descriptions, cut } = fitBlocks([people, ...story], sizeOf(frame) + 100);
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: [
      { ...frame, description: descriptions[0] ?? people },
      ...descriptions.slice(1).map(description => ({ color: INK, description })),
    ],
    enclosures: [...picturesOf(writing), ...(cut ? [wholly(writing, story)] : [])],
  };
}

function endTitle(writing: Writing): string {
  const { end, standings, language } = writing.letter;
  const { words } = writing;
  if (end === undefined) return words.ending.abandoned;
  const names = end.seats.map(seat => seatName(writing, seat));
  const points = writing.teller.points(standings.find(({ seat }) => seat === end.seats[0])?.points ?? 0, language);
  switch (end.kind) {
    case 'victory':
      return names.length === 1 ? words.ending.victory(names.join(), points) : words.ending.sharedVictory(names);
    case 'concession':
      return words.ending.concession(names.join(), points);
    case 'draw':
      return words.ending.draw(names);
    case 'rolled-back':
      return writing.words.host.rolledBack(end.goesOnAs ?? 0);
    case 'cancelled':
      return writing.words.proposals.cancelled;
    case 'ended-by-host':
      return words.ending.endedByHost;
    case 'abandoned':
      return words.ending.abandoned;
    default:
      return end.kind satisfies never;
  }
}
