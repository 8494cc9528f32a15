import { LESSONS } from '../../games/lessons/allLessons.js';
import { goToLesson } from '../../matches/actions/lessons/takeLesson.js';
import { refusal } from '../interactions/sayFault.js';
import { lessonsReply } from '../replies/lessonReply.js';
import { puzzlesReply, stepReply } from '../replies/puzzleReply.js';
import { learnTexts } from '../words/commands/learnTexts.js';
import { choiceOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** A private lesson: the one that is named, or where the user was, or all of them; or the puzzles. */
export const learn: SlashCommand = {
  text: learnTexts.command,
  options: [choiceOption(learnTexts.lesson)],
  run: async context => {
    const { bot, user } = context;
    const named = context.option('lesson');
    if (named === 'puzzles') return await puzzlesReply(context);
    const [last] = await bot.hosting.store.lessons.of(user);
    const number = named === undefined ? last?.lesson : (LESSONS.find(({ id }) => id === named)?.number ?? 0);
    if (number === undefined || (named === undefined && last?.progress.over)) return await lessonsReply(context);
    const seen = await goToLesson(bot.hosting, { lesson: number, user });
    return seen.ok ? await stepReply(context, seen.value) : refusal(context, seen.fault);
  },
};
