import type { APIEmbed } from 'discord.js';
import type { Language } from '../../lib/language.js';
import type { MatchPhase } from '../../matches/model/match.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fitBlocks, INK, sizeOf } from '../message/embeds.js';
import type { ReplyAttachment } from '../message/reply.js';
import { PLAIN_MARK, seatMarks } from '../message/seatMarks.js';
import { textFile } from '../message/textFile.js';
import { moment } from '../words/language/moment.js';
import type { ReportText } from '../words/presenters/gamePresenter.js';
import type { ComposedPost } from './composedPost.js';
import { footerOf, markedName, type PostContext, phaseTitle, picturesOf, seatName } from './postContext.js';
import { sealBlock } from './sealBlock.js';
import { standingsFields } from './standingsFields.js';

/**
 * The results of a phase: the orders of each power with outcomes and reasons, the news, skipped phases, the standings, and what is next. If
 * the text does not fit, all of it is attached as a file.
 */
export function resultsPost(context: PostContext): ComposedPost {
  const { outgoing, words } = context;
  const told = toldIn(context);
  const titled = told?.isProvisional ? words.results.provisional : words.results.results;
  const title = told?.title ?? titled(phaseTitle(context, outgoing.phaseName));
  const blocks = [...quietBlocks(context), ...toldBlocks(context, outgoing.phase), ...skippedBlocks(context), ...sealLine(context)];
  const last = { fields: lastFields(context), footer: footerOf(context) };
  const { descriptions, cut } = fitBlocks(blocks, title.length + sizeOf(last));
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: embedsOf(title, descriptions, last),
    rows: buttonRow(context),
    attachments: [...picturesOf(context), ...(cut ? [wholeReport(context, [title, ...blocks])] : []), ...sealFile(context)],
  };
}

const toldIn = ({ outgoing: { language, phase }, presenter }: PostContext): ReportText | undefined =>
  phase?.report === undefined ? undefined : presenter.reportText(phase.report, language);

function buttonRow(context: PostContext): ComposedPost['rows'] {
  const {
    outgoing: { match, phase, language },
    presenter,
    words,
  } = context;
  const isExplicable = phase !== undefined && !toldIn(context)?.isInterim && hasChoices(presenter.explainer, phase.report, language);
  return rowOf(
    ...(isExplicable ? [button(customId('explain', match.id, phase.number), words.buttons.explain)] : []),
    ...(phase && hasSeals(context) ? [button(customId('verify', match.id, phase.number), words.buttons.verify)] : []),
  );
}

/** Whether a report has orders that can be explained: a winter may have none. */
const hasChoices = (explainer: PostContext['presenter']['explainer'], report: unknown, language: Language): boolean =>
  report !== undefined && explainer !== undefined && explainer.choices(report, language).length > 0;

function embedsOf(title: string, descriptions: readonly string[], last: Omit<APIEmbed, 'color'>): readonly APIEmbed[] {
  const texts = descriptions.length > 0 ? descriptions : [''];
  return texts.map((description, i) => ({
    color: INK,
    ...(i === 0 && { title }),
    ...(description !== '' && { description }),
    ...(i === texts.length - 1 && last),
  }));
}

/** Returns a block per power, and one for the news. */
function toldBlocks({ outgoing, presenter }: PostContext, phase: MatchPhase | undefined): readonly string[] {
  if (phase?.report === undefined) return [];
  const { language, seats } = outgoing;
  const { groups, news, seals = [] } = presenter.reportText(phase.report, language);
  const marks = seatMarks(seats);
  const titled = (name: string, seat: string | undefined): string =>
    seat === undefined ? `**${name}**` : `${marks.get(seat) ?? PLAIN_MARK} **${markedName(outgoing, { id: seat, name })}**`;
  return [
    ...groups.map(({ heading, seat, lines }) => [titled(heading, seat), ...lines].join('\n')),
    ...(news.length + seals.length > 0 ? [[...news, ...seals].join('\n')] : []),
  ];
}

/** Names the phases before this one that were skipped, or in which nobody acted. */
const quietBlocks = (context: PostContext): readonly string[] =>
  (context.outgoing.before ?? []).map(({ phase, name }) => {
    const title = phaseTitle(context, name);
    return `*${phase.closedBy === 'skipped' ? context.words.phase.skipped(title) : context.words.phase.nobodyActed(title)}*`;
  });

const skippedBlocks = (context: PostContext): readonly string[] =>
  context.outgoing.skipped.flatMap(({ phase, name }) => [
    `*${context.words.phase.skipped(phaseTitle(context, name))}*`,
    ...toldBlocks(context, phase),
  ]);

function lastFields(context: PostContext): NonNullable<APIEmbed['fields']> {
  const { outgoing, words, presenter } = context;
  const next = nextLine(context);
  return [
    ...(toldIn(context)?.isInterim ? [] : standingsFields(words.results.standings, outgoing, presenter)),
    ...(next === undefined
      ? []
      : [{ name: words.results.next, value: [next, ...(toldIn(context)?.isProvisional ? [words.results.toFight] : [])].join('\n') }]),
  ];
}

const hasSeals = ({ outgoing: { orderSeals = [], before = [] } }: PostContext): boolean =>
  orderSeals.length > 0 || before.some(one => one.orderSeals.length > 0);

const sealLine = (context: PostContext): readonly string[] => (hasSeals(context) ? [context.words.seals.attached] : []);

/** The hashes of all orders with their salts, now that the orders are public. Never the salt of a seal that contains a vote. */
function sealFile(context: PostContext): readonly ReplyAttachment[] {
  const { match, phase, orderSeals = [], before = [] } = context.outgoing;
  const blockOf = (seal: (typeof orderSeals)[number]): string => sealBlock(context.words, seatName(context, seal.seat), seal);
  const blocks = [
    ...before.flatMap(one => (one.orderSeals.length > 0 ? [`## ${phaseTitle(context, one.name)}`, ...one.orderSeals.map(blockOf)] : [])),
    ...(before.some(one => one.orderSeals.length > 0) ? [`## ${phaseTitle(context, context.outgoing.phaseName)}`] : []),
    ...orderSeals.map(blockOf),
  ];
  return blocks.length > 0 ? [textFile(context.words.seals.fileName(match.id, phase?.number ?? 0), `${blocks.join('\n\n')}\n`)] : [];
}

/** Names the current phase, if it is later than that of the report: a delayed post must not announce a phase that is over. */
function nextLine(context: PostContext): string | undefined {
  const { open, phase } = context.outgoing;
  if (open === undefined || phase === undefined || open.phase.number <= phase.number) return undefined;
  return context.words.results.nextPhase(phaseTitle(context, open.name), moment(open.phase.dueAt));
}

const wholeReport = ({ outgoing: { match, phase }, words }: PostContext, blocks: readonly string[]): ReplyAttachment =>
  textFile(words.results.fileName(match.id, phase?.number ?? 0), blocks.join('\n\n').replaceAll('*', ''));
