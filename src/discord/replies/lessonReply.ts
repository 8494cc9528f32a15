import type { APIButtonComponent } from 'discord.js';
import type { Lesson } from '../../games/lessons/lesson.js';
import { resolvedStep } from '../../games/lessons/lessonState.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import type { Picture } from '../../matches/context/ports.js';
import { submissionsOf } from '../../matches/context/studySteps.js';
import type { LessonProgress, LessonTaken } from '../../matches/model/lessonProgress.js';
import { type LessonPositionSeen, lessonsOn, reachedOf } from '../../matches/read/lessonPosition.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { button, clipped, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { INK } from '../message/embeds.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { resultsOf } from './studyReply.js';

/** The green of a step whose aim is reached. */
export const REACHED = 0x3a7d44;

type Texts = InteractionContext['words']['lessonTexts'][string];

/** What a lesson says. Throws if it has no texts: a test sees to it that all have. */
export function textsOf({ words }: Pick<InteractionContext, 'words'>, { id }: Lesson): Texts {
  const texts = words.lessonTexts[id];
  if (!texts) throw new Error(`the lesson ${id} has no texts`);
  return texts;
}

function stepTexts(context: InteractionContext, { lesson, step }: LessonPositionSeen): Texts['steps'][string] {
  const texts = textsOf(context, lesson).steps[step.id];
  if (!texts) throw new Error(`the step ${step.id} of ${lesson.id} has no texts`);
  return texts;
}

/** A step of a lesson: what to try or, once orders were resolved, what came of them; the picture; and the ways on. */
export async function lessonReply(context: InteractionContext, seen: LessonPositionSeen): Promise<Reply> {
  const { words, bot, language } = context;
  const { lesson, step, place, game, result } = seen;
  const picture = await pictureOf(context, seen);
  return {
    embeds: [
      {
        color: result?.verdict.isReached && !seen.tried.shown ? REACHED : INK,
        title: clipped(
          words.lessons.title(textsOf(context, lesson).title, stepTexts(context, seen).title, place, lesson.steps.length),
          DISCORD_LIMITS.embed.title,
        ),
        description: (result ? toldAfter(context, seen) : toldBefore(context, seen)).join('\n\n'),
        footer: { text: words.lessons.footer },
      },
    ],
    rows: [...rowOf(...mainButtons(context, seen)), ...rowOf(...wayButtons(context, seen))],
    sketch: {
      picture,
      name: `lesson-${lesson.id}-${step.id}.png`,
      alt: presenterOf(bot.presenters, game.id).altText(picture, language),
    },
  };
}

function toldBefore(context: InteractionContext, seen: LessonPositionSeen): readonly string[] {
  const { words } = context;
  const { step, tried } = seen;
  const others = Object.entries(step.others).map(([seat, text]) => ordersLine(context, seen, seat, text));
  const own =
    tried.orders === '' ? words.lessons.noOrders : [words.lessons.own, ordersLine(context, seen, step.seat, tried.orders)].join('\n');
  return [stepTexts(context, seen).task, ...(others.length > 0 ? [[words.lessons.others, ...others].join('\n')] : []), own];
}

/** "**Red**: `A cor - est`", in the reader's language. */
export function ordersLine(
  { words, language }: InteractionContext,
  { game, state, everybody }: LessonPositionSeen,
  seat: string,
  text: string,
): string {
  const submission: unknown = submissionsOf(game, state, { [seat]: text }).get(seat);
  const lines = game.sheet(state, seat, submission, language).flatMap(line => line.text ?? []);
  const name = everybody.find(({ id }) => id === seat)?.name[language] ?? seat;
  return words.lessons.ordersOf(name, lines.map(line => `\`${line}\``).join(' '));
}

function toldAfter(context: InteractionContext, seen: LessonPositionSeen): readonly string[] {
  const { words } = context;
  const { lesson, step, everybody, progress, result, tried } = seen;
  if (!result) return [];
  const { verdict, resolved } = result;
  const texts = stepTexts(context, seen);
  const said = verdict.isReached ? texts.done : (texts.instead?.[verdict.instead ?? ''] ?? texts.other);
  const sign = tried.shown ? '👁️' : verdict.isReached ? '✅' : '↩️';
  const isOpen = tried.shown && !progress.tries[step.id]?.reached;
  return [
    `${sign} **${[...(tried.shown ? [words.lessons.answerShown] : []), said].join(' ')}**`,
    ...(isOpen ? [words.lessons.notCounted] : []),
    resultsOf(context, { study: lesson, everybody }, resolved.report),
    ...(verdict.isReached ? [] : [`> ${texts.task}`]),
  ];
}

/** Before it is resolved: what everybody is going to do, or the position while that is nothing to see. Afterwards: the results. */
async function pictureOf(context: InteractionContext, seen: LessonPositionSeen): Promise<Picture> {
  const { bot, language, user } = context;
  const { step, game, state, tried, result } = seen;
  const drawn = {
    ...{ game: game.id, language, look: await lookOf(bot.hosting, user) },
    ...(step.theatre !== undefined && { theatre: step.theatre }),
  };
  if (result) return { kind: 'results', report: result.resolved.report, ...drawn };
  if (tried.orders === '' && Object.keys(step.others).length === 0)
    return { kind: 'position', view: game.view(state) as unknown, ...drawn };
  return { kind: 'orders', report: resolvedStep(game, step, tried.orders).report, ...drawn };
}

function mainButtons({ words }: InteractionContext, { lesson, place, tried, result }: LessonPositionSeen): readonly APIButtonComponent[] {
  const { lessons, studies, buttons } = words;
  const to = (verb: string, ...rest: readonly (string | number)[]): string => customId('lesson', lesson.number, place, verb, ...rest);
  const give = button(to('give'), buttons.orders, tried.orders === '' ? 'main' : 'plain');
  const answer = button(to('answer'), lessons.showAnswer);
  if (!result) return [give, button(to('solve'), studies.resolve, tried.orders === '' ? 'plain' : 'good'), answer];
  const why = button(to('why', 0), buttons.explain);
  const again = (style: 'main' | 'plain') => button(to('again'), lessons.again, style);
  if (!result.verdict.isReached) return [again('main'), why, answer];
  const next = place < lesson.steps.length ? button(to('go', place + 1), lessons.next, 'good') : button(to('end'), lessons.end, 'good');
  return [next, again('plain'), why];
}

/** Back, on without having reached the aim, and all lessons. */
function wayButtons(
  { words: { lessons } }: InteractionContext,
  { lesson, place, result }: LessonPositionSeen,
): readonly APIButtonComponent[] {
  const to = (verb: string, ...rest: readonly (string | number)[]): string => customId('lesson', lesson.number, place, verb, ...rest);
  const onwards = place < lesson.steps.length ? to('go', place + 1, 'skip') : to('end', 'skip');
  return [
    ...(place > 1 ? [button(to('go', place - 1, 'back'), lessons.back)] : []),
    ...(result?.verdict.isReached ? [] : [button(onwards, lessons.skip)]),
    button(to('list'), lessons.all),
  ];
}

/** All lessons, with how far the user is in each. */
export async function lessonsReply(context: InteractionContext): Promise<Reply> {
  const { words, bot, user } = context;
  const taken = await bot.hosting.store.lessons.of(user);
  const lines = lessonsOn(bot.hosting).map(lesson => {
    const { title, about } = textsOf(context, lesson);
    return words.lessons.line(title, about, doneText(context, lesson, progressIn(taken, lesson)));
  });
  return {
    embeds: [{ color: INK, title: words.lessons.all, description: [words.lessons.intro, ...lines].join('\n\n') }],
    rows: [...lessonsRow(context, taken), ...rowOf(button(customId('lesson', 0, 0, 'puzzles'), words.puzzles.all))],
  };
}

const progressIn = (taken: readonly LessonTaken[], lesson: Lesson): LessonProgress | undefined =>
  taken.find(one => one.lesson === lesson.number)?.progress;

const doneText = ({ words }: InteractionContext, lesson: Lesson, progress: LessonProgress | undefined): string =>
  words.lessons.done(reachedOf(lesson, progress), lesson.steps.length);

function lessonsRow(context: InteractionContext, taken: readonly LessonTaken[]): readonly ComponentRow[] {
  const { words, bot } = context;
  const options = lessonsOn(bot.hosting).map(lesson => ({
    label: textsOf(context, lesson).title,
    value: `${lesson.number}`,
    description: doneText(context, lesson, progressIn(taken, lesson)),
  }));
  return options.length > 0 ? [menu(customId('lesson', 0, 0, 'start'), words.lessons.choose, options)] : [];
}

/** What comes after the last step: what was learnt, and what one can do now. */
export async function lessonEndReply(
  context: InteractionContext,
  { lesson, progress }: { readonly lesson: Lesson; readonly progress: LessonProgress },
): Promise<Reply> {
  const { words, bot, user } = context;
  const { title, end } = textsOf(context, lesson);
  const taken = await bot.hosting.store.lessons.of(user);
  const game = [lesson.game, 'classic'].find(id => bot.hosting.games.has(id));
  const rules = game === undefined ? [] : [button(customId('rules', 0, 0, game), words.buttons.rules)];
  return {
    embeds: [
      {
        color: REACHED,
        title: words.lessons.endTitle(title),
        description: [words.lessons.finished(reachedOf(lesson, progress), lesson.steps.length), end, words.lessons.whatNext].join('\n\n'),
      },
    ],
    rows: [
      ...lessonsRow(context, taken),
      ...rowOf(
        button(customId('lesson', lesson.number, lesson.steps.length, 'board'), words.lessons.toLesson),
        ...rules,
        button(customId('lesson', 0, 0, 'puzzles'), words.puzzles.all),
      ),
    ],
  };
}
