import type { APIEmbed } from 'discord.js';
import type { MatchPhase } from '../../matches/match.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Enclosure } from '../reply.js';
import { moment } from '../words/language/moment.js';
import type { Told } from '../words/presenters/gamePresenter.js';
import { fieldsOf, fitBlocks, INK, sizeOf } from './embeds.js';
import type { Post } from './post.js';
import { standingsBlock } from './standings.js';
import { footerOf, phaseTitle, picturesOf, seatName, type Writing } from './writing.js';

/**
 * What became of a phase: orders by power with each outcome and why, what came of them, the phases skipped behind it, the
 * standings, and what is next. What does not fit into a message is in a text file, whole.
 */
export function resultsPost(writing: Writing): Post {
  const { letter, words } = writing;
  const told = toldIn(writing);
  const titled = told?.isProvisional ? words.results.provisional : words.results.results;
  const title = told?.title ?? titled(phaseTitle(writing, letter.phaseName));
  const blocks = [...toldBlocks(writing, letter.phase), ...skippedBlocks(writing)];
  const last = { fields: lastFields(writing), footer: footerOf(writing) };
  const { descriptions, cut } = fitBlocks(blocks, title.length + sizeOf(last));
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: embedsOf(title, descriptions, last),
    rows: explainRow(writing),
    enclosures: [...picturesOf(writing), ...(cut ? [wholeReport(writing, [title, ...blocks])] : [])],
  };
}

const toldIn = ({ letter: { language, phase }, teller }: Writing): Told | undefined =>
  phase?.report === undefined ? undefined : teller.told(phase.report, language);

function explainRow(writing: Writing): Post['rows'] {
  const {
    letter: { match, phase },
    teller,
    words,
  } = writing;
  const isExplicable = phase?.report !== undefined && teller.explainer !== undefined && !toldIn(writing)?.isInterim;
  return isExplicable ? rowOf(button(customId('explain', match.id, phase.number), words.buttons.explain)) : [];
}

function embedsOf(title: string, descriptions: readonly string[], last: Omit<APIEmbed, 'color'>): readonly APIEmbed[] {
  const texts = descriptions.length > 0 ? descriptions : [''];
  return texts.map((description, i) => ({
    color: INK,
    ...(i === 0 && { title }),
    ...(description !== '' && { description }),
    ...(i === texts.length - 1 && last),
  }));
}

/** One block a power, and one of news. */
function toldBlocks({ letter: { language }, teller }: Writing, phase: MatchPhase | undefined): readonly string[] {
  if (phase?.report === undefined) return [];
  const { groups, news } = teller.told(phase.report, language);
  return [...groups.map(({ heading, lines }) => [`**${heading}**`, ...lines].join('\n')), ...(news.length > 0 ? [news.join('\n')] : [])];
}

const skippedBlocks = (writing: Writing): readonly string[] =>
  writing.letter.skipped.flatMap(({ phase, name }) => [
    `*${writing.words.phase.skipped(phaseTitle(writing, name))}*`,
    ...toldBlocks(writing, phase),
  ]);

function lastFields(writing: Writing): NonNullable<APIEmbed['fields']> {
  const { letter, words, teller } = writing;
  const next = nextLine(writing);
  return [
    ...(toldIn(writing)?.isInterim ? [] : [{ name: words.results.standings, value: standingsBlock(letter, teller) }]),
    ...saltField(writing),
    ...(next === undefined ? [] : [{ name: words.results.next, value: next }]),
  ];
}

/** What the hashes on the card of the phase were made with, now that its orders are known; never that of a seal with a vote in it. */
function saltField(writing: Writing): NonNullable<APIEmbed['fields']> {
  const open = writing.letter.orderSeals?.filter(({ inPublic }) => inPublic === undefined) ?? [];
  if (open.length === 0) return [];
  const lines = open.map(({ seat, salt }) => `${seatName(writing, seat)} \`${salt}\``);
  return fieldsOf(writing.words.seals.salts, [...lines, writing.words.seals.saltsHow]);
}

/** The phase that is open now, if it is a later one: a post that comes late must not announce what is past. */
function nextLine(writing: Writing): string | undefined {
  const { open, phase } = writing.letter;
  if (open === undefined || phase === undefined || open.phase.number <= phase.number) return undefined;
  return writing.words.results.nextPhase(phaseTitle(writing, open.name), moment(open.phase.dueAt));
}

const wholeReport = ({ letter: { row } }: Writing, blocks: readonly string[]): Enclosure => ({
  name: `${row.nonce}.txt`,
  bytes: new TextEncoder().encode(blocks.join('\n\n').replaceAll('*', '')),
});
