import type { APIButtonComponent, APIEmbed } from 'discord.js';
import { gameOf } from '../../matches/context/gameOf.js';
import { choicesApart, isFiledApart } from '../../matches/read/choicesApart.js';
import { HOST_SEAT } from '../../matches/read/matchInPlay.js';
import type { SeatView } from '../../matches/read/seatView.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { sayGameFault } from '../interactions/sayFault.js';
import { button, clipped, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { colourOfSeat } from '../message/embeds.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { tableFields } from '../posts/tablePosts.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { inert } from '../words/language/userText.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { fitView } from './fitView.js';
import { type NotRead, showNotRead } from './notRead.js';
import { panelId } from './panelId.js';
import { menusOf } from './panelMenus.js';
import { begunVote, isByDecision, missingLabels, nextMissing, pageOfSeat, sheetText, standText } from './panelSheet.js';
import { PAGE, type PanelView, viewParts, votesPage } from './panelView.js';
import { rowsFitting } from './rowsFitting.js';

/** What a player has to confirm: deleting all orders, or being ready without any. */
type Question = 'clear-all' | 'ready-without-orders' | 'ready-with-some' | 'ready-with-vote-begun';

/** What a panel shows. */
export interface Panel {
  readonly seatView: SeatView;
  /** What is open in the menus. Default: the first topic without an order. */
  readonly view?: PanelView;
  /** A message about what has just happened. */
  readonly notice?: string;
  readonly notRead?: readonly NotRead[];
  /** What it asks to confirm, in place of its menus. */
  readonly asks?: Question;
}

export function panelOf(
  context: InteractionContext,
  { seatView, view: asked = freshView(context, seatView), notice, notRead = [], asks }: Panel,
): Reply {
  const view = fitView(context, seatView, asked);
  const broken = showNotRead(notRead, context.words);
  const rows = asks
    ? confirmRow(context, seatView, asks)
    : rowsFitting(
        menusOf(context, seatView, view),
        suggestionButtons(seatView, notRead),
        actionButtons(context, seatView, { view, notRead }),
      );
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [sheetEmbed(context, seatView, view, asks), ...(broken.embed ? [broken.embed] : [])],
    rows,
    attachments: broken.attachments,
    ...handOf(context, seatView),
  };
}

/** The view of a newly opened panel: the first topic without an order is open. If the seat has nothing but votes: the page of votes. */
function freshView(context: InteractionContext, seatView: SeatView): PanelView {
  const own = pageOfSeat(seatView, {}).topics;
  if (own.length === 0 && seatView.topics.length > 0) return votesPage(context.language);
  const topic = isByDecision(seatView, context.bot) ? own[0]?.key : nextMissing(context, seatView);
  const place = own.findIndex(({ key }) => key === topic);
  return {
    language: context.language,
    ...(topic !== undefined && { topic }),
    path: [],
    page: 0,
    topicPage: place < 0 ? 0 : Math.floor(place / PAGE),
  };
}

function sheetEmbed(context: InteractionContext, seatView: SeatView, view: PanelView, asks: Question | undefined): APIEmbed {
  const { words } = context;
  const own = ownLines(context, seatView);
  const lines = [
    ...own,
    ...(own.length > 0 ? [''] : []),
    ...(view.votes ? [`*${votesText(context, seatView)}*`] : []),
    ...stakeLines(context, seatView, view),
    sheetText(context, pageOfSeat(seatView, view)),
    ...noteLines(context, seatView, view),
    '',
  ];
  const phase = presenterOf(context.bot.presenters, seatView.match.game).phaseName(seatView.name, context.language);
  const title = words.panel.title(seatView.seat.name[context.language], phase);
  return {
    title: clipped(seatView.studyName === undefined ? title : `${inert(seatView.studyName)} · ${title}`, DISCORD_LIMITS.embed.title),
    description: [...lines, asks ? `**${questionText(context, seatView, view, asks)}**` : standText(context, seatView)].join('\n'),
    fields: tableBeside(context, seatView),
    color: colourOfSeat(seatView.seat),
    ...(seatView.studied === undefined && { footer: { text: context.words.gameList.footer(seatView.match.id) } }),
  };
}

/** Says that votes are secret and, where others still have orders to give, that nobody waits for votes. */
function votesText({ words: { panel } }: InteractionContext, seatView: SeatView): string {
  // In a study others may see them, and there is no phase that closes by itself.
  if (seatView.studied !== undefined) return panel.votesStudied;
  return seatView.owing && pageOfSeat(seatView, {}).topics.length === 0 ? panel.votesPage : `${panel.votesPage} ${panel.votesNotAwaited}`;
}

/** The card table beside the hand, in games played in rounds, for a seat that has something to decide. */
function tableBeside(
  { bot: { hosting, presenters }, language }: InteractionContext,
  { match, phase, topics }: SeatView,
): NonNullable<APIEmbed['fields']> {
  const { rounds } = presenterOf(presenters, match.game);
  return rounds && topics.length > 0 ? tableFields(rounds.table(gameOf(hosting, match).view(phase.state), language)) : [];
}

/** What unusual topics of the page do. */
const noteLines = ({ bot: { presenters }, language }: InteractionContext, seatView: SeatView, view: PanelView): readonly string[] =>
  (presenterOf(presenters, seatView.match.game).topicNotes?.(pageOfSeat(seatView, view).topics, language) ?? []).map(note => `-# ${note}`);

/** What is at stake in the phase: on the page of votes what a vote needs, on that of the seat's own orders everything else. */
function stakeLines(
  context: InteractionContext,
  { match, phase, seat, submission }: SeatView,
  { votes = false }: PanelView,
): readonly string[] {
  const stakes = gameOf(context.bot.hosting, match).stakes?.(phase.state, seat.id, submission) ?? [];
  const here = stakes.filter(({ code }) => (code === 'vote-needs') === votes);
  return here.length > 0 ? [...here.map(stake => sayGameFault(context, match.game, stake)), ''] : [];
}

/** A picture of the seat's hand, for its player only. The alt text names no card. */
function handOf({ bot: { hosting, presenters }, language }: InteractionContext, { match, phase, seat }: SeatView): Pick<Reply, 'sketch'> {
  const presenter = presenterOf(presenters, match.game);
  if (!presenter.rounds) return {};
  const view: unknown = gameOf(hosting, match).view(phase.state, seat.id);
  const picture = { kind: 'hand', game: match.game, view, language } as const;
  return { sketch: { picture, name: `hand-${match.id}.png`, alt: presenter.altText(picture, language) } };
}

/** Describes what the seat holds, in games played in rounds. */
function ownLines({ bot: { hosting, presenters }, language }: InteractionContext, { match, phase, seat }: SeatView): readonly string[] {
  const view: unknown = gameOf(hosting, match).view(phase.state, seat.id);
  return presenterOf(presenters, match.game).rounds?.own(view, language) ?? [];
}

/** Buttons with the suggestions for the first line that has any. */
function suggestionButtons(seatView: SeatView, notRead: readonly NotRead[]): readonly APIButtonComponent[] {
  const line = notRead.findIndex(({ suggestions }) => suggestions.length > 0);
  const suggestions = (notRead[line]?.suggestions ?? [])
    .filter(text => text.length <= DISCORD_LIMITS.button.label)
    .slice(0, DISCORD_LIMITS.row.components);
  return suggestions.map((text, i) => button(panelId(seatView, 'take', line, i), text));
}

interface Shown {
  readonly view: PanelView;
  readonly notRead: readonly NotRead[];
}

function actionButtons(context: InteractionContext, seatView: SeatView, shown: Shown): readonly APIButtonComponent[] {
  const { bot } = context;
  const { buttons } = context.words;
  const { sheet } = seatView;
  if (seatView.topics.length === 0) return [];
  const filed = sheet.filter(line => line.text !== undefined);
  const open = filed.find(({ key }) => key === shown.view.topic);
  return [
    ...apartButtons(seatView, shown.view),
    button(
      panelId(seatView, 'paste'),
      isByDecision(seatView, bot) ? buttons.typeMove : shown.view.votes ? buttons.pasteVotes : buttons.pasteAll,
    ),
    ...(shown.notRead.length > 0 ? [button(panelId(seatView, 'fix'), buttons.fix, 'main')] : []),
    ...(open ? [button(panelId(seatView, 'clear', open.key), isByDecision(seatView, bot) ? buttons.undoChoice : buttons.clearThis)] : []),
    ...(filed.length > 0 && !open ? [button(panelId(seatView, 'wipe'), buttons.clear)] : []),
    ...otherPage(seatView, shown.view, buttons),
    ...previewOf(seatView, shown, bot, buttons),
    ...(seatView.waitedFor
      ? [isByDecision(seatView, bot) ? confirmButton(seatView, buttons) : [readyButton(context, seatView, shown.view)]].flat()
      : []),
    ...hintButton(seatView, buttons),
    ...studyButtons(context, seatView),
  ];
}

/** In a study, the way back to its board, in a lesson also to its results; in a match, the way to try what could happen. */
function studyButtons({ bot: { hosting }, words: { studies, lessons, puzzles } }: InteractionContext, seatView: SeatView) {
  const { match, phase, seat, studied, taught } = seatView;
  const to = (verb: string): string => customId('lesson', match.id, phase.number, verb);
  if (taught === 'puzzle') return [button(to('solve'), puzzles.try, 'good'), button(to('board'), puzzles.toPuzzle, 'main')];
  if (taught) return [button(to('solve'), studies.resolve, 'good'), button(to('board'), lessons.toLesson, 'main')];
  if (studied !== undefined) return [button(customId('study', match.id, phase.number, 'board'), studies.board, 'main')];
  const canBeTried = gameOf(hosting, match).published !== undefined && seat.id !== HOST_SEAT.id && !phase.closedAt;
  return canBeTried ? [button(customId('whatIf', match.id, phase.number), studies.whatIf)] : [];
}

/** In training games, the button that shows what a General would consider. */
const hintButton = (seatView: SeatView, { hint }: InteractionContext['words']['buttons']) =>
  seatView.match.plan.training && seatView.waitedFor && seatView.seat.id !== HOST_SEAT.id ? [button(panelId(seatView, 'hint'), hint)] : [];

/** Buttons, with notes, for the choices that have their own. One that is filed has a tick; the only thing one can do stands out. */
const apartButtons = (seatView: SeatView, { language }: PanelView) =>
  choicesApart(seatView.topics).map((choice, place) => {
    const { steps, note, button: own } = choice;
    const label = own?.label ?? [...steps, ...(note ? [note] : [])].join(' · ');
    const isFiled = seatView.sheet.some(line => isFiledApart(choice, line));
    const isAlone = seatView.topics.every(({ choices }) => choices.length === 1);
    return button(
      panelId(seatView, 'choose', language, place),
      isFiled ? `✅ ${label}` : label,
      isAlone || own !== undefined ? 'main' : 'plain',
    );
  });

/** The button for a map of the filed orders. While there are lines to fix, their button takes its place. */
const previewOf = (
  seatView: SeatView,
  { view, notRead }: Shown,
  bot: InteractionContext['bot'],
  { preview }: InteractionContext['words']['buttons'],
) =>
  notRead.length > 0 ||
  presenterOf(bot.presenters, seatView.match.game).rounds !== undefined ||
  seatView.sheet.every(({ text }) => text === undefined)
    ? []
    : [button(panelId(seatView, 'preview', ...viewParts(view)), preview)];

/** The button that switches between the page of own orders and the page of votes. */
function otherPage(seatView: SeatView, { language, votes }: PanelView, buttons: InteractionContext['words']['buttons']) {
  if (seatView.topics.every(({ of }) => of === undefined)) return [];
  const page: PanelView = votes ? { language, path: [], page: 0, topicPage: 0 } : votesPage(language);
  return [button(panelId(seatView, 'back', ...viewParts(page)), votes ? buttons.ownUnits : buttons.neutrals)];
}

/** The button that makes a seat ready or no longer ready. Where saving nothing is a choice, it is named for that, and does not ask again. */
function readyButton(
  { bot: { hosting, presenters }, words: { buttons }, language }: InteractionContext,
  seatView: SeatView,
  view: PanelView,
) {
  const { match, phase, seat, sheet, ready } = seatView;
  if (ready) return button(panelId(seatView, 'unready'), buttons.notReady);
  const stakes = gameOf(hosting, match).stakes?.(phase.state, seat.id) ?? [];
  const begun = begunVote(seatView, view) === undefined ? [] : viewParts(view);
  const isEmpty = sheet.every(line => line.text === undefined);
  const without = isEmpty ? presenterOf(presenters, match.game).readyWithout?.(stakes, language) : undefined;
  return without === undefined
    ? button(panelId(seatView, 'ready', ...begun), buttons.ready, 'good')
    : button(panelId(seatView, 'anyway'), without, 'good');
}

/** The button that confirms a filed order or, while others are waited for, takes the confirmation back. */
const confirmButton = (seatView: SeatView, buttons: InteractionContext['words']['buttons']) => {
  if (seatView.ready) return [button(panelId(seatView, 'unready'), buttons.unconfirm)];
  return seatView.sheet.some(({ text }) => text !== undefined) ? [button(panelId(seatView, 'ready'), buttons.confirm, 'good')] : [];
};

function questionText(context: InteractionContext, seatView: SeatView, view: PanelView, asks: Question): string {
  const { words } = context;
  if (asks === 'clear-all') return words.orderReplies.clearAsk;
  const begun = asks === 'ready-with-vote-begun' ? begunVote(seatView, view) : undefined;
  const lacks = asks === 'ready-with-vote-begun' ? lackingNow(context, seatView) : asks;
  return [
    ...(begun === undefined ? [] : [words.panel.voteBegun(begun)]),
    ...(lacks === 'ready-with-some' ? [words.panel.stillMissing(missingLabels(context, seatView))] : []),
    ...(lacks === 'ready-without-orders' ? lostWithout(context, seatView) : []),
    words.panel.readyAnyway,
  ].join(' ');
}

/** What would be asked if no vote were begun. */
function lackingNow(context: InteractionContext, seatView: SeatView): 'ready-without-orders' | 'ready-with-some' | undefined {
  if (nextMissing(context, seatView) === undefined) return undefined;
  return pageOfSeat(seatView, {}).sheet.every(({ text }) => text === undefined) ? 'ready-without-orders' : 'ready-with-some';
}

/** What happens to a seat that saves nothing. */
const lostWithout = ({ bot, language }: InteractionContext, { match, name, topics }: SeatView): readonly string[] =>
  [presenterOf(bot.presenters, match.game).withoutOrders?.({ kind: name.kind, topics }, language) ?? []].flat();

const confirmRow = ({ words: { buttons } }: InteractionContext, seatView: SeatView, asks: Question): readonly ComponentRow[] =>
  rowOf(
    asks === 'clear-all'
      ? button(panelId(seatView, 'wiped'), buttons.clearAll, 'grave')
      : button(panelId(seatView, 'anyway'), buttons.readyAnyway, 'grave'),
    button(panelId(seatView, 'orders'), buttons.back),
  );
