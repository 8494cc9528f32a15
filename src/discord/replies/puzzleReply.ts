import type { APIButtonComponent } from 'discord.js';
import { levelOf, PUZZLE_LEVELS, type Puzzle, type PuzzleLevel } from '../../games/lessons/puzzle.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { gameCalled } from '../../matches/context/gameOf.js';
import type { Picture } from '../../matches/context/ports.js';
import { submissionsOf } from '../../matches/context/studySteps.js';
import type { LessonTaken } from '../../matches/model/lessonProgress.js';
import { type LessonPositionSeen, puzzlesOn } from '../../matches/read/lessonPosition.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { button, clipped, inMenus, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { INK } from '../message/embeds.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { lessonReply, ordersLine, REACHED } from './lessonReply.js';
import { resultsOf } from './studyReply.js';

/** What stands below a puzzle besides: its hint, or the question whether to show its solution. */
type More = 'hint' | 'asks';

/** A step of a lesson, or a puzzle, as the user has it. */
export const stepReply = (context: InteractionContext, seen: LessonPositionSeen): Promise<Reply> =>
  seen.step.puzzle ? puzzleReply(context, seen, seen.step.puzzle) : lessonReply(context, seen);

function textsOf({ words }: Pick<InteractionContext, 'words'>, id: string): InteractionContext['words']['puzzleTexts'][string] {
  const texts = words.puzzleTexts[id];
  if (!texts) throw new Error(`the puzzle ${id} has no texts`);
  return texts;
}

/** A puzzle: what to reach or, once orders were tried, what the others make of them; the picture; and the ways on. */
export async function puzzleReply(context: InteractionContext, seen: LessonPositionSeen, puzzle: Puzzle, more?: More): Promise<Reply> {
  const { words, bot, language } = context;
  const { game, result } = seen;
  const { title, hint } = textsOf(context, puzzle.id);
  const picture = await pictureOf(context, seen);
  const told = result ? toldAfter(context, seen, puzzle) : toldBefore(context, seen, puzzle);
  const below = more === 'hint' ? [words.puzzles.hinted(hint)] : more === 'asks' ? [`**${words.puzzles.sure}**`] : [];
  return {
    embeds: [
      {
        color: result?.verdict.isReached ? REACHED : INK,
        title: clipped(words.puzzles.title(words.puzzles.level(levelOf(puzzle)), title), DISCORD_LIMITS.embed.title),
        description: [...told, ...below].join('\n\n'),
        footer: { text: words.lessons.footer },
      },
    ],
    rows: [...rowOf(...(more === 'asks' ? askButtons(context, seen) : mainButtons(context, seen))), ...rowOf(toPuzzles(context))],
    sketch: { picture, name: `puzzle-${puzzle.id}.png`, alt: presenterOf(bot.presenters, game.id).altText(picture, language) },
  };
}

function toldBefore(context: InteractionContext, seen: LessonPositionSeen, { id, proof }: Puzzle): readonly string[] {
  const { words } = context;
  const { step, tried } = seen;
  const own =
    tried.orders === '' ? words.lessons.noOrders : [words.lessons.own, ordersLine(context, seen, step.seat, tried.orders)].join('\n');
  return [`**${textsOf(context, id).task}**`, words.puzzles.oneOf(proof.sheets), own];
}

function toldAfter(context: InteractionContext, seen: LessonPositionSeen, { id, seat }: Puzzle): readonly string[] {
  const { words } = context;
  const { lesson, everybody, result, tried } = seen;
  if (!result) return [];
  const { verdict, resolved } = result;
  const { task, done } = textsOf(context, id);
  const isAnswered = resolved.report.orders.some(({ power, order }) => power !== seat && order.kind !== 'hold');
  const right = tried.shown ? words.puzzles.solutionShown : words.puzzles.right;
  const said = verdict.isReached ? `${right} ${done}` : isAnswered ? words.puzzles.stopped : words.puzzles.short;
  return [
    `${verdict.isReached ? '✅' : '↩️'} **${said}**`,
    resultsOf(context, { study: lesson, everybody }, resolved.report),
    ...(verdict.isReached ? [] : [`> ${task}`]),
  ];
}

/** The position with the user’s own orders or, once they were tried, the results. */
async function pictureOf(
  { bot, language, user }: InteractionContext,
  { step, game, state, tried, result }: LessonPositionSeen,
): Promise<Picture> {
  const drawn = {
    ...{ game: game.id, language, look: await lookOf(bot.hosting, user) },
    ...(step.theatre !== undefined && { theatre: step.theatre }),
  };
  if (result) return { kind: 'results', report: result.resolved.report, ...drawn };
  const view = game.view(state) as unknown;
  if (tried.orders === '') return { kind: 'position', view, ...drawn };
  const submission: unknown = submissionsOf(game, state, { [step.seat]: tried.orders }).get(step.seat);
  return { kind: 'mine', view, seat: step.seat, submission, ...drawn };
}

function mainButtons({ words }: InteractionContext, seen: LessonPositionSeen): readonly APIButtonComponent[] {
  const { tried, result } = seen;
  const { lessons, puzzles, buttons } = words;
  const to = toIn(seen);
  const help = [button(to('clue'), puzzles.hint), button(to('reveal'), puzzles.solution)];
  if (!result) {
    const isEmpty = tried.orders === '';
    return [
      button(to('give'), buttons.orders, isEmpty ? 'main' : 'plain'),
      button(to('solve'), puzzles.try, isEmpty ? 'plain' : 'good'),
      ...help,
    ];
  }
  const why = button(to('why', 0), buttons.explain);
  if (!result.verdict.isReached) return [button(to('again'), lessons.again, 'main'), why, ...help];
  const next = nextOf(seen);
  return [...(next > 0 ? [button(to('go', next), puzzles.next, 'good')] : []), button(to('again'), lessons.again), why];
}

const askButtons = ({ words: { puzzles } }: InteractionContext, seen: LessonPositionSeen): readonly APIButtonComponent[] => [
  button(toIn(seen)('answer'), puzzles.show, 'grave'),
  button(toIn(seen)('board'), puzzles.toPuzzle, 'main'),
];

const toIn =
  ({ lesson, place }: LessonPositionSeen) =>
  (verb: string, ...rest: readonly (string | number)[]): string =>
    customId('lesson', lesson.number, place, verb, ...rest);

const toPuzzles = ({ words }: InteractionContext): APIButtonComponent => button(customId('lesson', 0, 0, 'puzzles'), words.puzzles.all);

/** The place of the next puzzle that is not solved: after this one, else before it. 0 if there is none. */
function nextOf({ lesson: { steps }, place, progress }: LessonPositionSeen): number {
  const open = steps.flatMap(({ id }, i) => (progress.tries[id]?.reached || i + 1 === place ? [] : [i + 1]));
  return open.find(one => one > place) ?? open[0] ?? 0;
}

/** All puzzles by how hard they are, with those that the user has solved. */
export async function puzzlesReply(context: InteractionContext): Promise<Reply> {
  const { words, bot, user } = context;
  const taken = await bot.hosting.store.lessons.of(user);
  const levels = PUZZLE_LEVELS.map(level => ({ level, puzzles: puzzlesAt(context, taken, level) })).filter(
    ({ puzzles }) => puzzles.length > 0,
  );
  const lines = levels.map(({ level, puzzles }) =>
    words.puzzles.line(words.puzzles.level(level), puzzles.filter(({ isSolved }) => isSolved).length, puzzles.length),
  );
  return {
    embeds: [{ color: INK, title: words.puzzles.all, description: [words.puzzles.intro, lines.join('\n')].join('\n\n') }],
    rows: [
      ...levels.flatMap(({ level, puzzles }): readonly ComponentRow[] => {
        const options = puzzles.map(({ id, set, game, isSolved }) => ({
          label: `${isSolved ? '✅ ' : ''}${textsOf(context, id).title}`,
          value: `${set} ${id}`,
          description: isSolved ? words.puzzles.solved(game) : game,
        }));
        const asked = words.puzzles.choose(words.puzzles.level(level));
        return inMenus(options).map((some, i) => menu(customId('lesson', 0, 0, 'puzzle', level, i), asked, some));
      }),
      ...rowOf(button(customId('lesson', 0, 0, 'list'), words.lessons.all)),
    ],
  };
}

interface ListedPuzzle {
  readonly id: string;
  /** The number of its set. */
  readonly set: number;
  readonly game: string;
  readonly isSolved: boolean;
}

function puzzlesAt({ bot, language }: InteractionContext, taken: readonly LessonTaken[], level: PuzzleLevel): readonly ListedPuzzle[] {
  return puzzlesOn(bot.hosting).flatMap(({ number, game, steps }) => {
    const tries = taken.find(({ lesson }) => lesson === number)?.progress.tries ?? {};
    const title = gameCalled(bot.hosting, game)?.title[language] ?? game;
    return steps.flatMap(({ id, puzzle }) =>
      puzzle && levelOf(puzzle) === level ? [{ id, set: number, game: title, isSolved: tries[id]?.reached === true }] : [],
    );
  });
}
