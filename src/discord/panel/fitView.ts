import type { SeatView } from '../../matches/read/seatView.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { isByDecision, pageOfSeat } from './panelSheet.js';
import { type PanelView, pageWithin } from './panelView.js';
import { stepsOf, walk } from './stepTree.js';

/** Returns the view without topics, steps and pages that no longer exist. */
export function fitView(context: InteractionContext, whole: SeatView, view: PanelView): PanelView {
  const { topics } = pageOfSeat(whole, view);
  const isDecision = isByDecision(whole, context.bot);
  const { topic: wanted, path: asked, ...rest } = view;
  const topic = isDecision ? whole.topics[0] : topics.find(({ key }) => key === wanted);
  const steps = topic ? stepsOf(topic, context.words.panel.asItIs) : [];
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
