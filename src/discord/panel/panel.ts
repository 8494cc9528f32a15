import type { APIEmbed } from 'discord.js';
import { gameOf } from '../../matches/gameOf.js';
import type { Desk } from '../../matches/orders/desk.js';
import type { Call } from '../call.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Reply, Row } from '../reply.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import { fitView } from './fitView.js';
import { menusOf } from './menus.js';
import { type NotRead, showNotRead } from './notRead.js';
import { isByDecision, nextMissing, pageOfDesk, sheetText, standText } from './sheet.js';
import { choicesApart } from './stepTree.js';
import { type View, viewParts, votesPage } from './view.js';

/** All that one panel shows. */
export interface Panel {
  readonly desk: Desk;
  /** What is open in the menus; none: the first topic without an order. */
  readonly view?: View;
  /** What has just happened. */
  readonly notice?: string;
  readonly notRead?: readonly NotRead[];
  /** Asks whether everything is to be taken off the file. */
  readonly asksToWipe?: boolean;
}

export function panelOf(call: Call, { desk, view: asked = freshView(call, desk), notice, notRead = [], asksToWipe }: Panel): Reply {
  const view = fitView(call, desk, asked);
  const broken = showNotRead(notRead, call.words);
  const rows = asksToWipe
    ? wipeRow(call, desk)
    : [...menusOf(call, desk, view), ...suggestionRow(desk, notRead), ...actionRow(call, desk, { view, notRead })];
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [sheetEmbed(call, desk, view, asksToWipe), ...(broken.embed ? [broken.embed] : [])],
    rows,
    enclosures: broken.enclosures,
    ...handOf(call, desk),
  };
}

/** The first topic without an order lies open. */
function freshView(call: Call, desk: Desk): View {
  const own = pageOfDesk(desk, {}).topics;
  if (own.length === 0 && desk.topics.length > 0) return votesPage(call.language);
  const topic = isByDecision(desk, call.embassy) ? own[0]?.key : nextMissing(call, desk);
  const place = own.findIndex(({ key }) => key === topic);
  return {
    language: call.language,
    ...(topic !== undefined && { topic }),
    path: [],
    page: 0,
    topicPage: place < 0 ? 0 : Math.floor(place / 25),
  };
}

function sheetEmbed(call: Call, desk: Desk, view: View, asksToWipe = false): APIEmbed {
  const { words } = call;
  const own = ownLines(call, desk);
  const lines = [
    ...own,
    ...(own.length > 0 ? [''] : []),
    ...(view.votes ? [`*${words.panel.votesPage}*`] : []),
    sheetText(call, pageOfDesk(desk, view)),
    '',
  ];
  const phase = tellerOf(call.embassy.tellers, desk.match.game).phaseName(desk.name, call.language);
  return {
    title: words.panel.title(desk.seat.name[call.language], phase),
    description: [...lines, asksToWipe ? `**${words.orderReplies.clearAsk}**` : standText(call, desk)].join('\n'),
    footer: { text: call.words.gameList.footer(desk.match.id) },
  };
}

/** What the seat holds as a picture, for its eyes alone; its words say no card. */
function handOf({ embassy: { house, tellers }, language }: Call, { match, phase, seat }: Desk): Pick<Reply, 'sketch'> {
  const teller = tellerOf(tellers, match.game);
  if (!teller.rounds) return {};
  const view: unknown = gameOf(house, match).view(phase.state, seat.id);
  const picture = { kind: 'hand', game: match.game, view, language } as const;
  return { sketch: { picture, name: `hand-${match.id}.png`, alt: teller.altText(picture, language) } };
}

/** What the seat holds, in games that are told by rounds. */
function ownLines({ embassy: { house, tellers }, language }: Call, { match, phase, seat }: Desk): readonly string[] {
  const view: unknown = gameOf(house, match).view(phase.state, seat.id);
  return tellerOf(tellers, match.game).rounds?.own(view, language) ?? [];
}

/** The nearest legal orders for the first line that has any. */
function suggestionRow({ match, phase }: Desk, notRead: readonly NotRead[]): readonly Row[] {
  const line = notRead.findIndex(({ suggestions }) => suggestions.length > 0);
  const suggestions = (notRead[line]?.suggestions ?? []).filter(text => text.length <= 80).slice(0, 5);
  return rowOf(...suggestions.map((text, i) => button(customId('take', match.id, phase.number, line, i), text)));
}

interface Shown {
  readonly view: View;
  readonly notRead: readonly NotRead[];
}

function actionRow({ words: { buttons }, embassy }: Call, desk: Desk, shown: Shown): readonly Row[] {
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

/** What may be chosen without a menu, each with what it would mean; not what is on file. */
const apartButtons = (desk: Desk, { language }: View) =>
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

/** A map of what is on file; while lines wait to be mended their button has its room. */
const previewOf = (
  { match, phase, sheet }: Desk,
  { view, notRead }: Shown,
  embassy: Call['embassy'],
  { preview }: Call['words']['buttons'],
) =>
  notRead.length > 0 || tellerOf(embassy.tellers, match.game).rounds !== undefined || sheet.every(({ text }) => text === undefined)
    ? []
    : [button(customId('preview', match.id, phase.number, ...viewParts(view)), preview)];

/** The way between the seat's own and what it votes on, where it votes. */
function otherPage({ match, phase, topics }: Desk, { language, votes }: View, buttons: Call['words']['buttons']) {
  if (topics.every(({ of }) => of === undefined)) return [];
  const page: View = votes ? { language, path: [], page: 0, topicPage: 0 } : votesPage(language);
  return [button(customId('back', match.id, phase.number, ...viewParts(page)), votes ? buttons.ownUnits : buttons.neutrals)];
}

const readyButton = ({ match, phase, ready }: Desk, buttons: Call['words']['buttons']) =>
  ready
    ? button(customId('unready', match.id, phase.number), buttons.notReady)
    : button(customId('ready', match.id, phase.number), buttons.ready, 'good');

/** Nothing is confirmed that is not on file; what is can be taken back while others are waited for. */
const confirmButton = ({ match, phase, sheet, ready }: Desk, buttons: Call['words']['buttons']) => {
  if (ready) return [button(customId('unready', match.id, phase.number), buttons.notReady)];
  return sheet.some(({ text }) => text !== undefined) ? [button(customId('ready', match.id, phase.number), buttons.confirm, 'good')] : [];
};

const wipeRow = ({ words: { buttons } }: Call, { match, phase }: Desk): readonly Row[] =>
  rowOf(
    button(customId('wiped', match.id, phase.number), buttons.clearAll, 'grave'),
    button(customId('orders', match.id, phase.number), buttons.back),
  );
