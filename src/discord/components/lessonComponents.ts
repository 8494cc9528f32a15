import { lessonNumbered } from '../../games/lessons/allLessons.js';
import type { Result } from '../../lib/result.js';
import {
  endLesson,
  goToLesson,
  type LessonAsked,
  lessonSeen,
  resolveLesson,
  showAnswer,
  tryLessonAgain,
} from '../../matches/actions/lessons/takeLesson.js';
import type { HostingFault } from '../../matches/fault.js';
import type { LessonPositionSeen } from '../../matches/read/lessonPosition.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { lessonDesk } from '../interactions/lessonDesk.js';
import { refusal } from '../interactions/sayFault.js';
import { button } from '../message/buttons.js';
import { COMPONENT_ACTIONS, customId } from '../message/customId.js';
import type { FormReply, Reply } from '../message/reply.js';
import { freshPanel } from '../panel/panelReplies.js';
import { explainReply } from '../replies/explainReply.js';
import { lessonEndReply, lessonsReply } from '../replies/lessonReply.js';
import { puzzleReply, puzzlesReply, stepReply } from '../replies/puzzleReply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { PANEL } from './studyComponents.js';

type Handler = (context: ComponentContext) => Promise<Reply | FormReply>;

/** The puzzle that was chosen in a menu: its set and its id. */
function puzzleAsked({ chosen: [value = ''], user }: ComponentContext): LessonAsked {
  const [number, id] = value.split(' ');
  const place = lessonNumbered(Number(number))?.steps.findIndex(step => step.id === id) ?? -1;
  return { lesson: Number(number), place: place + 1, user };
}

const asked = ({ payload, user }: ComponentContext) => ({ lesson: payload.match, place: payload.phase, user });

/** What a lesson does outside its panel of orders, by the word in the custom id. */
const LESSON: Readonly<Record<string, Handler>> = {
  list: context => lessonsReply(context),
  start: context => shown(context, goToLesson(context.bot.hosting, { lesson: Number(context.chosen[0]), user: context.user })),
  board: context => shown(context, goToLesson(context.bot.hosting, asked(context))),
  go: context => shown(context, goToLesson(context.bot.hosting, { ...asked(context), place: Number(context.payload.rest[1]) })),
  give: context => freshPanel({ ...context, desk: lessonDesk(context, asked(context)) }, context.payload.match),
  solve: context => shown(context, resolveLesson(context.bot.hosting, asked(context))),
  answer: context => shown(context, showAnswer(context.bot.hosting, asked(context))),
  again: context => shown(context, tryLessonAgain(context.bot.hosting, asked(context))),
  why: context => why(context),
  whyof: context => why(context, context.chosen[0]),
  end,
  puzzles: context => puzzlesReply(context),
  puzzle: context => shown(context, goToLesson(context.bot.hosting, puzzleAsked(context))),
  clue: context => puzzle(context, 'hint'),
  reveal: context => puzzle(context, 'asks'),
};

/** Handles everything of a lesson: the custom id has the lesson, the place of the step, and then what to do. */
export async function lesson(context: ComponentContext): Promise<Reply | FormReply> {
  const [verb = '', , ...rest] = context.payload.rest;
  const own = Object.hasOwn(LESSON, verb) ? LESSON[verb] : undefined;
  if (own) return await own(context);
  const action = COMPONENT_ACTIONS.find(one => one === verb);
  const handler = action && PANEL[action];
  if (!action || !handler) return { content: context.words.general.outdated };
  const desk = lessonDesk(context, asked(context));
  return await handler({ ...context, payload: { ...context.payload, action, rest }, desk });
}

async function shown(context: ComponentContext, found: Promise<Result<LessonPositionSeen, HostingFault>>): Promise<Reply> {
  const seen = await found;
  return seen.ok ? await stepReply(context, seen.value) : refusal(context, seen.fault);
}

/** A puzzle with its hint, or with the question whether to show its solution. */
async function puzzle(context: ComponentContext, more: 'hint' | 'asks'): Promise<Reply> {
  const seen = await lessonSeen(context.bot.hosting, asked(context));
  if (!seen.ok) return refusal(context, seen.fault);
  const { step } = seen.value;
  return step.puzzle ? await puzzleReply(context, seen.value, step.puzzle, more) : await stepReply(context, seen.value);
}

async function end(context: ComponentContext): Promise<Reply> {
  if (lessonNumbered(context.payload.match)?.puzzles) return await puzzlesReply(context);
  const ended = await endLesson(context.bot.hosting, asked(context));
  return ended.ok ? await lessonEndReply(context, ended.value) : refusal(context, ended.fault);
}

/** Explains an order of the result that is shown, with the menu of all of them. */
async function why(context: ComponentContext, key?: string): Promise<Reply> {
  const { bot, language, words, payload } = context;
  const seen = await lessonSeen(bot.hosting, asked(context));
  if (!seen.ok) return refusal(context, seen.fault);
  const { lesson: of, place, name, game, result } = seen.value;
  const { explainer, phaseName } = presenterOf(bot.presenters, game.id);
  const to = (verb: string, ...rest: readonly number[]): string => customId('lesson', of.number, place, verb, ...rest);
  return explainReply(context, {
    ...{ report: result?.resolved.report, explainer, key },
    title: phaseName(name, language),
    page: Number(payload.rest[1] ?? 0),
    menuId: page => to('whyof', page),
    pageId: page => to('why', page),
    back: button(to('board'), of.puzzles ? words.puzzles.toPuzzle : words.lessons.toLesson, 'main'),
  });
}
