import type { APIEmbed } from 'discord.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { Desk } from '../../matches/read/desk.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { fitView } from './fitView.js';
import { type NotRead, showNotRead } from './notRead.js';
import { menusOf } from './panelMenus.js';
import { isByDecision, nextMissing, pageOfDesk, sheetText, standText } from './panelSheet.js';
import { type PanelView, viewParts, votesPage } from './panelView.js';
import { choicesApart } from './stepTree.js';

/** All that one panel shows. */
export interface Panel {
  readonly desk: Desk;
  /** What is open in the menus; by default the first topic without an order. */
  readonly view?: PanelView;
  /** What has just happened. */
  readonly notice?: string;
  readonly notRead?: readonly NotRead[];
  /** Whether to ask for confirmation before all orders are deleted. */
  readonly asksToWipe?: boolean;
}

export function panelOf(
  context: InteractionContext,
  { desk, view: asked = freshView(context, desk), notice, notRead = [], asksToWipe }: Panel,
): Reply {
  const view = fitView(context, desk, asked);
  const broken = showNotRead(notRead, context.words);
  const rows = asksToWipe
    ? wipeRow(context, desk)
    : [...menusOf(context, desk, view), ...suggestionRow(desk, notRead), ...actionRow(context, desk, { view, notRead })];
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [sheetEmbed(context, desk, view, asksToWipe), ...(broken.embed ? [broken.embed] : [])],
    rows,
    attachments: broken.attachments,
    ...handOf(context, desk),
  };
}

/** With the first topic without an order open. */
function freshView(context: InteractionContext, desk: Desk): PanelView {
  const own = pageOfDesk(desk, {}).topics;
  if (own.length === 0 && desk.topics.length > 0) return votesPage(context.language);
  const topic = isByDecision(desk, context.embassy) ? own[0]?.key : nextMissing(context, desk);
  const place = own.findIndex(({ key }) => key === topic);
  return {
    language: context.language,
    ...(topic !== undefined && { topic }),
    path: [],
    page: 0,
    topicPage: place < 0 ? 0 : Math.floor(place / 25),
  };
}

function sheetEmbed(context: InteractionContext, desk: Desk, view: PanelView, asksToWipe = false): APIEmbed {
  const { words } = context;
  const own = ownLines(context, desk);
  const lines = [
    ...own,
    ...(own.length > 0 ? [''] : []),
    ...(view.votes ? [`*${words.panel.votesPage}*`] : []),
    sheetText(context, pageOfDesk(desk, view)),
    '',
  ];
  const phase = presenterOf(context.embassy.presenters, desk.match.game).phaseName(desk.name, context.language);
  return {
    title: words.panel.title(desk.seat.name[context.language], phase),
    description: [...lines, asksToWipe ? `**${words.orderReplies.clearAsk}**` : standText(context, desk)].join('\n'),
    footer: { text: context.words.gameList.footer(desk.match.id) },
  };
}

/** A picture of the seat's hand, for its player only; the alt text names no card. */
function handOf({ embassy: { house, presenters }, language }: InteractionContext, { match, phase, seat }: Desk): Pick<Reply, 'sketch'> {
  const presenter = presenterOf(presenters, match.game);
  if (!presenter.rounds) return {};
  const view: unknown = gameOf(house, match).view(phase.state, seat.id);
  const picture = { kind: 'hand', game: match.game, view, language } as const;
  return { sketch: { picture, name: `hand-${match.id}.png`, alt: presenter.altText(picture, language) } };
}

/** What the seat holds, in games played in rounds. */
function ownLines({ embassy: { house, presenters }, language }: InteractionContext, { match, phase, seat }: Desk): readonly string[] {
  const view: unknown = gameOf(house, match).view(phase.state, seat.id);
  return presenterOf(presenters, match.game).rounds?.own(view, language) ?? [];
}

/** Buttons with suggestions for the first line that has any. */
function suggestionRow({ match, phase }: Desk, notRead: readonly NotRead[]): readonly ComponentRow[] {
  const line = notRead.findIndex(({ suggestions }) => suggestions.length > 0);
  const suggestions = (notRead[line]?.suggestions ?? []).filter(text => text.length <= 80).slice(0, 5);
  return rowOf(...suggestions.map((text, i) => button(customId('take', match.id, phase.number, line, i), text)));
}

interface Shown {
  readonly view: PanelView;
  readonly notRead: readonly NotRead[];
}

function actionRow({ words: { buttons }, embassy }: InteractionContext, desk: Desk, shown: Shown): readonly ComponentRow[] {
  const { match, phase, sheet } = desk;
  if (desk.topics.length === 0) return [];
  const onFile = sheet.filter(line => line.text !== undefined);
  const open = onFile.find(({ key }) => key === shown.view.topic);
  return rowOf(
    ...apartButtons(desk, shown.view),
    button(customId('paste', match.id, phase.number), isByDecision(desk, embassy) ? buttons.typeMove : buttons.pasteAll),
    ...(shown.notRead.length > 0 ? [button(customId('fix', match.id, phase.number), buttons.fix, 'main')] : []),
    ...(open ? [button(customId('clear', match.id, phase.number, open.key), buttons.clearThis)] : []),
    ...(onFile.length > 0 && !open ? [button(customId('wipe', match.id, phase.number), buttons.clear)] : []),
    ...otherPage(desk, shown.view, buttons),
    ...previewOf(desk, shown, embassy, buttons),
    ...(desk.waitedFor ? [isByDecision(desk, embassy) ? confirmButton(desk, buttons) : [readyButton(desk, buttons)]].flat() : []),
  );
}

/** Choices that have their own button, with their notes; without those on file. */
const apartButtons = (desk: Desk, { language }: PanelView) =>
  choicesApart(desk).flatMap(({ text, steps, note }, place) =>
    desk.sheet.some(line => line.text === text)
      ? []
      : [
          button(
            customId('choose', desk.match.id, desk.phase.number, language, place),
            [...steps, ...(note ? [note] : [])].join(' · '),
            'main',
          ),
        ],
  );

/** A map of the orders on file; while lines are not understood, their button takes its place. */
const previewOf = (
  { match, phase, sheet }: Desk,
  { view, notRead }: Shown,
  embassy: InteractionContext['embassy'],
  { preview }: InteractionContext['words']['buttons'],
) =>
  notRead.length > 0 || presenterOf(embassy.presenters, match.game).rounds !== undefined || sheet.every(({ text }) => text === undefined)
    ? []
    : [button(customId('preview', match.id, phase.number, ...viewParts(view)), preview)];

/** A button between the page of own orders and the page of votes. */
function otherPage({ match, phase, topics }: Desk, { language, votes }: PanelView, buttons: InteractionContext['words']['buttons']) {
  if (topics.every(({ of }) => of === undefined)) return [];
  const page: PanelView = votes ? { language, path: [], page: 0, topicPage: 0 } : votesPage(language);
  return [button(customId('back', match.id, phase.number, ...viewParts(page)), votes ? buttons.ownUnits : buttons.neutrals)];
}

const readyButton = ({ match, phase, ready }: Desk, buttons: InteractionContext['words']['buttons']) =>
  ready
    ? button(customId('unready', match.id, phase.number), buttons.notReady)
    : button(customId('ready', match.id, phase.number), buttons.ready, 'good');

/** Only an order on file can be confirmed; confirmed, it can be taken back while others are waited for. */
const confirmButton = ({ match, phase, sheet, ready }: Desk, buttons: InteractionContext['words']['buttons']) => {
  if (ready) return [button(customId('unready', match.id, phase.number), buttons.notReady)];
  return sheet.some(({ text }) => text !== undefined) ? [button(customId('ready', match.id, phase.number), buttons.confirm, 'good')] : [];
};

const wipeRow = ({ words: { buttons } }: InteractionContext, { match, phase }: Desk): readonly ComponentRow[] =>
  rowOf(
    button(customId('wiped', match.id, phase.number), buttons.clearAll, 'grave'),
    button(customId('orders', match.id, phase.number), buttons.back),
  );
