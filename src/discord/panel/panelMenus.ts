import type { Picking, Topic } from '../../games/game.js';
import type { SeatView } from '../../matches/read/seatView.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { button, menu, rowOf } from '../message/buttons.js';
import type { ComponentRow } from '../message/reply.js';
import { panelId } from './panelId.js';
import { isByDecision, pageOfSeat } from './panelSheet.js';
import { PAGE, type PanelView, pagesOf, viewParts } from './panelView.js';
import { type MenuStep, stepsOf, walk } from './stepTree.js';

/** The menu of topics, the open menu below the chosen topic, and buttons to go back and to other pages. */
export function menusOf(context: InteractionContext, whole: SeatView, view: PanelView): readonly ComponentRow[] {
  if (whole.picking && !view.votes && whole.picking.items.length <= PAGE) return [pickingMenu(context, whole, whole.picking, view)];
  if (isByDecision(whole, context.bot)) return decisionMenus(context, whole, view);
  const seatView = pageOfSeat(whole, view);
  const topic = seatView.topics.find(({ key }) => key === view.topic);
  const trail = topic && walk(stepsOf(topic, context.words.panel.asItIs), view.path);
  if (seatView.topics.length === 0) return [];
  if (topic === undefined || trail === undefined)
    return [topicMenu(context, seatView, view), ...turning(context, seatView, view, seatView.topics.length)];
  const open = trail.at(-1)?.steps ?? stepsOf(topic, context.words.panel.asItIs);
  return [
    topicMenu(context, seatView, view),
    stepMenu(context, seatView, { view, topic, trail, open }),
    ...turning(context, seatView, view, open.length),
  ];
}

/** One menu in which everything is chosen that is decided together. */
function pickingMenu({ words }: InteractionContext, seatView: SeatView, picking: Picking, { language }: PanelView): ComponentRow {
  const options = picking.items.map(({ label, isChosen }, place) => ({ label, value: `${place}`, chosen: isChosen }));
  return menu(panelId(seatView, 'pick', language), seatView.topics[0]?.asks?.[0] ?? words.panel.pick(picking.most), options, picking);
}

/** For a single decision: its first menu, the menu below the choice made there, and buttons to other pages. */
function decisionMenus(context: InteractionContext, seatView: SeatView, view: PanelView): readonly ComponentRow[] {
  const [topic] = seatView.topics;
  if (topic === undefined) return [];
  const first = stepsOf(topic, context.words.panel.asItIs);
  const trail = walk(first, view.path) ?? [];
  const open = trail.at(-1)?.steps ?? [];
  const top = { view: { ...view, path: [], page: view.path.length === 0 ? view.page : 0 }, topic, trail: [], open: first };
  return [
    ...(first.length > 0 ? [stepMenu(context, seatView, top, view.path[0])] : []),
    ...(open.length > 0 ? [stepMenu(context, seatView, { view, topic, trail, open })] : []),
    ...turning(context, seatView, view, open.length > 0 ? open.length : first.length, view.path.length > 1),
  ];
}

function topicMenu({ words }: InteractionContext, seatView: SeatView, view: PanelView): ComponentRow {
  const options = pageOf(seatView.topics, view.topicPage).map(({ key, label, labelNote }) => ({
    label,
    value: key,
    description: seatView.sheet.find(line => line.key === key)?.text ?? noted(labelNote, words.panel.noOrder),
    chosen: key === view.topic,
  }));
  const asked = view.votes ? words.panel.chooseVote : words.panel.chooseTopic;
  return menu(panelId(seatView, 'topic', ...viewParts(view)), asked, options);
}

interface Opened {
  readonly view: PanelView;
  readonly topic: Topic;
  readonly trail: readonly MenuStep[];
  readonly open: readonly MenuStep[];
}

function stepMenu({ words }: InteractionContext, seatView: SeatView, { view, topic, trail, open }: Opened, chosen?: number): ComponentRow {
  const options = pageOf(open, view.page).map(({ label, labelNote, steps, choice }, i) => ({
    label: steps.length > 0 ? `${label} …` : label,
    value: `${view.page * PAGE + i}`,
    description: noted(labelNote, (choice ?? steps.find(step => step.label === words.panel.asItIs)?.choice)?.note),
    chosen: view.page * PAGE + i === chosen,
  }));
  return menu(panelId(seatView, 'step', ...viewParts(view)), placeholderOf(words, topic, trail), options);
}

/** What the open menu asks: the topic's own question if it has one, with the way that leads to the menu. */
function placeholderOf({ panel }: InteractionContext['words'], { label, asks }: Topic, trail: readonly MenuStep[]): string {
  const way = trail.map(step => step.label);
  const ask = asks?.[trail.length] ?? asks?.at(-1);
  return ask === undefined ? panel.chooseStep([label, ...way].join(' › ')) : [...way, ask].join(' › ');
}

/** Two notes on one line: "Xia · nothing yet". Undefined if there is none. */
const noted = (...notes: readonly (string | undefined)[]): string | undefined => notes.flatMap(note => note ?? []).join(' · ') || undefined;

/** The buttons Back, Earlier and Later for the open menu, and one that publishes the selected vote. */
function turning(
  { words }: InteractionContext,
  seatView: SeatView,
  view: PanelView,
  items: number,
  isBelow = view.topic !== undefined,
): readonly ComponentRow[] {
  const inTopic = view.topic !== undefined;
  const asked = seatView.sheet.find(({ key, of, text }) => key === view.topic && of !== undefined && text !== undefined);
  const page = inTopic ? view.page : view.topicPage;
  const to = (action: 'back' | 'earlier' | 'later', next: PanelView): string => panelId(seatView, action, ...viewParts(next));
  const turned = (by: number): PanelView => (inTopic ? { ...view, page: page + by } : { ...view, topicPage: page + by });
  return rowOf(
    ...(isBelow ? [button(to('back', above(view)), words.buttons.back)] : []),
    ...(page > 0 ? [button(to('earlier', turned(-1)), words.buttons.earlier)] : []),
    ...(page + 1 < pagesOf(items) ? [button(to('later', turned(1)), words.buttons.later)] : []),
    ...(asked && seatView.studied === undefined ? [button(panelId(seatView, 'publish', asked.key), words.buttons.publish)] : []),
  );
}

/** Returns the view one menu up: from a topic's first menu, the view without a topic. */
function above({ topic, path, ...view }: PanelView): PanelView {
  const up = { ...view, page: 0 };
  return path.length > 0 && topic !== undefined ? { ...up, topic, path: path.slice(0, -1) } : { ...up, path: [] };
}

const pageOf = <T>(items: readonly T[], page: number): readonly T[] => items.slice(page * PAGE, (page + 1) * PAGE);
