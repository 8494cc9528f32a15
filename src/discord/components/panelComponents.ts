import { markReady } from '../../matches/actions/orders/markReady.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { choicesApart, textApart } from '../../matches/read/choicesApart.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import type { PanelDesk } from '../interactions/panelDesk.js';
import type { Reply } from '../message/reply.js';
import { afterChange, deskOf, freshPanel } from '../panel/panelReplies.js';
import { begunVote, isByDecision as isDecision } from '../panel/panelSheet.js';
import { type PanelView, readView, votesPage } from '../panel/panelView.js';
import { type MenuStep, stepsOf, walk } from '../panel/stepTree.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { wordsIn } from '../words/wordsIn.js';

/** Shows the panel at the given view. */
const shown = (context: ComponentContext, view?: PanelView): Promise<Reply> =>
  freshPanel(context, context.payload.match, { phase: context.payload.phase, view, notRead: context.notRead });

const viewOf = ({ payload, language }: ComponentContext): PanelView => readView(payload.rest, language);

const desk = (context: ComponentContext): PanelDesk => deskOf(context, context.payload.match, context.payload.phase);

/** Opens the panel. A button without a phase opens the current phase. */
export const orders = async (context: ComponentContext): Promise<Reply> =>
  context.payload.phase === 0 ? await freshPanel(context, context.payload.match) : await shown(context);

/** Handles Back, Earlier and Later: the button carries the view to show. */
export const turn = (context: ComponentContext): Promise<Reply> => shown(context, viewOf(context));

/** Shows the panel with a map of the filed orders. */
export async function preview(context: ComponentContext): Promise<Reply> {
  const { bot, payload, user, language } = context;
  const reply = await shown(context, viewOf(context));
  const picture = await desk(context).picture(await lookOf(bot.hosting, user));
  if (!picture.ok) return reply;
  const alt = presenterOf(bot.presenters, picture.value.game).altText(picture.value, language);
  return { ...reply, sketch: { picture: picture.value, name: `orders-${payload.match}.png`, alt } };
}

export async function chooseTopic(context: ComponentContext): Promise<Reply> {
  const { topicPage, votes } = viewOf(context);
  return shown(context, { language: context.language, topic: context.chosen[0], path: [], page: 0, topicPage, ...(votes && { votes }) });
}

/** Goes one menu further down, or files the order if it is complete. */
export async function chooseStep(context: ComponentContext): Promise<Reply> {
  const view = viewOf(context);
  const path = [...view.path, Number(context.chosen[0])];
  const step = await stepAt(context, view, path);
  if (step && (await isByDecision(context))) return decide(context, { view, path, step });
  const order = step?.choice?.text;
  if (order === undefined) return shown(context, { ...view, path, page: 0 });
  return afterChange(context, context.payload.match, {
    filed: await desk(context).submit(order, view.language),
    phase: context.payload.phase,
    notRead: context.notRead,
    ...(view.votes && { view: votesPage(context.language) }),
  });
}

/** Files a decision as soon as it is complete. If more can be added to it, its menu stays open. */
async function decide(
  context: ComponentContext,
  { view, path, step }: { readonly view: PanelView; readonly path: readonly number[]; readonly step: MenuStep },
): Promise<Reply> {
  const choice = step.choice ?? step.steps.find(({ label }) => label === wordsIn(view.language).panel.asItIs)?.choice;
  const next = { ...view, path: step.steps.length > 0 ? path : path.slice(0, -1), page: 0 };
  if (choice === undefined) return shown(context, next);
  return afterChange(context, context.payload.match, {
    filed: await desk(context).submit(choice.text, view.language),
    phase: context.payload.phase,
    notRead: context.notRead,
    view: next,
  });
}

async function isByDecision(context: ComponentContext): Promise<boolean> {
  const seatView = await desk(context).view(context.language);
  return seatView.ok && isDecision(seatView.value, context.bot);
}

/** Files a choice that has its own button. The button carries the choice's index and the language of the menus. */
export async function chooseApart(context: ComponentContext): Promise<Reply> {
  const { payload } = context;
  const view = viewOf(context);
  const [, place] = payload.rest;
  const seatView = await desk(context).view(view.language);
  const choice =
    seatView.ok && seatView.value.phase.number === payload.phase ? choicesApart(seatView.value.topics)[Number(place)] : undefined;
  if (choice === undefined) return shown(context);
  return afterChange(context, payload.match, {
    filed: await desk(context).submit(textApart(choice), view.language),
    phase: payload.phase,
    notRead: context.notRead,
  });
}

/** Files what was chosen together in one menu, in place of what was filed. The menu carries its language. */
export async function pick(context: ComponentContext): Promise<Reply> {
  const { payload, chosen } = context;
  const { language } = viewOf(context);
  const seatView = await desk(context).view(language);
  const picking = seatView.ok && seatView.value.phase.number === payload.phase ? seatView.value.picking : undefined;
  const places = [...new Set(chosen.map(Number))].filter(place => picking?.items[place] !== undefined);
  if (picking === undefined || places.length < picking.least || places.length > picking.most) return shown(context);
  return afterChange(context, payload.match, {
    filed: await desk(context).replace(picking.textOf(places), language),
    phase: payload.phase,
  });
}

/** Returns the step at the end of a path, with its order in the language of the menus. */
async function stepAt(context: ComponentContext, view: PanelView, path: readonly number[]): Promise<MenuStep | undefined> {
  const { payload } = context;
  const seatView = await desk(context).view(view.language);
  if (!seatView.ok || seatView.value.phase.number !== payload.phase) return undefined;
  const topic = seatView.value.topics.find(({ key }) => key === view.topic);
  return topic && walk(stepsOf(topic, wordsIn(view.language).panel.asItIs), path)?.at(-1);
}

/** Replaces all filed orders by what was typed. */
export const pasted = async (context: ComponentContext): Promise<Reply> =>
  afterChange(context, context.payload.match, {
    filed: await desk(context).replace(context.typed, context.language),
    phase: context.payload.phase,
    typed: context.typed,
  });

/** Adds what was typed to the filed orders. */
export const fixed = async (context: ComponentContext): Promise<Reply> =>
  afterChange(context, context.payload.match, {
    filed: await desk(context).submit(context.typed, context.language),
    phase: context.payload.phase,
    typed: context.typed,
    adds: true,
  });

/** Files a suggestion in place of a line that was not understood. */
export async function take(context: ComponentContext): Promise<Reply> {
  const line = Number(context.payload.rest[0]);
  return afterChange(context, context.payload.match, {
    filed: await desk(context).submit(context.label, context.language),
    phase: context.payload.phase,
    notRead: context.notRead.filter((_, i) => i !== line),
  });
}

export const clear = async (context: ComponentContext): Promise<Reply> =>
  afterChange(context, context.payload.match, {
    filed: await desk(context).clear(context.payload.rest[0] ?? ''),
    phase: context.payload.phase,
    notRead: context.notRead,
  });

export const wipe = (context: ComponentContext): Promise<Reply> =>
  freshPanel(context, context.payload.match, { phase: context.payload.phase, asks: 'clear-all' });

export const wiped = async (context: ComponentContext): Promise<Reply> =>
  afterChange(context, context.payload.match, {
    filed: await desk(context).replace('', context.language),
    phase: context.payload.phase,
  });

/** What is asked before a seat is marked as ready all the same. */
const ASKED_FIRST: Readonly<Partial<Record<string, 'ready-without-orders' | 'ready-with-some'>>> = {
  'nothing-filed': 'ready-without-orders',
  'some-missing': 'ready-with-some',
};

/** Whether the panel shows a vote that is not complete: its Ready button carries the view then. */
async function hasVoteBegun(context: ComponentContext): Promise<boolean> {
  const { payload, language } = context;
  if (payload.rest.length === 0) return false;
  const seatView = await desk(context).view(language);
  return seatView.ok && seatView.value.phase.number === payload.phase && begunVote(seatView.value, viewOf(context)) !== undefined;
}

/** Marks the seat as ready or not ready, and asks first if orders are missing. The last seat to become ready closes the phase. */
export async function mark(context: ComponentContext, ready: boolean, { anyway = false } = {}): Promise<Reply> {
  const { payload, user, language, words, bot, id } = context;
  if (ready && !anyway && (await hasVoteBegun(context)))
    return freshPanel(context, payload.match, { phase: payload.phase, view: viewOf(context), asks: 'ready-with-vote-begun' });
  const marked = await markReady(bot.hosting, {
    match: payload.match,
    phase: payload.phase,
    user,
    ready,
    anyway,
    language,
    interaction: id,
  });
  const asks = marked.ok ? undefined : ASKED_FIRST[marked.fault.code];
  if (asks) return freshPanel(context, payload.match, { phase: payload.phase, asks });
  if (!marked.ok) return afterChange(context, payload.match, { filed: marked, phase: payload.phase });
  if (marked.value.phase.closedAt === undefined) return shown(context);
  const next = await freshPanel(context, payload.match);
  const content = (await isByDecision(context)) ? words.panel.confirmed(marked.value.sheet[0]?.text) : words.panel.closedEarly;
  return next.embeds === undefined ? { content } : { ...next, content };
}
