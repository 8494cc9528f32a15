import type { Topic } from '../../games/game.js';
import type { Desk } from '../../matches/orders/desk.js';
import type { Call } from '../call.js';
import { button, menu, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Row } from '../reply.js';
import { isByDecision, pageOfDesk } from './sheet.js';
import { type Step, stepsOf, walk } from './stepTree.js';
import { PAGE, pagesOf, type View, viewParts } from './view.js';

/** The menu of topics, the menu that is open below the chosen one, and the ways back and between pages. */
export function menusOf(call: Call, whole: Desk, view: View): readonly Row[] {
  if (isByDecision(whole, call.embassy)) return decisionMenus(call, whole, view);
  const desk = pageOfDesk(whole, view);
  const topic = desk.topics.find(({ key }) => key === view.topic);
  const trail = topic && walk(stepsOf(topic, call.words.panel.asItIs), view.path);
  if (desk.topics.length === 0) return [];
  if (topic === undefined || trail === undefined) return [topicMenu(call, desk, view), ...turning(call, desk, view, desk.topics.length)];
  const open = trail.at(-1)?.steps ?? stepsOf(topic, call.words.panel.asItIs);
  return [topicMenu(call, desk, view), stepMenu(call, desk, { view, topic, trail, open }), ...turning(call, desk, view, open.length)];
}

/** Of the one decision: its first menu, the one below what is chosen there, and the ways between pages. */
function decisionMenus(call: Call, desk: Desk, view: View): readonly Row[] {
  const [topic] = desk.topics;
  if (topic === undefined) return [];
  const first = stepsOf(topic, call.words.panel.asItIs);
  const trail = walk(first, view.path) ?? [];
  const open = trail.at(-1)?.steps ?? [];
  const top = { view: { ...view, path: [], page: view.path.length === 0 ? view.page : 0 }, topic, trail: [], open: first };
  return [
    ...(first.length > 0 ? [stepMenu(call, desk, top, view.path[0])] : []),
    ...(open.length > 0 ? [stepMenu(call, desk, { view, topic, trail, open })] : []),
    ...turning(call, desk, view, open.length > 0 ? open.length : first.length, view.path.length > 1),
  ];
}

function topicMenu({ words }: Call, desk: Desk, view: View): Row {
  const options = pageOf(desk.topics, view.topicPage).map(({ key, label }) => ({
    label,
    value: key,
    description: desk.sheet.find(line => line.key === key)?.text ?? words.panel.noOrder,
    chosen: key === view.topic,
  }));
  return menu(customId('topic', desk.match.id, desk.phase.number, ...viewParts(view)), words.panel.chooseTopic, options);
}

interface Opened {
  readonly view: View;
  readonly topic: Topic;
  readonly trail: readonly Step[];
  readonly open: readonly Step[];
}

function stepMenu({ words }: Call, desk: Desk, { view, topic, trail, open }: Opened, chosen?: number): Row {
  const placeholder = words.panel.chooseStep([topic.label, ...trail.map(({ label }) => label)].join(' › '));
  const options = pageOf(open, view.page).map(({ label, steps, choice }, i) => ({
    label: steps.length > 0 ? `${label} …` : label,
    value: `${view.page * PAGE + i}`,
    description: (choice ?? steps.find(step => step.label === words.panel.asItIs)?.choice)?.note,
    chosen: view.page * PAGE + i === chosen,
  }));
  return menu(customId('step', desk.match.id, desk.phase.number, ...viewParts(view)), placeholder, options);
}

/** Back, Earlier, Later: of the menu that is open; and a vote that lies open may be published. */
function turning({ words }: Call, desk: Desk, view: View, items: number, isBelow = view.topic !== undefined): readonly Row[] {
  const inTopic = view.topic !== undefined;
  const asked = desk.sheet.find(({ key, of, text }) => key === view.topic && of !== undefined && text !== undefined);
  const page = inTopic ? view.page : view.topicPage;
  const to = (deed: 'back' | 'earlier' | 'later', next: View): string =>
    customId(deed, desk.match.id, desk.phase.number, ...viewParts(next));
  const turned = (by: number): View => (inTopic ? { ...view, page: page + by } : { ...view, topicPage: page + by });
  return rowOf(
    ...(isBelow ? [button(to('back', above(view)), words.buttons.back)] : []),
    ...(page > 0 ? [button(to('earlier', turned(-1)), words.buttons.earlier)] : []),
    ...(page + 1 < pagesOf(items) ? [button(to('later', turned(1)), words.buttons.later)] : []),
    ...(asked ? [button(customId('publish', desk.match.id, desk.phase.number, asked.key), words.buttons.publish)] : []),
  );
}

/** One menu up; above a topic's first menu there is no topic. */
function above({ topic, path, ...view }: View): View {
  const up = { ...view, page: 0 };
  return path.length > 0 && topic !== undefined ? { ...up, topic, path: path.slice(0, -1) } : { ...up, path: [] };
}

const pageOf = <T>(items: readonly T[], page: number): readonly T[] => items.slice(page * PAGE, (page + 1) * PAGE);
