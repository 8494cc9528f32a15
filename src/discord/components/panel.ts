import { look } from '../../matches/decide.js';
import { clearOrder } from '../../matches/orders/clearOrder.js';
import { deskOf } from '../../matches/orders/deskOf.js';
import { markReady } from '../../matches/orders/markReady.js';
import { replaceOrders } from '../../matches/orders/replaceOrders.js';
import { submitOrders } from '../../matches/orders/submitOrders.js';
import { lookOf } from '../../matches/people/changeSettings.js';
import { isToldByRounds } from '../../matches/phases/toldByRounds.js';
import { ownPicture } from '../../matches/pictureOf.js';
import type { Press } from '../call.js';
import { afterChange, freshPanel } from '../panel/answers.js';
import { choicesApart, type Step, stepsOf, walk } from '../panel/stepTree.js';
import { readView, type View, votesPage } from '../panel/view.js';
import type { Reply } from '../reply.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import { wordsIn } from '../words/words.js';

/** The panel, at the view a button or menu asks for. */
const shown = (press: Press, view?: View): Reply =>
  freshPanel(press, press.token.match, { phase: press.token.phase, view, notRead: press.notRead });

const viewOf = ({ token, language }: Press): View => readView(token.rest, language);

const edit = ({ token, user, language, id }: Press) => ({ match: token.match, phase: token.phase, user, language, interaction: id });

/** A button of no phase opens whatever is decided now. */
export const orders = (press: Press): Reply => (press.token.phase === 0 ? freshPanel(press, press.token.match) : shown(press));

/** Back, Earlier, Later: the view is in the button. */
export const turn = (press: Press): Reply => shown(press, viewOf(press));

/** The panel as it is, and a map of what is on file. */
export function preview(press: Press): Reply {
  const { embassy, token, user, language } = press;
  const reply = shown(press, viewOf(press));
  const picture = ownPicture(embassy.house, user, { match: token.match, language, look: lookOf(embassy.house, user) });
  const match = embassy.house.store.match(token.match);
  if (!picture.ok || match === undefined) return reply;
  const alt = tellerOf(embassy.tellers, match.game).altText(picture.value, language);
  return { ...reply, sketch: { picture: picture.value, name: `orders-${match.id}.png`, alt } };
}

export function chooseTopic(press: Press): Reply {
  const { topicPage, votes } = viewOf(press);
  return shown(press, { language: press.language, topic: press.chosen[0], path: [], page: 0, topicPage, ...(votes && { votes }) });
}

/** One menu further down; where that is an order, it is put on file. */
export function chooseStep(press: Press): Reply {
  const view = viewOf(press);
  const path = [...view.path, Number(press.chosen[0])];
  const step = stepAt(press, view, path);
  if (step && isByDecision(press)) return decide(press, { view, path, step });
  const order = step?.choice?.text;
  if (order === undefined) return shown(press, { ...view, path, page: 0 });
  return afterChange(press, press.token.match, {
    filed: submitOrders(press.embassy.house, { ...edit(press), language: view.language, text: order }),
    phase: press.token.phase,
    notRead: press.notRead,
    ...(view.votes && { view: votesPage(press.language) }),
  });
}

/** A decision is on file as soon as it is whole, though more may be laid beside it; what lies below it stays open. */
function decide(press: Press, { view, path, step }: { readonly view: View; readonly path: readonly number[]; readonly step: Step }): Reply {
  const choice = step.choice ?? step.steps.find(({ label }) => label === wordsIn(view.language).panel.asItIs)?.choice;
  const next = { ...view, path: step.steps.length > 0 ? path : path.slice(0, -1), page: 0 };
  if (choice === undefined) return shown(press, next);
  return afterChange(press, press.token.match, {
    filed: submitOrders(press.embassy.house, { ...edit(press), language: view.language, text: choice.text }),
    phase: press.token.phase,
    notRead: press.notRead,
    view: next,
  });
}

const isByDecision = ({ embassy: { house }, token }: Press): boolean => look(house, token.match, isToldByRounds) === true;

/** What is offered as a button of its own: its place among those, in the language the button was made in. */
export function chooseApart(press: Press): Reply {
  const { embassy, token, user } = press;
  const view = viewOf(press);
  const [, place] = token.rest;
  const desk = deskOf(embassy.house, token.match, user, view.language);
  const choice = desk.ok && desk.value.phase.number === token.phase ? choicesApart(desk.value)[Number(place)] : undefined;
  if (choice === undefined) return shown(press);
  return afterChange(press, token.match, {
    filed: submitOrders(embassy.house, { ...edit(press), language: view.language, text: choice.text }),
    phase: token.phase,
    notRead: press.notRead,
  });
}

/** The step a path leads to, its order read in the language the menus were made in. */
function stepAt({ embassy: { house }, token, user }: Press, view: View, path: readonly number[]): Step | undefined {
  const desk = deskOf(house, token.match, user, view.language);
  if (!desk.ok || desk.value.phase.number !== token.phase) return undefined;
  const topic = desk.value.topics.find(({ key }) => key === view.topic);
  return topic && walk(stepsOf(topic, wordsIn(view.language).panel.asItIs), path)?.at(-1);
}

/** Everything on file is replaced by what was typed. */
export const pasted = (press: Press): Reply =>
  afterChange(press, press.token.match, {
    filed: replaceOrders(press.embassy.house, { ...edit(press), text: press.typed }),
    phase: press.token.phase,
    typed: press.typed,
  });

/** What was typed is laid over what is on file. */
export const fixed = (press: Press): Reply =>
  afterChange(press, press.token.match, {
    filed: submitOrders(press.embassy.house, { ...edit(press), text: press.typed }),
    phase: press.token.phase,
    typed: press.typed,
    adds: true,
  });

/** A suggestion, instead of the line it was made for. */
export function take(press: Press): Reply {
  const line = Number(press.token.rest[0]);
  return afterChange(press, press.token.match, {
    filed: submitOrders(press.embassy.house, { ...edit(press), text: press.label }),
    phase: press.token.phase,
    notRead: press.notRead.filter((_, i) => i !== line),
  });
}

export const clear = (press: Press): Reply =>
  afterChange(press, press.token.match, {
    filed: clearOrder(press.embassy.house, { ...edit(press), key: press.token.rest[0] ?? '' }),
    phase: press.token.phase,
    notRead: press.notRead,
  });

export const wipe = (press: Press): Reply => freshPanel(press, press.token.match, { phase: press.token.phase, asksToWipe: true });

export const wiped = (press: Press): Reply =>
  afterChange(press, press.token.match, {
    filed: replaceOrders(press.embassy.house, { ...edit(press), text: '' }),
    phase: press.token.phase,
  });

/** Says that the seat is ready, or no longer; the last one who does closes the phase. */
export function mark(press: Press, ready: boolean): Reply {
  const { token, user, language, words, embassy } = press;
  const marked = markReady(embassy.house, { match: token.match, phase: token.phase, user, ready, language });
  if (!marked.ok) return afterChange(press, token.match, { filed: marked, phase: token.phase });
  if (marked.value.phase.closedAt === undefined) return shown(press);
  const next = freshPanel(press, token.match);
  const content = isByDecision(press) ? words.panel.confirmed : words.panel.closedEarly;
  return next.embeds === undefined ? { content } : { ...next, content };
}
