import type { Desk } from '../../matches/orders/desk.js';
import type { Call } from '../call.js';
import { isByDecision, pageOfDesk } from './sheet.js';
import { stepsOf, walk } from './stepTree.js';
import { pageWithin, type View } from './view.js';

/** The view as far as there is something to see: a topic, steps and pages that a desk does not have are left out. */
export function fitView(call: Call, whole: Desk, view: View): View {
  const { topics } = pageOfDesk(whole, view);
  const isDecision = isByDecision(whole, call.embassy);
  const { topic: wanted, path: asked, ...rest } = view;
  const topic = isDecision ? whole.topics[0] : topics.find(({ key }) => key === wanted);
  const steps = topic ? stepsOf(topic, call.words.panel.asItIs) : [];
  const trail = walk(steps, asked);
  const open = (trail ?? []).at(-1)?.steps ?? steps;
  return {
    ...rest,
    ...(topics.some(({ key }) => key === wanted) && { topic: wanted }),
    path: trail ? asked : [],
    page: pageWithin(view.page, trail ? Math.max(open.length, steps.length) : steps.length),
    topicPage: pageWithin(view.topicPage, topics.length),
  };
}
