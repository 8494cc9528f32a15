import type { Seat } from '../../games/game.js';
import { inTurns, yieldToEventLoop } from '../../lib/breath.js';
import { mapInOrder } from '../../lib/inOrder.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { ownPosition, usableStudy } from '../../matches/actions/studies/changeStudy.js';
import type { Picture } from '../../matches/context/ports.js';
import { reading, resolvedWith } from '../../matches/context/studySteps.js';
import type { Study, StudyStep } from '../../matches/model/study.js';
import { pathTo, phaseRemembered, type StudyPosition } from '../../matches/read/studyPosition.js';
import { stateFor } from '../../matches/read/studySeat.js';
import type { StudyShown } from '../interactions/botContext.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, clipped, inMenus, type MenuOption, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { INK } from '../message/embeds.js';
import { joinFitting } from '../message/fitting.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { seatMarks } from '../message/seatMarks.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { fitSentences } from '../words/language/fitSentences.js';
import { inert } from '../words/language/userText.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

export interface BoardAsked {
  readonly study: number;
  /** Undefined: the step that is shown. */
  readonly step?: number | undefined;
  /** Undefined: the supposed orders, if there are any, else the results that led here, else the position. */
  readonly show?: StudyShown | undefined;
  readonly notice?: string;
}

/** Characters left for each part of the text. A name and a note may be twice as long as typed. */
const MOST = { results: 2000, orders: 1300 } as const;

/**
 * The board of a study: picture, results, supposed orders, and the ways on; in a private message. If it was asked for on the board that stands
 * in a thread for all, that one shows it.
 */
export async function studyReply(context: InteractionContext, asked: BoardAsked): Promise<Reply> {
  const { bot, user, place } = context;
  const found = await ownPosition(bot.hosting, { study: asked.study, user, place: place.channel, step: asked.step });
  if (found.ok && isForAll(context, found.value.study)) {
    if (await bot.studyThreads.show(asked.study, asked.show))
      return { onBoard: true, ...(asked.notice !== undefined && { content: asked.notice }) };
    // What was done is kept: it is shown to the user alone if the board cannot be.
    return await boardReply(context, found.value, asked);
  }
  if (found.ok) return await boardReply(context, found.value, asked);
  const refused = refusal(context, found.fault);
  return CANNOT_BE_SHOWN.has(found.fault.code) ? { ...refused, rows: eraseRow(context, asked) } : refused;
}

/** The board of a study that is opened again. Where it is shared and its board there is gone, that one is shown anew. */
export async function openedStudy(context: InteractionContext, study: number): Promise<Reply> {
  const { bot, user, place } = context;
  const found = await usableStudy(bot.hosting, { study, user, place: place.channel });
  if (found.ok && found.value.shared) void bot.studyThreads.restore(study);
  return await studyReply(context, { study });
}

/** Whether this is done on the board that stands in the thread in which the study is shared. */
export const isForAll = ({ place, message }: InteractionContext, { shared }: Study): boolean =>
  shared?.board !== undefined && shared.board === message && shared.thread === place.channel;

/** Faults of a study that is there but cannot be shown: it can still be deleted. */
const CANNOT_BE_SHOWN: ReadonlySet<string> = new Set(['study-unreadable', 'unknown-game']);

const eraseRow = ({ words }: InteractionContext, { study, step = 0 }: BoardAsked): readonly ComponentRow[] =>
  rowOf(button(customId('study', study, step, 'erase'), words.studies.erase, 'grave'));

export async function boardReply(
  context: InteractionContext,
  position: StudyPosition,
  { show: wanted, notice }: Pick<BoardAsked, 'show' | 'notice'> = {},
): Promise<Reply> {
  const shows = showsOf(position);
  const show = shows.find(one => one === wanted) ?? shows[0] ?? 'position';
  const { study, step, game, state } = position;
  const filed = await inTurns(reading(game, state, step.supposed));
  const read: ReadPosition = { ...position, filed };
  const picture = await pictureOf(context, read, show);
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [
      {
        color: INK,
        title: clipped(`${inert(study.name)} · ${phaseOf(context, position)}`, DISCORD_LIMITS.embed.title),
        description: (await linesOf(context, read, show)).join('\n\n'),
        footer: { text: footerOf(context, study, step) },
      },
    ],
    rows: await rowsOf(context, read, show),
    sketch: { picture, name: `study-${study.id}-${step.id}.png`, alt: altOf(context, study, picture) },
  };
}

/** Says first that what the picture shows is only supposed. Whose orders they are, no alt text tells. */
function altOf({ bot, language, words }: InteractionContext, { game, whatIf }: Study, picture: Picture): string {
  const { orders, results, whatIf: own } = words.studyAlts;
  const first = { orders: whatIf === undefined ? orders : own, results }[picture.kind === 'orders' ? 'orders' : 'results'];
  const sentences = presenterOf(bot.presenters, game).asText(picture, language);
  return fitSentences(picture.kind === 'position' ? sentences : [first, ...sentences], DISCORD_LIMITS.altText, language);
}

/** A position with the orders that are supposed in it, as their game reads them. Whatever is done for each seat yields to the event loop. */
interface ReadPosition extends StudyPosition {
  readonly filed: ReadonlyMap<string, unknown>;
}

/** What can be shown of a position, the most telling first. */
function showsOf({ before, step, winners }: StudyPosition): readonly StudyShown[] {
  const orders: readonly StudyShown[] = Object.values(step.supposed).some(text => text !== '') && !winners ? ['orders'] : [];
  return [...orders, ...(before ? (['results'] as const) : []), 'position'];
}

const phaseOf = ({ bot: { presenters }, language }: InteractionContext, { study, name }: StudyPosition): string =>
  presenterOf(presenters, study.game).phaseName(name, language);

async function pictureOf(
  { bot: { hosting }, language, user }: InteractionContext,
  position: ReadPosition,
  show: StudyShown,
): Promise<Picture> {
  const { game, state, step, before, filed } = position;
  const drawn = { game: game.id, language, look: await lookOf(hosting, user) };
  if (show === 'results' && before) return { kind: 'results', report: before.report, ...drawn };
  if (show === 'orders') {
    await yieldToEventLoop();
    return { kind: 'orders', report: resolvedWith(game, state, step.supposed, filed).report, ...drawn };
  }
  return { kind: 'position', view: game.view(state) as unknown, ...drawn };
}

async function linesOf(context: InteractionContext, position: ReadPosition, show: StudyShown): Promise<readonly string[]> {
  const { words } = context;
  const { step, winners, isDrawBySize, everybody, before, study } = position;
  const { phaseName } = presenterOf(context.bot.presenters, study.game);
  const isLookingBack = before !== undefined && show === 'results';
  const won = (winners ?? []).map(seat => everybody.find(({ id }) => id === seat)?.name[context.language] ?? seat);
  return [
    ...(step.branch === undefined ? [] : [`**${inert(step.branch)}**`]),
    ...(step.note === undefined ? [] : [`> ${inert(step.note)}`]),
    ...(isLookingBack
      ? [`### ${words.studies.resultsOf(phaseName(before.name, context.language))}`, resultsOf(context, position, before.report)]
      : []),
    ...(isLookingBack && !winners ? [`### ${words.studies.now(phaseOf(context, position))}`] : []),
    ...(winners ? [isDrawBySize ? `${words.ending.drawBySize(won)}.` : words.studies.over(won)] : [await ordersOf(context, position)]),
  ].filter(text => text !== '');
}

/** What became of the orders of a report, seat by seat. */
export function resultsOf(
  { bot: { presenters }, language, words }: InteractionContext,
  { study, everybody }: Pick<StudyPosition, 'everybody'> & { readonly study: Pick<Study, 'game'> },
  report: unknown,
): string {
  const { groups, news } = presenterOf(presenters, study.game).reportText(report, language);
  const marks = seatMarks(everybody);
  const titled = (heading: string, seat: string | undefined): string =>
    seat === undefined ? `**${heading}**` : `${marks.get(seat) ?? '▫️'} **${heading}**`;
  const lines = groups.flatMap(({ heading, seat, lines }) => [titled(heading, seat), ...lines]);
  return joinFitting([...lines, ...news], MOST.results, words.panel.andMore);
}

/** The supposed orders, one seat a line. */
async function ordersOf({ bot, language, words }: InteractionContext, position: ReadPosition): Promise<string> {
  const { study, game, name, seats, filed } = position;
  const lineOf = async (seat: Seat): Promise<readonly string[]> => {
    await yieldToEventLoop();
    const given = filed.has(seat.id)
      ? game.sheet(stateFor(position, seat.id), seat.id, filed.get(seat.id), language).flatMap(({ text }) => text ?? [])
      : [];
    return given.length > 0 ? [`**${seat.name[language]}**: ${given.map(text => `\`${text}\``).join(' ')}`] : [];
  };
  const lines = (await mapInOrder(seats, lineOf)).flat();
  if (lines.length > 0) return joinFitting(lines, MOST.orders, words.panel.andMore);
  const without = presenterOf(bot.presenters, study.game).withoutAny?.(name.kind, language);
  return [words.studies.nothingSupposed, ...(without === undefined ? [] : [words.studies.resolvesWithout(without)])].join(' ');
}

/** Where the study comes from, and which of its positions this is. */
function footerOf({ words: { studies } }: InteractionContext, { body }: Study, { id }: StudyStep): string {
  const { source, steps } = body;
  const place = steps.findIndex(step => step.id === id) + 1;
  const from = source.from === 'match' ? [studies.fromGame(source.match)] : [];
  return [studies.place(place, steps.length), ...from].join(' · ');
}

async function rowsOf(context: InteractionContext, position: ReadPosition, show: StudyShown): Promise<readonly ComponentRow[]> {
  const { words } = context;
  const { study, step, winners, before } = position;
  const to = (verb: string, ...rest: readonly (string | number)[]): string => customId('study', study.id, step.id, verb, ...rest);
  const form = (verb: string): string => customId('studyForm', study.id, step.id, verb);
  const { steps } = study.body;
  const next = steps.findLast(({ after }) => after?.step === step.id);
  const shows = showsOf(position);
  const other = shows[(shows.indexOf(show) + 1) % shows.length];
  const { studies, buttons } = words;
  return [
    ...inMenus(await seatOptions(context, position)).map((some, i) => menu(to('seat', i), studies.chooseSeat, some)),
    ...(steps.length > 1 ? [stepMenu(context, position)] : []),
    ...rowOf(
      ...(winners ? [] : [button(to('solve'), studies.resolve, 'main')]),
      ...(step.after ? [button(to('show', step.after.step), studies.previous)] : []),
      ...(next ? [button(to('show', next.id), studies.next)] : []),
      ...(before ? [button(to('why', 0), buttons.explain)] : []),
      ...(other !== undefined && other !== show ? [button(to('view', other), words.studyShows[other])] : []),
    ),
    ...rowOf(
      button(form('noting'), studies.note),
      button(form('naming'), studies.branch),
      ...(position.game.correct ? [button(form('placing'), studies.place_)] : []),
      button(to('more'), buttons.more),
      // The way back to the orders that count.
      ...(study.whatIf === undefined ? [] : [button(customId('orders', study.whatIf, 0), studies.ownOrders)]),
    ),
  ];
}

async function seatOptions({ language, words }: InteractionContext, position: ReadPosition): Promise<readonly MenuOption[]> {
  const { game, seats, step, filed } = position;
  const open = game.openSeats?.(position.state) ?? [];
  return await mapInOrder([...seats.entries()], async ([place, seat]) => {
    await yieldToEventLoop();
    const state = stateFor(position, seat.id);
    const sheet = game.sheet(state, seat.id, filed.get(seat.id), language).filter(({ of, optional }) => of === undefined && !optional);
    const given = sheet.filter(({ text }) => text !== undefined).length;
    const due = game.due?.(state, seat.id) ?? sheet.length;
    const isOpen = open.includes(seat.id) && !(seat.id in step.supposed);
    return { label: seat.name[language], value: `${place}`, description: isOpen ? words.studies.openSeat : words.panel.filed(given, due) };
  });
}

/** A menu of the steps one may go to; it says so where some are left out. */
function stepMenu(context: InteractionContext, position: StudyPosition): ComponentRow {
  const { study, step } = position;
  const options = stepOptions(context, position);
  const { goTo, goToNear } = context.words.studies;
  const all = study.body.steps.length;
  return menu(customId('study', study.id, step.id, 'goto'), options.length < all ? goToNear(options.length, all) : goTo, options);
}

/**
 * The steps one may go to: all of a small study; of a large one those nearby, and those with a name. Called by their phase where it is known
 * without working out the position, otherwise by their number.
 */
function stepOptions(context: InteractionContext, { study, step }: StudyPosition): readonly MenuOption[] {
  const near = nearestSteps(study, step);
  const { phaseName } = presenterOf(context.bot.presenters, study.game);
  const phases = new Map(
    near.flatMap(({ id }) => {
      const phase = phaseRemembered(context.bot.hosting, study, id);
      return phase ? [[id, phaseName(phase, context.language)] as const] : [];
    }),
  );
  return near.map(one => {
    const phase = phases.get(one.id) ?? context.words.studies.place(study.body.steps.indexOf(one) + 1, study.body.steps.length);
    const depth = pathTo(study.body, one.id).length - 1;
    return {
      label: [`${'· '.repeat(Math.min(depth, 12))}${phase}`, ...(one.branch === undefined ? [] : [one.branch])].join(' · '),
      value: `${one.id}`,
      ...(one.note !== undefined && { description: one.note }),
      chosen: one.id === step.id,
    };
  });
}

function nearestSteps({ body }: Study, step: StudyStep): readonly StudyStep[] {
  const inOrder = inTreeOrder(body.steps);
  if (inOrder.length <= DISCORD_LIMITS.menu.options) return inOrder;
  const path = new Set(pathTo(body, step.id).map(({ id }) => id));
  const rank = ({ id, after, branch }: StudyStep): number => {
    if (id === step.id) return 0;
    if (after?.step === step.id || id === step.after?.step) return 1;
    if (branch !== undefined || after === undefined) return 2;
    if (after.step === step.after?.step || path.has(id)) return 3;
    return 4 + Math.abs(inOrder.findIndex(one => one.id === id) - inOrder.indexOf(step));
  };
  const chosen = new Set(inOrder.toSorted((a, b) => rank(a) - rank(b)).slice(0, DISCORD_LIMITS.menu.options));
  return inOrder.filter(one => chosen.has(one));
}

/** Each step followed by all that follows it. */
function inTreeOrder(steps: readonly StudyStep[]): readonly StudyStep[] {
  const after = new Map<number | undefined, StudyStep[]>();
  for (const step of steps) {
    const siblings = after.get(step.after?.step) ?? [];
    siblings.push(step);
    after.set(step.after?.step, siblings);
  }
  const ordered: StudyStep[] = [];
  const open = [...(after.get(undefined) ?? [])];
  for (let step = open.pop(); step; step = open.pop()) {
    ordered.push(step);
    open.push(...(after.get(step.id) ?? []).toReversed());
  }
  return ordered;
}
